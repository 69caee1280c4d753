import { fromCallback, fromPromise } from 'xstate'
import type { AccentReply } from '#contract/accent/accent-sessions.ts'
import type { accentSessionMachine } from '#machines/accent/accent-session/accent-session.machine.ts'
import type {
  AccentDelivery,
  AccentStart,
  DrawCommand,
  TakeDelivery,
  TakeEvent,
  TakePlace,
  UnsentTake,
} from '#machines/accent/accent-session/accent-session.state.ts'
import { type LoadedTake, type OwnTakeInput, ownTakeMachine } from '#machines/accent/own-take/own-take.machine.ts'
import { type LoadCommand, playbackMachine, type ReadingLoaded, type ReadingResult, type ScriptCall } from '#machines/accent/playback/playback.machine.ts'
import { recorderMachine } from '#machines/accent/recorder/recorder.machine.ts'
import type { StampedRecording, TakeStamp } from '#machines/accent/recorder/recorder.types.ts'
import type { SessionCall, StartCall } from '#machines/sessions/session/session.calls.ts'
import type { Api } from '#src/api/client.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { createCapture } from '#src/audio/capture.actor.ts'
import type { KeptTakes } from '#src/audio/kept-takes.ts'
import { fetchSound } from '#src/audio/fetch-sound.ts'
import { mediaSource } from '#src/audio/microphone.ts'
import { playTracks } from '#src/audio/player.actor.ts'
import * as accent from './accent-calls.ts'
import { loadedSound, pictureOrNull } from './loaded-sound.ts'
import { newId } from '#src/actors/forms/ids.ts'
import { createSessionActors } from '#src/actors/sessions/session.actors.ts'

type Provided = NonNullable<Parameters<typeof accentSessionMachine.provide>[0]['actors']>

/**
 * What a spoken session's actors work with: the client, the server's time, who is signed in, and this browser's kept takes.
 * `onStarted` hears each session the server answered: from then on a reload must not begin another.
 */
export type AccentSurroundings = { api: Api; clock: ServerClock; userId: number; takes: () => Promise<KeptTakes>; onStarted: () => void }

/** The spoken session's calls, takes, line and clock, its recorder and what is heard in it. */
export function createAccentSessionActors({ api, clock, userId, takes, onStarted }: AccentSurroundings) {
  function heard<Delivery extends { kind: string; reply?: AccentReply }>(delivery: Delivery): Delivery {
    if (delivery.reply !== undefined) clock.tell(Date.parse(delivery.reply.agent.server_now), true)
    return delivery
  }

  function stamp(): TakeStamp {
    return { clientAttemptId: newId(), recordedAt: new Date(clock.nowMs()).toISOString() }
  }

  return {
    ...createSessionActors({ api, clock }),
    recorder: recorderMachine.provide({ actors: { captureSound: createCapture(mediaSource, stamp) } }),
    playback: playbackMachine.provide({
      actors: {
        generateAudio: fromPromise<ReadingResult, ScriptCall | null>(async ({ input, signal }) => {
          if (input === null) throw new Error('There is nothing to read.')
          return unlessStopped(signal, accent.readAloud(api, input, signal))
        }),
        loadReading: fromCallback<LoadCommand, undefined>(({ receive, sendBack }) => {
          const life = new AbortController()
          function tell(told: Omit<ReadingLoaded, 'type'>): void {
            if (!life.signal.aborted) sendBack({ type: 'reading.loaded', ...told })
          }
          async function load(url: string): Promise<void> {
            const wav = await fetchSound(url, life.signal)
            const sound = { wav }
            tell({ url, sound, picture: null })
            tell({ url, sound, picture: await pictureOrNull(wav, life.signal) })
          }
          receive(({ url }) => void load(url).catch(() => undefined))
          return () => life.abort()
        }),
        playSounds: playTracks,
      },
    }),
    ownTake: ownTakeMachine.provide({
      actors: {
        fetchTake: fromPromise<LoadedTake | null, OwnTakeInput>(async ({ input, signal }) => {
          const told = input.take === null ? null : await loadedSound(input.take.url, signal).catch(() => null)
          if (told !== null) return told
          const link = await unlessStopped(signal, accent.renewedLink(api, input, signal))
          return link === null ? null : loadedSound(link, signal)
        }),
      },
    }),
    startAccent: fromPromise<AccentStart, StartCall>(async ({ input, signal }) => {
      const result = await unlessStopped(signal, accent.start(api, input, signal))
      if (!result.ok) return result
      onStarted()
      clock.tell(Date.parse(result.reply.agent.server_now), true)
      return result
    }),
    readTake: fromPromise<UnsentTake | null, TakePlace>(async ({ input }) => {
      const take = await (await takes()).find({ userId, ...input })
      return take && { ...input, take, isKept: true, picture: null }
    }),
    keepTake: fromPromise<boolean, UnsentTake | null>(async ({ input }) => {
      if (input === null) throw new Error('There is no recording to keep.')
      const { take, sessionId, question } = input
      return (await (await takes()).keep({ userId, sessionId, question }, take)) === 'kept'
    }),
    settleTakes: fromCallback<TakeEvent, undefined>(({ receive }) =>
      receive((event) => {
        takes().then(
          (kept) => (event.type === 'take.settled' ? kept.forget({ userId, ...event.place }) : kept.forgetSession({ userId, sessionId: event.sessionId })),
          () => undefined,
        )
      }),
    ),
    drawTakes: fromCallback<DrawCommand, { take: StampedRecording | null }>(({ input, receive, sendBack }) => {
      const life = new AbortController()
      async function draw({ wav, clientAttemptId }: StampedRecording): Promise<void> {
        const picture = await pictureOrNull(wav, life.signal)
        if (picture !== null && !life.signal.aborted) sendBack({ type: 'picture.drawn', clientAttemptId, picture })
      }
      if (input.take !== null) void draw(input.take)
      receive(({ take }) => void draw(take))
      return () => life.abort()
    }),
    submitTake: fromPromise<TakeDelivery, SessionCall & { stateToken: string; take: StampedRecording | null }>(
      async ({ input: { take, stateToken, ...call }, signal }) => {
        if (take === null) throw new Error('There is no take to send.')
        return heard(await accent.submit(api, call, take, stateToken, signal))
      },
    ),
    skipSpoken: fromPromise<AccentDelivery, SessionCall & { stateToken: string; defer: boolean }>(
      async ({ input: { stateToken, defer, ...call }, signal }) => heard(await accent.skip(api, call, stateToken, defer, signal)),
    ),
    forceEnd: fromPromise<AccentDelivery, SessionCall>(async ({ input, signal }) => heard(await accent.forceEnd(api, input, signal))),
  } satisfies Provided
}
