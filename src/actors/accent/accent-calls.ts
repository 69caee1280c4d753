import * as v from 'valibot'
import { AccentAgent, forceEndAccent, generateAudio, skipSpoken, startAccent, submitTake } from '#contract/accent/accent-sessions.ts'
import type { AccentDelivery, AccentStart, TakeDelivery } from '#machines/accent/accent-session/accent-session.state.ts'
import type { OwnTakeInput } from '#machines/accent/own-take/own-take.machine.ts'
import type { ReadingResult, ScriptCall } from '#machines/accent/playback/playback.machine.ts'
import type { StampedRecording } from '#machines/accent/recorder/recorder.types.ts'
import type { SessionCall, StartCall } from '#machines/sessions/session/session.calls.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { delivered, moveFrom, sessionBody, startBodyOf, started } from '#src/actors/sessions/session-calls.ts'

/** Starts or resumes a spoken session. Throws when nobody answered. */
export function start(api: Api, call: StartCall, signal: AbortSignal): Promise<AccentStart> {
  return started(api.send(startAccent, { body: startBodyOf(call), signal }))
}

/** Has the current script read aloud at the teacher's speed. Throws when nobody answered. */
export async function readAloud(api: Api, { speakingRate, ...call }: ScriptCall, signal: AbortSignal): Promise<ReadingResult> {
  try {
    const body = { ...sessionBody(call), speaking_rate: speakingRate }
    const reading = await api.send(generateAudio, { body, signal })
    return { ok: true, reading }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused') throw error
    return { ok: false, code: failure.body.code }
  }
}

/** A newer link to a take, by asking for the session it belongs to; null once that is over, or the server keeps no sound of it. */
export async function renewedLink(api: Api, { take, work }: OwnTakeInput, signal: AbortSignal): Promise<string | null> {
  if (work === null) return null
  const { agent } = await api.send(startAccent, { body: startBodyOf(work), signal })
  return agent.take?.id === take?.id ? (agent.take?.recording_url ?? null) : null
}

/** Sends one take under its own id. */
export function submit(api: Api, call: SessionCall, take: StampedRecording, stateToken: string, signal: AbortSignal): Promise<TakeDelivery> {
  const { assignment_id, ...address } = sessionBody(call)
  const body = {
    ...address,
    ...(assignment_id === null ? {} : { assignment_id }),
    client_attempt_id: take.clientAttemptId,
    state_token: stateToken,
    typed_at: take.recordedAt,
    file: new Blob([take.wav], { type: 'audio/wav' }),
  }
  return delivered(api.send(submitTake, { body, signal }), agentOf)
}

/** Moves on from a state, or puts its question off. */
export function skip(api: Api, call: SessionCall, stateToken: string, defer: boolean, signal: AbortSignal): Promise<AccentDelivery> {
  const body = { ...sessionBody(call), ...moveFrom(stateToken), ...(defer ? { defer } : {}) }
  return delivered(api.send(skipSpoken, { body, signal }), agentOf)
}

/** Ends a session as it stands. */
export function forceEnd(api: Api, call: SessionCall, signal: AbortSignal): Promise<AccentDelivery> {
  return delivered(api.send(forceEndAccent, { body: sessionBody(call), signal }), agentOf)
}

function agentOf(body: unknown): AccentAgent | null {
  const agent = v.safeParse(AccentAgent, body)
  return agent.success ? agent.output : null
}
