// A seat at a table, from the start page.
import { openTable, quickMatch } from './api'
import { locale, t } from './i18n.svelte'
import type { Settings } from './protocol'
import { saveStart, saveToken } from './storage'

/** Open a table and go to it. With bots the match begins at once, without them as soon as the host likes. */
export async function openAndEnter(
  go: (path: string) => void,
  name: string,
  settings: Partial<Settings>,
  bots: string[],
  search: '' | '?share' = '', // begin with those who share this device
): Promise<void> {
  const { table, token } = await openTable(name || t('page-you'), { ...settings, language: locale.language }, bots)
  saveToken(table.id, token)
  if (bots.length) saveStart(table.id)
  go(`/t/${table.id}${search}`)
}

/** Meet strangers at a table and go to it. */
export async function meetAndEnter(go: (path: string) => void, name: string): Promise<void> {
  const { table, token } = await quickMatch(name)
  saveToken(table.id, token)
  go(`/t/${table.id}`)
}
