// Messages in the user's language, from the same Fluent files as the terminal and the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { deviceStorage } from './storage'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/oneleft/lang/en.ftl?raw'),
  es: () => import('../../../src/oneleft/lang/es.ftl?raw'),
}

export const locale = $state({ language: preferredLanguage(), ready: false })
let bundle = $state.raw(new FluentBundle('en'))

function preferredLanguage(): Language {
  const preferred = deviceStorage.get('language') ?? navigator.language
  return LANGUAGES.find((language) => preferred.startsWith(language)) ?? 'en'
}

export async function setLanguage(language: Language): Promise<void> {
  const loaded = new FluentBundle(language, { useIsolating: false })
  loaded.addResource(new FluentResource((await catalogues[language]()).default))
  bundle = loaded
  locale.language = language
  locale.ready = true
  deviceStorage.set('language', language)
  document.documentElement.lang = language
}

/** The message with this key, or the key if there is none. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key)
  return message?.value ? bundle.formatPattern(message.value, args) : key
}
