import type { AccentAgent, AccentReply, AccentStarted, TakeReply } from '#contract/accent/accent-sessions.ts'
import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import type { OwnTakeInput } from '#machines/accent/own-take/own-take.machine.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { MicrophoneRefusal, Recording, StampedRecording } from '#machines/accent/recorder/recorder.types.ts'
import type { Delivered, SessionCall, Started } from '#machines/sessions/session/session.calls.ts'
import { sessionCall, startCall, stateToken, type SessionContext } from '#machines/sessions/session/session.work.ts'

/** What starting a spoken session answers. */
export type AccentStart = Started<AccentStarted>

/** What became of a skip or an end of a spoken session. */
export type AccentDelivery = Delivered<AccentReply>

/** What became of a take. */
export type TakeDelivery = Delivered<TakeReply>

/** Where a take belongs: the session and its question, as in `questionKey`. */
export type TakePlace = { sessionId: number; question: string }

/**
 * A take that the server has not acknowledged. `isKept` says whether a reload would find it again; `picture` is how it looks,
 * null until it was drawn.
 */
export type UnsentTake = TakePlace & { take: StampedRecording; isKept: boolean; picture: SoundPicture | null }

/** What the keeper of takes hears: the server has this one, or it was given up; or no take of a session counts any more. */
export type TakeEvent = { type: 'take.settled'; place: TakePlace } | { type: 'session.settled'; sessionId: number }

/** What the drawer of takes hears: one more recording to draw. */
export type DrawCommand = { type: 'take.recorded'; take: StampedRecording }

/** What the drawer of takes tells: how a recording looks, once it was drawn. */
export type TakeDrawn = { type: 'picture.drawn'; clientAttemptId: string; picture: SoundPicture }

/** What became of the last take: `unsent` while it may still arrive, `unusable` when nothing could score it, `lost` once it came too late. */
export type LastTake = 'none' | 'sent' | 'unusable' | 'unsent' | 'lost'

/** What the spoken session knows that no state name can say. */
export type AccentContext = SessionContext<Extract<AccentStart, { ok: false }>> & {
  session: AccentAgent | null
  /** Whether recordings can be heard later, by the server's word; otherwise each is deleted once it is scored. */
  keepsRecordings: boolean
  /** The slowing of what is listened to, 0.5 to 1. */
  speed: number
  deviceId: string | null
  microphoneRefusal: MicrophoneRefusal | null
  /** What was recorded to try the microphone. */
  trial: Recording | null
  unsent: UnsentTake | null
  /** The sound of a take that was answered, as long as this page has it. */
  own: { takeId: number; recording: StampedRecording; picture: SoundPicture | null } | null
  unusable: UnusableReason | null
  /** What the question explains after a take, in Markdown. */
  material: string | null
  lastTake: LastTake
}

/** The name of the current question within its session: set and question index, from 0. */
export function questionKey(session: Pick<AccentAgent, 'tasks' | 'current_task_index'> | null): string {
  const task = session?.tasks[session.current_task_index]
  return `${task?.question_set_index ?? 0}.${task?.question_index ?? 0}`
}

/** Where a take of the current question belongs. */
export function takePlace({ session }: Pick<AccentContext, 'session'>): TakePlace {
  return { sessionId: session?.session_id ?? 0, question: questionKey(session) }
}

/** Whether a take belongs to the question the session stands at. */
export function isHere(context: Pick<AccentContext, 'session'>, place: TakePlace | null): boolean {
  const here = takePlace(context)
  return place?.sessionId === here.sessionId && place.question === here.question
}

/** The context after the server told its state: what belongs to another question is left behind. */
export function withAgent(context: AccentContext, session: AccentAgent): Partial<AccentContext> {
  if (isHere({ session }, takePlace(context))) return { session }
  const isUnsentHere = context.unsent !== null && isHere({ session }, context.unsent)
  return { session, unsent: isUnsentHere ? context.unsent : null, own: null, unusable: null, material: null, retries: 0 }
}

/** What delivering the take on its way needs. */
export function takeCall(context: AccentContext): SessionCall & { stateToken: string; take: StampedRecording | null } {
  return { ...sessionCall(context), stateToken: stateToken(context), take: context.unsent?.take ?? null }
}

/** What fetching the take of the current question needs, as its start told of it. */
export function ownTakeCall(context: AccentContext): OwnTakeInput {
  const { id, recording_url: url } = context.session?.take ?? { id: 0, recording_url: null }
  return { take: url === null ? null : { id, url }, work: { ...startCall(context), mayBegin: false } }
}
