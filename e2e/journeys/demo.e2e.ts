import { expect, test } from '#e2e/fixtures.ts'
import { demoAccounts } from '#server/demo/people.ts'

// The demo's days are those of its server.
test.use({ timezoneId: 'UTC' })

const statuses = ['Overdue', 'Due Today', 'Due Tomorrow', 'Upcoming', 'Completed']

test('the demo teacher finds work in every status and reads a finished session', { tag: ['@f8', '@f161'] }, async ({ page, login, dashboard, session }) => {
  const teacher = accountOf('TEACHER')
  await login.openForTeachers()
  await login.logIn(teacher.username, teacher.password)
  await dashboard.seeHeading(/^Welcome/)
  for (const filter of ['All', 'Open', 'Due Today', 'Overdue', 'Completed'] as const) {
    await dashboard.show(filter)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
  await page.goto('/?rows=1000')
  for (const status of statuses) await expect(page.locator('td').getByText(status, { exact: true }).first()).toBeVisible()
  await page.goto('/?assignments=completed')
  await page.getByRole('link', { name: /^Open session/ }).first().click()
  await expect(session.transcript).toBeVisible()
  await session.seeFigure('Duration', /\d/)
  await session.checkAccessibility()
})

test('the demo student has something to start, to resume, to practise and finished work', { tag: ['@f9', '@f156', '@f158'] }, async ({ page, login, todo }) => {
  const student = accountOf('STUDENT')
  await login.openForStudents()
  await login.logIn(student.username, student.password)
  await todo.seeList()
  for (const word of ['Start', 'Resume', 'Practice', 'Completed']) {
    await expect(page.getByRole('article').getByRole('button', { name: word, exact: true }).first()).toBeVisible()
  }
  await todo.checkAccessibility()
})

function accountOf(role: 'TEACHER' | 'STUDENT') {
  const account = demoAccounts.find((one) => one.role === role)
  if (!account) throw new Error(`the demo has no ${role}`)
  return account
}
