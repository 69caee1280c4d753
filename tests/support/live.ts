import { createActor, fromPromise, type Actor, type AnyActorLogic, type AnyEventObject, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate'

/** A running machine whose calls and waits end when told. */
export type Live = {
  actor: Actor<AnyStateMachine>
  /** Sends an event; `xstate.done.actor.*` and `xstate.error.actor.*` settle that call, `xstate.after.*` ends that wait. */
  play: (event: AnyEventObject) => Promise<void>
  /** The inputs of every call so far, in order. */
  calls: { src: string; input: unknown }[]
}

/** Does something when a call starts; the answer turns what the call is told to output into what it outputs. */
export type OnCall = (input: unknown) => (output: unknown) => unknown

/** Actors to use instead of the controlled ones; `control` makes a controlled one with something done when it is called. */
export type LiveOptions = { replace?: (control: (src: string, onCall: OnCall) => AnyActorLogic) => Record<string, AnyActorLogic> }

type Pending = { resolve: (output: unknown) => void; reject: (error: unknown) => void }

/** Prepares a machine for live runs; the answer starts one run. Every actor becomes a promise that waits to be settled. */
export function createLive(machine: AnyStateMachine, { replace }: LiveOptions = {}) {
  let pending = new Map<string, Pending>()
  let calls: Live['calls'] = []

  function control(src: string, onCall: OnCall = () => (output) => output): AnyActorLogic {
    return fromPromise<unknown, unknown>(({ input, self }) => {
      calls.push({ src, input })
      const outputOf = onCall(input)
      return new Promise((resolve, reject) => pending.set(self.id, { resolve: (output) => resolve(outputOf(output)), reject }))
    })
  }

  const names = Object.keys(machine.implementations.actors)
  const delays = Object.keys(machine.implementations.delays)
  const provided = machine.provide({
    actors: { ...Object.fromEntries(names.map((name) => [name, control(name)])), ...replace?.(control) },
    delays: Object.fromEntries(delays.map((name, index) => [name, () => index + 1])),
  })

  function start(input: unknown, onTransition: (transition: AnyTransitionDefinition) => void = () => undefined): Live {
    pending = new Map()
    calls = []
    const waits = createWaits(() => Object.values(actor.system.getSnapshot()._scheduledEvents).at(-1)?.event.type ?? '')
    const actor: Live['actor'] = createActor(provided, {
      clock: waits,
      inspect: (event) => {
        if (event.type === '@xstate.microstep' && event.actorRef.sessionId === event.rootId) event._transitions.forEach(onTransition)
      },
      input,
    })
    actor.subscribe({ error: () => undefined })
    return { actor, calls, play }

    async function play(event: AnyEventObject): Promise<void> {
      const [, ending, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
      const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? []
      if (event.type === 'xstate.init') actor.start()
      else if (delay !== undefined) waits.end(delays.indexOf(delay) + 1, event.type)
      else if (ending === 'done' && name !== undefined) pending.get(name)?.resolve(event['output'])
      else if (ending === 'error' && name !== undefined) pending.get(name)?.reject(new Error('unreachable'))
      else actor.send(event)
      await settled()
    }
  }

  return Object.assign(start, { machine: provided })
}

/**
 * Waits end one by one when told, not by time: two that run at once may end in either order, as a path wants it. Of those of
 * one name the event says which.
 */
function createWaits(newestEvent: () => string) {
  const waiting = new Map<number, { end: () => void; delay: number; event: string }>()
  let count = 0
  return {
    setTimeout(end: () => void, delay: number) {
      count += 1
      waiting.set(count, { end, delay, event: newestEvent() })
      return count
    },
    clearTimeout: (id: number) => waiting.delete(id),
    end(delay: number, event: string) {
      const named = [...waiting].filter(([, wait]) => wait.delay === delay)
      const found = named.length === 1 ? named : named.filter(([, wait]) => wait.event === event)
      if (found.length !== 1) throw new Error(`${found.length} waits of one name run at once`)
      for (const [id, wait] of found) {
        waiting.delete(id)
        wait.end()
      }
    },
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
