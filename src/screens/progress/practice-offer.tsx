import { useId } from 'react'
import type { Practice } from '#contract/sessions/practice.ts'
import { formatDay } from '#src/screens/dates.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { rotateCcw } from '#src/ui/icons/icons.ts'
import { countOf } from '#src/ui/data-table/counts.ts'
import { css, cx } from '#styled/css'

/** Props of `PracticeOffer`. `look`: a `row` of the ruled list, or a `box` of its own, in which Start is the one thing to press. */
export type PracticeOfferProps = {
  practice: Practice
  look: 'row' | 'box'
  now: Date
  timeZone: string
  isBusy: boolean
  /** Why practice could not be opened. */
  sentence: string | null
  onStart: () => void
}

/** What a student missed and may see again today, and the way into it; where that is nothing, when the next question comes. */
export function PracticeOffer({ practice, look, now, timeZone, isBusy, sentence, onStart }: PracticeOfferProps) {
  const id = useId()
  return (
    <section className={cx(styles.offer, look === 'row' ? styles.row : styles.box)} aria-labelledby={id}>
      <div className={look === 'row' ? styles.what : undefined}>
        <h2 id={id} className={styles.title}>
          Practice what I missed
        </h2>
        <p className={styles.words}>{wordsOf(practice, now, timeZone)}</p>
        <p role="status" className={styles.problem}>
          {sentence}
        </p>
      </div>
      {practice.asked === 0 ? null : (
        <Button
          variant={look === 'row' ? 'secondary' : 'primary'}
          icon={look === 'row' ? rotateCcw : undefined}
          className={look === 'row' ? styles.button : styles.wide}
          busy={isBusy}
          busyLabel="Opening..."
          onClick={onStart}
        >
          {practice.is_running ? 'Go on' : 'Start practice'}
        </Button>
      )}
    </section>
  )
}

const question = { one: 'question', many: 'questions' }

/** What there is to practice, in a sentence or two. */
export function wordsOf({ due, asked, minutes, is_running: isRunning, next_at: next }: Practice, now: Date, timeZone: string): string {
  if (asked > 0) {
    const questions = isRunning ? `${countOf(asked, question)} left` : due > asked ? `${asked} of ${countOf(due, question)}` : countOf(asked, question)
    return `${questions}, about ${countOf(minutes, { one: 'minute', many: 'minutes' })}. It never changes a score.`
  }
  if (next === null) return 'Questions you miss come back here, until you have them.'
  const day = formatDay(next, now, timeZone)
  return `Nothing today. The next question comes ${day === 'Tomorrow' ? 'tomorrow' : `on ${day}`}.`
}

const styles = {
  offer: css({ display: 'flex', gap: '4' }),
  row: css({
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    minHeight: '22',
    py: { base: '3', md: '3.5' },
    borderBottom: '1px solid',
    borderBottomColor: 'hairline',
    ml: { md: '[-22px]' },
    paddingInlineStart: { md: '[22px]' },
  }),
  box: css({
    flexDirection: 'column',
    alignItems: 'stretch',
    p: { base: '4', md: '5' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'panel',
  }),
  what: css({ flex: { base: '[999 1 14rem]', md: '1' }, minWidth: '0' }),
  title: css({ fontSize: 'student', fontWeight: 'strong', lineHeight: 'heading' }),
  words: css({ textStyle: 'dense', color: 'muted', mt: '1' }),
  problem: css({ textStyle: 'dense', color: 'bad', '&:not(:empty)': { mt: '1' } }),
  button: css({ flexGrow: { base: '1', md: '0' }, minWidth: { base: '[6.25rem]', md: '[7.75rem]' }, px: { base: '3', md: '4' } }),
  wide: css({ width: 'full' }),
}
