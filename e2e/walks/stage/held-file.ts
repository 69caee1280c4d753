import type { Page, Route } from '@playwright/test'
import { expect } from '#e2e/fixtures.ts'
import type { Ending } from './line.ts'

/** Files of the build that a page asks for and does not get before the walk says how that ends. */
export class HeldFile {
  readonly #held: Route[] = []
  readonly #address: RegExp

  /** `address` is what the whole address of such a file matches. */
  constructor(address: RegExp) {
    this.#address = address
  }

  /** Begins to hold them. */
  async hold(page: Page): Promise<void> {
    await page.route(this.#address, (route) => void this.#held.push(route))
  }

  /** Waits until the page asked, and ends that. */
  async end(ending: Ending): Promise<void> {
    await expect.poll(() => this.#held.length).toBeGreaterThan(0)
    // What was given up meanwhile has nobody left to hear of its end.
    await Promise.all(this.#held.splice(0).map((call) => ending(call).catch(() => undefined)))
  }
}
