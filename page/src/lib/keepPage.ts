// Keeps the page on this device for when the server cannot be reached.
import { ROOT } from './root'

/** Browsers have service workers on secure pages only: over https, or on this computer. */
export function keepPage(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register(`${ROOT}/sw.js`).catch(() => undefined)
}
