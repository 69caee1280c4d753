import { expect, type Locator } from '@playwright/test'
import { Screen } from './screen.ts'

/** A teacher's dashboard with its trackers, and the student's page behind them. */
export class TeacherScreen extends Screen {
  get students(): Locator {
    return this.page.getByRole('region', { name: /^Students/ }).getByRole('listitem')
  }

  get work(): Locator {
    return this.page.getByRole('region', { name: 'Assignments' }).getByRole('listitem')
  }

  async open(): Promise<void> {
    await this.page.goto('/')
    await this.seeHeading(/^Welcome/)
  }

  async show(filter: 'All' | 'Open' | 'Due Today' | 'Overdue' | 'Completed'): Promise<void> {
    await this.page.getByRole('radio', { name: filter, exact: true }).click()
  }

  /** Opens one of the New menu. */
  async chooseNew(entry: 'Assignment' | 'Student' | 'Class' | 'Exercise' | 'Question'): Promise<void> {
    await this.page.locator('summary', { hasText: 'New' }).click()
    await this.page.getByRole('navigation', { name: 'New' }).getByRole('link', { name: entry }).click()
  }

  async searchStudent(name: string): Promise<Locator> {
    const answered = this.page.waitForResponse((response) => /\/dashboard\/students\?.*\bq=/.test(response.url()))
    await this.page.getByRole('searchbox', { name: 'Search students' }).fill(name)
    await answered
    const found = this.students.filter({ has: this.page.getByRole('link', { name, exact: true }) })
    await expect(found).toHaveCount(1)
    return found
  }

  /** Opens the first chat of the assignments tracker in its dialog. */
  async openChat(): Promise<void> {
    await this.page.getByRole('button', { name: /^Chat of/ }).first().click()
    await expect(this.page.getByRole('dialog').getByRole('region', { name: /^Chat of question/ })).toBeVisible()
  }

  /** Goes to the page of a student who is found by name. */
  async openStudent(name: string): Promise<void> {
    await (await this.searchStudent(name)).getByRole('link', { name, exact: true }).click()
    await this.seeHeading(name)
  }

  /** The line of a piece of work in the table of the page, of one student when several are in it. */
  row(title: string, student = ''): Locator {
    return this.page.getByRole('row').filter({ hasText: title }).filter({ hasText: student })
  }

  /** Opens the session of a piece of work from its student's page. */
  async openSession(title: string): Promise<void> {
    const row = this.page.getByRole('table', { name: 'Assignments' }).getByRole('row').filter({ hasText: title })
    if (this.isPhone) await row.locator('summary').click()
    await row.getByRole('link', { name: 'View details' }).and(row.getByRole('link', { name: title })).first().click()
  }
}
