import { type FormEvent, useId, useRef, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { upload } from '#src/ui/icons/icons.ts'
import { AddStudentFields, type TypedStudent } from './add-student-fields.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/**
 * Props of `AddStudentDialog`; `usernameOf` makes one from a name at once, `freeUsernameOf` finds one
 * from it that nobody has, `refusedUsername` is one somebody else has. `begun` is what was typed before a reload, and
 * `onTyped` hears all that is typed, each with the username that was `offered`; `onCancel` is Cancel's, which asks nothing more.
 */
export type AddStudentDialogProps = {
  view: FormView
  begun: (TypedStudent & { offered: string }) | null
  className: string | null
  refusedUsername: string | null
  usernameOf: (name: string) => string
  freeUsernameOf: (name: string) => Promise<string>
  onTyped: (student: TypedStudent & { offered: string }) => void
  onSave: (student: TypedStudent) => void
  onRetry: () => void
  onImport: () => void
  onCancel: () => void
  onClose: () => void
}

/** One student's account: the username follows the name until it is typed. Load it lazily. */
export function AddStudentDialog(props: AddStudentDialogProps) {
  const { view } = props
  const { offered: offeredBefore = '', ...typedBefore } = props.begun ?? { name: '', username: '', email: '' }
  const [typed, setTyped] = useState<TypedStudent>(typedBefore)
  const latest = useRef({ ...typedBefore, offered: offeredBefore })
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const formRef = useFirstWrong(view)
  function type(change: Partial<TypedStudent & { offered: string }>) {
    latest.current = { ...latest.current, ...change }
    const { offered: _, ...next } = latest.current
    setTyped(next)
    props.onTyped(latest.current)
  }
  /** The username follows the name at once, and as one that is free when that is known; never over one that was typed. */
  async function offerUsername() {
    const { name, username, offered } = latest.current
    if (username !== '' && username !== offered) return
    const made = props.usernameOf(name)
    type({ username: made, offered: made })
    const free = await props.freeUsernameOf(name)
    // The dialog may be gone by now, and with it what was typed.
    if (first.current === null || free === made || latest.current.name !== name || latest.current.username !== made) return
    type({ username: free, offered: free })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    props.onSave(typed)
  }
  return (
    <Dialog open title="Add Student" initialFocus={first} dismissible={!view.isBusy} onClose={props.onClose}>
      <DialogBody>
        <form ref={formRef} id={form} className={stack} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={props.onRetry} />
          <AddStudentFields
            {...{ view, typed, first, refusedUsername: props.refusedUsername }}
            onNamed={() => void offerUsername()}
            onType={type}
          />
          <p className={css({ color: 'muted' })}>
            {props.className === null ? 'Not in a class yet. A start password is created and shown once.' : `Will join ${isolated(props.className)}. A start password is created and shown once.`}
          </p>
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="text" icon={upload} className={css({ flexBasis: { base: '[100%]', md: '[auto]' }, mr: { md: 'auto' } })} disabled={view.isBusy} onClick={props.onImport}>
          Import a CSV file
        </Button>
        <Button variant="secondary" disabled={view.isBusy} onClick={props.onCancel}>
          Cancel
        </Button>
        <Button type="submit" form={form} busy={view.isBusy} busyLabel="Adding...">
          Add Student
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
