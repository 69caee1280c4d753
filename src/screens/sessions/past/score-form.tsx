import { type FormEvent, useState } from 'react'
import { formatPoints } from '#contract/exercises/points.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { css } from '#styled/css'
import { isWaiting } from './markable.ts'

/**
 * Props of `ScoreForm`. `reader` is who reads the reason; `isSaving` this score, `isBusy` any mark of the page; `onTyped` hears whether
 * what is typed differs from how the mark stands, and while `isUnsaved` says so it stays in its boxes; `onSave` gets null for taking
 * a set score back.
 */
export type ScoreFormProps = {
  question: PastSession['chat_sessions'][number]
  reader: string
  isSaving: boolean
  isBusy: boolean
  isUnsaved: boolean
  onTyped: (isDirty: boolean) => void
  onSave: (score: number | null, reason: string) => void
}

/** The score of a question in a teacher's hands, with a reason that its student reads. */
export function ScoreForm({ question, reader, isSaving, isBusy, isUnsaved, onTyped, onSave }: ScoreFormProps) {
  const { score, points, overridden, override_reason: reason } = question
  const [problem, setProblem] = useState<string | null>(null)
  const stands = isWaiting(question) ? '' : formatPoints(score)
  // Another mark is another text in the boxes, once nothing is typed there; the buttons stay, and the focus with them.
  const stand = `${stands} ${overridden ?? ''} ${reason ?? ''}`
  const [drawn, setDrawn] = useState({ stand, times: 0 })
  if (drawn.stand !== stand && !isUnsaved) setDrawn({ stand, times: drawn.times + 1 })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wanted = readScore(String(typed.get('score') ?? ''))
    if (wanted === null || wanted > points) return setProblem(`Type a number from 0 to ${formatPoints(points)}.`)
    setProblem(null)
    onSave(wanted, String(typed.get('reason') ?? ''))
  }

  return (
    <form className={form} onInput={(event) => onTyped(isOther(event.currentTarget))} onSubmit={submit} noValidate>
      <Field
        key={`score ${drawn.times}`}
        label={`Your mark, of ${formatPoints(points)}`}
        help={overridden === true ? 'Set by hand.' : stands === '' ? 'No mark yet.' : `Now ${stands}.`}
        error={problem}
      >
        {(control) => (
          <Input
            {...control}
            name="score"
            inputMode="decimal"
            autoComplete="off"
            readOnly={isSaving}
            defaultValue={stands}
            className={css({ maxWidth: '[8rem]' })}
          />
        )}
      </Field>
      <Field key={`reason ${drawn.times}`} label="Reason" help={`${reader} can read it.${reason === undefined ? '' : ' It stays with your mark until you change it.'}`}>
        {(control) => <Textarea {...control} name="reason" maxLength={500} rows={2} readOnly={isSaving} defaultValue={reason ?? ''} />}
      </Field>
      <Button type="submit" wide busy={isSaving} disabled={isBusy && !isSaving} busyLabel="Saving...">
        Save mark
      </Button>
      {overridden === true ? (
        <Button variant="secondary" wide disabled={isBusy} onClick={() => onSave(null, '')}>
          Go back to the tutor&apos;s score
        </Button>
      ) : null}
    </form>
  )
}

/** Whether a box of the form holds something else than it was drawn with. */
function isOther(typed: HTMLFormElement): boolean {
  return [...typed.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((box) => box.value !== box.defaultValue)
}

function readScore(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) || number < 0 ? null : number
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '3' })
