import { memo } from 'react'
import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'

/** Props of `QuestionCard`. `score` is given for a question that is behind; `points` is null where none are counted. */
export type QuestionCardProps = { number: number; subject?: string; points: number | null; score?: number; text: string }

/** The question as the student reads it; the first thing of its log. */
export const QuestionCard = memo(function QuestionCard({ text, ...head }: QuestionCardProps) {
  return (
    <section className={styles.card} aria-label={`Question ${head.number}`}>
      <div className={head.score === undefined ? styles.said : undefined}>
        <QuestionHead {...head} />
      </div>
      <div className={styles.text}>
        <RichText text={text} />
      </div>
    </section>
  )
})

/** Which question it is, of what subject, and its points. */
export function QuestionHead({ number, subject, points, score }: Omit<QuestionCardProps, 'text'>) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>Question {number}</h2>
      {subject === undefined ? null : <SubjectBadge subject={subject} />}
      {points === null ? null : (
        <span className={styles.points}>
          {score === undefined ? '' : `${formatPoints(score)} of `}
          {points === 1 ? '1 point' : `${formatPoints(points)} points`}
        </span>
      )}
    </header>
  )
}

/** A question's part of the log taken apart: the tutor's first message is its card. */
export function withoutCard<Message extends ChatMessage>(messages: readonly Message[]): { card: string | null; turns: readonly Message[] } {
  const [first] = messages
  return first?.role === 'assistant' ? { card: first.content, turns: messages.slice(1) } : { card: null, turns: messages }
}

const styles = {
  card: css({
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairlineStrong',
    borderRadius: 'panel',
    px: { base: '4', md: '5', _compact: '3' },
    py: { base: '4', _compact: '2' },
    mr: { md: '[244px]' },
  }),
  // In little room the header says which question it is, and the box what it is worth.
  said: css({ srOnly: { _compact: true } }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', mb: '2' }),
  title: css({ textStyle: 'body', fontWeight: 'strong' }),
  points: css({ textStyle: 'dense', color: 'muted' }),
  text: css({ textStyle: 'student', overflowWrap: 'break-word', '& p:last-child > :last-child': { mb: '-1' } }),
}
