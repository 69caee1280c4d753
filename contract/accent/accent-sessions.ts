import * as v from 'valibot'
import { ChatAgent, ChatReply, sessionAddress, startBody, stateOfSession } from '#contract/chat/chat-sessions.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Feedback } from './spoken-feedback.ts'
import { IdInQuery } from '#contract/lists.ts'
import { Id, Instant } from '#contract/values.ts'

/** A spoken take as it can be shown and played. `recording_url` is a link for ten minutes, null where the sound was not kept or was deleted. */
export const Take = v.object({ id: Id, recording_url: v.nullable(v.string()), feedback: Feedback })
export type Take = v.InferOutput<typeof Take>

/**
 * A spoken session as its owner may see it; what it shares with `ChatAgent` means the same. `current_question_data.message`
 * is the script to read aloud, `speaking_rate` the speed its teacher set, `voice` the language it is read in, null when
 * this server has no voice for it: such a question may always be passed. `take` is the last usable one of the current
 * question, `takes` how many there were. `may_defer`: "can't speak now" may move the question to the end.
 */
export const AccentAgent = v.object({
  ...v.pick(ChatAgent, ['session_id', 'state_token', 'status', 'assignment', 'is_test', 'is_practice', 'tasks', 'current_task_index']).entries,
  ...v.pick(ChatAgent, ['exercise', 'started_at', 'time_spent', 'ended_at', 'deadline_at', 'server_now']).entries,
  current_question_data: v.object({
    message: v.string(),
    hints: v.array(v.string()),
    speaking_rate: v.number(),
    voice: v.nullable(v.object({ locale: v.string() })),
    question_definition: ChatAgent.entries.current_question_definition,
  }),
  current_question_state: v.object({ takes: v.number(), score: v.number() }),
  current_question_set_definition: v.pick(ChatAgent.entries.current_question_set_definition, ['id', 'num_questions', 'allow_skipping']),
  current_question_set_state: v.object({ should_move_to_next_question: v.boolean(), may_skip: v.boolean(), may_defer: v.boolean() }),
  current_exercise_state: v.omit(ChatAgent.entries.current_exercise_state, ['pending', 'percent']),
  take: v.nullable(Take),
})
export type AccentAgent = v.InferOutput<typeof AccentAgent>

/** The answer of start, skip and force_end. */
export const AccentReply = v.object({ ...v.omit(ChatReply, ['agent']).entries, agent: AccentAgent })
export type AccentReply = v.InferOutput<typeof AccentReply>

/** The answer of submit: what the recording is worth. `material` is the question's `Explain:` text, in Markdown. */
export const TakeReply = v.object({ ...AccentReply.entries, feedback: Feedback, recording_url: v.nullable(v.string()) })
export type TakeReply = v.InferOutput<typeof TakeReply>

/** The largest recording that is taken, in bytes. */
export const longestRecording = 12 * 1024 * 1024

/** A file as a form carries it: a browser's `Blob`, or what arrived of it, which `bytes` shows without a copy. */
export type SentFile = { readonly size: number; arrayBuffer: () => Promise<ArrayBuffer>; bytes?: () => Promise<Uint8Array<ArrayBuffer>> }

const SentFile = v.custom<SentFile>((value) => typeof value === 'object' && value !== null && 'size' in value && 'arrayBuffer' in value, 'Please send a WAV file.')
const IdInForm = v.union([Id, IdInQuery])
const nothingInForm = v.pipe(
  v.picklist(['', 'null', 'undefined']),
  v.transform(() => undefined),
)
const OptionalIdInForm = v.optional(v.union([Id, IdInQuery, nothingInForm]))

/** The answer of start. `keeps_recordings`: whether recordings can be heard later, or are deleted as soon as they are scored. */
export const AccentStarted = v.object({ ...AccentReply.entries, keeps_recordings: v.boolean() })
export type AccentStarted = v.InferOutput<typeof AccentStarted>

/** Starts or resumes a spoken session, under the same rules as `startChat`. */
export const startAccent = endpoint({
  method: 'POST',
  path: '/accent/start',
  summary: 'Start or resume a spoken session',
  status: 200,
  body: startBody,
  reply: AccentStarted,
})

/** How the model reading sounds and when each character of the script is said. `duration` and times in seconds. */
export const ModelReading = v.object({
  base_audio_url: v.string(),
  base_audio_data: v.object({
    char_timings: v.array(v.object({ char: v.string(), start_time: v.number(), end_time: v.number() })),
    duration: v.number(),
  }),
  speaking_rate: v.number(),
})
export type ModelReading = v.InferOutput<typeof ModelReading>

/**
 * Reads the current script aloud: a link for ten minutes, and one timing per character (code point), each beginning where
 * the one before it ends. `speaking_rate` is 0.5 to 2, by default the teacher's; other values are set to the nearest.
 * 409 `voice_missing` when this server has no voice for the script, 503 `speech_unavailable` when the voice did not answer.
 */
export const generateAudio = endpoint({
  method: 'POST',
  path: '/accent/generate_audio',
  summary: 'Read the current script aloud',
  status: 200,
  body: v.object({ ...sessionAddress, speaking_rate: v.optional(v.number()) }),
  reply: ModelReading,
})

/**
 * Scores one recording of the current script: `file` is RIFF/WAVE of 16-bit PCM, 8 to 48 kHz, mono or stereo, at most a
 * minute and 12 MiB; anything else is 413, 415 or 422. Silence, noise or another text is `usable: false` and no take. A known
 * `client_attempt_id` answers its stored reply; `typed_at` is when the recording ended, by the server's clock.
 */
export const submitTake = endpoint({
  method: 'POST',
  path: '/accent/submit',
  summary: 'Send a recording of the current script',
  status: 200,
  accepts: { type: 'multipart/form-data', most: longestRecording + 64 * 1024 },
  body: v.object({
    session_id: IdInForm,
    exercise_id: OptionalIdInForm,
    assignment_id: OptionalIdInForm,
    client_attempt_id: stateOfSession.client_attempt_id,
    state_token: stateOfSession.state_token,
    typed_at: v.optional(Instant),
    file: SentFile,
  }),
  reply: TakeReply,
})

/**
 * Moves on: Next after a take, Skip where allowed. With `defer` the question moves to the end instead: once per question
 * and not for the only one left (409); when it comes back it may be passed without a take.
 */
export const skipSpoken = endpoint({
  method: 'POST',
  path: '/accent/skip',
  summary: 'Next script, skip, or not now',
  status: 200,
  body: v.object({ ...stateOfSession, defer: v.optional(v.boolean()) }),
  reply: AccentReply,
})

/** Ends the session, as `forceEndChat` does. */
export const forceEndAccent = endpoint({
  method: 'POST',
  path: '/accent/force_end_exercise',
  summary: 'Abandon a spoken session, or end it at its deadline',
  status: 200,
  body: v.object(stateOfSession),
  reply: AccentReply,
})

/** The sound behind a signed link, whole or a range of it; 401 `link_invalid` once the link is older than ten minutes. */
export const playSound = endpoint({
  method: 'GET',
  path: '/accent/sound',
  summary: 'The sound of a recording or a model reading',
  status: 200,
  query: v.object({ of: v.pipe(v.string(), v.maxLength(500)) }),
  produces: 'audio/wav',
  reply: v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
})
