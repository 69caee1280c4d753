import type { Feedback, UnusableReason } from '#contract/accent/spoken-feedback.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import { scoreOf, taskStatus } from '#server/grading/turn/engine.ts'
import { questionAt } from '#server/use-cases/chat/agent.ts'
import { snapshotRules } from '#server/use-cases/chat/asked-question.ts'
import { plainMessage } from '#server/use-cases/chat/chat-log.ts'
import type { Decided } from '#server/use-cases/chat/turns.ts'
import { afterTake, type SpokenQuestion } from './spoken-question.ts'

/** What to do about a recording that is no take. */
const advice: Record<UnusableReason, string> = {
  silence: 'We heard nothing. Check that the microphone is on, and try again.',
  too_short: 'That was too short. Read the whole script, then stop.',
  too_quiet: 'That was too quiet. Come closer to the microphone and try again.',
  noise: 'We heard sound, but no speech. Find a quieter place, or come closer to the microphone.',
  tone: 'We heard a tone, but no speech. Check the microphone and try again.',
  clipped: 'That was too loud for the microphone. Move away from it a little and try again.',
  incomplete: 'We heard only the beginning. Read on to the end of the script, then stop.',
  other_text: 'That did not sound like the script. Read it once more, word by word.',
  other_language: 'That was in another language. Read the script as it stands, word by word.',
}

/** A kept recording and what it is worth. */
export type KeptTake = { id: number; durationMs: number; feedback: Feedback }

/** A session after a recording of its current script: what changes and what its log gains. */
export function afterRecording(chat: ChatRow, { set, explain }: SpokenQuestion, { id, durationMs, feedback }: KeptTake, now: Date): Decided {
  const { task, question } = questionAt(chat)
  const [userId, assistantId] = chat.messageIds
  if (userId === undefined || assistantId === undefined) throw new Error('a take needs two message ids')
  const state = feedback.usable ? afterTake(question.state, feedback.overall.score) : question.state
  const earned = scoreOf(state, snapshotRules(chat.snapshot, set))
  const scoreCenti = task.isOverridden ? task.scoreCenti : earned
  const status = feedback.usable ? taskStatus(state) : task.status
  const said = feedback.usable ? feedback.overall.summary : advice[feedback.reason]
  const recorded = plainMessage({ id: userId, position: task.position, role: 'user', content: `Recording of ${(durationMs / 1000).toFixed(1)} seconds`, at: now })
  return {
    next: {
      ...chat,
      tasks: chat.tasks.map((one) => (one.position === task.position ? { ...one, status, scoreCenti, tries: state } : one)),
      near: chat.near.map((one) => (one.position === task.position ? { ...one, state } : one)),
    },
    questions: feedback.usable ? [{ position: task.position, state, status, attempts: state.attempts, scoreCenti: earned }] : [],
    messages: [
      { ...recorded, recordingId: id, ...(feedback.usable ? { attempt: state.attempts, earnedCenti: earned } : { verdict: 'unclear' }) },
      plainMessage({ id: assistantId, position: task.position, role: 'assistant', content: said, at: now }),
    ],
    words: { message: said, material: feedback.usable ? explain : null },
  }
}
