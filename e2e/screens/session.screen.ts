import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** A past session, question by question. */
export class SessionScreen extends Screen {
  async openQuestion(title: string): Promise<void> {
    const toggle = this.page.getByRole('button', { name: title }).first()
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  }

  get transcript(): Locator {
    return this.page.getByRole('region', { name: /^Chat of question/ })
  }

  async seeFigure(name: string, words: string | RegExp): Promise<void> {
    const figure = this.page.locator('dl > div').filter({ has: this.page.getByText(name, { exact: true }) })
    await expect(figure).toContainText(words)
  }

  async toggleSpeaker(word: 'System' | 'Assistant' | 'User'): Promise<void> {
    await this.transcript.getByRole('button', { name: word, exact: true }).click()
  }
}
