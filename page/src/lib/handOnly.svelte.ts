// At which tables this device shows a hand and nothing else, because a TV in the room shows the table.
import { isHandOnlyStored, saveHandOnly } from './storage'

const chosen = $state<Record<string, boolean>>({}) // since the page was opened

export const isHandOnly = (table: string): boolean => chosen[table] ?? isHandOnlyStored(table)

export function chooseHandOnly(table: string, wanted: boolean): void {
  chosen[table] = wanted
  saveHandOnly(table, wanted)
}
