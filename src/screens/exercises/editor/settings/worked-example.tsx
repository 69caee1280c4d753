import { defaultExerciseConfig, defaultPoints } from '#contract/exercises/exercises.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { TryMeter } from '#src/ui/session/try-meter.tsx'
import type { OpenView } from '#src/screens/exercises/editor/editor-view.ts'
import { workedExample } from './settings-words.ts'

const fallbacks = defaultExerciseConfig

/** What the three percentages mean on a question of ten points, as they stand. */
export function WorkedExample({ settings }: { settings: OpenView['exercise']['settings'] }) {
  const { worths, floor, afterAnswer } = workedExample(defaultPoints, {
    pointReductionPerAttempt: settings.pointReductionPerAttempt ?? fallbacks.pointReductionPerAttempt,
    maxReductionFromAttempts: settings.maxReductionFromAttempts ?? fallbacks.maxReductionFromAttempts,
    maxPointsAfterAnswerGiven: settings.maxPointsAfterAnswerGiven ?? fallbacks.maxPointsAfterAnswerGiven,
  })
  const [, , third = 0, fourth = 0] = worths
  return (
    <section className={styles.root} aria-label="Worked example">
      <h3 className={styles.title}>On a {defaultPoints}-point question</h3>
      <div className={styles.meter}>
        <TryMeter worths={worths} spent={0} />
        <p className={styles.later}>
          {fourth === floor ? `then ${formatPoints(floor)} for each later try` : `then less each try, down to ${formatPoints(floor)}`}
        </p>
      </div>
      <p role="status">
        Right on try 3 gives <strong>{formatPoints(third)}</strong>. Right after the answer was shown gives{' '}
        <strong>{formatPoints(afterAnswer)}</strong>.
      </p>
    </section>
  )
}

const styles = {
  root: css({ p: '4', borderRadius: 'control', background: 'tint', color: 'ink', textStyle: 'dense', '& strong': { fontWeight: 'strong' } }),
  title: css({ textStyle: 'label', fontWeight: 'semibold' }),
  meter: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', my: '3' }),
  later: css({ textStyle: 'label', color: 'muted', flex: '[1 1 7rem]' }),
}
