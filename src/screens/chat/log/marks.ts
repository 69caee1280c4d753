import type { ChatMessage, Verdict } from '#contract/chat/chat-sessions.ts'
import { isNoAnswer } from '#contract/sessions/verdicts.ts'
import { formatPoints } from '#contract/exercises/points.ts'

/** What stands in the margin beside a student's turn: what kind of mark, its words and the points under them. */
export type TurnMark = { kind: 'right' | 'partly' | 'notYet' | 'queued' | 'pending' | 'notATry'; words: string; detail: string | null }

type Marked = Pick<ChatMessage, 'verdict' | 'accepted' | 'attempt' | 'worth' | 'next_worth' | 'earned'>

/**
 * The mark of a graded message on a question of `points`, null for a message that carries no verdict. What the tutor could not judge
 * waits for a teacher only where the session `counts`. Practice has no `points` (null): its marks say what was right, and nothing more. After `shown`
 * the answer stands in the chat: the mark says why the next try is worth so little.
 */
export function markOf(message: Marked, points: number | null, counts: boolean, shown = false): TurnMark | null {
  const found = countedMark(message, points ?? 0, counts)
  const mark = shown && found !== null && found.detail !== null ? { ...found, detail: `${found.detail}, answer shown` } : found
  return mark === null || points !== null ? mark : { ...mark, detail: null }
}

function countedMark(message: Marked, points: number, counts: boolean): TurnMark | null {
  const attempt = message.attempt === undefined ? 'Try' : `Try ${message.attempt}`
  const accepted = message.accepted === true ? ', accepted' : ''
  const earned = message.earned === undefined ? null : `${formatPoints(message.earned)} of ${formatPoints(points)}`
  switch (message.verdict) {
    case undefined:
      return null
    case 'right':
      return { kind: 'right', words: `${attempt} · right`, detail: earned }
    case 'partly':
      return { kind: message.accepted === true ? 'right' : 'partly', words: `${attempt} · partly${accepted}`, detail: earned }
    case 'not_yet':
      return { kind: 'notYet', words: `${attempt} · ${message.next_worth === null ? 'not right' : 'not yet'}${accepted}`, detail: stepDown(message) ?? earned }
    case 'pending':
      return counts
        ? { kind: 'pending', words: 'With your teacher', detail: `${formatPoints(points)} points waiting` }
        : { kind: 'notATry', words: 'Not judged', detail: 'not in the score' }
    case 'help':
      return { kind: 'notATry', words: 'Asked for help', detail: 'not a try' }
    case 'step':
      return { kind: 'notATry', words: 'A step', detail: 'costs no try' }
    case 'talk':
      return { kind: 'notATry', words: 'Talk', detail: 'not a try' }
    case 'unclear':
      return { kind: 'notATry', words: 'Not a try', detail: 'nothing lost' }
  }
}

/** What became of the last answer; asking for help, talk, a step and what could not be read are none. Null before the first. */
export function lastVerdict(messages: readonly (Pick<Marked, 'verdict'> & { role: string })[]): Verdict | null {
  return messages.findLast(({ role, verdict }) => role === 'user' && verdict !== undefined && !isNoAnswer(verdict))?.verdict ?? null
}

/** The mark of the one answer that waits for the connection. */
export function queuedMark(attempt: number): TurnMark {
  return { kind: 'queued', words: `Try ${attempt} · queued`, detail: 'sends by itself' }
}

function stepDown({ worth, next_worth }: Marked): string | null {
  if (worth === undefined || next_worth === undefined || next_worth === null) return null
  return worth === next_worth ? `still ${formatPoints(worth)}` : `${formatPoints(worth)} → ${formatPoints(next_worth)}`
}
