import { TestModel } from '@xstate/test'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { arrivedOf, nameOf, transitionsOf } from '#src/qa/chart/chart.ts'
import { leavesOf, restingStatesOf } from './chart.ts'
import { createLive, type Live, type LiveOptions } from './live.ts'
import { isMomentOf, type Path, type Walk, withoutBeginnings } from './walk.ts'

/**
 * What replaying walks showed. `neverTaken` names the transitions that no step took to where they lead, `neverReached` the resting states
 * that none of them met.
 */
export type Replayed = { paths: number; steps: number; transitionsTaken: number; leavesReached: number; neverTaken: string[]; neverReached: string[] }

/** Looks at a live moment; `step` is the event that led there and the path it is on. */
export type Check<M extends AnyStateMachine> = (moment: SnapshotFrom<M>, live: Live, step: { path: Path; event: AnyEventObject }) => void

/**
 * Plays every path of the walks of one machine on live actors whose calls answer, and whose waits end, when the path says so, and
 * compares each moment with the model's. A path that begins another one is played as part of it. `options` may replace some
 * of the actors.
 */
export async function replayWalks<M extends AnyStateMachine>(
  walks: readonly Walk<M>[],
  check: Check<M> = () => undefined,
  options: LiveOptions = {},
): Promise<Replayed> {
  const taken = new Set<string>()
  const arrived = new Set<string>()
  const reached = new Set<string>()
  const counts = []
  for (const walk of walks) counts.push(await replay(walk, { check, options, taken, arrived, reached }))
  const machines: readonly AnyStateMachine[] = walks.map(({ machine }) => machine)
  const transitions = new Set(machines.flatMap(transitionsOf))
  const states = new Set(machines.flatMap((machine) => restingStatesOf(machine).map(({ id }) => id)))
  const neverTaken = [...transitions].filter((name) => !taken.has(name) || !arrived.has(name))
  return {
    paths: sum(counts.map(({ paths }) => paths)),
    steps: sum(counts.map(({ steps }) => steps)),
    transitionsTaken: transitions.size - neverTaken.length,
    leavesReached: reached.size,
    neverTaken,
    neverReached: [...states].filter((id) => !reached.has(id)),
  }
}

/** The same for a single walk. */
export function replayWalk<M extends AnyStateMachine>(walk: Walk<M>, check?: Check<M>, options?: LiveOptions): Promise<Replayed> {
  return replayWalks([walk], check, options)
}

type Replaying<M extends AnyStateMachine> = { check: Check<M>; options: LiveOptions; taken: Set<string>; arrived: Set<string>; reached: Set<string> }

async function replay<M extends AnyStateMachine>(walk: Walk<M>, { check, options, taken, arrived, reached }: Replaying<M>) {
  const logic: AnyStateMachine = walk.machine
  const start = createLive(logic, options)
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(logic)
  const paths = withoutBeginnings(walk.paths)
  for (const step of new Set(paths.flatMap(({ steps }) => steps))) {
    for (const name of arrivedOf(logic, step.taken, step.state._nodes)) arrived.add(name)
  }
  for (const path of paths) {
    const live = start(walk.input, (transition) => taken.add(nameOf(transition)))
    const play = ({ event }: { event: AnyEventObject }) => live.play(event)
    let index = 0
    await model.testPath(path, {
      events: Object.fromEntries(path.steps.map(({ event }) => [event.type, play])),
      states: {
        '*': (expected) => {
          const moment = live.actor.getSnapshot()
          if (walk.keyOf(moment) !== walk.keyOf(expected)) throw new Error(`live ${walk.keyOf(moment)}, model ${walk.keyOf(expected)}`)
          for (const node of leavesOf(moment)) reached.add(node.id)
          const step = path.steps[index]
          index += 1
          if (step !== undefined && isMomentOf(walk.machine, moment)) check(moment, live, { path, event: step.event })
        },
      },
    })
    live.actor.stop()
  }
  return { paths: paths.length, steps: sum(paths.map(({ steps }) => steps.length)) }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
