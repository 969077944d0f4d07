// What an error says to a person.
import { ApiError } from './api'
import { t } from './i18n.svelte'

export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.message + (error.problem.rule ? ` [${error.problem.rule}]` : '')
  return error instanceof TypeError ? t('page-offline') : String((error as Error).message)
}
