import { mostQuestions, type AssignedQuestionSet } from '#contract/exercises/question-sets.ts'
import { css } from '#styled/css'
import { Switch } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Stepper } from '#src/ui/controls/stepper.tsx'
import type { SetActions } from '#src/screens/exercises/editor/editor-view.ts'
import { speedInWords } from './set-words.ts'

const mostTries = 100
const mostPoints = 1000

/** How one set is asked: how often, for how many points, and when help comes; for a spoken one its speed instead. */
export function SetFields({ set, onSet }: { set: AssignedQuestionSet; onSet: SetActions['onSet'] }) {
  const isSpoken = set.question_type === 'ACCENT_TRAINING'
  return (
    <div role="group" aria-label={`Settings of ${set.question_title}`} className={styles.fields}>
      <Field label={isSpoken ? 'Repetitions' : 'Variations'}>
        {(control) => (
          <Stepper
            {...control}
            name={isSpoken ? 'Repetitions' : 'Variations'}
            value={set.num_questions}
            min={1}
            max={mostQuestions}
            onChange={(count) => onSet(set.id, { num_questions: Math.round(count) })}
          />
        )}
      </Field>
      <Field label="Points each">
        {(control) => (
          <Stepper {...control} name="Points each" value={set.points} min={0} max={mostPoints} onChange={(points) => onSet(set.id, { points })} />
        )}
      </Field>
      <div className={styles.skipping}>
        <span className={styles.label}>Allow skipping</span>
        <Switch checked={set.allow_skipping} aria-label="Allow skipping" onChange={(isAllowed) => onSet(set.id, { allow_skipping: isAllowed })}>
          {set.allow_skipping ? 'On' : 'Off'}
        </Switch>
      </div>
      {isSpoken ? <SpeedField set={set} onSet={onSet} /> : tryFields.map((field) => <TryField key={field.name} {...field} set={set} onSet={onSet} />)}
    </div>
  )
}

const tryFields = [
  { name: 'num_attempts_before_suggesting_corrections', label: 'Tries before corrections' },
  { name: 'num_attempts_before_answers', label: 'Tries before the answer' },
  { name: 'num_attempts_before_moving_on', label: 'Tries before moving on' },
] as const

type TryFieldProps = (typeof tryFields)[number] & { set: AssignedQuestionSet; onSet: SetActions['onSet'] }

function TryField({ name, label, set, onSet }: TryFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Stepper
          {...control}
          name={label}
          value={set[name]}
          min={1}
          max={mostTries}
          onChange={(count) => onSet(set.id, { [name]: Math.round(count) })}
        />
      )}
    </Field>
  )
}

function SpeedField({ set, onSet }: { set: AssignedQuestionSet; onSet: SetActions['onSet'] }) {
  return (
    <Field label={`Audio speed: ${speedInWords(set.reading_speed)}`} help="Students can slow it down further.">
      {(control) => (
        <input
          {...control}
          type="range"
          min={0.5}
          max={2}
          step={0.1}
          value={set.reading_speed}
          aria-valuetext={speedInWords(set.reading_speed)}
          onChange={(event) => onSet(set.id, { reading_speed: Number(event.currentTarget.value) })}
          className={styles.range}
        />
      )}
    </Field>
  )
}

const styles = {
  fields: css({
    display: 'grid',
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(3, minmax(0, 1fr))]' },
    gap: '4',
    alignItems: 'end',
    pt: '4',
    mt: '3',
    borderTop: '[1px solid]',
    borderColor: 'hairline',
    '& label': { textStyle: 'label', fontWeight: 'semibold' },
  }),
  skipping: css({ display: 'flex', flexDirection: 'column', gap: '1.5' }),
  label: css({ textStyle: 'label', fontWeight: 'semibold' }),
  range: css({ width: 'full', height: '11', accentColor: 'action', cursor: 'pointer' }),
}
