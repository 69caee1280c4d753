import { memo } from 'react'
import { turnParts } from '#contract/chat/chat-sessions.ts'
import type { TranscriptMessage } from '#contract/sessions/sessions.ts'
import { formatExactTime, formatOffset } from '#src/screens/dates.ts'
import { markOf } from '#src/screens/chat/log/marks.ts'
import { css } from '#styled/css'
import { circleAlert } from '#src/ui/icons/icons.ts'
import { Mark } from '#src/ui/session/mark.tsx'
import { Pill } from '#src/ui/session/pill.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { Hint, StudentTurn, TutorTurn } from '#src/ui/session/turns.tsx'
import { changedWords } from './changed-words.ts'
import { ModelMarkNote } from './model-mark-note.tsx'
import { WordedBy } from './worded-by.tsx'
import { type DrawTake, TakeHeard } from './take-heard.tsx'

type Props = {
  message: TranscriptMessage
  points: number
  counts: boolean
  start: string
  isTeacher: boolean
  isGradedByModel: boolean
  timeZone: string
  drawTake: DrawTake | null
}

/**
 * One message of a past chat with its time and, in the margin, what the try was worth; `isTeacher` reads who changed points since, and
 * `isGradedByModel` tells that the mark of a language model stands on it.
 */
export const TranscriptTurn = memo(function TranscriptTurn({ start, ...said }: Props) {
  return (
    <li className={styles.turn}>
      <time dateTime={said.message.at} title={formatExactTime(said.message.at, said.timeZone)} className={styles.time}>
        {formatOffset(start, said.message.at)}
      </time>
      <Body {...said} />
    </li>
  )
})

function Body({ message, points, counts, isTeacher, isGradedByModel, timeZone, drawTake }: Omit<Props, 'start'>) {
  if (message.role === 'system') return <SystemNote text={message.content} />
  if (message.role === 'user') {
    if (message.feedback !== undefined) {
      const label = `Recording of ${formatExactTime(message.at, timeZone)}`
      return <TakeHeard feedback={message.feedback} url={message.recording_url} label={label} draw={drawTake} />
    }
    const mark = markOf(message, points, counts)
    return (
      <StudentTurn dense mark={mark === null ? undefined : <Mark plain kind={mark.kind} words={mark.words} detail={mark.detail} />}>
        <span className={css({ whiteSpace: 'pre-wrap' })}>{message.content}</span>
        {message.worrying === true ? <Worrying /> : null}
        {message.model_mark === undefined ? null : <ModelMarkNote mark={message.model_mark} points={points} stands={isGradedByModel} />}
      </StudentTurn>
    )
  }
  const { words, hint } = turnParts(message)
  return (
    <TutorTurn dense>
      <RichText text={words} />
      {hint === undefined ? null : (
        <Hint title={hint.title}>
          <RichText text={hint.text} />
        </Hint>
      )}
      {message.material === undefined ? null : (
        <div className={styles.material}>
          <RichText text={message.material} />
        </div>
      )}
      {message.worded === undefined ? null : <WordedBy {...message.worded} />}
      {message.changed === undefined ? null : (
        <p className={styles.material}>
          <strong>{changedWords(message.changed, points, isTeacher, timeZone)}</strong>
        </p>
      )}
    </TutorTurn>
  )
}

/** Tells a teacher that a person should read this message. */
function Worrying() {
  return (
    <span className={styles.worrying}>
      <Pill tone="bad" icon={circleAlert}>
        Worrying words
      </Pill>
    </span>
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
  // Where the words are large the time stands above them.
  turn: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    '& > :first-child': { flex: { base: '[0 0 2.75rem]', md: '[0 0 3.5rem]' } },
    '& > :last-child': { flex: '[1 1 9rem]', minWidth: '0' },
  }),
  time: css({ textStyle: 'label', color: 'muted', pt: '2' }),
  worrying: css({ display: 'block', mt: '2' }),
  material: css({ mt: '2', pt: '2', borderTop: '1px solid', borderTopColor: 'hairlineStrong' }),
  system: css({ textStyle: 'label', color: 'muted', py: '1.5', paddingInlineEnd: { md: '[calc(var(--margin, 0px) + 1.5rem)]' }, whiteSpace: 'pre-wrap', overflowWrap: 'break-word' }),
}
