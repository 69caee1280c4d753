import { expect, type Locator, type Page } from '@playwright/test'
import { Screen } from './screen.ts'

/** A session with the tutor. */
export class ChatScreen extends Screen {
  get box(): Locator {
    return this.page.getByRole('textbox', { name: /^Your answer/ })
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: 'Current question' })
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Your answer' })
  }

  get nextButton(): Locator {
    return this.bar.getByRole('button', { name: /^(Next Question|Click here to complete your assignment|Turn in|Finish practice)$/ })
  }

  get skipButton(): Locator {
    return this.bar.getByRole('button', { name: 'Skip' })
  }

  get timer(): Locator {
    return this.page.getByRole('timer')
  }

  async seeQuestion(number: number, of: number, words: string | RegExp): Promise<void> {
    await expect(this.page.getByText(`Question ${number} of ${of}`)).toBeVisible()
    await expect(this.log.getByRole('region', { name: `Question ${number}` })).toContainText(words)
  }

  /** Types an answer and sends it with Enter, and waits until it stands in the log with its mark. */
  async answer(text: string, mark: RegExp): Promise<void> {
    await this.box.fill(text)
    await this.box.press('Enter')
    await this.seeMark(mark)
  }

  /** The marks in the margin; a reply that happens to use the same words is none. */
  get marks(): Locator {
    return this.log.getByText(/^(Try \d+ · |Talk$|A step$|Not a try$)/)
  }

  async seeMark(mark: RegExp): Promise<void> {
    await expect(this.marks.filter({ hasText: mark })).toBeVisible()
  }

  async seeSaid(words: string | RegExp, timeout?: number): Promise<void> {
    await expect(this.log.getByText(words).last()).toBeVisible({ timeout })
  }

  /** The same session on another device. */
  on(page: Page): ChatScreen {
    return new ChatScreen(page)
  }

  /** The seconds the clock shows. */
  async secondsShown(): Promise<number> {
    const [minutes, seconds] = (await this.timer.innerText()).split(':').map(Number)
    return (minutes ?? 0) * 60 + (seconds ?? 0)
  }

  /** Pastes into the box as a person would: a paste event, then what the browser does with it. */
  async paste(text: string): Promise<void> {
    await this.box.evaluate((box, pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      const isTaken = box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      if (isTaken) document.execCommand('insertText', false, pasted)
    }, text)
  }

  async seeScoreInHeader(score: string, total: string): Promise<void> {
    await expect(this.page.getByRole('banner')).toContainText(new RegExp(`${score.replace('.', '\\.')} / ${total}`))
  }

  async goOn(): Promise<void> {
    await this.nextButton.click()
  }

  /** Reads a product out of "rectangle of 4 by 12". */
  async areaAsked(): Promise<number> {
    const words = await this.log.getByRole('region', { name: /^Question/ }).innerText()
    const [, a, b] = /of (\d+) by (\d+)/.exec(words) ?? []
    return Number(a) * Number(b)
  }

  get completion(): Locator {
    return this.page.getByRole('dialog', { name: /^(Assignment Complete!|Practice finished)$/ })
  }

  get timeUp(): Locator {
    return this.page.getByRole('dialog', { name: "Time's Up!" })
  }

  get abandonQuestion(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Abandon Assignment?' })
  }

  async close(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close' }).click()
  }
}
