import { useState } from 'react'
import type { PastSession, TranscriptMessage } from '#contract/sessions/sessions.ts'
import { css, cx } from '#styled/css'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ToggleSegment } from '#src/ui/controls/segment.tsx'
import { MarginRow, MarginSheet } from '#src/ui/layout/sheet.tsx'
import { changedWords } from './changed-words.ts'
import { gradedByModel } from './markable.ts'
import type { DrawTake } from './take-heard.tsx'
import { TranscriptTurn } from './transcript-turn.tsx'

type Role = TranscriptMessage['role']
type Props = {
  question: PastSession['chat_sessions'][number]
  number: number
  counts: boolean
  start: string
  canSeeSystem: boolean
  timeZone: string
  drawTake: DrawTake | null
}

/** The chat of one question: times at the left, marks in the margin, filtered by who speaks. Takes carry their scores: they have the whole width. */
export function Transcript({ question, number, counts, start, canSeeSystem, timeZone, drawTake }: Props) {
  const [shown, setShown] = useState<readonly Role[]>(['assistant', 'user'])
  const messages = question.chat_full_context.filter(({ role }) => shown.includes(role) && (canSeeSystem || role !== 'system'))
  const graded = gradedByModel(question)
  const isSpoken = question.chat_full_context.some(({ feedback }) => feedback !== undefined)
  const head = (
    <header className={styles.head}>
      <h3 className={styles.title}>Question {number}</h3>
      <ToggleSegment
        label="Whose messages"
        size="sm"
        options={canSeeSystem ? [{ value: 'system', label: 'System' }, ...spoken] : spoken}
        pressed={shown}
        onToggle={(role, isPressed) => setShown(isPressed ? [...shown, role] : shown.filter((one) => one !== role))}
      />
    </header>
  )
  const chat = (
    <>
      {isSpoken ? head : <MarginRow margin="narrowMarks">{head}</MarginRow>}
      {messages.length === 0 ? <p className={styles.none}>{question.chat_full_context.length === 0 ? 'This question was not reached.' : 'No messages are shown.'}</p> : null}
      <ol className={styles.turns}>
        {messages.map((message) => (
          <TranscriptTurn
            key={message.id}
            {...{ message, counts, start, timeZone, drawTake }}
            points={question.points}
            isTeacher={canSeeSystem}
            isGradedByModel={message.id === graded?.id}
          />
        ))}
      </ol>
      {question.changed === undefined ? null : (
        <div className={styles.note}>
          <Notice tone="info">
            {changedWords(question.changed, question.points, canSeeSystem, timeZone)} <bdi>{question.override_reason}</bdi>
          </Notice>
        </div>
      )}
    </>
  )
  return (
    <section className={styles.root} aria-label={`Chat of question ${number}`}>
      {isSpoken ? (
        <div className={cx(styles.sheet, styles.whole)}>{chat}</div>
      ) : (
        <MarginSheet margin="narrowMarks" className={styles.sheet}>
          {chat}
        </MarginSheet>
      )}
    </section>
  )
}

const spoken: { value: Role; label: string }[] = [
  { value: 'assistant', label: 'Assistant' },
  { value: 'user', label: 'User' },
]

const styles = {
  root: css({ flex: '1', minWidth: '0', px: { base: '[min(1rem, 4vw)]', md: '5' } }),
  sheet: css({ minHeight: 'full', maxWidth: { lg: '[50rem]' } }),
  whole: css({ '--margin': '0px' }),
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3', pt: '4', pb: '3' }),
  title: css({ fontSize: 'student', fontWeight: 'strong' }),
  turns: css({ display: 'flex', flexDirection: 'column', gap: '2.5', pb: '6' }),
  note: css({ pb: '6' }),
  none: css({ py: '4', color: 'muted' }),
}
