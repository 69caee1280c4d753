import type { ReactNode } from 'react'
import { formatPoints } from '#contract/exercises/points.ts'
import { formatMoment, formatTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { lock, mic, timer } from '#src/ui/icons/icons.ts'
import { QuestionShapes } from '#src/ui/session/question-rail.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { lookOf } from '#src/ui/session/task-shape.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { isLate, nothingToStart, type TodoCard } from './todo.ts'

/** A few plain facts of an assignment after its badges: what it holds, how far it is, or how it ended. */
export function CardFacts({ card, now, timeZone }: { card: TodoCard; now: Date; timeZone: string }) {
  const { assignment, action, status } = card
  const lateSince = status === 'due_today' && isLate(card, now) && assignment.due_date !== null ? formatTime(assignment.due_date, timeZone) : null
  return (
    <>
      {lateSince === null ? null : <Fact>late, was due {lateSince}</Fact>}
      {action === 'closed' && typeof assignment.closes_at === 'string' ? <Fact icon={lock}>closed {formatMoment(assignment.closes_at, timeZone)}</Fact> : null}
      {action !== 'closed' && typeof assignment.closes_at === 'string' && !assignment.config.complete ? (
        <Fact icon={lock}>closes {formatMoment(assignment.closes_at, timeZone)}</Fact>
      ) : null}
      {action === 'pending' ? <Fact>{nothingToStart(assignment)}</Fact> : null}
      {action === 'start' ? <WhatItHolds exercise={assignment.exercise} /> : null}
      {assignment.config.complete ? <HowItEnded assignment={assignment} /> : null}
      {action === 'resume' ? <HowFar assignment={assignment} timeZone={timeZone} /> : null}
    </>
  )
}

function WhatItHolds({ exercise }: Pick<TodoCard['assignment'], 'exercise'>) {
  if (exercise.has_accent_training) {
    return <Fact icon={mic}>{exercise.total_questions === 1 ? '1 sentence' : `${exercise.total_questions} sentences`}, microphone needed</Fact>
  }
  return (
    <>
      {exercise.timer_minutes === null ? null : <Fact icon={timer}>{minutes(exercise.timer_minutes)}</Fact>}
      <Fact>{contents(exercise)}</Fact>
    </>
  )
}

function HowFar({ assignment: { config, open_session }, timeZone }: { assignment: TodoCard['assignment']; timeZone: string }) {
  if (open_session === null) return null
  return (
    <>
      <span className={css({ display: 'inline-flex', color: 'muted' })}>
        <QuestionShapes tasks={open_session.tasks.map(lookOf)} />
      </span>
      <Fact>
        {config.complete ? 'practice: ' : ''}
        {formatPoints(open_session.score)} of {formatPoints(open_session.total_possible_score)} points so far
      </Fact>
      {open_session.deadline_at === null ? null : <Fact icon={timer}>runs until {formatTime(open_session.deadline_at, timeZone)}</Fact>}
    </>
  )
}

function HowItEnded({ assignment: { config } }: Pick<TodoCard, 'assignment'>) {
  return (
    <>
      <Fact>
        <ScoreText percent={config.score} />
        {config.allowRedoAssignment ? ' best score' : ''}
        {config.late ? ', handed in late' : ''}
      </Fact>
      {config.chat_session_id === null ? null : (
        <TextLink quiet href={`/session_details/${config.chat_session_id}`}>
          See your answers
        </TextLink>
      )}
    </>
  )
}

function Fact({ icon, children }: { icon?: IconNodes; children: ReactNode }) {
  return (
    <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'muted', textStyle: 'dense' })}>
      {icon === undefined ? null : <Icon of={icon} size={16} />}
      <span>{children}</span>
    </span>
  )
}

/** `6 questions, 60 points`. */
export function contents({ total_questions, total_possible_score }: { total_questions: number; total_possible_score: number }): string {
  const points = total_possible_score === 1 ? '1 point' : `${formatPoints(total_possible_score)} points`
  return `${total_questions === 1 ? '1 question' : `${total_questions} questions`}, ${points}`
}

/** `15 minutes`. */
export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${formatPoints(count)} minutes`
}
