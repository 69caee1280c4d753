import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** A teacher's dashboard with the assignments list. */
export class TeacherScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/')
    await this.seeHeading(/^Welcome/)
  }

  async show(filter: 'All' | 'Open' | 'Due Today' | 'Overdue' | 'Completed'): Promise<void> {
    await this.page.getByRole('radio', { name: filter, exact: true }).click()
  }

  row(title: string, student: string): Locator {
    return this.page.getByRole('row').filter({ hasText: title }).filter({ hasText: student })
  }

  /** Shows more of the list until a student's assignment is in it. */
  async find(title: string, student: string): Promise<void> {
    const more = this.page.getByRole('button', { name: /^Show more/ })
    await expect(async () => {
      if ((await this.row(title, student).count()) === 0) await more.click({ timeout: 2_000 })
      await expect(this.row(title, student).first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
  }

  async openSession(title: string, student: string): Promise<void> {
    await this.page.getByRole('link', { name: `Open session: ${title}, ${student}` }).click()
  }

  async seeNothingOf(student: string): Promise<void> {
    await expect(this.page.getByRole('row').filter({ hasText: student })).toHaveCount(0)
  }
}
