import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin, defineConfig } from 'vite'

/** `de.ftl?name` is what the language calls itself: the page lists all languages, but loads one catalogue. */
const languageNames: Plugin = {
  name: 'language-names',
  enforce: 'pre',
  load(id) {
    const file = id.endsWith('.ftl?name') ? id.slice(0, -'?name'.length) : null
    if (!file) return null
    this.addWatchFile(file)
    return `export default ${JSON.stringify(/^language-name = (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '')}`
  },
}

export default defineConfig({
  plugins: [languageNames, svelte()],
  build: {
    outDir: '../src/oneleft/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] } },
})
