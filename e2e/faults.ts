import { expect, type Page } from '@playwright/test'

const fault = { status: 500, json: { error: 'Something went wrong on our side. Please try again.', code: 'internal' } }

/** Calls of a page that its server fails to answer. */
export class Faults {
  readonly #page: Page
  readonly #broken = new Set<string>()

  constructor(page: Page) {
    this.#page = page
  }

  /** From now on calls can fail. */
  async watch(): Promise<this> {
    await this.#page.route('**/api/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace('/api/', '').replace(/\d+/g, ':id')
      return this.#broken.has(`${route.request().method()} ${path}`) ? route.fulfill(fault) : route.fallback()
    })
    return this
  }

  /** While a call ("GET exercises/:id") fails something is done, and its words are read, with no full stop doubled anywhere. */
  async failing(call: string, act: () => Promise<unknown>, words: string | RegExp): Promise<void> {
    this.#broken.add(call)
    await act()
    await expect(this.#page.getByText(words).filter({ visible: true }).first()).toBeVisible()
    expect(await this.#page.locator('body').innerText()).not.toMatch(/[!?]\.|[^.]\.\.(?!\.)/)
    this.#broken.delete(call)
  }
}
