import { useRef } from 'react'
import { formatExactPercent } from '#contract/exercises/points.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { rotateCcw } from '#src/ui/icons/icons.ts'
import { ScoreRing } from '#src/ui/session/score.tsx'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'
import { judgedOf } from '#src/screens/chat/log/judged.ts'
import { missedCount, type RecapRow, scoreText } from './recap.ts'
import { RecapList } from './recap-list.tsx'

type Props = {
  session: SessionFrame
  /** What the session was like, in one true sentence. */
  sentence: string
  rows: readonly RecapRow[]
  timeZone: string
  onReturnHome: () => void
  onPractice: () => void
}

/** The end of a session: what it was like, the score, when, how each question went, and what to do next. Only its own buttons end it. */
export function CompleteDialog({ session, sentence, rows, timeZone, onReturnHome, onPractice }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  const missed = session.is_test ? 0 : missedCount(session.tasks)
  const next = missed === 0 ? null : nextToLookAt(rows)
  return (
    <Dialog open emphasis size="md" title="Assignment Complete!" dismissible={false} initialFocus={first}>
      <DialogBody>
        <Result session={session} sentence={sentence} timeZone={timeZone} />
        <RecapList rows={rows} next={next} />
      </DialogBody>
      <DialogFooter>
        <Button ref={missed === 0 ? first : undefined} variant={missed === 0 ? 'primary' : 'secondary'} className={styles.button} onClick={onReturnHome}>
          Return Home
        </Button>
        {missed === 0 ? null : (
          <Button ref={first} icon={rotateCcw} className={styles.button} onClick={onPractice}>
            Practice the {missed === 1 ? 'one' : missed} you missed
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Result({ session, sentence, timeZone }: Pick<Props, 'session' | 'sentence' | 'timeZone'>) {
  const { score, total, percent, waiting } = judgedOf(session)
  return (
    <div className={styles.result}>
      {percent === null ? null : <ScoreRing percent={percent} look="end" size="md" />}
      <div className={styles.words}>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.score}>
          {percent === 100 ? '100%, ' : ''}
          {scoreText(score, total)} <span className={styles.unit}>points</span>
        </p>
        {waiting === null ? null : <p className={styles.pending}>{waiting}</p>}
        {standing(session, percent)}
        <dl className={styles.facts}>
          <dt>Completed</dt>
          <dd>{formatMoment(session.ended_at ?? session.server_now, timeZone)}</dd>
          <dt>Total questions</dt>
          <dd>{session.current_exercise_state.total_questions}</dd>
        </dl>
      </div>
    </div>
  )
}

/** The number of the question that left most of its points, the first of equals. */
function nextToLookAt(rows: readonly RecapRow[]): number | null {
  const left = rows.filter(({ task }) => task.status !== 'done' && task.status !== 'pending')
  return left.toSorted((one, other) => other.task.points - other.task.score - (one.task.points - one.task.score))[0]?.number ?? null
}

/** What this result does not change: nothing counts, or a better score stands. */
function standing({ is_test, is_practice, assignment }: SessionFrame, percent: number | null) {
  const best = assignment?.best_score ?? null
  if (is_test) return <p className={styles.pending}>A test run is never counted.</p>
  if (is_practice) return <p className={styles.pending}>Practice does not change your score.</p>
  if (best === null || best <= (percent ?? 0)) return null
  return <p className={styles.pending}>Your best score stays {formatExactPercent(best)}.</p>
}

const styles = {
  button: css({ flexBasis: { base: '[100%]', md: '[auto]' } }),
  result: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { base: '4', md: '6' }, rowGap: '3', pb: '5' }),
  words: css({ flex: '[1 1 11rem]', minWidth: '0' }),
  sentence: css({ textStyle: 'section', textWrap: 'balance' }),
  score: css({ mt: '1.5', fontWeight: 'bold' }),
  unit: css({ fontWeight: 'semibold' }),
  pending: css({ fontWeight: 'semibold', color: 'todayInk' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    columnGap: { base: '2.5', md: '4' },
    mt: '2',
    textStyle: 'label',
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 'strong', whiteSpace: 'nowrap' },
  }),
}
