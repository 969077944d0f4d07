// Short sounds, made from tones and noise in the browser. No file is loaded. There is no music.
import type { GameEvent } from './protocol'
import { settings } from './settings.svelte'

interface Tone {
  at: number // seconds after the start
  pitch: number // Hertz; of noise, the middle of its band
  to?: number // the pitch at the end
  length: number
  loudness?: number // of 1
  wave?: OscillatorType | 'noise'
}

const tone = (at: number, pitch: number, length: number, more: Partial<Tone> = {}): Tone => ({
  at,
  pitch,
  length,
  ...more,
})
const noise = (at: number, pitch: number, to: number, length: number, loudness = 1): Tone => ({
  at,
  pitch,
  to,
  length,
  loudness,
  wave: 'noise',
})
const row = (pitches: number[], step: number, length: number, wave: OscillatorType = 'triangle'): Tone[] =>
  pitches.map((pitch, i) => tone(i * step, pitch, length, { wave }))

const SLAP = noise(0, 1800, 700, 0.07)
const SWISH = noise(0, 900, 3200, 0.12, 0.7)

export const SOUNDS: Record<string, Tone[]> = {
  deal: [0, 0.09, 0.18, 0.27, 0.36, 0.45].map((at) => noise(at, 1400, 3000, 0.07, 0.7)),
  reshuffle: [0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24].map((at) => noise(at, 2200, 1500, 0.035, 0.6)),
  draw: [SWISH],
  draw_many: [SWISH, noise(0.1, 900, 3200, 0.12, 0.7), noise(0.2, 900, 3200, 0.12, 0.7), tone(0.1, 180, 0.25)],
  number: [SLAP, tone(0, 420, 0.07, { to: 320, loudness: 0.5 })],
  skip: [SLAP, tone(0.04, 620, 0.16, { to: 240, wave: 'square', loudness: 0.3 })],
  reverse: [SLAP, tone(0.03, 300, 0.13, { to: 700 }), tone(0.15, 700, 0.13, { to: 300 })],
  draw_two: [SLAP, ...row([330, 247], 0.09, 0.13, 'sawtooth').map((one) => ({ ...one, loudness: 0.35 }))],
  wild: [SLAP, ...row([523, 659, 784, 1047], 0.05, 0.16)],
  draw_four: [SLAP, ...row([392, 330, 262, 196], 0.08, 0.18, 'sawtooth').map((one) => ({ ...one, loudness: 0.35 }))],
  jam: [0, 0.1, 0.18, 0.24, 0.29].map((at) => noise(at, 700, 300, 0.06)),
  graduation: row([523, 523, 523, 698], 0.11, 0.18),
  color: [tone(0, 880, 0.12, { wave: 'sine' })],
  uno: row([660, 880, 1320], 0.09, 0.2, 'square').map((one) => ({ ...one, loudness: 0.35 })),
  caught: row([330, 262, 208], 0.11, 0.2, 'sawtooth').map((one) => ({ ...one, loudness: 0.4 })),
  jump: [SLAP, tone(0, 300, 0.2, { to: 1200, wave: 'sine' })],
  hands: [noise(0, 500, 2400, 0.45, 0.6), tone(0, 300, 0.4, { to: 500, wave: 'sine', loudness: 0.5 })],
  bluff: row([440, 415, 392, 220], 0.1, 0.2, 'square').map((one) => ({ ...one, loudness: 0.3 })),
  honest: row([523, 659, 784], 0.09, 0.2),
  out: row([523, 659, 784, 1047], 0.09, 0.22),
  win: row([523, 659, 784, 1047, 784, 1047, 1319], 0.12, 0.3),
  lose: row([392, 370, 349, 262], 0.18, 0.32, 'sine'),
  turn: row([587, 784], 0.1, 0.2, 'sine').map((one) => ({ ...one, loudness: 1.4 })),
  tick: [tone(0, 1200, 0.04, { wave: 'square', loudness: 0.3 })],
  refused: [tone(0, 160, 0.16, { wave: 'square', loudness: 0.3 })],
  joined: [tone(0, 260, 0.09, { to: 780, wave: 'sine' }), tone(0.08, 1047, 0.16, { wave: 'sine', loudness: 0.7 })],
  said: [tone(0, 700, 0.08, { to: 1000, wave: 'sine', loudness: 0.6 })],
}

const OF_CARD: Record<string, string> = {
  W: 'wild',
  'W+4': 'draw_four',
  WJ: 'jam',
  WG: 'graduation',
  S: 'skip',
  R: 'reverse',
  '+2': 'draw_two',
}
const OF_EVENT: Record<string, string> = {
  discarded: 'number',
  reshuffled: 'reshuffle',
  named_color: 'color',
  called_uno: 'uno',
  caught: 'caught',
  swapped: 'hands',
  hands_passed: 'hands',
  out: 'out',
}

/** The sound of an event for someone at this seat, or for a spectator. */
export function soundFor(event: GameEvent, seat: number | null): string | null {
  switch (event.event) {
    case 'played':
      return event.jump ? 'jump' : (OF_CARD[event.card] ?? OF_CARD[event.card.slice(1)] ?? 'number')
    case 'drew':
      return event.count > 1 ? 'draw_many' : 'draw'
    case 'challenged':
      return event.guilty ? 'bluff' : 'honest'
    case 'won':
      return seat === null || event.seats.includes(seat) ? 'win' : 'lose'
    case 'turned_up':
      return 'deal'
    default:
      return OF_EVENT[event.event] ?? null
  }
}

/** The sounds of what happened at once, each of them once. */
export const soundsFor = (events: GameEvent[], seat: number | null): string[] => [
  ...new Set(events.flatMap((event) => soundFor(event, seat) ?? [])),
]

const LOUDNESS = 0.16 // of a single tone at full volume
let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null
const REST_TIME = 2000 // milliseconds; every sound is shorter
let rest: ReturnType<typeof setTimeout> | undefined

/** After a sound the device rests: as long as it is on it takes power, also if nothing is heard. */
function restLater(): void {
  clearTimeout(rest)
  rest = setTimeout(() => void audio?.suspend(), REST_TIME)
}

/** Browsers allow sound only after a click or a key press. Set-up takes a moment, so it happens at the first one. */
function prepareAudio(): void {
  audio ??= new AudioContext()
  void audio.resume()
  restLater()
}
for (const gesture of ['click', 'keydown']) addEventListener(gesture, prepareAudio, { once: true })

/** Half a second of noise. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

function sourceOf(context: AudioContext, { wave = 'triangle', pitch, to = pitch, length }: Tone, start: number) {
  if (wave !== 'noise') {
    const oscillator = new OscillatorNode(context, { type: wave, frequency: pitch })
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length)
    return { source: oscillator, end: oscillator }
  }
  const source = new AudioBufferSourceNode(context, { buffer: (hiss ??= hissOf(context)) })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 })
  band.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(band)
  return { source, end: band }
}

export function playSound(name: string): void {
  const tones = SOUNDS[name]
  if (!tones || !audio || settings.sound === 'off') return
  if (document.hidden && name !== 'turn') return // nobody is looking: only their turn is of interest
  if (audio.state === 'suspended') void audio.resume()
  restLater()
  for (const one of tones) {
    const start = audio.currentTime + one.at
    const { source, end } = sourceOf(audio, one, start)
    const gain = audio.createGain()
    gain.gain.setValueAtTime(((LOUDNESS * settings.volume) / 100) * (one.loudness ?? 1), start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + one.length)
    end.connect(gain).connect(audio.destination)
    source.start(start)
    source.stop(start + one.length)
  }
}
