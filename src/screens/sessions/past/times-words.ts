import type { PastSession } from '#contract/sessions/sessions.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { formatDuration } from '#src/screens/dates.ts'
import type { PlainTable } from '#src/screens/progress/progress-words.ts'
import { isWaiting } from './markable.ts'
import type { QuestionTime, SessionTimes } from './session-times.ts'

/** What the picture of a session's time says, in a sentence or two. */
export function timesWords({ questions, total }: SessionTimes): string {
  const longest = questions.toSorted((one, other) => other.seconds - one.seconds)[0]
  if (longest === undefined || total === 0) return 'Nothing was answered.'
  const most =
    questions.length === 1 ? `${formatDuration(total)} in all.` : `Most time went to question ${longest.number}: ${formatDuration(longest.seconds)} of ${formatDuration(total)}.`
  const paused = questions.filter(({ pause }) => pause !== null).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
  if (!paused?.pause) return `${most} No long pauses.`
  return `${most} The longest pause was ${formatDuration(paused.pause.seconds)}, in question ${paused.number}, before ${paused.pause.before}.`
}

/** Where the time went, one line for each question. */
export function timesTable({ questions }: SessionTimes, session: PastSession): PlainTable {
  return {
    head: ['Question', 'Time', 'Tries', 'Hints', 'Points', 'Longest pause'],
    rows: questions.map(({ number, title, seconds, tries, pause }, index) => {
      const asked = session.chat_sessions[index]
      return [
        `${number}. ${title}`,
        formatDuration(seconds),
        tries.length === 0 ? 'none' : tries.join(', '),
        String(asked?.hints ?? 0),
        asked === undefined ? '' : isWaiting(asked) ? `${formatPoints(asked.points)} waiting` : `${formatPoints(asked.score)} of ${formatPoints(asked.points)}`,
        pause === null ? 'none' : `${formatDuration(pause.seconds)} before ${pause.before}`,
      ]
    }),
  }
}

function lengthOf({ pause }: QuestionTime): number {
  return pause?.seconds ?? 0
}
