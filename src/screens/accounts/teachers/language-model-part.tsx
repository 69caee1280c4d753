import type { ReactNode } from 'react'
import type { LanguageModel } from '#contract/operations/language-model.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf, figure } from '#src/ui/data-table/counts.ts'
import { css } from '#styled/css'

/** Props of `LanguageModelPart`; `onSwitch` asks for the other of on and off. */
export type LanguageModelPartProps = {
  view: FormView
  model: LanguageModel
  timeZone: string
  onSwitch: (isOn: boolean) => void
  onRetry: () => void
}

/** What is asked of the school's language model, how it fares, and the switch that ends it for everybody. */
export function LanguageModelPart({ view, model, timeZone, onSwitch, onRetry }: LanguageModelPartProps) {
  const { name, is_on: isOn, today, month, calls, seconds, last_away: lastAway } = model
  return (
    <div className={styles.root}>
      <FormSentence view={view} onRetry={onRetry} />
      <p>
        <strong dir="auto">{name}</strong>{' '}
        {isOn ? 'words replies of the tutor and suggests marks, for classes whose school agreed.' : 'is turned off. The tutor has its own words.'}
      </p>
      <dl className={styles.list}>
        <Fact name="Today">
          {figure(today.used)} of {figure(today.limit)} calls: {countOf(today.replies, replies)}, {countOf(today.marks, marks)} and{' '}
          {countOf(today.ideas, ideas)}. Each teacher has {figure(today.limit_per_teacher)} for replies and suggestions. The day begins
          anew at midnight UTC.
        </Fact>
        <Fact name="Last 30 days">
          {countOf(month.said, replies)} in its words. In the tutor’s own words instead: {figure(month.away)} because it did not answer,{' '}
          {figure(month.refused)} because of what it said, {figure(month.spent)} beyond the limit.
        </Fact>
        <Fact name="Errors">
          Of {countOf(calls.answered + calls.unusable + calls.away, { one: 'call', many: 'calls' })} in 30 days, {figure(calls.away)}{' '}
          {calls.away === 1 ? 'was' : 'were'} not answered and {figure(calls.unusable)} brought nothing of use.
        </Fact>
        <Fact name="Cost">
          {figure(calls.tokens_in)} tokens sent and {figure(calls.tokens_out)} received in 30 days
          {calls.cost === null ? '. Set TUTOR_PRICES to see what they cost.' : `: ${costWords(calls.cost, calls.tokens_in + calls.tokens_out)} at your prices.`}
        </Fact>
        {seconds === null ? null : <Fact name="Speed">Half of the replies are there after {countOf(seconds, { one: 'second', many: 'seconds' })}.</Fact>}
        {lastAway === null ? null : <Fact name="Last silent">{formatMoment(lastAway, timeZone)}</Fact>}
      </dl>
      <Button variant="secondary" className={styles.button} busy={view.isBusy} busyLabel="Saving..." onClick={() => onSwitch(!isOn)}>
        {isOn ? 'Turn off for everybody' : 'Turn on again'}
      </Button>
    </div>
  )
}

function costWords(cost: number, tokens: number): string {
  return cost === 0 && tokens > 0 ? 'less than 0.01' : `about ${cost.toFixed(2)}`
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const replies = { one: 'reply', many: 'replies' }
const ideas = { one: 'suggestion for a teacher', many: 'suggestions for teachers' }
const marks = { one: 'suggested mark', many: 'suggested marks' }

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '[44rem]' }),
  list: css({ display: 'flex', flexDirection: 'column', gap: '2.5' }),
  fact: css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[9rem minmax(0, 1fr)]' }, columnGap: '4' }),
  name: css({ fontWeight: 'semibold', color: 'muted' }),
  button: css({ alignSelf: 'flex-start' }),
}
