// Letters as a short way to the buttons. Whoever speaks to the device, or has keys of their own, switches them off.
import { device } from './kept'

export const letters = $state({ on: device.get('letters') !== 'no' })

export function useLetters(on: boolean): void {
  letters.on = on
  device.set('letters', on ? 'yes' : 'no')
}

/** What was pressed, if it is meant for the table: not for a field, and not for the browser. */
export function pressed(event: KeyboardEvent): string {
  const elsewhere =
    event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement
  return elsewhere || (event.key.length === 1 && !letters.on) ? '' : event.key.toLowerCase()
}
