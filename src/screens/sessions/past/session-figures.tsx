import type { ReactNode } from 'react'
import { formatPoints, judgedPoints, percentOf } from '#contract/exercises/points.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { formatDate, formatDuration, formatExactTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { ScoreText } from '#src/ui/session/score.tsx'

/** The numbers of a session: score, start and end to the second in `timeZone`, duration, questions, hints. */
export function SessionFigures({ session, timeZone }: { session: PastSession; timeZone: string }) {
  const { history, total_possible_score, pending, percent, num_skipped_questions, duration, status } = session
  const judged = judgedPoints({ score: history.score, total: total_possible_score, pending, percent })
  // Where nobody is asked to judge, what was not judged stands on the score's side as not reached.
  const shown = pending === 0 ? percentOf(judged.score, judged.total) : percent
  const counts = percent !== null && !session.is_practice && status !== 'active' && status !== 'abandoned'
  const hints = session.chat_sessions.reduce((sum, question) => sum + question.hints, 0)
  return (
    <dl className={styles.figures}>
      <Figure name="Score">
        {formatPoints(judged.score)} / {formatPoints(judged.total)}{' '}
        {counts && shown !== null ? <ScoreText percent={shown} isExact /> : null}
      </Figure>
      {pending > 0 ? <Figure name="Waiting for the teacher">{formatPoints(pending)} points</Figure> : null}
      <Figure name="Start">{exactly(history.start_time, timeZone)}</Figure>
      {history.end_time === null ? null : <Figure name="End">{exactly(history.end_time, timeZone)}</Figure>}
      <Figure name="Duration">{duration < 60 ? formatDuration(duration) : `${formatDuration(duration)} (${Math.round(duration)} s)`}</Figure>
      <Figure name="Questions">
        {history.total_questions}, {num_skipped_questions === 0 ? 'none' : num_skipped_questions} skipped
      </Figure>
      <Figure name="Hints">{hints}</Figure>
      {session.is_practice ? <Figure name="Kind">Practice, not counted</Figure> : null}
      {outcome[status] === null ? null : <Figure name="State">{outcome[status]}</Figure>}
      {session.late ? <Figure name={status === 'active' ? 'Started' : 'Handed in'}>Late</Figure> : null}
    </dl>
  )
}

function exactly(at: string, timeZone: string): string {
  return `${formatDate(at, timeZone)}, ${formatExactTime(at, timeZone)}`
}

const outcome = { complete: null, time_up: 'Time was up', abandoned: 'Abandoned, not counted', active: 'Still running' } as const

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto" className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const styles = {
  figures: css({ width: { base: 'full', md: 'auto' }, display: { base: 'grid', md: 'flex' }, gridTemplateColumns: '[repeat(auto-fill, minmax(min(10rem, 100%), 1fr))]', flexWrap: 'wrap', columnGap: { base: '4', md: '8' }, rowGap: '3' }),
  name: css({ textStyle: 'label', color: 'muted' }),
  value: css({ fontSize: 'student', fontWeight: 'strong' }),
}
