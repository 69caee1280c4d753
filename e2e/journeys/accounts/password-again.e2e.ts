import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { rememberFrom } from '#e2e/long-ago.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

const password = 'harbour-lamp-42'
const why = 'Please enter your password again to do this.'

test('a download a quarter of an hour after signing in asks for the password in place and goes on by itself', { tag: ['@f205', '@f16'] }, async ({ page, complaints }, { project }) => {
  complaints.expectAlso(/401|403/)
  const { classroom, student } = await arriveLate(page, `list${project.name}`)
  const asked = page.getByRole('alertdialog', { name: 'Confirm it is you' })

  await classroom.download('class list')
  await expect(asked).toContainText(why)
  await expect(asked.getByLabel(/^Password for/)).toBeFocused()
  await classroom.checkAccessibility()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(asked).toHaveCount(0)
  await expect(classroom.row(student)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.goto('/classroom')
  await classroom.download('gradebook')
  await asked.getByLabel(/^Password for/).fill('not-the-password')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(asked.getByText('Invalid credentials')).toBeVisible()
  await asked.getByLabel(/^Password for/).fill(password)
  const download = page.waitForEvent('download')
  await asked.getByRole('button', { name: 'Continue' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(student)
  await expect(asked).toHaveCount(0)

  await page.goto('/classroom')
  const next = page.waitForEvent('download')
  await classroom.download('class list')
  expect((await next).suggestedFilename()).toEqual('students.csv')
})

test('deleting for good asks first, then for the password in place, and goes on by itself', { tag: ['@f205', '@f52', '@anywidth'] }, async ({ page, complaints }, { project }) => {
  complaints.expectAlso(/403/)
  const { classroom, student } = await arriveLate(page, `bin${project.name}`)
  await classroom.choose(student)
  await page.getByRole('button', { name: 'Delete...' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(classroom.row(student)).toHaveCount(0)

  await page.goto('/classroom?deleted=student')
  await classroom.dialog.getByRole('button', { name: `Delete for good ${student}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete for good' })
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Confirm it is you' })
  await expect(asked).toContainText(why)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await asked.getByLabel(/^Password for/).fill(password)
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`"${student}" is deleted for good`).filter({ visible: true })).toBeVisible()
  await expect(classroom.dialog.getByText('No deleted students')).toBeVisible()
})

/** Opens the classroom of a new teacher with one student, who signed in sixteen minutes ago. */
async function arriveLate(page: Page, mark: string) {
  const name = `${mark}${Date.now() % 100_000}`
  const account = { name: 'Vera Late', username: `vera${name}`, email: `vera.${name}@journeys.example`, password, age: 41 }
  await page.request.post('/api/auth/register', { data: account })
  const signedIn = await page.request.post('/api/auth/login', { data: { login_identifier: account.username, password } })
  const { access_token: fresh }: { access_token: string } = await signedIn.json()
  const token = await rememberFrom(16, page, fresh)
  const student = `Ivo ${name}`
  await apiOf(page.request, token).send('POST', '/auth/register_student', { name: student, username: `ivo${name}`, email: `ivo.${name}@journeys.example` })
  const classroom = new ClassroomScreen(page)
  await classroom.open()
  await expect(classroom.row(student)).toBeVisible()
  return { classroom, student }
}
