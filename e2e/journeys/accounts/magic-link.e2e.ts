import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { mailedLink } from '#e2e/outbox.ts'
import { password, teacher } from '#e2e/school.ts'
import { AccountScreen } from '#e2e/screens/account.screen.ts'

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
  await page.getByRole('link', { name: 'ask for one yourself' }).click()
  await login.seeAddress('/forgot-password')
  await page.goBack()
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await login.seeAddress('/studentlogin')
})

const recovers = ['@f11', '@f13', '@f14', '@f26', '@f28', '@f179', '@f180']

test('whoever forgot the password is mailed a link, chooses a new one first, and sees who changed the account', { tag: recovers }, async ({ page, login, todo, student, complaints }) => {
  complaints.expectAlso(/401|403/)
  const account = new AccountScreen(page)
  await renamedByTeacher(page.request, student)
  await login.openForStudents()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await account.fill({ 'Email or Username': 'ki' })
  await account.press('Reset Password')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await account.press('Back to login')
  await login.seeAddress('/studentlogin')
  await page.goForward()
  await account.fill({ 'Email or Username': student.username })
  await account.press('Reset Password')
  await account.seeHeading('Account Access Email Sent')

  await page.goto(await mailedLink(student.email))
  await login.seeAddress('/profile/updatepassword')
  await login.checkAccessibility()
  await expect(page.getByLabel('Current Password')).toHaveCount(0)
  await page.goto('/student')
  await login.seeAddress('/profile/updatepassword')
  await account.fill({ 'New Password': 'evening-lamp-42', 'Confirm Password': 'evening-lamp-43' })
  await account.press('Save')
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await account.fill({ 'Confirm Password': 'evening-lamp-42' })
  let release = () => {}
  const line = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/auth/profile', (route) => line.then(() => route.continue()))
  await account.press('Save')
  await login.seeHeading('Password Updated')
  // The way on is open before the account was read again.
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await todo.seeList()
  release()
  await todo.openProfile()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tova Lindqvist changed your name.' })).toBeVisible()
  await todo.checkAccessibility()
  await todo.logOut()
  await login.openForStudents()
  await login.logIn(student.username, 'evening-lamp-42')
  await todo.seeList()
})

test('a link without its token says so and leads back to the login', { tag: ['@f12', '@anywidth'] }, async ({ page, login }) => {
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

/** The student's teacher writes the name another way, as a colleague would. */
async function renamedByTeacher(request: APIRequestContext, { username, name }: { username: string; name: string }): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, teacher.username)}` }
  const found = await request.get(`/api/students?q=${username}`, { headers })
  const { results }: { results: { id: number; username: string }[] } = await found.json()
  const id = results.find((one) => one.username === username)?.id
  await request.patch(`/api/students/${id}`, { headers, data: { name: name.toUpperCase() } })
}
