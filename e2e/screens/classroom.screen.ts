import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** The classroom: its classes, its students, and the dialogs over it. */
export class ClassroomScreen extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/classroom${search}`)
    await this.seeHeading('Classroom')
  }

  /** Opens the classroom at one class. */
  async openClass(name: string): Promise<void> {
    await this.open()
    if (this.isPhone) await this.page.getByRole('button', { name: 'Class', exact: false }).first().click()
    await this.page.getByRole('navigation', { name: 'Filter by Class' }).getByRole('link', { name }).last().click()
    await expect(this.page).toHaveURL(/class_id=/)
  }

  /** Presses a button of the class panel, which phones show in a sheet. */
  async pressInPanel(name: string | RegExp): Promise<void> {
    if (this.isPhone) await this.page.getByRole('button', { name: 'Class', exact: false }).first().click()
    const panel = this.page.getByRole('navigation', { name: 'Filter by Class' }).last()
    const button = panel.getByRole('button', { name, includeHidden: true }).last()
    await button.waitFor({ state: 'attached' })
    if (!(await button.isVisible())) await panel.locator('summary', { hasText: 'More' }).click()
    await button.click()
  }

  /** Saves a file of the class that is shown. */
  async download(what: 'class list' | 'gradebook'): Promise<void> {
    await this.page.locator('summary', { hasText: 'Download' }).click()
    await this.page.getByRole('button', { name: `Download ${what}` }).click()
  }

  async addClass(name: string): Promise<void> {
    await this.page.goto('/classroom?add_class=1')
    await this.dialog.getByLabel('Name').fill(name)
    await this.dialog.getByRole('button', { name: 'Add Class' }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  /** Adds a student to the class that is shown; answers the start password. */
  async addStudent(name: string, email: string): Promise<string> {
    await this.page.getByRole('button', { name: 'New student' }).first().click()
    await this.dialog.getByLabel('Name', { exact: true }).fill(name)
    await this.dialog.getByLabel('Email').fill(email)
    await this.dialog.getByRole('button', { name: 'Add Student' }).click()
    return await this.readStartPassword()
  }

  /** The start password that is shown once; closes its dialog. */
  async readStartPassword(): Promise<string> {
    const password = this.dialog.getByRole('definition').last()
    await expect(password).toBeVisible()
    const text = (await password.textContent()) ?? ''
    await this.dialog.getByRole('button', { name: 'Done' }).click()
    return text
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  async choose(name: string): Promise<void> {
    await this.row(name).getByRole('checkbox').check()
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).click()
  }
}
