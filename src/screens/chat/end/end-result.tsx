import { formatExactPercent } from '#contract/exercises/points.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { ScoreRing } from '#src/ui/session/score.tsx'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'
import { judgedOf } from '#src/screens/chat/log/judged.ts'
import { scoreText } from './recap.ts'

type Props = {
  session: SessionFrame
  /** What the session was like, in one true sentence. */
  sentence: string
  timeZone: string
  /** Which end it was: by its student, or by the clock. */
  end: 'Completed' | 'Ended'
}

/** What a session came to, whichever way it ended: what it was like, the score, and when. */
export function EndResult({ session, sentence, timeZone, end }: Props) {
  const { score, total, percent, waiting } = judgedOf(session)
  return (
    <div className={styles.result}>
      {percent === null || session.is_practice ? null : (
        <div className={styles.ring}>
          <ScoreRing percent={percent} look="end" size="md" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.sentence}>{sentence}</p>
        {session.is_practice ? null : (
          <p className={styles.score}>
            {percent === null ? '' : <span className={styles.inWords}>{formatExactPercent(percent)}, </span>}
            {scoreText(score, total)} <span className={styles.unit}>points</span>
          </p>
        )}
        {waiting === null || session.is_practice ? null : <p className={styles.pending}>{waiting}</p>}
        {standing(session, percent)}
        <dl className={styles.facts}>
          <dt>{end}</dt>
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
  if (is_test) return <p className={styles.standing}>A test run is never counted.</p>
  if (is_practice) return <p className={styles.standing}>Practice does not change your score.</p>
  if (best === null || best <= (percent ?? 0)) return null
  return <p className={styles.standing}>Your best score stays {formatExactPercent(best)}.</p>
}

const styles = {
  result: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { base: '4', md: '6' }, rowGap: '3', pb: { base: '5', _tight: '2' } }),
  // In little room the sentence comes first, and the share is a number in words.
  ring: css({ display: { base: 'grid', _tight: 'none' } }),
  inWords: css({ display: { base: 'none', _tight: 'inline' } }),
  words: css({ flex: '[1 1 11rem]', minWidth: '0' }),
  sentence: css({ textStyle: 'section', fontSize: { _tight: 'body' }, textWrap: 'balance' }),
  score: css({ mt: '1.5', fontWeight: 'bold' }),
  unit: css({ fontWeight: 'semibold' }),
  pending: css({ fontWeight: 'semibold', color: 'todayInk' }),
  standing: css({ color: 'muted' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: { base: 'auto auto', _tight: 'minmax(0, 1fr)' },
    justifyContent: 'start',
    columnGap: { base: '2.5', md: '4' },
    mt: '2',
    textStyle: 'label',
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 'strong', whiteSpace: { base: 'nowrap', _tight: 'normal' }, mb: { _tight: '1' } },
  }),
}
