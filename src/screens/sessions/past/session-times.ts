import { isNoAnswer } from '#contract/sessions/verdicts.ts'
import { scoreBand } from '#contract/exercises/points.ts'
import type { PastSession, TranscriptMessage } from '#contract/sessions/sessions.ts'

/** Of a longer stretch between two messages only this much counts as time spent, here as on the server. */
const longestStretchSeconds = 300
/** A stretch this long is worth a word. */
const pauseSeconds = 45

/** Something that happened in a session, `at` seconds of worked time after its start. */
export type TimeMark = { kind: 'not_yet' | 'partly' | 'right' | 'pending' | 'not_a_try' | 'hint' | 'answer'; at: number }

/** A stretch between two messages: `seconds` as they passed, and what ended it. */
export type Pause = { seconds: number; before: string }

/** One question's part of a session; `number` counts from 1, `seconds` is worked time. */
export type QuestionTime = { number: number; title: string; seconds: number; marks: TimeMark[]; tries: string[]; pause: Pause | null }

/** Consecutive time on one question, in seconds of worked time after the start. */
export type TimeBlock = { number: number; from: number; to: number }

/** Where the time of a session went. `total` and all places are worked time: long absences are cut as the server cuts them. */
export type SessionTimes = { questions: QuestionTime[]; blocks: TimeBlock[]; total: number }

type Placed = { message: TranscriptMessage; index: number; atMs: number }

/** Where the time of a session went, question by question. */
export function sessionTimes(session: PastSession): SessionTimes {
  const messages = session.chat_sessions
    .flatMap(({ chat_full_context: said }, index) => said.map((message) => ({ message, index, atMs: Date.parse(message.at) })))
    .filter(({ message }) => message.role !== 'system')
    .toSorted((one, other) => one.atMs - other.atMs || one.message.id - other.message.id)
  const questions: QuestionTime[] = session.chat_sessions.map(({ question_definition: { question_title: title } }, index) => ({
    number: index + 1,
    title,
    seconds: 0,
    marks: [],
    tries: [],
    pause: null,
  }))
  const blocks: TimeBlock[] = []
  const endMs = session.history.end_time === null ? (messages.at(-1)?.atMs ?? 0) : Date.parse(session.history.end_time)
  let at = 0
  for (const [place, placed] of messages.entries()) {
    const question = questions[placed.index]
    if (question === undefined) continue
    note(question, placed, at)
    const next = messages[place + 1]
    const passed = Math.max(0, ((next?.atMs ?? endMs) - placed.atMs) / 1000)
    const worked = Math.min(passed, longestStretchSeconds)
    if (next !== undefined && passed >= pauseSeconds && passed > (question.pause?.seconds ?? 0)) {
      question.pause = { seconds: passed, before: whatCame(next, placed) }
    }
    question.seconds += worked
    const last = blocks.at(-1)
    if (last?.number === question.number) last.to = at + worked
    else blocks.push({ number: question.number, from: at, to: at + worked })
    at += worked
  }
  return { questions, blocks, total: at }
}

function note(question: QuestionTime, { message }: Placed, at: number): void {
  const kind = message.role === 'user' ? kindOf(message) : null
  if (kind !== null) question.marks.push({ kind, at })
  if (message.attempt !== undefined) question.tries.push(triedAs[message.verdict ?? 'unclear'])
  if (message.feedback?.usable === true) question.tries.push(`scored ${Math.round(message.feedback.overall.score)}`)
  if (message.hint !== undefined) question.marks.push({ kind: 'hint', at })
  if (message.role === 'assistant' && message.material !== undefined) question.marks.push({ kind: 'answer', at })
}

function kindOf({ verdict, feedback }: TranscriptMessage): TimeMark['kind'] | null {
  if (verdict !== undefined) return isNoAnswer(verdict) ? 'not_a_try' : verdict
  if (feedback === undefined) return null
  if (!feedback.usable) return 'not_a_try'
  return scoreBand(feedback.overall.score) === 'good' ? 'right' : 'partly'
}

const triedAs = { right: 'right', partly: 'partly', not_yet: 'not yet', pending: 'waiting', help: 'help', step: 'a step', talk: 'talk', unclear: 'not a try' } as const

function whatCame({ message, index }: Placed, before: Placed): string {
  if (index !== before.index) return 'moving on'
  if (message.role === 'assistant') return 'the reply'
  if (message.attempt !== undefined) return `try ${message.attempt}`
  if (message.verdict === 'help') return 'asking for help'
  return message.feedback === undefined ? 'the next message' : 'the next recording'
}
