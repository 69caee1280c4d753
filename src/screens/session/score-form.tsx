import { type FormEvent, useState } from 'react'
import { formatPoints } from '#contract/points.ts'
import type { PastSession } from '#contract/sessions.ts'
import type { MarkView } from '#machines/marking/marking.selectors.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Input } from '#src/ui/input.tsx'
import { Textarea } from '#src/ui/textarea.tsx'
import { css } from '#styled/css'

/** Props of `ScoreForm`. `reader` is who reads the reason; `onSave` gets null for taking a set score back. */
export type ScoreFormProps = {
  question: PastSession['chat_sessions'][number]
  reader: string
  view: MarkView
  onSave: (score: number | null, reason: string) => void
}

/** The score of a question in a teacher's hands, with a reason that its student reads. */
export function ScoreForm({ question: { score, points, overridden, override_reason: reason }, reader, view, onSave }: ScoreFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const isSaving = view.isBusy && view.wish?.kind === 'score'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wanted = readScore(String(typed.get('score') ?? ''))
    if (wanted === null || wanted > points) return setProblem(`Type a number from 0 to ${formatPoints(points)}.`)
    setProblem(null)
    onSave(wanted, String(typed.get('reason') ?? ''))
  }

  return (
    <form className={form} onSubmit={submit} noValidate>
      <Field label={`Your mark, of ${formatPoints(points)}`} help={overridden === true ? 'Set by hand.' : `The tutor gave ${formatPoints(score)}.`} error={problem}>
        {(control) => <Input {...control} name="score" inputMode="decimal" autoComplete="off" defaultValue={formatPoints(score)} className={css({ maxWidth: '[8rem]' })} />}
      </Field>
      <Field label="Reason" help={`${reader} can read it.`}>
        {(control) => <Textarea {...control} name="reason" maxLength={500} rows={2} defaultValue={reason ?? ''} />}
      </Field>
      <Button type="submit" wide busy={isSaving} busyLabel="Saving...">
        Save mark
      </Button>
      {overridden === true ? (
        <Button variant="secondary" wide disabled={view.isBusy} onClick={() => onSave(null, '')}>
          Go back to the tutor&apos;s score
        </Button>
      ) : null}
    </form>
  )
}

function readScore(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) || number < 0 ? null : number
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '3' })
