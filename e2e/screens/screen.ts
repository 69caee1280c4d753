import { type Locator, type Page, expect } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What a theme can break: the dark one draws the same elements in other colours. */
const inTheme: Record<'light' | 'dark', RunOptions> = { light: {}, dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } }

/** What every page model shares: the page it drives and the checks that hold on each page. */
export class Screen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Is the width where header links fold into a menu. */
  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768
  }

  /** An action of a list's row, by its word and the row's title: it is unfolded from More, unless it stands beside it. */
  async rowAction(word: string, title: string): Promise<Locator> {
    const action = this.page.getByRole('button', { name: `${word} ${title}`, exact: true })
    const more = this.page.locator('summary', { has: this.page.getByText(`More for ${title}`, { exact: true }) })
    await expect(more).toBeVisible()
    if (!(await action.isVisible())) await more.click()
    return action
  }

  /** A choice that narrows or orders a list, behind Filters. */
  async filter(name: string): Promise<Locator> {
    const choice = this.page.getByRole('combobox', { name, exact: true })
    if (!(await choice.isVisible())) await this.page.locator('summary', { hasText: 'Filters' }).click()
    return choice
  }

  /** Goes to something with the Tab key, as far as it takes, and presses a key there. */
  async tabTo(goal: Locator, press: string | null = null, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(goal).toBeVisible()
    await expect
      .poll(async () => {
        if (!(await isFocused(goal))) await this.page.keyboard.press(step)
        return isFocused(goal)
      }, { intervals: [0], message: `the focus comes to ${String(goal)}` })
      .toBe(true)
    if (press !== null) await this.page.keyboard.press(press)
  }

  /** Opens one of the header's pages by its word: on phones through the menu. */
  async openFromHeader(word: string): Promise<void> {
    if (this.isPhone) await this.page.getByText('Menu', { exact: true }).click()
    await this.page
      .getByRole('navigation', { name: this.isPhone ? 'Menu' : 'Main' })
      .getByRole('link', { name: word })
      .click()
  }

  /** Opens the own profile: on phones from the menu, else by the greeting. */
  async openProfile(): Promise<void> {
    if (this.isPhone) await this.openFromHeader('Profile')
    else await this.page.getByRole('link', { name: /^Hi,/ }).click()
  }

  /** Presses Logout: on phones in the menu. */
  async logOut(): Promise<void> {
    if (this.isPhone) await this.page.getByText('Menu', { exact: true }).click()
    await this.page.getByRole('button', { name: 'Logout' }).click()
  }

  /** Sees the page's heading. */
  async seeHeading(words: string | RegExp): Promise<void> {
    // A dialog that the address opens takes the page behind it from screen readers, not from sight.
    await expect(this.page.getByRole('heading', { level: 1, name: words, includeHidden: true })).toBeVisible()
  }

  /** Is at a path, whatever stands in its search. */
  async seeAddress(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === path)
  }

  /** Finds no accessibility fault in the light and the dark theme, and nothing wider than the window. */
  async checkAccessibility(): Promise<void> {
    // Between two pages there is none to check.
    await expect(this.page.locator('h1').first()).toBeAttached()
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await this.page.evaluate(() => {
        // Colours on their way from one theme to the other are none of either, and a dialog on its way in covers nothing yet; waiting for them can
        // outlast the test where a page stops drawing.
        for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
      })
      expect(await this.#faults(inTheme[colorScheme]), colorScheme).toEqual([])
    }
    await this.page.emulateMedia({ colorScheme: null, reducedMotion: null })
    const overhang = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overhang).toBe(0)
  }

  /** What axe finds, as "rule at element". In the page `axe` is the global that its source defines there. */
  async #faults(options: RunOptions): Promise<string[]> {
    if (await this.page.evaluate(() => !('axe' in window))) await this.page.evaluate(axe.source)
    return this.page.evaluate(async (asked) => {
      // Looking for pseudo elements behind a text takes more than half of a check; without it the text is judged by what lies behind them.
      const checks = { 'color-contrast': { options: { ignorePseudo: true } } }
      const whole: RunOptions & { checks: object } = { ...asked, checks, resultTypes: ['violations'] }
      const { violations } = await axe.run(document, whole)
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    }, options)
  }
}

function isFocused(goal: Locator): Promise<boolean> {
  return goal.evaluate((element) => element === document.activeElement)
}
