import { createActor, fromCallback } from 'xstate'
import { type CallsAbandoned, usualWaitMs, type WaitingActorRef, waitingMachine } from '#machines/forms/waiting/waiting.machine.ts'
import type { CallWatch } from '#src/api/call-watch.ts'
import { keepOnDevice } from './keep-on-device.ts'
import { followNewerVersions } from './newer-version.ts'

/** Starts to follow what people wait for, from the calls that are under way already, and newer versions of the app. Load it lazily. */
export function followWaiting(calls: CallWatch): WaitingActorRef {
  followNewerVersions()
  void keepOnDevice()
  const watchCalls = fromCallback<CallsAbandoned, undefined>(({ sendBack, receive }) => {
    receive(({ ids }) => calls.giveUp(ids))
    return calls.watch(usualWaitMs, sendBack)
  })
  return createActor(waitingMachine.provide({ actors: { watchCalls } })).start()
}
