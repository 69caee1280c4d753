import { useRef } from 'react'
import { formatExactPercent } from '#contract/exercises/points.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css, cx } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { rotateCcw } from '#src/ui/icons/icons.ts'
import { ScoreRing } from '#src/ui/session/score.tsx'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'
import { judgedOf } from '#src/screens/chat/log/judged.ts'
import { missedCount, type RecapRow, scoreText } from './recap.ts'
import { RecapList } from './recap-list.tsx'

type Props = { session: SessionFrame; rows: readonly RecapRow[]; timeZone: string; onReturnHome: () => void; onPractice: () => void }

/** The end of a session: the score, when, how each question went. Only its own buttons end it. */
export function CompleteDialog({ session, rows, timeZone, onReturnHome, onPractice }: Props) {
  const home = useRef<HTMLButtonElement>(null)
  const missed = session.is_test ? 0 : missedCount(session.tasks)
  return (
    <Dialog open emphasis size="md" title="Assignment Complete!" dismissible={false} initialFocus={home}>
      <DialogBody>
        <Result session={session} timeZone={timeZone} />
        <RecapList rows={rows} />
      </DialogBody>
      <DialogFooter>
        {missed === 0 ? null : (
          <Button variant="secondary" icon={rotateCcw} className={styles.button} onClick={onPractice}>
            Practice the {missed === 1 ? 'one' : missed} you missed
          </Button>
        )}
        <Button ref={home} className={cx(styles.button, styles.first)} onClick={onReturnHome}>
          Return Home
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function Result({ session, timeZone }: { session: SessionFrame; timeZone: string }) {
  const { score, total, percent, waiting } = judgedOf(session)
  return (
    <div className={styles.result}>
      {percent === null ? null : <ScoreRing percent={percent} />}
      <div>
        <p className={styles.score}>
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
  first: css({ order: { base: -1, md: 0 } }),
  result: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '4', md: '6' }, pb: '5' }),
  score: css({ textStyle: 'dialog', fontWeight: 'bold' }),
  unit: css({ fontSize: 'student', fontWeight: 'semibold', color: 'muted' }),
  pending: css({ fontWeight: 'semibold', color: 'todayInk' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    columnGap: { base: '2.5', md: '4' },
    mt: '2',
    textStyle: { base: 'label', md: 'body' },
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 'strong', whiteSpace: 'nowrap' },
  }),
}
