// One catalogue for everything: the same Fluent files as the terminal and the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { device } from './kept'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/oneleft/lang/en.ftl?raw'),
  es: () => import('../../../src/oneleft/lang/es.ftl?raw'),
}

export const words = $state({ language: ownLanguage(), ready: false })
let bundle = $state.raw(new FluentBundle('en'))

function ownLanguage(): Language {
  const asked = device.get('language') ?? navigator.language
  return LANGUAGES.find((language) => asked.startsWith(language)) ?? 'en'
}

export async function speak(language: Language): Promise<void> {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource((await catalogues[language]()).default))
  bundle = made
  words.language = language
  words.ready = true
  device.set('language', language)
  document.documentElement.lang = language
}

export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key)
  return message?.value ? bundle.formatPattern(message.value, args) : key
}
