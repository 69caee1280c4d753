import { memo, useState } from 'react'
import type { Task } from '#contract/chat/chat-sessions.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown, chevronRight } from '#src/ui/icons/icons.ts'
import { ChatTurn } from './chat-turn.tsx'
import type { EarlierQuestion } from '#src/screens/chat/chat-view.ts'
import { QuestionCard, withoutCard } from './question-card.tsx'

type Props = { questions: readonly EarlierQuestion[]; tasks: readonly Task[]; counts: boolean; hasPoints: boolean; onUnfold: () => void }

/** The questions before this one, folded into one line: "Questions 1–4 · 31.5 points". Nothing of them is drawn until it is opened. */
export const EarlierQuestions = memo(function EarlierQuestions({ questions, tasks, counts, hasPoints, onUnfold }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (questions.length === 0) return null
  function toggle() {
    onUnfold()
    setIsOpen(!isOpen)
  }
  const points = questions.reduce((sum, { taskIndex }) => sum + (tasks[taskIndex]?.score ?? 0), 0)
  return (
    <>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={toggle}>
        <Icon of={isOpen ? chevronDown : chevronRight} size={18} />
        {rangeOf(questions)}
        {hasPoints ? ` · ${formatPoints(points)} ${points === 1 ? 'point' : 'points'}` : ''}
      </button>
      {isOpen
        ? questions.map((question) => <Earlier key={question.taskIndex} {...{ question, counts, hasPoints }} task={tasks[question.taskIndex]} />)
        : null}
    </>
  )
})

function Earlier({ question, task, counts, hasPoints }: { question: EarlierQuestion; task: Task | undefined; counts: boolean; hasPoints: boolean }) {
  const { card, turns } = withoutCard(question.messages)
  const points = hasPoints ? (task?.points ?? 0) : null
  return (
    <div className={styles.question}>
      <QuestionCard number={question.taskIndex + 1} points={points} score={task?.score ?? 0} text={card ?? task?.question_title ?? ''} />
      {turns.map((message) => (
        <ChatTurn key={message.id} message={message} points={points} counts={counts} />
      ))}
    </div>
  )
}

function rangeOf(questions: readonly EarlierQuestion[]): string {
  const [first, last] = [(questions[0]?.taskIndex ?? 0) + 1, (questions.at(-1)?.taskIndex ?? 0) + 1]
  return first === last ? `Question ${first}` : `Questions ${first}–${last}`
}

const styles = {
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
  question: css({ display: 'flex', flexDirection: 'column', gap: '3.5', pt: '4', pb: '6' }),
}
