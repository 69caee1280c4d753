import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** The question library with its dialogs. */
export class QuestionsScreen extends Screen {
  async open(address = ''): Promise<void> {
    await this.page.goto(`/question_definitions${address}`)
    await this.seeHeading('Questions')
  }

  /** Opens the library at the address that asks for a new question at once. */
  async openNew(): Promise<void> {
    await this.page.goto('/question_definitions?add_question=1')
    await expect(this.dialog.getByRole('heading', { name: 'Add Question Definition' })).toBeVisible()
  }

  /** The dialog that stands over the library. */
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /** The question that asks before something is deleted. */
  get confirmation(): Locator {
    return this.page.getByRole('alertdialog')
  }

  /** The box of the question with exactly this title. */
  box(title: string): Locator {
    return this.page.getByRole('checkbox', { name: `Select ${title}`, exact: true })
  }

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader').filter({ hasText: title }) })
  }

  /** The title of the first question that offers a copy instead of itself. */
  async firstCopyable(): Promise<string> {
    const copy = this.page.getByRole('button', { name: /^Copy to edit / }).first()
    await expect(copy).toBeVisible()
    return ((await copy.textContent()) ?? '').replace('Copy to edit ', '')
  }

  /** The titles in the order they stand. */
  async seeTitles(...titles: string[]): Promise<void> {
    await expect(this.page.getByRole('rowheader')).toContainText(titles)
  }

  async act(action: string, title: string): Promise<void> {
    await (await this.rowAction(action, title)).click()
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search questions' }).fill(words)
    await expect(this.page).toHaveURL(new RegExp(`q=${encodeURIComponent(words).replaceAll('%20', '(\\+|%20)')}`))
  }

  /** Fills in title and prompt of the open workbench; on phones the prompt is on the second of three pages. */
  async write(title: string, prompt: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await this.dialog.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
  }

  /** Goes to a part of the workbench, which on phones are pages. */
  async turnTo(part: 'Students see' | 'Tutor knows' | 'Try it'): Promise<void> {
    if (this.isPhone) await this.dialog.getByRole('radio', { name: part }).check()
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).click()
  }

  async seeMessage(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Messages' })).toContainText(words)
  }
}
