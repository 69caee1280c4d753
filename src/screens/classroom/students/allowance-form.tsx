import { type FormEvent, useState } from 'react'
import type { TimeFactor } from '#contract/classroom/students.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Switch } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'

/** What a student is allowed beside others; a null factor is no time limit, `setsGoals` a goal of their own for each week. */
export type Allowance = { timeFactor: TimeFactor; allowsPaste: boolean; setsGoals: boolean }

/** Props of `AllowanceForm`. */
export type AllowanceFormProps = {
  view: FormView
  allowance: { timeFactor: number | null; allowsPaste: boolean; setsGoals: boolean }
  onSave: (allowance: Allowance) => void
  onRetry: () => void
}

/** More time for one student, pasting into the answer box and a goal of their own; a session that runs gets it at once. */
export function AllowanceForm({ view, allowance, onSave, onRetry }: AllowanceFormProps) {
  const [time, setTime] = useState(choices.find(({ factor }) => factor === allowance.timeFactor)?.value ?? '1')
  const [allowsPaste, setAllowsPaste] = useState(allowance.allowsPaste)
  const [setsGoals, setSetsGoals] = useState(allowance.setsGoals)
  const timeFactor = choices.find(({ value }) => value === time)?.factor ?? null
  const isSame = timeFactor === allowance.timeFactor && allowsPaste === allowance.allowsPaste && setsGoals === allowance.setsGoals
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave({ timeFactor, allowsPaste, setsGoals })
  }
  return (
    <form className={css({ display: 'flex', flexDirection: 'column', gap: '4' })} onSubmit={submit}>
      <FormSentence view={view} onRetry={onRetry} />
      <Field label="Time limits" help="A session in progress gets its new end right away.">
        {(control) => <Select {...control} options={choices} value={time} onChange={setTime} />}
      </Field>
      <Switch checked={allowsPaste} onChange={setAllowsPaste} help="For typing aids that paste. Dictation always works.">
        Allow pasting answers
      </Switch>
      <Switch checked={setsGoals} onChange={setSetsGoals} help="On My progress, where only they see it. Edit class turns this off for a whole class.">
        Let them set a goal for each week
      </Switch>
      <Button type="submit" variant="secondary" disabled={isSame} busy={view.isBusy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  )
}

const choices: { value: string; label: string; factor: TimeFactor }[] = [
  { value: '1', label: 'As set', factor: 1 },
  { value: '1.25', label: '1.25 times as long', factor: 1.25 },
  { value: '1.5', label: '1.5 times as long', factor: 1.5 },
  { value: '2', label: 'Twice as long', factor: 2 },
  { value: 'off', label: 'No time limit', factor: null },
]
