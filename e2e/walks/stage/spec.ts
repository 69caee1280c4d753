import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '#e2e/fixtures.ts'
import { eventsInWords } from '#scripts/paths/events.ts'
import { findWay, type Sought } from '#scripts/paths/way.ts'
import type { Path } from '#tests/support/walking/walk.ts'
import type { AnyWalk } from '#tests/support/walks/all-walks.ts'
import { type BrowserWalk, playOf, type Stage, type Step } from './browser-walk.ts'
import { Line } from './line.ts'

/** A step as a spec tells it: the event in words, then the leaf states after it. */
export type ToldStep = readonly [event: string, ...states: string[]]

/** A machine as specs play it: as which of its uses, whether a path can be played from outside, and how. */
export type Playable = {
  usedAs: string
  walks: readonly AnyWalk[]
  canPlay: (steps: readonly Step[]) => boolean
  play: (steps: readonly Step[], stage: Omit<Stage, 'line'>) => Promise<void>
}

const walks = join(import.meta.dirname, '..')
const known = new Map<string, Playable>()
let isForSpecs = false

/** Keeps a machine's walk for specs; answers whether they are all that it is wanted for. */
export function keepForSpecs<World extends Stage>(
  name: string,
  walk: BrowserWalk<World>,
  play: (steps: readonly Step[], stage: Stage) => Promise<unknown>,
): boolean {
  known.set(name, {
    usedAs: walk.usedAs ?? name,
    walks: walk.walks,
    canPlay: (steps) => steps.every((_, index) => playOf(walk, steps, index) !== null),
    play: async (steps, stage) => void (await play(steps, { ...stage, line: new Line(walk.callers) })),
  })
  return isForSpecs
}

/** How a machine's paths are played in the browser; null where nobody has written that yet. */
export async function playableOf(name: string): Promise<Playable | null> {
  isForSpecs = true
  const file = readdirSync(walks, { recursive: true, encoding: 'utf8' }).find((one) => basename(one) === `${name}.e2e.ts`)
  if (file !== undefined) await import(pathToFileURL(join(walks, file)).href)
  return known.get(name) ?? null
}

/** Declares the test of a path of a machine, as `npm run paths -- --format playwright` writes it. */
export async function playPath(name: string, title: string, told: readonly ToldStep[]): Promise<void> {
  const playable = await playableOf(name)
  if (playable === null) throw new Error(`Nothing says how ${name} is played in the browser.`)
  const path = findPath(playable, told)

  test(`${name} ${title}`, async ({ page, context, student, signIn, complaints }) => {
    complaints.expectAlso(/^(error|warning): /)
    expect(path, 'the machine no longer goes this way: write the spec anew').not.toBeNull()
    await playable.play(path?.steps ?? [], { page, context, student, signIn })
  })
}

/** The path that is told by its events and states; what tells one event from others of its kind may have changed since. */
function findPath({ walks, canPlay }: Playable, told: readonly ToldStep[]): Path | null {
  const inWords = eventsInWords(walks)
  const events = [...new Set(walks.flatMap(({ edges }) => edges.map(({ event }) => event)))]
  const types = new Map(events.map((event) => [nameOf(inWords(event)), event.type]))
  const known = new Set(events.map(inWords))
  const sought = told.map(([words, ...standing]): Sought => ({
    type: types.get(nameOf(words)) ?? words,
    standing,
    mayBe: (event) => !known.has(words) || inWords(event) === words,
    likeness: (event) => (inWords(event) === words ? 1 : 0),
  }))
  const ways = walks.map((walk) => findWay(walk, sought, canPlay))
  return ways.find((way): way is Path => 'steps' in way) ?? null
}

/** An event's words without what tells it from others of its kind. */
function nameOf(words: string): string {
  return words.replace(/ \(.*$/, '')
}
