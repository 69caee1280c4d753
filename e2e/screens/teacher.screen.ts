import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** A teacher's dashboard with the assignments list. */
export class TeacherScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/')
    await this.seeHeading(/^Welcome/)
  }

  async show(filter: 'All' | 'Open' | 'Due Today' | 'Overdue' | 'Completed'): Promise<void> {
    await this.page.getByRole('group', { name: 'Show' }).getByText(filter, { exact: true }).click()
  }

  row(title: string, student: string): Locator {
    return this.page.getByRole('row').filter({ hasText: title }).filter({ hasText: student })
  }

  async openSession(title: string, student: string): Promise<void> {
    await this.page.getByRole('link', { name: `Open session: ${title}, ${student}` }).click()
  }

  async seeNothingOf(student: string): Promise<void> {
    await expect(this.page.getByRole('row').filter({ hasText: student })).toHaveCount(0)
  }
}
