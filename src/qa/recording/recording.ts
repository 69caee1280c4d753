import type { AnyStateMachine, StateValue } from 'xstate'
import * as v from 'valibot'
import type { ActorPath, PathStep } from './actor-path.ts'
import { arrivedOf, nodesOf, transitionsOf } from '#src/qa/chart/chart.ts'
import { replay } from './replay.ts'

const Value: v.GenericSchema<StateValue> = v.union([v.string(), v.lazy(() => v.record(v.string(), Value))])
const Kept = v.union([v.pipe(v.string(), v.transform((type) => ({ type }))), v.looseObject({ type: v.string() })])
const Step = v.object({ event: Kept, target: Value })

/**
 * A path of one machine as a file holds it, in the shape `npm run paths` writes: how many states and transitions the machine has,
 * and which share of them the path covers. The ends of calls are steps of the path, with what the calls gave. Of a file with
 * several paths the first is read.
 */
export const Recording = v.object({
  machine: v.string(),
  states: v.optional(v.unknown()),
  transitions: v.optional(v.unknown()),
  paths: v.tupleWithRest([v.object({ steps: v.array(Step) })], v.unknown()),
  coverage: v.optional(v.unknown()),
})
/** A path of one machine, read from a file. */
export type Recording = v.InferOutput<typeof Recording>

/** Reads a recording; a text that is none answers a sentence. */
export function readRecording(text: string): { machine: string; steps: PathStep[] } | { problem: string } {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Recording), text)
  if (read.success) return { machine: read.output.machine, steps: read.output.paths[0].steps }
  const [issue] = read.issues
  return { problem: `This is no recording: ${v.getDotPath(issue) ?? 'the text'}: ${issue.message}` }
}

/** A path as a file, each step on a line, with what it covers of its machine. */
export function writeRecording(machine: AnyStateMachine, { machine: name, steps }: Pick<ActorPath, 'machine' | 'steps'>): string {
  const played = replay(machine, steps).steps
  const states = nodesOf(machine.root).length
  const transitions = transitionsOf(machine)
  const moments = played.map(({ reached: value }) => machine.resolveState({ value, context: {} }))
  const reached = new Set(moments.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)))
  const walked = new Set(played.flatMap((step, index) => arrivedOf(machine, step.transitions, moments[index]?._nodes ?? [])))
  const taken = transitions.filter((id) => walked.has(id))
  const coverage = { states: shareOf(reached.size, states), transitions: shareOf(taken.length, transitions.length) }
  const head = { machine: name, states, transitions: transitions.length }
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n')
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "paths": [{ "steps": [\n${lines}\n  ] }],\n  "coverage": ${JSON.stringify(coverage)}\n}\n`
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.floor((part / whole) * 1000) / 1000
}
