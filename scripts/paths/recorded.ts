import { readFileSync } from 'node:fs'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { everyMachine } from '#scripts/machines/every-machine.ts'
import { kindOf, leavesOfValue, type PathStep } from '#src/qa/recording/actor-path.ts'
import { bareName } from '#src/qa/chart/chart.ts'
import { eventWords } from '#src/qa/chart/event-words.ts'
import { readRecording } from '#src/qa/recording/recording.ts'
import { replay, type ReplayedStep } from '#src/qa/recording/replay.ts'
import type { Path } from '#tests/support/walking/walk.ts'
import { isMachineName, walksOf } from '#tests/support/walks/all-walks.ts'
import type { PathsAnswer } from './paths-answer.ts'
import { coverageOf } from './coverage.ts'
import { factsOf } from './events.ts'
import { playableAs } from './playwright.ts'
import type { PathsRequest } from './request.ts'
import { findWay, type Sought } from './way.ts'

type AskedRecording = Extract<PathsRequest, { kind: 'recording' }>

/**
 * The path of a machine's walks that goes as a recording did; what was typed and what the server said are the walk's own, as like
 * as it has them. A recording that no walk can follow answers a sentence.
 */
export async function answerRecording({ file, format }: AskedRecording): Promise<PathsAnswer | { problem: string }> {
  const text = textOf(file)
  if (text === null) return { problem: `There is no file ${file} that can be read.` }
  const recording = readRecording(text)
  if ('problem' in recording) return recording
  const found = (await everyMachine()).find(({ name }) => name === recording.machine)
  if (found === undefined) return { problem: `There is no machine called ${recording.machine}.` }
  const { parting, steps } = replay(found.machine, recording.steps)
  if (parting !== null) return { problem: `The machine does not go this way. ${parting}` }
  const name = isMachineName(found.name) ? found.name : kindOf(found.machine)
  if (!isMachineName(name)) return { problem: `Nothing walks ${found.name} yet.` }
  const playable = format === 'playwright' ? await playableAs(name, found.name) : { canPlay: () => true }
  if ('problem' in playable) return playable
  const walks = await walksOf(name)
  const sought = steps.map((step) => soughtFor(found.machine, step))
  const ways = walks.map((walk) => findWay(walk, sought, playable.canPlay))
  const [path] = ways.filter((way): way is Path => 'steps' in way)
  const [walk] = walks
  if (walk === undefined || path === undefined) return { problem: whereItEnds(recording.steps, Math.max(...ways.map((way) => ('gone' in way ? way.gone : 0))), format) }
  return { name, machine: walk.machine, walks, to: null, from: file, paths: [path], coverage: coverageOf(walk.machine, [path]) }
}

function soughtFor(machine: AnyStateMachine, { event, target, transitions }: ReplayedStep): Sought {
  const facts = factsOf(event)
  const taken = new Set(transitions.map((name) => bareName(machine, name)))
  const mayBe: Sought['mayBe'] = (_, taking) => taking.every((name) => taken.has(name))
  return { type: event.type, standing: leavesOfValue(target), mayBe, likeness: (example) => alike(facts, example) }
}

/** The share of what an example carries that was recorded, too. */
function alike(recorded: ReadonlyMap<string, string>, example: AnyEventObject): number {
  const facts = [...factsOf(example)]
  return facts.length === 0 ? 1 : facts.filter(([key, fact]) => recorded.get(key) === fact).length / facts.length
}

function whereItEnds(steps: readonly PathStep[], gone: number, format: AskedRecording['format']): string {
  const { event, target } = steps[gone] ?? { event: { type: 'nothing' }, target: {} }
  const step = `Step ${gone + 1}, ${eventWords(event.type)} to ${leavesOfValue(target).join(' and ')}`
  return format === 'playwright' ? `${step}, is nothing that can be brought about from outside the page.` : `${step}, is on no walk.`
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
