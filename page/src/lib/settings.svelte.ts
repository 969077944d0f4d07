// What someone has chosen on this device: the looks, the speed, the sound and the alerts.
import { deviceStorage } from './storage'

export const CHOICES = {
  theme: ['auto', 'classic', 'night', 'paper', 'contrast'],
  cards: ['usual', 'large'], // large: numbers that are read from afar
  speed: ['calm', 'normal', 'fast'],
  alerts: ['unasked', 'on', 'off'], // when it is your turn and the page is not seen
  sound: ['on', 'off'],
} as const
export type Choice = keyof typeof CHOICES
const USUAL: Settings = { theme: 'auto', cards: 'usual', speed: 'normal', alerts: 'unasked', sound: 'on', volume: 70 }
const FORMER: Record<string, string> = { light: 'classic', dark: 'night' } // what themes were called

export type Settings = { [Name in Choice]: (typeof CHOICES)[Name][number] } & { volume: number } // per cent

function load<Name extends Choice>(name: Name): Settings[Name] {
  const stored = deviceStorage.get(name) ?? (name === 'sound' && deviceStorage.get('muted') === 'yes' ? 'off' : '')
  const found = CHOICES[name].find((choice) => choice === (FORMER[stored] ?? stored))
  return (found ?? USUAL[name]) as Settings[Name]
}

function loadVolume(): number {
  const stored = Number(deviceStorage.get('volume') ?? USUAL.volume)
  return stored >= 0 && stored <= 100 ? stored : USUAL.volume
}

export const settings: Settings = $state({
  theme: load('theme'),
  cards: load('cards'),
  speed: load('speed'),
  alerts: load('alerts'),
  sound: load('sound'),
  volume: loadVolume(),
})

/** The theme in use: by day and by night another one, unless one was chosen. */
export const themeName = (prefersDark: boolean): string =>
  settings.theme === 'auto' ? (prefersDark ? 'night' : 'classic') : settings.theme

/** Change a setting and keep it. */
export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  deviceStorage.set(name, String(value))
}
