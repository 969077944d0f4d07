// Requests of the operator's desk. The admin token is in a header, never in an address.
import { request } from './api'
import type { DeskStatus, DeskTables, GiveOrder, OrderGiven } from './protocol'

const MOST = 50 // tables that are shown

export const getStatus = (token: string) => request<DeskStatus>('GET', '/api/admin/status', undefined, token)

/** Tables with a status and a text; '': any. */
export function getTables(token: string, status: string, text: string): Promise<DeskTables> {
  const chosen = new URLSearchParams({ status, text, most: String(MOST) })
  return request<DeskTables>('GET', `/api/admin/tables?${chosen}`, undefined, token)
}

export const giveOrder = (token: string, order: GiveOrder) =>
  request<OrderGiven>('POST', '/api/admin/orders', order, token)
