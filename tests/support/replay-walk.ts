import { TestModel } from '@xstate/test'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, SnapshotFrom } from 'xstate'
import { createLive, type Live, type LiveOptions } from './live.ts'
import { isMomentOf, leavesOf, nameOf, nodesOf, type Path, type Walk } from './walk.ts'

/** What replaying a walk on live actors showed. */
export type Replayed = { paths: number; steps: number; transitionsTaken: number; leavesReached: number; neverTaken: string[]; neverReached: string[] }

/**
 * Plays every path of a walk on a live actor whose calls answer, and whose waits end, when the path says so, and compares each
 * moment with the model's. `check` sees each live moment; `options` may replace some of the actors.
 */
export async function replayWalk<M extends AnyStateMachine>(
  walk: Walk<M>,
  check: (moment: SnapshotFrom<M>, live: Live, step: { path: Path; event: AnyEventObject }) => void = () => undefined,
  options: LiveOptions = {},
): Promise<Replayed> {
  const logic: AnyStateMachine = walk.machine
  const start = createLive(logic, options)
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(logic)
  const taken = new Set<string>()
  const reached = new Set<string>()
  let steps = 0
  for (const path of walk.paths) {
    const live = start(walk.input, (transition) => taken.add(nameOf(transition)))
    const play = async ({ event }: { event: AnyEventObject }) => {
      await live.play(event)
      steps += 1
    }
    const types = new Set(path.steps.map((step) => step.event.type))
    let index = 0
    await model.testPath(path, {
      events: Object.fromEntries([...types].map((type) => [type, play])),
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
  const all = nodesOf(start.machine.root)
  const transitions = all.flatMap(transitionsOf).map(nameOf)
  const leaves = all.filter((node) => (node.type === 'atomic' || node.type === 'final') && !isPassing(node)).map((node) => node.id)
  return {
    paths: walk.paths.length,
    steps,
    transitionsTaken: transitions.filter((name) => taken.has(name)).length,
    leavesReached: reached.size,
    neverTaken: transitions.filter((name) => !taken.has(name)),
    neverReached: leaves.filter((id) => !reached.has(id)),
  }
}

/** Whether a state is left in the moment it is entered, whatever holds. */
function isPassing(node: AnyStateNode): boolean {
  return (node.always ?? []).some((transition) => transition.guard === undefined)
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  return all.filter((transition) => transition.target !== undefined || transition.actions.length > 0)
}
