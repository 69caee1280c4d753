import AxeBuilder from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** What every page model shares: the page it drives and the checks that hold on each page. */
export class Screen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Finds no accessibility fault in the light and the dark theme, and leaves the theme as the system's. */
  async checkAccessibility(): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page: this.page }).analyze()
      const faults = violations.map((one) => `${colorScheme}: ${one.id} at ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)
      expect(faults).toEqual([])
    }
    await this.page.emulateMedia({ colorScheme: null, reducedMotion: null })
  }

  /** Nothing on the page is wider than the window. */
  async seeNoSidewaysScroll(): Promise<void> {
    const overhang = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overhang).toBe(0)
  }
}
