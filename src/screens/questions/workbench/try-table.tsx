import { type SubmitEvent, useState } from 'react'
import { mostTriedAnswers } from '#contract/questions/question-lint.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { KeyParts } from '#src/ui/session/key-parts.tsx'
import { Mark } from '#src/ui/session/mark.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import type { OpenWorkbench, WorkbenchActions } from './workbench-view.ts'
import { triedWords, verdictMark } from './workbench-words.ts'

const levels = [
  { value: 'loose', label: 'Loose' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'strict', label: 'Strict' },
] as const

type Props = { look: OpenWorkbench['look'] } & Pick<WorkbenchActions, 'onSamples'>

/** Sample answers, the newest first, with what the tutor would make of each and why, at any strictness; checked anew as the prompt changes. */
export function TryTable({ look: { looked, state, isCurrent, strictness }, onSamples }: Props) {
  const [typed, setTyped] = useState('')
  const tried = looked?.look.answers ?? []
  const samples = looked?.samples ?? []
  const isFull = samples.length >= mostTriedAnswers
  const typical = isFull || state === 'nothing' ? [] : (looked?.look.typical ?? []).filter((answer) => !samples.includes(answer))
  function add(event: SubmitEvent) {
    event.preventDefault()
    const answer = typed.trim()
    if (answer === '' || isFull) return
    setTyped('')
    if (!samples.includes(answer)) onSamples([answer, ...samples])
  }
  return (
    <>
      <form className={css({ display: 'flex', gap: '2' })} onSubmit={add}>
        <Input
          aria-label="Type another answer to check"
          placeholder="Type another answer to check"
          value={typed}
          maxLength={200}
          disabled={isFull || state === 'nothing'}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" disabled={isFull || state === 'nothing'}>
          Check
        </Button>
      </form>
      <Segment label="How strictly" size="sm" options={levels} value={strictness} onChange={(level) => onSamples(samples, level)} />
      {typical.length === 0 ? null : (
        <p className={offers}>
          Students also type
          {typical.map((answer) => (
            <Button key={answer} size="row" variant="text" aria-label={`Try ${answer}`} onClick={() => onSamples([answer, ...samples])}>
              {answer}
            </Button>
          ))}
        </p>
      )}
      {tried.length === 0 ? (
        <p className={css({ color: 'muted', textStyle: 'label' })}>Write what a student might answer, and see at once what the tutor makes of it.</p>
      ) : (
        <table className={table} aria-busy={!isCurrent}>
          <thead>
            <tr>
              <th scope="col">If they type</th>
              <th scope="col">Verdict</th>
              <th scope="col">Tutor says</th>
              <th scope="col">
                <VisuallyHidden>Remove</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {tried.map((answer) => (
              <tr key={answer.answer}>
                <th scope="row">
                  <bdi>{answer.answer}</bdi>
                </th>
                <td>
                  <Mark {...verdictMark(answer)} />
                </td>
                <td>
                  {triedWords(answer)}
                  <KeyParts parts={answer.parts ?? []} />
                  <p className={reason}>{answer.why}</p>
                </td>
                <td>
                  <button
                    type="button"
                    aria-label={`Stop trying ${answer.answer}`}
                    className={remove}
                    onClick={() => onSamples(samples.filter((one) => one !== answer.answer))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <VisuallyHidden>
        <span role="status">{isCurrent && tried.length > 0 ? spoken(tried) : ''}</span>
      </VisuallyHidden>
    </>
  )
}

function spoken(tried: Parameters<typeof triedWords>[0][]): string {
  const [newest] = tried
  return newest === undefined ? '' : `${newest.answer}: ${verdictMark(newest).words}`
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textStyle: 'label',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2.5', paddingInlineEnd: '2', borderBottom: '1px solid', borderBottomColor: 'hairline', overflowWrap: 'break-word' },
  '& thead th': { py: '2', color: 'muted', fontWeight: 'semibold', borderBottomColor: 'hairlineStrong' },
  '& thead th:nth-child(1)': { width: '[26%]' },
  '& thead th:nth-child(2)': { width: '[30%]' },
  '& thead th:nth-child(4)': { width: '[2rem]' },
  '& tbody th': { fontFamily: 'mono', fontWeight: 'normal', fontSize: 'dense' },
  '& td:nth-child(2)': { paddingInlineEnd: '3' },
  '& td:nth-child(2) *': { whiteSpace: 'normal' },
  '& td:nth-child(3)': { color: 'ink' },
  '&[aria-busy=true] tbody': { color: 'subtle' },
})
const reason = css({ color: 'muted', textStyle: 'caption' })
const offers = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'muted', textStyle: 'label' })
const remove = css({ position: 'relative', width: '6', height: '6', borderRadius: 'badge', color: 'muted', cursor: 'pointer', _hover: { background: 'tint', color: 'ink' } })
