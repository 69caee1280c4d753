import { useState } from 'react'
import type { TranscriptMessage } from '#contract/sessions/sessions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { css } from '#styled/css'

/** `isBusy`: some mark of the page is under way; `isAccepting`: the one made here, whose button keeps the focus. */
type AcceptFormProps = { answers: readonly TranscriptMessage[]; isBusy: boolean; isAccepting: boolean; onAccept: (answer: TranscriptMessage) => void }

/** Letters of an answer that a list of choices shows. */
const shown = 60

/** One of the answers given, to be taken as right for everybody from now on. */
export function AcceptForm({ answers, isBusy, isAccepting, onAccept }: AcceptFormProps) {
  const [chosen, setChosen] = useState(0)
  const answer = answers.find(({ id }) => id === chosen) ?? answers[0]
  if (answer === undefined) return null
  return (
    <div className={form}>
      {answers.length === 1 ? (
        <p className={css({ overflowWrap: 'break-word' })}>
          <strong>Was this answer right?</strong> “{short(answer.content)}”
        </p>
      ) : (
        <Field label="An answer that was right">
          {(control) => (
            <Select
              {...control}
              options={answers.map(({ id, content, attempt }) => ({ value: String(id), label: `${attempt === undefined ? '' : `Try ${attempt}: `}${short(content)}` }))}
              value={String(answer.id)}
              onChange={(id) => setChosen(Number(id))}
            />
          )}
        </Field>
      )}
      <Button variant="secondary" wide busy={isAccepting} disabled={isBusy && !isAccepting} onClick={() => onAccept(answer)}>
        {answer.attempt === undefined ? 'Accept this answer for everyone' : `Accept try ${answer.attempt} for everyone`}
      </Button>
      <p className={css({ textStyle: 'label', color: 'muted' })}>You see how many scores rise before anything changes.</p>
    </div>
  )
}

function short(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')]
  return letters.length > shown ? `${letters.slice(0, shown).join('')}…` : letters.join('')
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '2' })
