// Single-letter keyboard shortcuts. People who use voice control or their own shortcuts can switch them off.
import { deviceStorage } from './storage'

export const shortcuts = $state({ enabled: deviceStorage.get('letters') !== 'no' })

export function enableShortcuts(enabled: boolean): void {
  shortcuts.enabled = enabled
  deviceStorage.set('letters', enabled ? 'yes' : 'no')
}

/** The pressed key in lower case, or '' if it belongs to a text field or to the browser. */
export function pressedKey(event: KeyboardEvent): string {
  const ignored =
    event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement
  return ignored || (event.key.length === 1 && !shortcuts.enabled) ? '' : event.key.toLowerCase()
}
