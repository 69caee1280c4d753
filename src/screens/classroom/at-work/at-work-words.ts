import type { AtWorkState, AtWorkStudent } from '#contract/classroom/at-work.ts'
import { formatTime } from '#src/screens/dates.ts'
import { circleCheck, circleQuestion, clock, moon, pencil } from '#src/ui/icons/icons.ts'

/** What a state is called, and its icon. */
export const stateWords = {
  stuck: { word: 'Stuck', icon: circleQuestion },
  working: { word: 'Working', icon: pencil },
  away: { word: 'Away', icon: moon },
  not_started: { word: 'Not started', icon: clock },
  finished: { word: 'Finished', icon: circleCheck },
} as const satisfies Record<AtWorkState, unknown>

/** What a student does, in words: the try they are at, what they tried, or how they finished. */
export function doingWords({ state, question, tries, hints, score }: AtWorkStudent): string {
  if (state === 'finished') return score === null ? '' : `${Math.round(score)}%`
  if (state === 'not_started' || question === null) return ''
  if (state === 'away') return `Left at question ${question}`
  if (state === 'working') return `Try ${tries + 1} on question ${question}`
  const helped = hints === 0 ? '' : hints === 1 ? ', 1 hint' : `, ${hints} hints`
  return tries === 0 ? `Long on question ${question}${helped}` : `${tries} ${tries === 1 ? 'try' : 'tries'} on question ${question}${helped}`
}

/** Since when, as a time for who finished and as minutes for the others. */
export function sinceWords({ state, since }: AtWorkStudent, now: Date, timeZone: string): string {
  if (since === null) return ''
  const at = new Date(since)
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000))
  if (state === 'finished') return minutes < 24 * 60 ? formatTime(at, timeZone) : 'Earlier'
  if (minutes < 60) return `${minutes} min`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h` : 'Days'
}
