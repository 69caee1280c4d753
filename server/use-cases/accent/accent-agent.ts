import * as v from 'valibot'
import type { AccentAgent, AccentReply, Take } from '#contract/accent/accent-sessions.ts'
import { Feedback } from '#contract/accent/spoken-feedback.ts'
import { findLastTake, type RecordingRow } from '#server/db/accent/accent-recordings.queries.ts'
import type { Db } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { agentOf, questionAt, type ChatState } from '#server/use-cases/chat/agent.ts'
import type { Answers } from '#server/use-cases/chat/turns.ts'
import { soundLink } from './sound-links.ts'
import { spokenQuestion, waysOn } from './spoken-question.ts'

/** What a turn of a spoken session needs from outside. */
export type AccentDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'speech' | 'settings' | 'log'>

/** A spoken session as its owner may see it at `now`. */
export function accentAgentOf(deps: AccentDeps, chat: ChatState, take: Take | null, now: Date): AccentAgent {
  const { task, question } = questionAt(chat)
  const spoken = spokenQuestion(deps, chat.snapshot, task.setIndex)
  const { isDone, maySkip, mayDefer } = waysOn(chat, spoken)
  const shared = agentOf(chat, [], now)
  const { score, total_questions, total_possible_score, total_question_sets } = shared.current_exercise_state
  const { id, num_questions, allow_skipping } = shared.current_question_set_definition
  return {
    session_id: shared.session_id,
    state_token: shared.state_token,
    status: shared.status,
    assignment: shared.assignment,
    is_test: shared.is_test,
    is_practice: shared.is_practice,
    tasks: shared.tasks,
    current_task_index: shared.current_task_index,
    exercise: shared.exercise,
    started_at: shared.started_at,
    ended_at: shared.ended_at,
    deadline_at: shared.deadline_at,
    server_now: shared.server_now,
    current_question_data: {
      message: spoken.script,
      hints: [...spoken.hints],
      speaking_rate: spoken.rate,
      voice: 'voice' in spoken.chosen ? { locale: spoken.chosen.voice.locale } : null,
      question_definition: shared.current_question_definition,
    },
    current_question_state: { takes: question.state.attempts, score: task.scoreCenti / 100 },
    current_question_set_definition: { id, num_questions, allow_skipping },
    current_question_set_state: { should_move_to_next_question: isDone, may_skip: maySkip, may_defer: mayDefer },
    current_exercise_state: { score, total_questions, total_possible_score, total_question_sets },
    take,
  }
}

/** A kept recording on the wire, with a fresh link while its sound is there. */
export function takeOf(deps: Pick<Deps, 'settings' | 'clock'>, { id, hasSound, feedback }: RecordingRow): Take {
  return { id, recording_url: hasSound ? soundLink(deps, { recording: id }) : null, feedback: v.parse(Feedback, feedback) }
}

/** The last usable take of the question a session stands at. */
export async function currentTake(deps: AccentDeps, db: Db, chat: ChatState): Promise<Take | null> {
  const row = await findLastTake(db, chat.id, chat.currentPosition)
  return row && takeOf(deps, row)
}

/** How a spoken session answers; `take` is what the state after the turn shows. */
export function accentAnswers(deps: AccentDeps, take: Take | null): Answers<AccentReply> {
  return {
    reply: (next, { words }, now) => ({
      ...words,
      complete: next.status === 'complete',
      time_up: next.status === 'time_up',
      agent: accentAgentOf(deps, next, take, now),
    }),
    agent: async (db, chat, now) => accentAgentOf(deps, chat, await currentTake(deps, db, chat), now),
  }
}
