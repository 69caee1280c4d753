import { type ReactNode, useState } from 'react'
import { formatPoints } from '#contract/exercises/points.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { css } from '#styled/css'
import { lookOf, TaskShape } from '#src/ui/session/task-shape.tsx'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { isWaiting } from './markable.ts'
import type { DrawTake } from './take-heard.tsx'
import { Transcript } from './transcript.tsx'

type Question = PastSession['chat_sessions'][number]
/** Props of `SessionQuestions`. */
export type SessionQuestionsProps = {
  session: PastSession
  canSeeSystem: boolean
  timeZone: string
  firstOpen?: number
  /** How the takes of a question are drawn; null where only their scores are there. */
  takesOf?: ((question: Question) => DrawTake | null) | undefined
  /** What stands beside the chat of a question: what its teacher can say about it. */
  beside?: ((question: Question, place: number) => ReactNode) | undefined
}

/**
 * Each question with score and tries; one chat is open at a time (first that of question `firstOpen`, counted from 0; a teacher's begins with what
 * waits), beside the list on wide pages, under its question on narrow ones. What a teacher can say stands there before the chat where it waits.
 */
export function SessionQuestions({ session, canSeeSystem, timeZone, firstOpen, takesOf, beside }: SessionQuestionsProps) {
  const [began] = useState(() => ({
    waiting: session.chat_sessions.map(isWaiting),
    open: firstOpen ?? (beside === undefined ? 0 : firstWaiting(session)),
  }))
  const [open, setOpen] = useState<number | null>(began.open)
  // A chat that was open stays drawn, and with it what was typed beside it.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([began.open]))
  const isPrinting = usePrinting()
  const counts = session.assignment !== null
  return (
    <div className={styles.panel} style={{ gridTemplateRows: `repeat(${session.chat_sessions.length}, auto) 1fr` }}>
      {session.chat_sessions.map((question, index) => (
        <div key={`${question.question_set_index}.${question.question_index}`} className={styles.question}>
          <h2 className={styles.cell}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open === index}
              aria-controls={`chat-${index}`}
              onClick={() => {
                setOpen(open === index ? null : index)
                setSeen(new Set([...seen, index]))
              }}
            >
              <span className={styles.shape}>
                <TaskShape status={isWaiting(question) ? 'pending' : lookOf(question)} label />
              </span>
              <span className={styles.words}>
                <span dir="auto">{question.question_definition.question_title}</span>
                <span className={styles.how}>{how(question, counts)}</span>
              </span>
              <span className={styles.points}>
                {isWaiting(question) ? (counts ? 'waits' : 'not judged') : `${formatPoints(question.score)} / ${formatPoints(question.points)}`}
              </span>
            </button>
          </h2>
          <div id={`chat-${index}`} className={styles.chat} hidden={open !== index && !isPrinting}>
            {seen.has(index) || isPrinting ? (
              <>
                {began.waiting[index] === true ? beside?.(question, index) : null}
                <Transcript
                  {...{ question, counts, canSeeSystem, timeZone }}
                  drawTake={takesOf?.(question) ?? null}
                  number={index + 1}
                  start={session.history.start_time}
                />
                {began.waiting[index] === true ? null : beside?.(question, index)}
              </>
            ) : null}
          </div>
        </div>
      ))}
      {open === null ? <p className={styles.choose}>Choose a question to read its chat.</p> : null}
    </div>
  )
}

/** The first question that waits for its teacher; the first of all where none does. */
function firstWaiting({ chat_sessions: questions }: PastSession): number {
  return Math.max(0, questions.findIndex(isWaiting))
}

function how(question: Question, counts: boolean): string {
  if (isWaiting(question)) return counts ? 'Waiting for the teacher' : 'Only a teacher can judge this one'
  const { attempts, tries_before: before = 0, hints, answer_given, status, overridden } = question
  const asked = hints === 0 ? '' : hints === 1 ? ', 1 hint' : `, ${hints} hints`
  if (status === 'skipped') return `Skipped${asked}`
  if (status === 'open' && attempts === 0) return 'Not answered'
  const parts = [attempts === 1 ? '1 try' : `${attempts} tries`, before === 0 ? null : `${before} of them in an earlier session`, hints === 0 ? null : hints === 1 ? '1 hint' : `${hints} hints`, answer_given ? 'answer shown' : null, overridden === true ? 'set by hand' : null]
  return parts.filter(Boolean).join(', ')
}

const styles = {
  panel: css({
    position: 'relative',
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'panel',
    overflow: 'clip',
    lg: { display: 'grid', gridTemplateColumns: '[300px minmax(0, 1fr)]' },
  }),
  question: css({ display: 'contents' }),
  cell: css({ fontWeight: 'normal', px: { lg: '2' }, pt: { lg: '1.5' } }),
  toggle: css({
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'flex-start',
    gap: '3',
    width: 'full',
    p: { base: '4', lg: '3' },
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: { lg: 'small' },
    borderBottom: { base: '1px solid', lg: '0' },
    borderBottomColor: 'hairline',
    _hover: { background: 'tint' },
    _expanded: { background: 'tintStrong', color: 'tintInk', '@media (forced-colors: active)': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' } },
    _focusVisible: { outlineOffset: '[-3px]' },
  }),
  shape: css({ display: 'inline-flex', mt: '1' }),
  words: css({ flex: '1', minWidth: { base: '[min(7rem, 100%)]', md: '0' }, display: 'flex', flexDirection: 'column', fontWeight: 'strong', overflowWrap: 'break-word' }),
  how: css({ textStyle: 'label', fontWeight: 'normal', color: 'muted', '[aria-expanded=true] &': { color: 'tintInk' } }),
  points: css({ fontWeight: 'strong', whiteSpace: 'nowrap' }),
  chat: css({
    minWidth: '0',
    borderBottom: { base: '1px solid', lg: '0' },
    borderBottomColor: 'hairline',
    lg: { display: 'flex', flexDirection: 'column', gridColumn: '2', gridRow: '1 / -1', borderLeft: '1px solid', borderLeftColor: 'hairline' },
    '@media (width >= 75rem)': { flexDirection: 'row' },
    '&[hidden]': { display: 'none' },
  }),
  choose: css({ display: { base: 'none', lg: 'block' }, gridColumn: '2', gridRow: '1 / -1', p: '5', color: 'muted' }),
}
