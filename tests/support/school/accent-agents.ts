import type { AccentAgent, AccentReply, AccentStarted, ModelReading, Take, TakeReply } from '#contract/accent/accent-sessions.ts'
import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { AccentDelivery, TakeDelivery, UnsentTake } from '#machines/accent/accent-session/accent-session.state.ts'
import type { LoadedTake } from '#machines/accent/own-take/own-take.machine.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { StampedRecording } from '#machines/accent/recorder/recorder.types.ts'
import { agentAt } from './chat-agents.ts'

/** What a spoken session in a test may differ in. */
export type Spoken = {
  status?: AccentAgent['status']
  question?: 0 | 1
  take?: Take | null
  maySkip?: boolean
  mayDefer?: boolean
  voice?: boolean
  isTest?: boolean
  owner?: 'user' | 'admin'
  deadlineAt?: string | null
  endedAt?: string | null
}

const scripts = ['The harbor was quiet.', 'A cup of tea.']

/** What a good reading of the first script is worth. */
export const goodFeedback: Extract<Feedback, { usable: true }> = {
  usable: true,
  engine: 'test 1',
  overall: { score: 76, summary: 'Clear, with one word to work on.' },
  fluency: { score: 84, tips: ['Steady pace.'] },
  pronunciation: { score: 68, tips: ['Say “harbor” once more, slowly.'] },
  rhythm: { score: 81, tips: [] },
  prosody: { score: 79, tips: [] },
  words: ['The', 'harbor', 'was', 'quiet'].map((word, index) => ({
    word,
    category: word === 'harbor' ? ('poor' as const) : ('good' as const),
    heard: true,
    start_time: index * 0.4,
    end_time: index * 0.4 + 0.3,
  })),
}

/** The take with that feedback. */
export const goodTake: Take = { id: 9, recording_url: '/api/accent/sound?of=9', feedback: goodFeedback }

/** A spoken session of two scripts, 10 points each, as the server would tell it. */
export function spokenAt(spoken: Spoken = {}): AccentAgent {
  const { question = 0, take = null, maySkip = false, mayDefer = question === 0, voice = true } = spoken
  const chat = agentAt({ ...spoken, question, mayMoveOn: take !== null })
  const tasks = chat.tasks.map((task, index) => (index === question && take !== null ? { ...task, score: 7.6, status: 'done' as const } : task))
  const { score, total_questions, total_possible_score, total_question_sets } = chat.current_exercise_state
  return {
    session_id: chat.session_id,
    state_token: `${question}-${take === null ? 'open' : take.id}-${chat.status}`,
    status: chat.status,
    assignment: chat.assignment,
    is_test: chat.is_test,
    is_practice: chat.is_practice,
    tasks,
    current_task_index: question,
    exercise: chat.exercise,
    started_at: chat.started_at,
    ended_at: chat.ended_at,
    deadline_at: chat.deadline_at,
    server_now: chat.server_now,
    current_question_data: {
      message: scripts[question] ?? '',
      hints: [],
      speaking_rate: 1,
      voice: voice ? { locale: 'en' } : null,
      question_definition: { ...chat.current_question_definition, question_type: 'ACCENT_TRAINING', subject: 'English' },
    },
    current_question_state: { takes: take === null ? 0 : 1, score: take === null ? 0 : 7.6 },
    current_question_set_definition: { id: 41 + question, num_questions: 1, allow_skipping: maySkip },
    current_question_set_state: {
      should_move_to_next_question: take !== null,
      may_skip: maySkip || take !== null,
      may_defer: mayDefer && take === null,
    },
    current_exercise_state: { score, total_questions, total_possible_score, total_question_sets },
    take,
  }
}

/** The answer of start, at a school that keeps voices. */
export function spokenStart(spoken: Spoken = {}): AccentStarted {
  return { ...spokenReply(spoken), keeps_recordings: true }
}

/** The answer of skip and force_end. */
export function spokenReply(spoken: Spoken = {}): AccentReply {
  const agent = spokenAt(spoken)
  const ended = { complete: agent.status === 'complete', time_up: agent.status === 'time_up' }
  return { message: agent.current_question_data.message, material: null, ...ended, agent }
}

/** A delivered skip or end. */
export function movedTo(spoken: Spoken = {}): AccentDelivery {
  return { kind: 'delivered', reply: spokenReply(spoken) }
}

/** A delivered take: a good one unless it is unusable. */
export function scored(spoken: Spoken = {}, feedback: Feedback = goodFeedback): TakeDelivery {
  const take = feedback.usable ? goodTake : (spoken.take ?? null)
  const reply: TakeReply = { ...spokenReply({ ...spoken, take }), feedback, recording_url: goodTake.recording_url }
  return { kind: 'delivered', reply }
}

/** Three tenths of a second of sound. */
export const aRecording: StampedRecording = {
  ...{ wav: new Uint8Array(44), durationMs: 300, peak: 0.5, levels: [0.1, 0.5, 0.2] },
  ...{ clientAttemptId: 'take-1', recordedAt: '2026-11-20T19:25:00.000Z' },
}

/** That recording on its way to the server. */
export function unsentTake(of: Partial<Pick<UnsentTake, 'question' | 'isKept'>> = {}): UnsentTake {
  return { sessionId: 71, question: '0.0', isKept: true, picture: null, take: aRecording, ...of }
}

/** How it looks. */
export const aPicture: SoundPicture = { durationMs: 300, levels: [0.1, 0.5, 0.2], levelMs: 100, pitch: [], pitchMs: 10 }

/** A take as it was fetched. */
export const aLoadedTake: LoadedTake = { sound: { wav: aRecording.wav }, picture: aPicture }

/** The model reading of a script: a tenth of a second for each character. */
export function readingOf(script: string): ModelReading {
  const char_timings = Array.from(script).map((char, index) => ({ char, start_time: index / 10, end_time: (index + 1) / 10 }))
  return { base_audio_url: '/api/accent/sound?of=model', base_audio_data: { char_timings, duration: char_timings.length / 10 }, speaking_rate: 1 }
}
