import { type AnyActorLogic, type AnyStateMachine, type AnyTransitionDefinition, createActor, fromPromise, type StateValue } from 'xstate'
import { leavesOfValue, type PathStep } from './actor-path.ts'
import { nameOf } from '#src/qa/chart/chart.ts'

/** A recorded step played again: where the machine stands now, and the transitions that were taken, by name. */
export type ReplayedStep = PathStep & { reached: StateValue; transitions: string[] }

/** What playing a path again showed; `parting` says at which step machine and recording part ways, where the play ends. */
export type Replay = { steps: ReplayedStep[]; parting: string | null }

/**
 * Plays a recorded path on a fresh actor. Nothing is called and no time passes: the ends of calls and of waits are steps of the
 * path like any other, so that they come out as they were recorded.
 */
export function replay(machine: AnyStateMachine, path: readonly PathStep[]): Replay {
  const [start, ...rest] = path
  if (start?.event.type !== 'xstate.init') return { steps: [], parting: 'A path begins with the step xstate.init; this one does not.' }
  let taken: AnyTransitionDefinition[] = []
  const actor = createActor(withoutCalls(machine), {
    input: start.event['input'],
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
    inspect: (told) => {
      if (told.type === '@xstate.microstep' && told.actorRef.sessionId === told.rootId) taken.push(...told._transitions)
    },
  })
  actor.subscribe({ error: () => undefined })
  const steps: ReplayedStep[] = []
  for (const step of [start, ...rest]) {
    if (step === start) actor.start()
    else actor.send(step.event)
    const { status, value, error } = actor.getSnapshot()
    steps.push({ ...step, reached: value, transitions: taken.map(nameOf) })
    taken = []
    const where = `Step ${steps.length}, ${step.event.type}`
    if (status === 'error') return { steps, parting: `${where}: the machine failed with "${String(error)}".` }
    if (wordsOf(value) !== wordsOf(step.target)) {
      return { steps, parting: `${where}: the recording goes to ${wordsOf(step.target)}, the machine to ${wordsOf(value)}.` }
    }
  }
  actor.stop()
  return { steps, parting: null }
}

/** A state value in words: its leaves, in the order of their names. */
export function wordsOf(value: StateValue): string {
  return leavesOfValue(value).toSorted().join(' and ')
}

function withoutCalls(machine: AnyStateMachine): AnyStateMachine {
  const endless: AnyActorLogic = fromPromise(() => new Promise(() => undefined))
  return machine.provide({ actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, endless])) })
}
