import { memo } from 'react'
import { turnParts } from '#contract/chat/chat-sessions.ts'
import type { WordedMessage } from '#machines/chat/tutor-words/tutor-words.selectors.ts'
import { css } from '#styled/css'
import { changedForStudent } from '#src/screens/sessions/past/changed-for-student.ts'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Hint, StudentTurn, TutorTurn } from '#src/ui/session/turns.tsx'
import { Mark } from '#src/ui/session/mark.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { markOf, type TurnMark } from './marks.ts'

type ChatTurnProps = { message: WordedMessage; points: number | null; counts: boolean; shown?: boolean }

/** One turn of the log with its mark; drawn once per message, however long the log grows. `shown`: the answer was shown after it. */
export const ChatTurn = memo(function ChatTurn({ message, points, counts, shown = false }: ChatTurnProps) {
  return message.role === 'user' ? (
    <Said text={message.content} mark={markOf(message, points, counts, shown)} />
  ) : (
    <Replied message={message} points={points} />
  )
})

/** What the student wrote, as written, with its mark in the margin. */
export function Said({ text, mark }: { text: string; mark: TurnMark | null }) {
  return (
    <StudentTurn mark={mark === null ? undefined : <Mark kind={mark.kind} words={mark.words} detail={mark.detail} />}>
      <span className={css({ whiteSpace: 'pre-wrap' })}>{text}</span>
    </StudentTurn>
  )
}

function Replied({ message, points }: { message: WordedMessage; points: number | null }) {
  const { words, hint } = turnParts(message)
  return (
    <TutorTurn>
      {words === '' ? null : <RichText text={words} />}
      {hint === undefined ? null : (
        <Hint title={hint.title}>
          <RichText text={hint.text} />
        </Hint>
      )}
      {message.material === undefined ? null : <Material text={message.material} />}
      {message.ownBecause === undefined ? null : <p className={note}>{without[message.ownBecause]}</p>}
      {message.left === undefined ? null : <p className={note}>{leftWords(message.left)}</p>}
      {message.changed === undefined ? null : (
        <p className={below}>
          <strong>{changedForStudent(message.changed, points ?? 0)}</strong>
        </p>
      )}
    </TutorTurn>
  )
}

/** Why the tutor answered in its own words. */
const without = {
  away: 'Answering without AI.',
  spent: 'Answering without AI: its budget for today is used up.',
  often: 'Answering without AI for a few minutes: you asked for a lot of replies in a short time.',
  share: 'Answering without AI: you had your replies from AI for today.',
}

function leftWords(left: number): string {
  if (left === 0) return 'That was your last reply from AI for now. The tutor goes on without it.'
  return `You have ${countOf(left, { one: 'more AI reply', many: 'more AI replies' })} for now.`
}

function Material({ text }: { text: string }) {
  return (
    <div className={below}>
      <RichText text={text} />
    </div>
  )
}

const below = css({ mt: '2.5', pt: '2.5', borderTop: '1px solid', borderTopColor: 'hairlineStrong' })
const note = css({ mt: '2', textStyle: 'label', color: 'muted' })
