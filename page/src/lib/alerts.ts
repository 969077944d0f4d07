// Alerts for someone who is not looking: a sound, a shake and a notification when it is their turn.
import { t } from './i18n.svelte'
import { ROOT } from './root'
import { choose, settings } from './settings.svelte'
import { playSound } from './sounds'

/** Browsers have notifications on secure pages only: over https, or on this computer. */
export const canAlert = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied'

/** Ask the browser for notifications. Call it for a click: browsers refuse other questions. */
export async function askForAlerts(): Promise<void> {
  choose('alerts', (await Notification.requestPermission()) === 'granted' ? 'on' : 'off')
}

let shown: Notification | null = null

/** It is this person's turn. The notification is for those who do not see the page. */
export function alertTurn(): void {
  playSound('turn')
  if (settings.sound === 'on' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 50, 60])
  if (!document.hidden || settings.alerts !== 'on' || !canAlert() || Notification.permission !== 'granted') return
  try {
    shown = new Notification(t('page-your-turn'), { tag: 'turn', icon: `${ROOT}/icon.svg`, silent: true })
    shown.onclick = () => window.focus()
  } catch {
    // Android shows notifications of service workers only
  }
}

/** The alert is answered: the page is seen, or the turn is over. */
export function endAlert(): void {
  shown?.close()
  shown = null
}

/** Keep the screen on while this runs, where the browser can. Returns what lets it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isWanted = true
  const ask = async (): Promise<void> => {
    if (!isWanted || document.hidden || !('wakeLock' in navigator)) return
    lock = await navigator.wakeLock.request('screen').catch(() => null) // a browser may refuse, to save power
    if (!isWanted) void lock?.release()
  }
  const again = (): void => void ask() // a lock ends when the page is hidden
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
