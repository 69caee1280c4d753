import type { AccentAgent } from '#contract/accent/accent-sessions.ts'
import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import { loudnessOf, type Loudness } from '#machines/accent/recorder/recorder.selectors.ts'
import type { MicrophoneRefusal } from '#machines/accent/recorder/recorder.types.ts'
import type { OwnTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import type { Sound, SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { exitName, problem, unopenedView, type ExitName, type UnopenedView } from '#machines/sessions/session/session.selectors.ts'
import type { AccentSessionSnapshot } from './accent-session.machine.ts'
import type { LastTake } from './accent-session.state.ts'
import { canRecord, isLastQuestion, lastTake, takeName, type TakeName } from './accent-session.selectors.ts'

/** Where trying the microphone stands, and how loud it heard. */
type CheckView = {
  mode: 'micCheck'
  step: 'offered' | 'listening' | 'heard' | 'refused'
  loudness: Loudness | null
  refusal: MicrophoneRefusal | null
  problem: string | null
}

/**
 * One moment of a spoken session as a screen reads it: one member per mode. `own` is the sound of the take that is shown or
 * waits to be submitted, null where this page has none (see `withOwnTake`), `picture` how it looks; `isKept` says whether a
 * reload would find an unsubmitted one again, `keepsRecordings` whether submitted ones can be heard later.
 */
export type AccentView =
  | CheckView
  | { mode: 'loading' }
  | UnopenedView
  | {
      mode: 'open'
      session: AccentAgent
      take: TakeName
      own: Sound | null
      picture: SoundPicture | null
      isKept: boolean
      keepsRecordings: boolean
      unusable: UnusableReason | null
      material: string | null
      microphoneRefusal: MicrophoneRefusal | null
      speed: number
      line: 'online' | 'offline' | 'elsewhere'
      exit: ExitName
      problem: string | null
      canRecord: boolean
      canSubmit: boolean
      canGoOn: boolean
      canSkip: boolean
      canDefer: boolean
      isLast: boolean
    }
  | { mode: 'timedOut'; session: AccentAgent; isReviewing: boolean; lastTake: LastTake; own: Sound | null; isEnding: boolean }
  | { mode: 'complete'; session: AccentAgent; isReviewing: boolean }

/** What a screen shows of a snapshot. */
export function accentView(snapshot: AccentSessionSnapshot): AccentView {
  const { context } = snapshot
  const { session } = context
  if (snapshot.matches('micCheck')) return checkView(snapshot)
  const unopened = unopenedView(snapshot)
  if (unopened !== null) return unopened
  if (session === null || snapshot.matches('loading') || snapshot.matches('done')) return { mode: 'loading' }
  if (snapshot.matches('complete')) return { mode: 'complete', session, isReviewing: snapshot.matches({ complete: 'reviewing' }) }
  if (snapshot.matches('timedOut')) {
    const isReviewing = snapshot.matches({ timedOut: { notice: 'reviewing' } })
    const isEnding = !snapshot.matches({ timedOut: { lastTake: 'ended' } })
    return { mode: 'timedOut', session, isReviewing, lastTake: lastTake(snapshot), own: isEnding ? null : ownSound(snapshot), isEnding }
  }
  return {
    mode: 'open',
    session,
    take: takeName(snapshot),
    own: ownSound(snapshot),
    picture: ownPicture(snapshot),
    isKept: context.unsent?.isKept ?? true,
    keepsRecordings: context.keepsRecordings,
    unusable: context.unusable,
    material: context.material,
    microphoneRefusal: context.microphoneRefusal,
    speed: context.speed,
    line: lineName(snapshot),
    exit: exitName(snapshot),
    problem: problem(snapshot),
    canRecord: canRecord(snapshot),
    canSubmit: snapshot.can({ type: 'submit.requested' }),
    canGoOn: snapshot.can({ type: 'next.requested' }),
    canSkip: snapshot.can({ type: 'skip.requested' }),
    canDefer: snapshot.can({ type: 'defer.requested' }),
    isLast: isLastQuestion(snapshot),
  }
}

/** The same moment with the take an earlier page recorded, where it is the one that is shown. */
export function withOwnTake(view: AccentView, stored: OwnTakeFacts | null): AccentView {
  const loaded = stored?.loaded ?? null
  if (view.mode !== 'open' || view.own !== null || loaded === null || stored?.takeId !== view.session.take?.id) return view
  return { ...view, own: loaded.sound, picture: loaded.picture }
}

function checkView(snapshot: AccentSessionSnapshot): CheckView {
  const { trial, microphoneRefusal: refusal } = snapshot.context
  const at = (step: CheckView['step']) => snapshot.matches({ micCheck: step })
  const step = at('listening') ? 'listening' : at('heard') ? 'heard' : at('refused') ? 'refused' : 'offered'
  return { mode: 'micCheck', step, loudness: trial && loudnessOf(trial.peak), refusal, problem: snapshot.context.problem }
}

function ownSound({ context: { unsent, own, session } }: AccentSessionSnapshot): Sound | null {
  if (unsent !== null) return { wav: unsent.take.wav }
  return own !== null && own.takeId === session?.take?.id ? { wav: own.recording.wav } : null
}

function ownPicture({ context: { unsent, own, session } }: AccentSessionSnapshot): SoundPicture | null {
  if (unsent !== null) return unsent.picture
  return own !== null && own.takeId === session?.take?.id ? own.picture : null
}

function lineName(snapshot: AccentSessionSnapshot): 'online' | 'offline' | 'elsewhere' {
  if (snapshot.matches({ open: { line: 'elsewhere' } })) return 'elsewhere'
  return snapshot.matches({ open: { line: 'offline' } }) ? 'offline' : 'online'
}
