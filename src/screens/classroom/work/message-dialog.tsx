import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { longestNote } from '#contract/assignments/notes.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { css } from '#styled/css'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { FormFooter } from '#src/ui/feedback/form-footer.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

/**
 * Props of `MessageDialog`: to how many it goes, to whom where it is one (`name`), who they are (`receivers`), and what it may begin with, by name.
 * `onTyped` hears whether something was typed.
 */
export type MessageDialogProps = {
  view: FormView
  count: number
  name?: string | null
  receivers?: ReactNode
  templates: Readonly<Record<string, string>>
  onTyped: (isDirty: boolean) => void
  onSend: (text: string) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** A message to everyone who is behind, begun from a template. Load it lazily. */
export function MessageDialog({ view, count, name = null, receivers = null, templates, ...on }: MessageDialogProps) {
  const { onTyped, onSend, onRetry, onCancel, onClose } = on
  const names = Object.keys(templates)
  const [template, setTemplate] = useState(names[0] ?? '')
  const [text, setText] = useState(templates[template] ?? '')
  const form = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const formRef = useFirstWrong(view)
  function type(next: string) {
    setText(next)
    onTyped(!Object.values(templates).includes(next))
  }
  function choose(name: string) {
    setTemplate(name)
    type(templates[name] ?? '')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSend(text)
  }
  return (
    <Dialog open title={titleOf(count, name)} initialFocus={box} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form ref={formRef} id={form} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          {receivers}
          <Field label="Begin with">
            {(control) => <Select {...control} options={names.map((name) => ({ value: name, label: name }))} value={template} onChange={choose} />}
          </Field>
          <Field label="Message" help={`${name === null ? 'Each of them reads' : 'They read'} it on their start page, and in a mail where your school mails. ${text.length} of ${longestNote} characters.`} error={view.fields['text'] ?? null}>
            {(control) => (
              <Textarea {...control} ref={box} name="text" rows={5} maxLength={longestNote} value={text} disabled={view.isBusy} onChange={(event) => type(event.target.value)} />
            )}
          </Field>
        </form>
      </DialogBody>
      <FormFooter form={form} send="Send message" sending="Sending..." isBusy={view.isBusy} onCancel={onCancel} />
    </Dialog>
  )
}

function titleOf(count: number, name: string | null): string {
  if (name !== null && name.trim() !== '') return `Message ${isolated(name)}`
  return count === 1 ? 'Message 1 student' : `Message ${count} students`
}
