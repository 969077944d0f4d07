import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin, defineConfig } from 'vitest/config'

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

// The first words of the messages that the page says. The others are of the terminal, the command line and the server.
const SAID_HERE =
  /^(card|color|edition|event|format|group|house|language|list|page|phrase|preset|rated|rules|section|server)\b/

/** `de.ftl?page` is the part of a catalogue that the page needs, a third of it. */
const pageMessages: Plugin = {
  name: 'page-messages',
  enforce: 'pre',
  load(id) {
    const file = id.endsWith('.ftl?page') ? id.slice(0, -'?page'.length) : null
    if (!file) return null
    this.addWatchFile(file)
    const messages = readFileSync(file, 'utf8').split(/^(?=[A-Za-z#])/m)
    return `export default ${JSON.stringify(messages.filter((message) => SAID_HERE.test(message)).join(''))}`
  },
}

export default defineConfig({
  plugins: [languageNames, pageMessages, svelte()],
  build: {
    outDir: '../src/oneleft/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] } },
  test: { testTimeout: 60_000 }, // a busy machine is no fault of the page
})
