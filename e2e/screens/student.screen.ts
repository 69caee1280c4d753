import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** A student's TO DO list and the overview before a start. */
export class StudentScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/student')
    await this.seeList()
  }

  async seeList(): Promise<void> {
    await this.seeHeading('TO DO')
    await expect(this.page.getByRole('article').first()).toBeVisible()
  }

  /** Sees the titles of all cards, in their order. */
  async seeTitles(titles: string[]): Promise<void> {
    await expect(this.page.getByRole('article').getByRole('heading')).toHaveText(titles)
  }

  async show(words: 'All Assignments' | 'Due Today'): Promise<void> {
    await this.page.getByRole('radio', { name: words }).click()
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title })
  }

  async seeAction(title: string, word: string): Promise<void> {
    await expect(this.card(title).getByRole('button')).toHaveText(word)
  }

  async act(title: string, word: 'Start' | 'Resume' | 'Practice'): Promise<void> {
    await this.card(title).getByRole('button', { name: word }).click()
  }

  /** The dialog that tells what will happen before the clock starts. */
  get overview(): Locator {
    return this.page.getByRole('dialog')
  }

  async startFromOverview(): Promise<void> {
    await this.overview.getByRole('button', { name: /^(Start|Practice)$/ }).click()
  }

  /** Opens an assignment's session through its card and overview. */
  async start(title: string): Promise<void> {
    await this.act(title, 'Start')
    await this.startFromOverview()
  }
}
