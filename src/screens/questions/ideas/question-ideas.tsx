import { type FormEvent, useState } from 'react'
import { QuestionIdeaKind, type ModelBudget, type QuestionIdea } from '#contract/questions/question-ideas.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css, cva } from '#styled/css'
import { lineDiff, type DiffLine } from './line-diff.ts'

/** How suggestions stand: asked for or not, on their way, or one that waits for its teacher (`isOutdated`: it would undo newer words). */
export type QuestionIdeasView =
  | { mode: 'ready'; sentence: string | null; canRetry: boolean }
  | { mode: 'asking'; isSlow: boolean }
  | { mode: 'offered'; idea: QuestionIdea; isOutdated: boolean }

/** Props of `QuestionIdeas`; `title` and `prompt` are the question as it stands. */
export type QuestionIdeasProps = {
  view: QuestionIdeasView
  budget: ModelBudget
  title: string
  prompt: string
  onAsk: (wanted: QuestionIdeaKind, about: string) => void
  onRetry: () => void
  onStop: () => void
  onTake: (idea: QuestionIdea) => void
  onDrop: () => void
}

/** What a language model suggests for a question, shown as a difference, for the teacher to take over or not. */
export function QuestionIdeas({ view, budget, title, prompt, onAsk, onRetry, onStop, onTake, onDrop }: QuestionIdeasProps) {
  return (
    <section aria-labelledby="question-ideas" className={styles.root}>
      <h4 id="question-ideas" className={styles.heading}>
        Suggestions from AI
      </h4>
      <div role="status" className={styles.status}>
        {view.mode === 'asking' ? <p>{view.isSlow ? 'This takes long today. You can go on writing, or stop it.' : 'Asking the AI...'}</p> : null}
        {view.mode === 'ready' && view.sentence !== null ? <Notice tone="info">{view.sentence}</Notice> : null}
        {view.mode === 'offered' && view.isOutdated ? <Notice tone="info">{outdated}</Notice> : null}
      </div>
      {view.mode === 'ready' && view.canRetry ? (
        <Button size="sm" variant="secondary" className={styles.alone} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      {view.mode === 'offered' ? <Offer {...view} isSpent={budget.used >= budget.limit} {...{ title, prompt, onRetry, onTake, onDrop }} /> : null}
      {view.mode === 'asking' ? (
        <Button size="sm" variant="secondary" className={styles.alone} onClick={onStop}>
          Stop
        </Button>
      ) : null}
      {view.mode === 'ready' ? <Wish hasPrompt={prompt.trim() !== ''} isSpent={budget.used >= budget.limit} onAsk={onAsk} /> : null}
      <p className={styles.small}>
        {budget.used} of {budget.limit} AI calls used today{budget.used >= budget.limit ? '. It begins anew at midnight UTC' : ''}. The question as it stands here is sent,
        nothing about students.
      </p>
    </section>
  )
}

const wishes: Record<QuestionIdeaKind, { label: string; about: string | null }> = {
  keys: { label: 'What counts as right', about: null },
  hints: { label: 'Hints', about: null },
  steps: { label: 'Steps on the way', about: null },
  words: { label: 'What words mean', about: null },
  simplify: { label: 'In simpler words', about: null },
  translate: { label: 'In another language', about: 'Language' },
  theme: { label: 'One like it, in a theme', about: 'Theme' },
  question: { label: 'A new question from a text or topic', about: 'Text or topic' },
}

function Wish({ hasPrompt, isSpent, onAsk }: { hasPrompt: boolean; isSpent: boolean; onAsk: QuestionIdeasProps['onAsk'] }) {
  const kinds = QuestionIdeaKind.options.filter((kind) => hasPrompt || kind === 'question')
  const [chosen, setChosen] = useState<QuestionIdeaKind>('keys')
  const wanted = kinds.includes(chosen) ? chosen : 'question'
  const { about } = wishes[wanted]
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('about')
    onAsk(wanted, typeof text === 'string' ? text : '')
  }
  return (
    <form onSubmit={ask} className={styles.form}>
      <Field label="Suggest">
        {(control) => (
          <Select {...control} options={kinds.map((kind) => ({ value: kind, label: wishes[kind].label }))} value={wanted} onChange={setChosen} />
        )}
      </Field>
      {about === null ? null : (
        <Field label={about}>{(control) => <Textarea {...control} key={wanted} name="about" required maxLength={4_000} rows={wanted === 'question' ? 4 : 1} dir="auto" />}</Field>
      )}
      <Button type="submit" size="sm" variant="secondary" className={styles.alone} disabled={isSpent}>
        Suggest
      </Button>
    </form>
  )
}

type OfferProps = { idea: QuestionIdea; isOutdated: boolean; isSpent: boolean } & Pick<QuestionIdeasProps, 'title' | 'prompt' | 'onRetry' | 'onTake' | 'onDrop'>

function Offer({ idea, isOutdated, isSpent, title, prompt, onRetry, onTake, onDrop }: OfferProps) {
  const lines = [...(idea.title === title ? [] : lineDiff(title, idea.title)), ...lineDiff(prompt, idea.prompt)]
  return (
    <>
      <ul aria-label="What would change" className={styles.diff}>
        {lines.map((line, index) => (
          <Line key={index} {...line} />
        ))}
      </ul>
      <p className={styles.small}>
        Suggested by <bdi>{idea.model}</bdi>. It can be wrong: read it before you take it over.
      </p>
      <div className={styles.buttons}>
        {isOutdated ? (
          <Button size="sm" disabled={isSpent} onClick={onRetry}>
            Ask again
          </Button>
        ) : (
          <Button size="sm" onClick={() => onTake(idea)}>
            Take over
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onDrop}>
          Leave as it is
        </Button>
      </div>
    </>
  )
}

const outdated = 'You changed the question after you asked. Taking this over would undo that, so ask again about the question as it is now.'

const signs = { same: '', new: '+', gone: '−' }
const said = { same: '', new: 'New: ', gone: 'Goes: ' }

function Line({ kind, text }: DiffLine) {
  return (
    <li className={row({ kind })}>
      <span aria-hidden="true" className={styles.sign}>
        {signs[kind]}
      </span>
      <VisuallyHidden>{said[kind]}</VisuallyHidden>
      <span dir="auto" className={styles.text}>
        {text === '' ? '\u00A0' : text}
      </span>
    </li>
  )
}

const row = cva({
  base: { display: 'grid', gridTemplateColumns: '[1rem minmax(0, 1fr)]', columnGap: '1', px: '2', py: '0.5' },
  variants: { kind: { same: { color: 'muted' }, new: { background: 'goodTint', color: 'goodInk' }, gone: { background: 'badTint', color: 'badInk', textDecoration: 'line-through' } } },
})
const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', pt: '3', borderTop: '1px solid', borderTopColor: 'hairline' }),
  heading: css({ textStyle: 'dense', fontWeight: 'strong' }),
  status: css({ display: 'contents' }),
  form: css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' }),
  alone: css({ alignSelf: 'flex-start' }),
  diff: css({ border: '1px solid', borderColor: 'hairlineStrong', borderRadius: 'control', overflow: 'hidden', textStyle: 'dense' }),
  sign: css({ fontWeight: 'bold', textAlign: 'center' }),
  text: css({ overflowWrap: 'break-word', whiteSpace: 'pre-wrap' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}
