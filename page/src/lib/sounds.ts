// Short sounds, made here. Nothing is loaded, and one click mutes them.
import { device } from './kept'

let audio: AudioContext | null = null
export const muted = { on: device.get('muted') === 'yes' }

export function mute(on: boolean): void {
  muted.on = on
  device.set('muted', on ? 'yes' : 'no')
  getReady()
}

/** Browsers want a click before a sound. It takes a moment, which is better spent then than while cards fly. */
function getReady(): void {
  if (!muted.on) audio ??= new AudioContext()
}
for (const gesture of ['click', 'keydown']) addEventListener(gesture, getReady, { once: true })

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

export function sound(event: string): void {
  const tune = TUNES[event]
  if (!tune || !audio || muted.on || document.hidden) return
  if (audio.state === 'suspended') void audio.resume()
  let at = audio.currentTime
  for (const [pitch, length] of tune) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.08, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + length)
    at += length * 0.9
  }
}
