import { createActor, fromCallback } from 'xstate'
import type { Actor, ActorLogic, AnyActorLogic, AnyEventObject, AnyStateMachine, AnyTransitionDefinition, Snapshot } from 'xstate'

/** A running machine whose calls and waits end when told. */
export type Live = {
  actor: Actor<AnyStateMachine>
  /** Sends an event; `xstate.done.actor.*` and `xstate.error.actor.*` settle that call, `xstate.after.*` ends that wait. */
  play: (event: AnyEventObject) => Promise<void>
  /** The inputs of every call so far, in order. */
  calls: { src: string; input: unknown }[]
  /** What the held actors were sent so far, in order. */
  heard: [name: string, event: AnyEventObject][]
}

/** Does something when a call starts; the answer turns what the call is told to output into what it outputs. */
export type OnCall = (input: unknown) => (output: unknown) => unknown

/**
 * `held` names the actors that only listen; they count as no calls. `replace` makes actors to use instead of the controlled
 * ones; `control` makes a controlled one with something done when it is called.
 */
export type LiveOptions = {
  held?: readonly string[]
  replace?: (control: (src: string, onCall: OnCall) => AnyActorLogic) => Record<string, AnyActorLogic>
}

/** How a call ends. */
type Ending = { type: 'answered'; output: unknown } | { type: 'failed'; error: unknown } | { type: 'xstate.stop' }
type Call = Snapshot<unknown> & { input: unknown }

/** What the controlled actors of one run tell and wait for. */
type Run = Pick<Live, 'calls' | 'heard'> & { pending: Map<string, (ending: Ending) => void> }

const runs = new WeakMap<Live['actor']['system'], Run>()
const prepared = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>()

/** Prepares a machine for live runs; the answer starts one run. Every actor becomes a call that waits to be ended. */
export function createLive(machine: AnyStateMachine, { held = [], replace }: LiveOptions = {}) {
  const delays = Object.keys(machine.implementations.delays)
  const provided = replace === undefined ? once(machine, held) : controlled(machine, held, replace(control))
  return start

  function start(input: unknown, onTransition: (transition: AnyTransitionDefinition) => void = () => undefined): Live {
    const waits = createWaits(() => Object.values(actor.system.getSnapshot()._scheduledEvents).at(-1)?.event.type ?? '')
    const actor: Live['actor'] = createActor(provided, {
      clock: waits,
      inspect: (event) => {
        if (event.type === '@xstate.microstep' && event.actorRef.sessionId === event.rootId) event._transitions.forEach(onTransition)
      },
      input,
    })
    const run: Run = { calls: [], heard: [], pending: new Map() }
    runs.set(actor.system, run)
    actor.subscribe({ error: () => undefined })
    return { actor, calls: run.calls, heard: run.heard, play }

    async function play(event: AnyEventObject): Promise<void> {
      const [, ending, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
      const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? []
      if (event.type === 'xstate.init') actor.start()
      else if (delay !== undefined) waits.end(delays.indexOf(delay) + 1, event.type)
      else if (ending !== undefined && name !== undefined) {
        const end = run.pending.get(name)
        if (end === undefined) throw new Error(`${name} was never called`)
        end(ending === 'done' ? { type: 'answered', output: event['output'] } : { type: 'failed', error: event['error'] ?? new Error('unreachable') })
      }
      else actor.send(event)
      await settled()
    }
  }
}

/** The machine with its actors controlled, made once: to make it takes longer than most runs. */
function once(machine: AnyStateMachine, held: readonly string[]): AnyStateMachine {
  const ofMachine = prepared.get(machine) ?? new Map<string, AnyStateMachine>()
  const made = ofMachine.get(held.join()) ?? controlled(machine, held, {})
  prepared.set(machine, ofMachine.set(held.join(), made))
  return made
}

function controlled(machine: AnyStateMachine, held: readonly string[], others: Record<string, AnyActorLogic>): AnyStateMachine {
  const calls = Object.keys(machine.implementations.actors).map((name) => [name, control(name)])
  return machine.provide({
    actors: { ...Object.fromEntries(calls), ...Object.fromEntries(held.map((name) => [name, listening(name)])), ...others },
    delays: Object.fromEntries(Object.keys(machine.implementations.delays).map((name, index) => [name, () => index + 1])),
  })
}

function control(src: string, onCall: OnCall = () => (output) => output): AnyActorLogic {
  const logic: ActorLogic<Call, Ending, unknown> = {
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    start({ input }, { self, system }) {
      const run = runs.get(system)
      run?.calls.push({ src, input })
      const outputOf = onCall(input)
      run?.pending.set(self.id, (ending) => self.send(ending.type === 'answered' ? { type: 'answered', output: outputOf(ending.output) } : ending))
    },
    transition({ input }, ending) {
      if (ending.type === 'answered') return { status: 'done', output: ending.output, error: undefined, input }
      if (ending.type === 'failed') return { status: 'error', output: undefined, error: ending.error, input }
      return { status: 'stopped', output: undefined, error: undefined, input }
    },
    getPersistedSnapshot: (call) => call,
  }
  return logic
}

function listening(name: string): AnyActorLogic {
  return fromCallback(({ receive, system }) => receive((event) => runs.get(system)?.heard.push([name, event])))
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
