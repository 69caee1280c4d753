import { expect } from '@playwright/test'
import { Screen } from './screen.ts'

/** Both login pages, and the dialog that signs in again in place. */
export class LoginScreen extends Screen {
  async openForStudents(): Promise<void> {
    await this.page.goto('/studentlogin')
    await this.seeHeading('Student Dashboard Login')
  }

  async openForTeachers(): Promise<void> {
    await this.page.goto('/login')
    await this.seeHeading('Teacher Dashboard Login')
  }

  async logIn(identifier: string, password: string): Promise<void> {
    await this.page.getByLabel('Username or Email').fill(identifier)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log In' }).click()
  }

  async seeRefusal(sentence: string): Promise<void> {
    await expect(this.page.getByText(sentence)).toBeVisible()
  }

  async seeIdentifier(text: string): Promise<void> {
    await expect(this.page.getByLabel('Username or Email')).toHaveValue(text)
  }

  async logInAgain(password: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: 'Please sign in again' })
    await dialog.getByLabel(/^Password for/).fill(password)
    await dialog.getByRole('button', { name: 'Log In' }).click()
    await expect(dialog).toBeHidden()
  }
}
