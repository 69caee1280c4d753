import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** The teacher's list of exercises with the dialogs over it. */
export class ExercisesScreen extends Screen {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/exercises${search}`)
    await this.seeHeading('Exercises')
  }

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ hasText: title })
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  async find(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search exercises' }).first().fill(words)
  }

  async narrow(filter: 'Grade level' | 'Assignment status' | 'Owner', choice: string): Promise<void> {
    await (await this.filter(filter)).selectOption({ label: choice })
  }

  async act(title: string, action: 'Create assignment' | 'Preview' | 'View details' | 'Edit' | 'Duplicate' | 'Tags' | 'Share' | 'Delete'): Promise<void> {
    await (await this.rowAction(action, title)).click()
  }

  /** Chooses rows by their boxes. */
  async select(...titles: string[]): Promise<void> {
    for (const title of titles) await this.page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
  }

  /** The titles in the order they stand. */
  async seeTitles(...titles: string[]): Promise<void> {
    await expect(this.page.getByRole('rowheader')).toContainText(titles)
  }

  async seeToast(words: string | RegExp): Promise<Locator> {
    const toast = this.page.getByRole('region', { name: 'Messages' }).getByText(words)
    await expect(toast.first()).toBeVisible()
    return toast.first()
  }
}
