import { type FormEvent, useId, useRef, useState } from 'react'
import { css } from '#styled/css'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { FormFooter } from '#src/ui/feedback/form-footer.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { ClassNameField } from './class-name-field.tsx'

/** What its school agreed to for a class, `asksModel` null where there is no language model, and whether its students set themselves goals. */
export type ClassChoices = { keepsVoices: boolean; asksModel: boolean | null; setsGoals: boolean }

const untouched: ClassChoices = { keepsVoices: false, asksModel: null, setsGoals: true }

/**
 * Props of `ClassNameDialog`; `name` is the one the class has, empty for a new one, `choices` null where nothing is asked yet.
 * `onTyped` hears whether it differs, `onCancel` is Cancel's, which asks nothing more.
 */
export type ClassNameDialogProps = {
  view: FormView
  name: string
  choices: ClassChoices | null
  onTyped: (isDirty: boolean) => void
  onSave: (name: string, choices: ClassChoices) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** The name of a class, new or not, and what was chosen for it. Load it lazily. */
export function ClassNameDialog({ view, name, choices, onTyped, onSave, onRetry, onCancel, onClose }: ClassNameDialogProps) {
  const [typed, setTyped] = useState(name)
  const was = choices ?? untouched
  const [chosen, setChosen] = useState(was)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const formRef = useFirstWrong(view)
  const isNew = name === ''
  function change(next: string, to: ClassChoices) {
    setTyped(next)
    setChosen(to)
    const isSame = to.keepsVoices === was.keepsVoices && to.asksModel === was.asksModel && to.setsGoals === was.setsGoals
    onTyped(next.trim() !== name || !isSame)
  }
  const voices = { checked: chosen.keepsVoices, onChange: (keepsVoices: boolean) => change(typed, { ...chosen, keepsVoices }) }
  const model = { checked: chosen.asksModel ?? false, onChange: (asksModel: boolean) => change(typed, { ...chosen, asksModel }) }
  const goals = { checked: chosen.setsGoals, onChange: (setsGoals: boolean) => change(typed, { ...chosen, setsGoals }) }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(typed, chosen)
  }
  return (
    <Dialog open title={isNew ? 'Add Class' : 'Edit class'} initialFocus={first} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form ref={formRef} id={form} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <ClassNameField label="Name" view={view} value={typed} input={first} onType={(next) => change(next, chosen)} />
          {choices === null ? null : (
            <Checkbox {...voices} disabled={view.isBusy} help={voiceWords}>
              Our school agrees that voice recordings are kept
            </Checkbox>
          )}
          {chosen.asksModel === null ? null : (
            <Checkbox {...model} disabled={view.isBusy} help={modelWords}>
              Our school agrees that a language model reads answers
            </Checkbox>
          )}
          {choices === null ? null : (
            <Checkbox {...goals} disabled={view.isBusy} help={goalWords}>
              Students may set themselves a goal for each week
            </Checkbox>
          )}
        </form>
      </DialogBody>
      <FormFooter form={form} send={isNew ? 'Add Class' : 'Save'} sending="Saving..." isBusy={view.isBusy} onCancel={onCancel} />
    </Dialog>
  )
}

const voiceWords =
  'You and the student can listen to them for a while. Without this, recordings are scored and then deleted. If you turn it off later, those kept so far are deleted within two hours.'

const modelWords =
  'It helps the tutor talk and suggests marks to you. It gets the question and what the student wrote, without names, and decides nothing. Without this, the tutor answers in its own words.'

const goalWords = 'How many exercises they want to finish, on My progress, where only they see it. If you turn this off, what they had set is kept.'
