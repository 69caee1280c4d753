import { memo } from 'react'
import { turnParts } from '#contract/chat-sessions.ts'
import type { TranscriptMessage } from '#contract/sessions.ts'
import { formatExactTime, formatOffset } from '#src/screens/dates.ts'
import { markOf } from '#src/screens/chat/marks.ts'
import { css } from '#styled/css'
import { Mark } from '#src/ui/mark.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { Hint, StudentTurn, TutorTurn } from '#src/ui/turns.tsx'

type Props = { message: TranscriptMessage; points: number; start: string; timeZone: string }

/** One message of a past chat with its time and, in the margin, what the try was worth. */
export const TranscriptTurn = memo(function TranscriptTurn({ message, points, start, timeZone }: Props) {
  return (
    <li className={styles.turn}>
      <time dateTime={message.at} title={formatExactTime(message.at, timeZone)} className={styles.time}>
        {formatOffset(start, message.at)}
      </time>
      <Body message={message} points={points} />
    </li>
  )
})

function Body({ message, points }: Pick<Props, 'message' | 'points'>) {
  if (message.role === 'system') return <SystemNote text={message.content} />
  if (message.role === 'user') {
    const mark = markOf(message, points)
    return (
      <StudentTurn dense mark={mark === null ? undefined : <Mark plain kind={mark.kind} words={mark.words} detail={mark.detail} />}>
        <span className={css({ whiteSpace: 'pre-wrap' })}>{message.content}</span>
      </StudentTurn>
    )
  }
  const { words, hint } = turnParts(message)
  return (
    <TutorTurn dense>
      <RichText text={words} />
      {hint === undefined ? null : (
        <Hint number={hint.number} total={hint.total}>
          <RichText text={hint.text} />
        </Hint>
      )}
      {message.material === undefined ? null : (
        <div className={styles.material}>
          <RichText text={message.material} />
        </div>
      )}
    </TutorTurn>
  )
}

function SystemNote({ text }: { text: string }) {
  return (
    <p className={styles.system}>
      <strong>System</strong> {text}
    </p>
  )
}

const styles = {
  turn: css({ display: 'grid', gridTemplateColumns: { base: '[2.75rem minmax(0, 1fr)]', md: '[3.5rem minmax(0, 1fr)]' }, alignItems: 'start' }),
  time: css({ textStyle: 'label', color: 'muted', pt: '2' }),
  material: css({ mt: '2', pt: '2', borderTop: '1px solid', borderTopColor: 'hairlineStrong' }),
  system: css({ textStyle: 'label', color: 'muted', py: '1.5', maxWidth: '[540px]', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
}
