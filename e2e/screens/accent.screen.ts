import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** A session of scripts to read aloud. */
export class AccentScreen extends Screen {
  get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Submit Recording' })
  }

  get recordButton(): Locator {
    return this.page.getByRole('button', { name: /^Record/ })
  }

  /** The script that is to be read. */
  script(words: string): Locator {
    return this.page.getByRole('region', { name: 'Read this aloud' }).getByRole('paragraph').filter({ hasText: words })
  }

  /** The words of a scored take, each with how it was said. */
  saidWords(part: Locator): Locator {
    return part.getByRole('button', { name: / (excellent|good|fair|poor|not measured|not heard)$/ })
  }

  get nextButton(): Locator {
    return this.page.getByRole('button', { name: /^(Next Question|Click here to complete your assignment|Turn in|Finish practice)$/ })
  }

  /** Goes past the microphone check without trying it. */
  async startWithoutCheck(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start without a check' }).click()
  }

  async seeScript(number: number, of: number, script: string): Promise<void> {
    await expect(this.page.getByText(`Question ${number} of ${of}`, { exact: true })).toBeVisible()
    await expect(this.page.getByRole('region', { name: 'Read this aloud' })).toContainText(script)
  }

  /** The script is followed: the word that is said is marked, and those to come are another colour than those said. */
  async seeHighlight(words: string): Promise<void> {
    const colours = () => this.script(words).locator('[aria-hidden] > span > span').evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size)
    await expect.poll(colours, { intervals: [50] }).toBeGreaterThan(1)
  }

  /** Records until the recording stops by itself. */
  async record(): Promise<void> {
    await this.recordButton.click()
    await expect(this.page.getByText('Not submitted yet.')).toBeVisible({ timeout: 30_000 })
  }

  /** The take that an earlier page recorded is fetched: it can be played again, and its melody is told. */
  async seeStoredTake(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Play yours' })).toBeVisible()
    await expect(this.page.getByText(/^Your voice goes up and down/)).toBeVisible()
  }

  /** The score, its sentence and the coloured words are in view, before any picture. */
  async seeScoreFirst(): Promise<void> {
    const work = this.page.getByRole('region', { name: 'Read this aloud' })
    await expect(work.getByText(/^\d+ of 100$/)).toBeInViewport()
    await expect(work.getByRole('heading').first()).toBeInViewport()
    await expect(work.getByRole('button').first()).toBeInViewport()
    await expect(this.saidWords(work).last()).toBeInViewport()
    await expect(work.getByRole('figure')).toHaveCount(0)
    await expect(this.page.getByRole('region', { name: 'Pictures of your take' }).getByRole('figure').first()).toBeVisible()
  }

  /** Sends what was recorded and waits for what it is worth. */
  async submit(): Promise<void> {
    await this.submitButton.click()
    await expect(this.page.getByRole('heading', { name: 'How this works' }).or(this.page.getByRole('button', { name: 'See more' })).first()).toBeVisible()
    await expect(this.page.getByRole('button', { name: 'See more' })).toBeVisible({ timeout: 60_000 })
  }
}
