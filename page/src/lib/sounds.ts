// Short synthesized sounds. No file is loaded, and one click mutes them.
import { deviceStorage } from './storage'

let audio: AudioContext | null = null
export const muted = { on: deviceStorage.get('muted') === 'yes' }

export function setMuted(on: boolean): void {
  muted.on = on
  deviceStorage.set('muted', on ? 'yes' : 'no')
  prepareAudio()
}

/** Browsers allow sound only after a click or a key press. Set-up takes a moment, so it happens at the first one. */
function prepareAudio(): void {
  if (!muted.on) audio ??= new AudioContext()
}
for (const gesture of ['click', 'keydown']) addEventListener(gesture, prepareAudio, { once: true })

const TUNES: Record<string, [number, number][]> = {
  played: [[520, 0.06]],
  drew: [[240, 0.07]],
  called_uno: [
    [660, 0.09],
    [880, 0.14],
  ],
  caught: [
    [330, 0.1],
    [220, 0.18],
  ],
  skipped: [
    [400, 0.05],
    [300, 0.08],
  ],
  turned: [
    [350, 0.05],
    [500, 0.05],
    [350, 0.05],
  ],
  turn: [
    [587, 0.07],
    [784, 0.09],
  ],
  out: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.22],
  ],
}

export function playSound(event: string): void {
  const tune = TUNES[event]
  if (!tune || !audio || muted.on || document.hidden) return
  if (audio.state === 'suspended') void audio.resume()
  let start = audio.currentTime
  for (const [pitch, length] of tune) {
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.type = 'triangle'
    oscillator.frequency.value = pitch
    gain.gain.setValueAtTime(0.08, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + length)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + length)
    start += length * 0.9
  }
}
