// Messages in the user's language, from the same Fluent files as the terminal and the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { deviceStorage } from './storage'

const FALLBACK = 'en'
// Each catalogue is a file of its own, and only the one in use is loaded.
const catalogues = byLanguage(
  import.meta.glob<string>('../../../src/oneleft/lang/*.ftl', { query: '?page', import: 'default' }),
)
/** Parts that only some screens need. Once wanted, a part comes with every language. */
const PARTS = {
  analysis: byLanguage(
    import.meta.glob<string>('../../../src/oneleft/lang/*.ftl', { query: '?analysis', import: 'default' }),
  ),
  people: byLanguage(
    import.meta.glob<string>('../../../src/oneleft/lang/*.ftl', { query: '?people', import: 'default' }),
  ),
  claim: byLanguage(
    import.meta.glob<string>('../../../src/oneleft/lang/*.ftl', { query: '?claim', import: 'default' }),
  ),
  tournament: byLanguage(
    import.meta.glob<string>('../../../src/oneleft/lang/*.ftl', { query: '?tournament', import: 'default' }),
  ),
  desk: byLanguage(import.meta.glob<string>('../../../src/oneleft/lang/*.ftl', { query: '?desk', import: 'default' })),
}
type Part = keyof typeof PARTS
let wantedParts: Part[] = []
/** What each language calls itself. */
export const LANGUAGE_NAMES = byLanguage(
  import.meta.glob<string>('../../../src/oneleft/lang/*.ftl', { query: '?name', import: 'default', eager: true }),
)

export const locale = $state({ language: preferredLanguage(), ready: false })
let bundle = $state.raw(new FluentBundle(FALLBACK))

function byLanguage<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/').pop()?.split('.')[0], file]))
}

/** The language that was chosen on this device, or the first of the browser's that is here: `de-AT` means `de`. */
function preferredLanguage(): string {
  const wanted = [deviceStorage.get('language') ?? '', ...navigator.languages].map((name) => name.split('-')[0] ?? '')
  return wanted.find((language) => language in catalogues) ?? FALLBACK
}

export async function loadLanguage(language: string): Promise<void> {
  const loaded = new FluentBundle(language, { useIsolating: false })
  const parts = [catalogues, ...wantedParts.map((part) => PARTS[part])]
  for (const text of await Promise.all(parts.map((files) => files[language]?.())))
    loaded.addResource(new FluentResource(text ?? ''))
  bundle = loaded
  locale.language = language
  locale.ready = true
  document.documentElement.lang = language
}

/** Load the messages of a part too. */
export async function loadPart(part: Part): Promise<void> {
  if (wantedParts.includes(part)) return
  wantedParts = [...wantedParts, part]
  await loadLanguage(locale.language)
}

export async function chooseLanguage(language: string): Promise<void> {
  await loadLanguage(language)
  deviceStorage.set('language', language)
}

/** The message with this key, or the key if there is none. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key)
  return message?.value ? bundle.formatPattern(message.value, args) : key
}
