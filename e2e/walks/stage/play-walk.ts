import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { expect, test } from '#e2e/fixtures.ts'
import { eventsInWords } from '#scripts/paths/events.ts'
import type {} from '#src/qa/install.ts'
import { leavesOf, restingStatesOf } from '#tests/support/walking/chart.ts'
import { type BrowserWalk, isPassed, leavesAlong, machineOf, nameOfScene, playOf, type Scene, scenesOf, type Stage } from './browser-walk.ts'
import { Line } from './line.ts'
import { takePictures } from './pictures.ts'
import { noteScene } from './results.ts'
import { keepForSpecs } from './spec.ts'

/** Declares the tests of a machine's walk: one for each path that must be played to see every leaf state. */
export function walkInBrowser<World extends Stage>(name: string, walk: BrowserWalk<World>): void {
  if (keepForSpecs(name, walk, (steps, stage) => playScene(walk, { leaves: [], steps, isPassing: true, event: null }, stage, name))) return
  const { views, passing = {}, elsewhere = {} } = walk
  const scenes = scenesOf(walk)
  const inWords = eventsInWords(walk.walks)

  test.describe(name, () => {
    test('every leaf state is either seen or has a reason not to be', () => {
      const seen = scenes.flatMap(({ leaves, isPassing, event }) => (isPassing || event !== null ? [] : leaves))
      const passed = new Set(scenes.flatMap(({ steps }) => leavesAlong(steps)))
      expect(Object.keys(views).toSorted()).toEqual(seen.toSorted())
      expect(Object.keys(passing).filter((id) => !passed.has(id))).toEqual([])
      const named = [...seen, ...Object.keys(passing), ...Object.keys(elsewhere)]
      expect(named.toSorted()).toEqual(restingStatesOf(machineOf(walk)).map(({ id }) => id).toSorted())
    })

    for (const scene of scenes) {
      test(`shows ${scene.leaves.join(' and ')}${scene.event === null ? '' : ` after ${scene.event}`}`, async ({ page, context, student, signIn, complaints }) => {
        complaints.expectAlso(/^(error|warning): /)
        const started = performance.now()
        const note = (outcome: string | null, pictures: readonly string[]) =>
          noteScene(name, scene, { outcome, pictures, ms: performance.now() - started }, inWords)
        // A run that is cut off leaves this behind, not what the one before it saw.
        await note('The run did not end.', [])
        try {
          const pictures = await playScene(walk, scene, { page, context, student, signIn, line: new Line(walk.callers) }, name)
          await note(null, pictures)
        } catch (error) {
          await note(String(error), [])
          throw error
        }
      })
    }
  })
}

/** Plays a path, looks at the page after each of its steps, and takes the pictures of its end. */
async function playScene<World extends Stage>(
  walk: BrowserWalk<World>,
  scene: Scene,
  stage: Stage,
  name: string,
): Promise<string[]> {
  const { page } = stage
  const { steps, isPassing } = scene
  await page.clock.install()
  const world = await walk.open(stage, steps)
  for (const [index, { event, state }] of steps.entries()) {
    const rest = steps.slice(index + 1)
    await test.step(event.type, async () => {
      await playOf(walk, steps, index)?.(world, rest)
      await see(walk, world, state, walk.usedAs ?? name)
    })
  }
  const values = steps.map(({ state }) => state.value)
  await expect(async () => expect(inOrder(await pathOf(page, walk.usedAs ?? name), values)).toEqual(values)).toPass({ timeout: 10_000 })
  const pictures = isPassing ? [] : await takePictures(page, `${name}.${nameOfScene(scene)}`, async (width) => walk.turn?.(world, width))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return pictures
}

/** Looks until nothing is missing, while the page's clock goes on in small steps: fewer than the shortest wait that shows something. */
async function see<World extends Stage>(walk: BrowserWalk<World>, world: World, moment: AnyMachineSnapshot, name: string): Promise<void> {
  const ids = leavesOf(moment).map(({ id }) => id)
  if (ids.some((id) => isPassed(walk, id))) return
  let isFirst = true
  await expect(async () => {
    if (!isFirst) await world.page.clock.runFor(20)
    isFirst = false
    expect((await pathOf(world.page, name)).at(-1)).toEqual(moment.value)
    const missing = await Promise.all(ids.map(async (id) => [id, await walk.views[id]?.(world)]))
    expect(missing.filter(([, problem]) => problem !== null)).toEqual([])
  }).toPass({ timeout: 20_000, intervals: [20, 50, 100] })
}

/** Where the page's newest machine of a name has stood, as the page tells it. */
function pathOf(page: Page, name: string): Promise<StateValue[]> {
  return page.evaluate((machine) => {
    const path = window.lecternQa?.paths().findLast((one) => one.machine === machine)
    return path?.steps.map(({ target }) => target) ?? []
  }, name)
}

/** Those of some moments that come in this order among others. */
function inOrder(stood: readonly StateValue[], wanted: readonly StateValue[]): StateValue[] {
  const left = stood.map((value) => JSON.stringify(value))
  return wanted.filter((value) => {
    const place = left.indexOf(JSON.stringify(value))
    left.splice(0, place + 1)
    return place >= 0
  })
}
