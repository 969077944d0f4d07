/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin, type Rolldown, defineConfig } from 'vite'

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

// The first words of the messages in each part of a catalogue that the page loads. The others are of the terminal, the
// command line and the server.
const words = (list: string): RegExp => new RegExp(`^(${list.replaceAll(' ', '|')})\\b`)
const TABLE_WORDS = 'card color edition event format group house language list phrase preset rated rules section'
const PARTS: Record<string, RegExp> = {
  page: words(`${TABLE_WORDS} page puzzle server`),
  analysis: words('analysis ladder-half replay simulate-number simulate-share why'),
  people: words('people simulate-number simulate-share'),
  claim: words('claim'),
  tournament: words('tournament'),
  desk: words('desk admin-told admin-closed admin-banned admin-lifted admin-drained'),
}

/** `de.ftl?page` is the part of a catalogue that every screen needs, a third of it. */
const messagesInParts: Plugin = {
  name: 'messages-in-parts',
  enforce: 'pre',
  load(id) {
    const [file = '', part = ''] = id.split('.ftl?')
    const known = PARTS[part]
    if (!known) return null
    this.addWatchFile(`${file}.ftl`)
    const messages = readFileSync(`${file}.ftl`, 'utf8').split(/^(?=[A-Za-z#])/m)
    return `export default ${JSON.stringify(messages.filter((message) => known.test(message)).join(''))}`
  },
}

/** Writes sw.js: the service worker, with the paths of the files that it keeps. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post', // when every file has its name
    handler(_, bundle) {
      const worker = readFileSync(new URL('src/serviceWorker.js', import.meta.url), 'utf8')
      const source = `const SHELL = ${JSON.stringify(shellFiles(bundle))}\n${worker}`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
}

/** What the page needs to say in any language that the server cannot be reached: scripts, styles, texts and letters. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const known = (id: string | null): boolean => /\.ftl\?page$|Offline\.svelte$/.test(id ?? '')
  const wanted = chunks.filter((chunk) => chunk.isEntry || known(chunk.facadeModuleId))
  const names = wanted.flatMap((chunk) => [
    chunk.fileName,
    ...chunk.imports,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...(chunk.viteMetadata?.importedAssets ?? []),
  ])
  const letters = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  return [...new Set([...names, ...letters])].sort().map((name) => `./${name}`)
}

export default defineConfig({
  base: './', // files are found from where they are: a proxy may serve the page under any path
  plugins: [languageNames, messagesInParts, svelte(), serviceWorker],
  build: {
    outDir: '../src/oneleft/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 }, // one file for the first view
            { name: 'shared', minShareCount: 4, priority: 1 }, // one for what the screens of a table have in common
          ],
        },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/\?(?!page|name)(\w+)$/.exec(facadeModuleId ?? '')?.[1]?.concat('-') ?? ''}[name]-[hash].js`,
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { testTimeout: 60_000 }, // a busy machine is no fault of the page
})
