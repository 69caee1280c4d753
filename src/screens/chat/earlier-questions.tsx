import { memo, useState } from 'react'
import type { Task } from '#contract/chat-sessions.ts'
import { formatPoints } from '#contract/points.ts'
import { css } from '#styled/css'
import { Icon } from '#src/ui/icon.tsx'
import { chevronDown, chevronRight } from '#src/ui/icons.ts'
import { ChatTurn } from './chat-turn.tsx'
import type { EarlierQuestion } from './chat-view.ts'

type Props = { questions: readonly EarlierQuestion[]; tasks: readonly Task[] }

/** The questions before this one, folded into one line: "Questions 1–4 · 31.5 points". Nothing of them is drawn until it is opened. */
export const EarlierQuestions = memo(function EarlierQuestions({ questions, tasks }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (questions.length === 0) return <div className={styles.root} />
  const points = questions.reduce((sum, { taskIndex }) => sum + (tasks[taskIndex]?.score ?? 0), 0)
  return (
    <div className={styles.root}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon of={isOpen ? chevronDown : chevronRight} size={18} />
        {rangeOf(questions)} · {formatPoints(points)} {points === 1 ? 'point' : 'points'}
      </button>
      {isOpen ? questions.map((question) => <Earlier key={question.taskIndex} question={question} task={tasks[question.taskIndex]} />) : null}
    </div>
  )
})

function Earlier({ question, task }: { question: EarlierQuestion; task: Task | undefined }) {
  const points = task?.points ?? 0
  return (
    <section className={styles.question}>
      <h3 className={styles.heading}>
        Question {question.taskIndex + 1}
        <span className={styles.score}>
          {formatPoints(task?.score ?? 0)} of {formatPoints(points)}
        </span>
      </h3>
      {question.messages.map((message) => (
        <ChatTurn key={message.id} message={message} points={points} />
      ))}
    </section>
  )
}

function rangeOf(questions: readonly EarlierQuestion[]): string {
  const [first, last] = [questions[0]?.taskIndex ?? 0, questions.at(-1)?.taskIndex ?? 0]
  return first === last ? `Question ${first + 1}` : `Questions ${first + 1}–${last + 1}`
}

const styles = {
  root: css({ flex: '1', minWidth: '0' }),
  toggle: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    my: '-1.5',
    textStyle: 'label',
    fontWeight: 'semibold',
    color: 'muted',
    cursor: 'pointer',
    borderRadius: 'small',
    _hover: { color: 'ink' },
  }),
  question: css({ display: 'flex', flexDirection: 'column', gap: '3.5', py: '4', borderBottom: '1px solid', borderColor: 'hairline' }),
  heading: css({ textStyle: 'dense', fontWeight: 'strong' }),
  score: css({ ml: '2.5', fontWeight: 'normal', color: 'muted' }),
}
