import { type FormEvent, useId, useState } from 'react'
import { mostAWeek, type OwnGoal } from '#contract/progress/own-progress.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Stepper } from '#src/ui/controls/stepper.tsx'
import { css } from '#styled/css'

/** Props of `GoalPart`. `wasSaved`: it was drawn anew by a change, and its button keeps the focus; `onSave` gets null where the goal is given up. */
export type GoalPartProps = { goal: OwnGoal; view: FormView; wasSaved: boolean; onSave: (perWeek: number | null) => void; onRetry: () => void }

const firstGoal = 3

/** What a student wants to finish each week, and how far this week is. Each week begins anew, and nothing is said of one that fell short. */
export function GoalPart({ goal, view, wasSaved, onSave, onRetry }: GoalPartProps) {
  const id = useId()
  const [step, setStep] = useState<'shown' | 'changing' | 'left'>('shown')
  const { per_week: perWeek, done } = goal
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          My goal{perWeek === null ? '' : `: ${perWeek} a week`}
        </h3>
        {step === 'changing' ? null : (
          <Button variant="text" size="row" autoFocus={wasSaved || step === 'left'} onClick={() => setStep('changing')}>
            {perWeek === null ? 'Set a goal' : 'Change'}
          </Button>
        )}
      </div>
      {step === 'changing' ? (
        <GoalForm perWeek={perWeek} view={view} onSave={onSave} onRetry={onRetry} onCancel={() => setStep('left')} />
      ) : perWeek === null ? (
        <p className={styles.words}>How many exercises a week you would like to finish. Only you see it.</p>
      ) : (
        <>
          <div aria-hidden="true" className={styles.steps}>
            {Array.from({ length: perWeek }, (_, step) => (
              <span key={step} className={styles.step} data-done={step < done || undefined} />
            ))}
          </div>
          <p role="status" className={styles.words}>
            {doneWords(goal, perWeek)}
          </p>
        </>
      )}
    </section>
  )
}

function doneWords({ done }: OwnGoal, perWeek: number): string {
  if (done === 0) return 'Nothing finished yet this week.'
  return done < perWeek ? `${done} done this week` : `${done} done this week. You met your goal.`
}

type GoalFormProps = Pick<GoalPartProps, 'view' | 'onSave' | 'onRetry'> & { perWeek: number | null; onCancel: () => void }

function GoalForm({ perWeek, view, onSave, onRetry, onCancel }: GoalFormProps) {
  const [wanted, setWanted] = useState(perWeek ?? firstGoal)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!view.isBusy) onSave(wanted)
  }
  return (
    <form ref={toItsField} className={styles.form} aria-busy={view.isBusy} onSubmit={submit}>
      <Field label="Exercises a week" help="Work and practice both count." error={view.fields['perWeek']}>
        {(control) => <Stepper {...control} name="Exercises a week" min={1} max={mostAWeek} value={wanted} onChange={setWanted} />}
      </Field>
      <FormSentence view={view} isTyped={false} onRetry={onRetry} />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" busy={view.isBusy} busyLabel="Saving...">
          Save goal
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        {perWeek === null ? null : (
          <Button variant="text" size="sm" onClick={() => onSave(null)}>
            No goal
          </Button>
        )}
      </div>
    </form>
  )
}

/** As a `ref`: what opened the form went away with the focus. */
function toItsField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

const styles = {
  root: css({ mt: '4', pt: '4', borderTop: '1px solid', borderTopColor: 'hairline' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '3' }),
  title: css({ fontSize: 'body', fontWeight: 'strong' }),
  steps: css({ display: 'flex', gap: '2', mt: '2' }),
  step: css({
    flex: '1',
    height: '2.5',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'control',
    transitionProperty: 'background',
    transitionDuration: 'dialog',
    '&[data-done]': { background: 'action', borderColor: 'action' },
    '@media (forced-colors: active)': { '&[data-done]': { background: '[Highlight]' } },
  }),
  words: css({ mt: '1.5', textStyle: 'dense', color: 'muted' }),
  form: css({ display: 'flex', flexDirection: 'column', gap: '3', mt: '2' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}
