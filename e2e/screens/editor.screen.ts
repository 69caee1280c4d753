import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** The exercise editor. */
export class EditorScreen extends Screen {
  /** What the app said last. */
  get messages(): Locator {
    return this.page.getByRole('region', { name: 'Messages' })
  }

  /** The question sets in their order, by title. */
  get titles(): Locator {
    return this.page.getByRole('listitem').getByRole('heading', { level: 3 })
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/exercises/${id}`)
    await expect(this.page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  }

  set(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 3, name: title }) })
  }

  /** Opens a set's settings and gives the field of this name. */
  async field(title: string, name: string): Promise<Locator> {
    await expect(this.set(title)).toBeVisible()
    const open = this.set(title).getByRole('button', { name: 'Edit settings' })
    if (await open.isVisible()) await open.click()
    return this.set(title).getByRole('spinbutton', { name })
  }

  /** Moves a set up with the keyboard alone, from one position to another, each step as it is announced. */
  async moveUp(title: string, from: number, to: number): Promise<void> {
    await this.set(title).getByRole('button', { name: /^Move set/ }).focus()
    await this.page.keyboard.press('Space')
    await expect(this.page.getByText(`${title} picked up, at position ${from} of`)).toBeAttached()
    for (let place = from - 1; place >= to; place -= 1) {
      // A press before the places are measured moves nothing, so it is made again.
      await expect(async () => {
        await this.page.keyboard.press('ArrowUp')
        await expect(this.page.getByText(`${title} is at position ${place} of`)).toBeAttached({ timeout: 3_000 })
      }).toPass()
    }
    await this.page.keyboard.press('Space')
    await expect(this.page.getByText(`${title} put down at position ${to} of`)).toBeAttached()
  }

  async rename(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit title' }).click()
    await this.page.getByRole('textbox', { name: 'Title' }).fill(title)
    await this.page.getByRole('button', { name: 'Save title' }).click()
    await this.seeHeading(title)
  }

  async addTheme(theme: string): Promise<void> {
    const open = this.page.getByRole('button', { name: 'Add theme' })
    if (await open.isVisible()) await open.click()
    await this.page.getByRole('combobox', { name: 'New theme' }).fill(theme)
    await this.page.getByRole('button', { name: 'Add', exact: true }).click()
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save Changes' }).click()
  }

  async seeSaved(): Promise<void> {
    await expect(this.messages.getByText('Changes saved')).toBeVisible()
    await this.seeUnsaved(null)
  }

  /** Sees what is not saved, in words, or that everything is. */
  async seeUnsaved(parts: string | null): Promise<void> {
    const unsaved = this.page.getByText(/^Unsaved changes:/)
    if (parts === null) await expect(unsaved).toHaveCount(0)
    else await expect(unsaved).toHaveText(`Unsaved changes: ${parts}`)
  }
}
