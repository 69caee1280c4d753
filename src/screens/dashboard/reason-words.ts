import { localDay } from '#contract/assignments/assignment-status.ts'
import type { WatchReason } from '#contract/dashboard/dashboard.ts'
import { formatDate } from '#src/screens/dates.ts'
import type { IconNodes } from '#src/ui/icons/icon.tsx'
import { arrowDown, arrowUp, calendarClock, circleAlert, circleCheck, clock } from '#src/ui/icons/icons.ts'

/** A reason as a row says it: the word that counts and what goes with it. */
export type ReasonWords = { icon: IconNodes; word: string; rest: string; isHelp: boolean }

/** A reason in words for a reader on `now`; scores are whole percentages. */
export function reasonWords(reason: WatchReason, now: Date, timeZone: string): ReasonWords {
  switch (reason.kind) {
    case 'stuck':
      return { icon: circleAlert, word: 'Stuck:', rest: `${reason.tries} tries on “${reason.question_title}”`, isHelp: true }
    case 'overdue':
      return {
        icon: calendarClock,
        word: `${reason.count} overdue`,
        rest: `${reason.count === 1 ? 'since' : 'the oldest since'} ${formatDate(reason.since, timeZone)}`,
        isHelp: true,
      }
    case 'dropping':
      return { icon: arrowDown, word: 'Dropping:', rest: reason.scores.map(Math.round).join(', '), isHelp: true }
    case 'low':
      return { icon: circleAlert, word: `Low: ${Math.round(reason.average)}%`, rest: `average of ${reason.works}, last 4 weeks`, isHelp: true }
    case 'improving':
      return { icon: arrowUp, word: 'Improving:', rest: reason.scores.map(Math.round).join(', '), isHelp: false }
    case 'steady':
      return { icon: circleCheck, word: `${Math.round(reason.average)}%`, rest: `average of ${reason.works}, last 4 weeks`, isHelp: false }
    case 'quiet':
      return { icon: clock, word: '', rest: lastActive(reason.last_active, now, timeZone), isHelp: false }
  }
}

function lastActive(at: string | null, now: Date, timeZone: string): string {
  if (at === null) return 'Has not begun anything yet'
  const days = Math.round((Date.parse(localDay(now, timeZone)) - Date.parse(localDay(new Date(at), timeZone))) / 86_400_000)
  if (days <= 0) return 'Active today'
  return days === 1 ? 'Last active yesterday' : `Last active ${days} days ago`
}
