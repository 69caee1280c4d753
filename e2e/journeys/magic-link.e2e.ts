import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { mailedLink } from '#e2e/outbox.ts'
import { password, teacher } from '#e2e/school.ts'

test('a link mailed by the teacher signs a student in once, and a mail scanner does not use it up', { tag: '@f12' }, async ({ page, login, todo, student, complaints }) => {
  complaints.expectAlso(/401/)
  const token = await tokenOf(page.request, teacher.username)
  await page.request.post('/api/auth/request_magic', { headers: { authorization: `Bearer ${token}` }, data: { email: student.email } })
  const link = await mailedLink(student.email)
  await page.request.get(link)
  await page.request.head(link)
  await page.goto(link)
  await todo.seeList()
  await expect(page).toHaveURL((url) => !url.href.includes('token'))

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByText('Invalid or expired link. Please request a new one.')).toBeVisible()
  await login.checkAccessibility()
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await login.seeAddress('/studentlogin')
})

test('after a link that resets the password a new one is chosen first, and it works', { tag: ['@f13', '@f28'] }, async ({ page, login, todo, student, complaints }) => {
  complaints.expectAlso(/401|403/)
  await page.request.post('/api/auth/reset_password', { data: { email: student.email } })
  await page.goto(await mailedLink(student.email))
  await login.seeAddress('/profile/updatepassword')
  await login.checkAccessibility()
  await expect(page.getByLabel('Current Password')).toHaveCount(0)
  await page.goto('/student')
  await login.seeAddress('/profile/updatepassword')
  await page.getByLabel('New Password', { exact: true }).fill('evening-lamp-42')
  await page.getByLabel('Confirm Password').fill('evening-lamp-42')
  await page.getByRole('button', { name: 'Save' }).click()
  await login.seeHeading('Password Updated')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await todo.seeList()
  await todo.logOut()
  await login.openForStudents()
  await login.logIn(student.username, 'evening-lamp-42')
  await todo.seeList()
})

test('a link without its token says so and leads back to the login', { tag: '@f12' }, async ({ page, login }) => {
  await page.goto('/magic')
  await login.seeHeading('Your link did not work')
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await login.seeAddress('/studentlogin')
})

async function tokenOf(request: APIRequestContext, username: string): Promise<string> {
  const reply = await request.post('/api/auth/login', { data: { login_identifier: username, password } })
  const { access_token: token }: { access_token: string } = await reply.json()
  return token
}
