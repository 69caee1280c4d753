import type { SessionFrame } from '#src/screens/chat/chat-view.ts'

/** The literal message that ends a timed session. */
export const timeUpMessage = "Time's up! Your assignment will be automatically submitted."

/** What became of all that was done before the time was up. */
export function whatCounts({ is_test, is_practice }: Pick<SessionFrame, 'is_test' | 'is_practice'>): string {
  return is_test || is_practice ? 'Everything you did was kept.' : 'Everything you did counts.'
}
