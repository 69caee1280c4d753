import { expect } from '@playwright/test'
import { Screen } from './screen.ts'

/** Getting an account and back into one, and the own account. */
export class AccountScreen extends Screen {
  /** Types into the fields of a form by their labels. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.page.getByLabel(label, { exact: true }).fill(text)
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Follows a line of the summary of what is wrong to its field. */
  async followProblem(sentence: string, label: string): Promise<void> {
    await this.page.getByRole('alert').getByRole('link', { name: sentence }).click()
    await expect(this.page.getByLabel(label, { exact: true })).toBeFocused()
  }

  /** Chooses how every page looks. */
  async chooseDisplay(choice: string): Promise<void> {
    await this.page.locator('summary', { hasText: 'Display' }).click()
    await this.page.getByRole('radio', { name: choice }).click({ force: true })
    await this.page.keyboard.press('Escape')
  }

  /** The standard size of text on the page, in CSS pixels. */
  async textSize(): Promise<string> {
    return await this.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  }
}
