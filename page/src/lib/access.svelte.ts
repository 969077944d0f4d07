// Whether the server keeps this device outside, until it shows an invite code or is signed in.
import type { Problem, RefusalCode } from './protocol'

const KEPT_OUTSIDE: RefusalCode[] = ['no-invite', 'wrong-invite', 'no-sign-in']

export const access = $state<{ problem: Problem | null }>({ problem: null })

/** Notice whether an answer of the API says that this device may not use the server. */
export async function noticeRefusedAccess(answer: Response): Promise<void> {
  if (answer.status !== 401) return
  const problem = (await answer.clone().json()) as Problem
  if (KEPT_OUTSIDE.includes(problem.code as RefusalCode)) access.problem = problem
}
