import { formatDue } from '#src/screens/dates.ts'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'

/** The literal message that ends a timed session. */
export const timeUpMessage = "Time's up! Your assignment will be automatically submitted."

/** Why a session ended that ran until its work closed, with when that was; null where its own time was up. */
export function closedWords({ assignment, deadline_at: deadline }: Pick<SessionFrame, 'assignment' | 'deadline_at'>, timeZone: string): string | null {
  const closes = assignment?.closes_at ?? null
  if (closes === null || deadline === null || new Date(deadline) < new Date(closes)) return null
  return `Your teacher closed this work on ${formatDue(closes, timeZone)}.`
}

/** What became of all that was done before the time was up. */
export function whatCounts({ is_test, is_practice }: Pick<SessionFrame, 'is_test' | 'is_practice'>): string {
  return is_test || is_practice ? 'Everything you did was kept.' : 'Everything you did counts.'
}
