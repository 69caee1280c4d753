import type { AnyActorLogic } from 'xstate'
import * as v from 'valibot'
import type { AccentSessionSnapshot } from '#machines/accent/accent-session/accent-session.machine.ts'
import type { AccentEvent } from '#machines/accent/accent-session/accent-session.setup.ts'
import { takePlace } from '#machines/accent/accent-session/accent-session.state.ts'
import type { Live, LiveOptions } from '#tests/support/walking/live.ts'
import type { Path } from '#tests/support/walking/walk.ts'

const gestures: AccentEvent[] = [
  { type: 'check.requested' },
  { type: 'begin.requested' },
  { type: 'record.requested', expectedMs: null },
  { type: 'submit.requested' },
  { type: 'exit.requested' },
  { type: 'exit.confirmed' },
  { type: 'retry.requested' },
  { type: 'continueHere.requested' },
  { type: 'home.requested' },
]
const Submission = v.object({ take: v.object({ clientAttemptId: v.string() }) })
const Captured = v.looseObject({ recording: v.looseObject({}) })
const Stamped = v.looseObject({ take: v.looseObject({}) })

/**
 * A person who reads aloud, with a keeper of takes, who notices every broken promise of a session: a microphone that is open
 * elsewhere than where it was asked for, a take that is nowhere any more, one that is sent again after it was acknowledged or
 * not sent at all, sound while recording, feedback of another take, a finished session that opens again, a failure without a way on.
 */
export function createSpeaker() {
  const wrongs = new Set<string>()
  let run = newRun()
  let runPath: Path | null = null

  function newRun() {
    const before: { unsentId: string | null; isOpen: boolean } = { unsentId: null, isOpen: false }
    return { count: 0, before, acknowledged: new Set<string>(), isFinished: false, checkedCalls: 0 }
  }

  function actors(control: Parameters<NonNullable<LiveOptions['replace']>>[0]): Record<string, AnyActorLogic> {
    return {
      recorder: control('recorder', () => (told) => {
        const captured = v.safeParse(Captured, told)
        if (!captured.success) return told
        run.count += 1
        return { ...captured.output, recording: { ...captured.output.recording, clientAttemptId: `take-${run.count}` } }
      }),
      readTake: control('readTake', () => (told) => {
        const found = v.safeParse(Stamped, told)
        if (!found.success) return null
        run.count += 1
        return { ...found.output, take: { ...found.output.take, clientAttemptId: `take-${run.count}` } }
      }),
    }
  }

  function check(moment: AccentSessionSnapshot, live: Live, { path, event }: { path: Path; event: { type: string } }): void {
    if (runPath !== path) run = newRun()
    runPath = path
    checkCalls(live)
    checkMicrophone(moment, event)
    checkTake(moment, event)
    if (moment.hasTag('failed') && !gestures.some((gesture) => moment.can(gesture))) wrongs.add(`no way on from ${JSON.stringify(moment.value)}`)
    if (run.isFinished && (moment.matches('open') || moment.matches('loading'))) wrongs.add('a finished session opened again')
    run.isFinished ||= moment.matches('complete') || moment.matches('timedOut')
  }

  function checkCalls(live: Live): void {
    for (const { src, input } of live.calls.slice(run.checkedCalls)) {
      if (src !== 'submitTake') continue
      const sent = v.safeParse(Submission, input)
      if (!sent.success) wrongs.add('a send without a take')
      else if (run.acknowledged.has(sent.output.take.clientAttemptId)) wrongs.add('an acknowledged take was sent again')
    }
    run.checkedCalls = live.calls.length
  }

  function checkMicrophone(moment: AccentSessionSnapshot, event: { type: string }): void {
    const isOpen = moment.children.recorder !== undefined && moment.children.recorder.getSnapshot().status === 'active'
    const mayBeOpen = moment.matches({ micCheck: 'listening' }) || moment.matches({ open: { take: { question: 'recording' } } })
    if (isOpen && !mayBeOpen) wrongs.add(`the microphone is open at ${JSON.stringify(moment.value)}`)
    if (moment.matches('timedOut') && moment.can({ type: 'record.requested', expectedMs: null })) wrongs.add('recording after zero')
    if (mayBeOpen && moment.can({ type: 'listen.requested' })) wrongs.add('sound while recording')
    const isAsked = ['check.requested', 'record.requested', 'microphone.chosen'].includes(event.type)
    if (isOpen && !run.before.isOpen && !isAsked) wrongs.add(`a recording without a click, by ${event.type}`)
    run.before.isOpen = isOpen
  }

  function checkTake(moment: AccentSessionSnapshot, event: { type: string }): void {
    const { unsent, session } = moment.context
    const here = takePlace(moment.context)
    const at = (resting: 'recorded' | 'feedback') => moment.matches({ open: { take: { question: { resting } } } })
    const wasUnsent = run.before.unsentId
    run.before.unsentId = unsent?.take.clientAttemptId ?? null
    if (wasUnsent !== null && unsent === null) {
      if (['sent', 'unusable'].includes(moment.context.lastTake)) run.acknowledged.add(wasUnsent)
      else if (event.type !== 'take.discarded') wrongs.add(`a take is lost by ${event.type}`)
    }
    if (at('recorded') && (unsent === null || unsent.question !== here.question)) wrongs.add('a take of another question is shown')
    if (at('feedback') && (session?.take ?? null) === null) wrongs.add('feedback without its take')
    if (unsent !== null && moment.can({ type: 'next.requested' })) wrongs.add('moving on would lose a take')
    const sends = Object.keys(moment.children).filter((id) => id === 'submitTake' || id === 'skipSpoken')
    if (sends.length > 1) wrongs.add('two sends at once')
  }

  return { actors, check, wrongs: () => [...wrongs] }
}
