import type { Locator } from '@playwright/test'
import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import { expect } from '#e2e/fixtures.ts'
import type { Play, Stage } from './browser-walk.ts'
import { type Ending, letThrough } from './line.ts'

const Refused = v.object({ output: v.object({ ok: v.literal(false) }) })

/** Ends the calls an actor waits for, after what makes the server answer as it should. */
export function ends<World extends Stage>(actor: string, ending: Ending, first: (world: World) => Promise<void> = nothing): Play<World> {
  return async (world) => {
    await expect.poll(() => world.line.heldBy(actor).length).toBeGreaterThan(0)
    await first(world)
    await world.line.end(actor, ending)
  }
}

/** Ends the calls of an actor as each event says: with no answer by what makes the `lost` ones, a refused one by `refused`, else let through. */
export function answers<World extends Stage>(actor: string, lost: Ending, refused: Ending = letThrough) {
  return (event: AnyEventObject): Play<World> =>
    ends(actor, event.type.startsWith('xstate.error') ? lost : v.is(Refused, event) ? refused : letThrough)
}

/** What happens by itself, at once. */
export function nothing(): Promise<void> {
  return Promise.resolve()
}

/** Opens an address with the calls of the walk held, and stops the page's clock; `there` is waited for before that. */
export async function arriveAt({ page, line }: Pick<Stage, 'page' | 'line'>, address: string, there?: Locator): Promise<void> {
  await line.hold(page)
  await page.goto(address)
  await there?.waitFor()
  await standStill({ page })
}

/** Stops the page's clock: from here on its time passes only as the walk lets it. On a busy machine it may be past the moment meant. */
export async function standStill({ page }: Pick<Stage, 'page'>): Promise<void> {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
}

/** Lets the page's clock go on in small steps until something can be seen. */
export async function untilSeen({ page }: Pick<Stage, 'page'>, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await wanted.isVisible()).toBe(true)
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] })
}

/** Presses the first button with these words. */
export function press<World extends Stage>(words: string | RegExp): Play<World> {
  return ({ page }) => page.getByRole('button', { name: words, exact: true }).first().click()
}
