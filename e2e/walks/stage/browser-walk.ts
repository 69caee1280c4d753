import type { BrowserContext, Page, Request } from '@playwright/test'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Person } from '#e2e/fixtures.ts'
import { leavesOf } from '#tests/support/walking/chart.ts'
import type { Path } from '#tests/support/walking/walk.ts'
import type { AnyWalk } from '#tests/support/walks/all-walks.ts'
import type { Line } from './line.ts'

/** One step of a path: an event, and the moment after it. */
export type Step = Path['steps'][number]

/** What every scene has: a page whose clock stands still, the calls it waits for, and a student nobody else uses. */
export type Stage = { page: Page; context: BrowserContext; line: Line; student: Person; signIn: (person: Person, where?: Page) => Promise<string> }

/** What makes an event happen in the browser: a gesture, or something outside the page. `rest` are the steps after it. */
export type Play<World> = (world: World, rest: readonly Step[]) => Promise<void>

/** How an event is made to happen, or null, where it may depend on the event itself. */
export type BrowserGesture<World> = ((world: World, rest: readonly Step[], event: AnyEventObject) => Promise<void>) | null

/** What must be seen in a leaf state: a sentence about what is missing, or null. It looks once and does not wait. */
export type View<World> = (world: World) => Promise<string | null>

/** How one machine is walked in the browser. */
export type BrowserWalk<World extends Stage> = {
  /** The machine's walks on the chart, whose paths are played. */
  walks: readonly AnyWalk[]
  /** What the page calls the machine, where it is walked as one of its uses. */
  usedAs?: string
  /** Which requests are made for which of the machine's actors; they are held until the path says how they end. */
  callers: Readonly<Record<string, (request: Request) => boolean>>
  /** Brings the page to where the machine starts; the path says what the school must hold for it. */
  open: (stage: Stage, path: readonly Step[]) => Promise<World>
  /** By event type; null for what cannot be done from this page. */
  gestures: Readonly<Record<string, BrowserGesture<World>>>
  /** Whether the page offers no control for an event at a moment that would allow it. */
  leftOut?: (event: AnyEventObject, before: AnyMachineSnapshot) => boolean
  /** By actor: how its call is made to end as an event says, where the page stood before; null where nothing outside can do that. */
  endings: Readonly<Record<string, (event: AnyEventObject, before: AnyMachineSnapshot, path: readonly Step[]) => Play<World> | null>>
  views: Readonly<Record<string, View<World>>>
  /** Event types no leaf state needs, each of which is played as well, at the end of a shortest path. */
  played?: readonly string[]
  /** Turns to what is to be seen after the window became this wide. */
  turn?: (world: World, width: number) => Promise<void>
  /** Leaf states a page passes before it can be drawn, and why: they are found in the machine's own path. */
  passing?: Readonly<Record<string, string>>
  /** Leaf states nothing on this page leads to, and where they are seen instead. */
  elsewhere?: Readonly<Record<string, string>>
}

/** A path to play, and the leaf states it is played for, or the event; `isPassing` where the page does not rest in them. */
export type Scene = { leaves: string[]; steps: readonly Step[]; isPassing: boolean; event: string | null }

/** Whether a page passes a leaf state before it can be drawn. */
export function isPassed<World extends Stage>({ passing = {} }: BrowserWalk<World>, id: string): boolean {
  return id in passing
}

/** What tells a scene from the others of its machine. */
export function nameOfScene({ leaves: [first], event }: Scene): string {
  return event ?? first ?? ''
}

/** The machine of a walk. */
export function machineOf<World extends Stage>({ walks: [first] }: BrowserWalk<World>): AnyStateMachine {
  if (first === undefined) throw new Error('A walk in the browser needs one on the chart.')
  return first.machine
}

/**
 * The shortest paths that can be played to every leaf state, and to each event that is played as well; one path serves all leaf
 * states it ends in, and those it passes.
 */
export function scenesOf<World extends Stage>(walk: BrowserWalk<World>): Scene[] {
  const scenes: Scene[] = []
  const playable = cutsOf(walk.walks.flatMap(({ paths }) => paths)).filter((steps) => steps.every((_, index) => playOf(walk, steps, index) !== null))
  const isPassing = (steps: readonly Step[]) => leavesAfter(steps).some((id) => isPassed(walk, id))
  const byLength = playable.toSorted((one, other) => one.length - other.length)
  for (const steps of byLength.filter((one) => !isPassing(one))) add(steps, scenes.flatMap(({ leaves }) => leaves), false)
  for (const steps of byLength.filter(isPassing)) add(steps, scenes.flatMap((scene) => leavesAlong(scene.steps)), true)
  for (const event of walk.played ?? []) {
    const steps = byLength.find((one) => one.at(-1)?.event.type === event)
    if (steps === undefined) throw new Error(`No path that can be played ends with ${event}.`)
    scenes.push({ leaves: leavesAfter(steps), steps, isPassing: false, event })
  }
  return scenes

  function add(steps: readonly Step[], known: readonly string[], passing: boolean): void {
    const leaves = leavesAfter(steps).filter((id) => !known.includes(id) && isPassed(walk, id) === passing)
    if (leaves.length > 0) scenes.push({ leaves, steps, isPassing: passing, event: null })
  }
}

/** How a step is played in the browser, null where it cannot be or does nothing; `index` is its place in the path. */
export function playOf<World extends Stage>(walk: BrowserWalk<World>, path: readonly Step[], index: number): Play<World> | null {
  const { event } = path[index] ?? { event: { type: '' } }
  const before = path[index - 1]?.state
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? []
  if (before === undefined) return () => Promise.resolve()
  if (actor !== undefined) return walk.endings[actor]?.(event, before, path.slice(0, index)) ?? null
  if (delay !== undefined) return ({ page }) => page.clock.fastForward(waitOf(machineOf(walk), delay, before))
  const gesture = walk.leftOut?.(event, before) || !before.can(event) ? null : walk.gestures[event.type]
  return gesture ? (world, rest) => gesture(world, rest, event) : null
}

/** Every beginning of every path, once. */
function cutsOf(paths: readonly Path[]): (readonly Step[])[] {
  const seen = new Set<string>()
  return paths.flatMap(({ steps }) =>
    steps.flatMap((_, index) => {
      const cut = steps.slice(0, index + 1)
      const name = cut.map(({ event }) => JSON.stringify(event)).join()
      const isNew = !seen.has(name)
      seen.add(name)
      return isNew ? [cut] : []
    }),
  )
}

/** The leaf states of every moment of a path. */
export function leavesAlong(steps: readonly Step[]): string[] {
  return steps.flatMap(({ state }) => leavesOf(state).map(({ id }) => id))
}

function leavesAfter(steps: readonly Step[]): string[] {
  const last = steps.at(-1)
  return last === undefined ? [] : leavesOf(last.state).map(({ id }) => id)
}

function waitOf(machine: AnyStateMachine, delay: string, before: AnyMachineSnapshot): number {
  const wait: unknown = machine.implementations.delays[delay]
  const length: unknown = typeof wait === 'function' ? wait({ context: before.context }, {}) : wait
  if (typeof length !== 'number') throw new Error(`${machine.id} has no wait ${delay}`)
  return length
}
