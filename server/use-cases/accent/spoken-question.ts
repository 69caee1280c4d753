import type { InstanceState } from '#server/grading/types.ts'
import type { SessionSnapshot, SnapshotSet } from '#server/db/schema/sessions.ts'
import type { ChosenVoice } from '#server/speech/voice/voices.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Voice } from '#server/speech/voice/voices.ts'
import { questionAt, type ChatState } from '#server/use-cases/chat/agent.ts'
import { instanceOf, setAt } from '#server/use-cases/chat/asked-question.ts'

/** A spoken question: the script to read aloud, what helps with it, the voice it is read with and how fast. */
export type SpokenQuestion = { set: SnapshotSet; script: string; hints: readonly string[]; explain: string | null; chosen: ChosenVoice; rate: number }

/** The slowest and the fastest reading. */
const slowest = 0.5
const fastest = 2
const steps = 20

/** The longest script that is read aloud, in characters: more than ten minutes of it. */
const longestScript = 5000

/** The spoken question of a set of a snapshot. */
export function spokenQuestion({ speech }: Pick<Deps, 'speech'>, snapshot: SessionSnapshot, setIndex: number): SpokenQuestion {
  const set = setAt(snapshot, setIndex)
  const { studentText, hints, explain, voice } = instanceOf(set, {})
  const chosenRate = snapshot.config.reading_speed_map.find((entry) => entry.question_definition_id === set.questionId)?.reading_speed
  return { set, script: studentText, hints, explain, chosen: speech.choose(voice), rate: rateOf(chosenRate ?? 1) }
}

/** A reading speed within its limits, in steps of 0.05. */
export function rateOf(wanted: number): number {
  return Math.round(Math.min(fastest, Math.max(slowest, wanted)) * steps) / steps
}

/** The voice of a question. Refuses, with what the teacher can do, when there is none or the script is too long. */
export function voiceFor({ chosen, script }: SpokenQuestion): Voice {
  if (script.length > longestScript) throw fail('voice_missing', { error: 'This script is too long to be read aloud.' })
  if ('voice' in chosen) return chosen.voice
  const reason = chosen.missing === 'unknown' ? 'does not know' : 'has not installed'
  throw fail('voice_missing', { error: `This script asks for the voice “${chosen.wanted.slice(0, 40)}”, which this server ${reason}. You can go on without it.` })
}

/** A question after a usable take: its best one counts, whatever the letter; taking it again costs nothing. */
export function afterTake(state: InstanceState, overall: number): InstanceState {
  const quality = Math.min(1, Math.max(0, overall / 100))
  return {
    ...state,
    attempts: state.attempts + 1,
    bestCredit: Math.max(state.bestCredit, quality),
    bestQuality: Math.max(state.bestQuality, quality),
    accepted: true,
    acceptedBeforeAnswer: true,
  }
}

/** Where the question after the current one stands: the next nobody has seen, then those put off, in that order. Null at the last. */
export function nextSpoken(chat: ChatState): number | null {
  const others = chat.tasks.filter(({ status, position }) => status === 'open' && position !== chat.currentPosition)
  const inOrder = others.toSorted((a, b) => (a.deferred ?? 0) - (b.deferred ?? 0) || a.position - b.position)
  return inOrder[0]?.position ?? null
}

/** What the student may do with the current question besides reading it aloud. */
export function waysOn(chat: ChatState, { set, chosen }: SpokenQuestion) {
  const { task, question } = questionAt(chat)
  const isDone = question.state.accepted || question.state.passed
  const mayDefer = chat.status === 'active' && !isDone && task.deferred === null && nextSpoken(chat) !== null
  return { isDone, maySkip: isDone || task.deferred !== null || set.allowSkipping || 'missing' in chosen, mayDefer }
}
