import { expect, test } from '#e2e/fixtures.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import { LoginScreen } from '#e2e/screens/login.screen.ts'
import { demoAccounts } from '#server/demo/people.ts'

// The demo's days are those of its server.
test.use({ timezoneId: 'UTC' })

const filters = [
  ['All', 'Overdue'],
  ['Open', /^(?:Due Tomorrow|Upcoming)$/],
  ['Due Today', 'Due Today'],
  ['Overdue', 'Overdue'],
  ['Completed', 'Completed'],
] as const

test('the demo teacher finds work in every status and reads a finished session', { tag: ['@f8', '@f161', '@anywidth'] }, async ({ page, login, dashboard, session }) => {
  const teacher = accountOf('TEACHER')
  await login.openForTeachers()
  await login.logIn(teacher.username, teacher.password)
  await dashboard.seeHeading(/^Welcome/)
  for (const [filter, status] of filters) {
    await dashboard.show(filter)
    await expect(dashboard.work.getByText(status).first()).toBeVisible()
  }
  await dashboard.openChat()
  await page.getByRole('link', { name: 'Open as a page' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

test('the demo student practises what was missed weeks ago, and goes on with it later', { tag: ['@f262'] }, async ({ page, login, todo, chat }) => {
  const student = accountOf('STUDENT')
  await login.openForStudents()
  await login.logIn(student.username, student.password)
  await todo.seeList()
  const offer = page.getByRole('region', { name: 'Practice what I missed' })
  await expect(offer).toContainText('It never changes a score.')
  // Both sizes of this journey are the same student, one after the other.
  await offer.getByRole('button', { name: /^(?:Start practice|Go on)$/ }).click()
  await expect(page.getByRole('banner')).toContainText('Practice: Missed questions')
  await chat.checkAccessibility()
  await todo.open()
  await expect(offer).toContainText('left')
  await offer.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('banner')).toContainText('Practice: Missed questions')
})

test('the demo student sees how it goes, and opens a session from its mark', { tag: ['@f263', '@anywidth'] }, async ({ page, login, todo }) => {
  const student = accountOf('STUDENT')
  await login.openForStudents()
  await login.logIn(student.username, student.password)
  await todo.seeList()
  await page.goto('/student/progress')
  await expect(page.getByRole('region', { name: 'My scores' })).toContainText('The line shows how you usually score')
  await todo.checkAccessibility()
  await page.getByRole('list', { name: 'Scores, the oldest first' }).getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toContainText('Score')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the demo student sets a goal for each week, changes it and gives it up, unless their teacher leaves a class without', { tag: ['@f268', '@anywidth'] }, async ({ page, browser, login, todo }) => {
  const student = accountOf('STUDENT')
  await login.openForStudents()
  await login.logIn(student.username, student.password)
  await todo.seeList()
  await page.goto('/student/progress')
  const goal = page.getByRole('region', { name: /^My goal/ })
  await goal.getByRole('button', { name: 'Set a goal' }).click()
  await goal.getByRole('button', { name: 'Exercises a week: more' }).click()
  await todo.checkAccessibility()
  await goal.getByRole('button', { name: 'Save goal' }).click()
  await expect(goal.getByRole('heading')).toHaveText('My goal: 4 a week')
  await expect(goal.getByRole('button', { name: 'Change' })).toBeFocused()
  await page.reload()
  await goal.getByRole('button', { name: 'Change' }).click()
  await goal.getByRole('button', { name: 'No goal' }).click()
  await expect(goal.getByRole('heading')).toHaveText('My goal')

  const teaching = await (await browser.newContext()).newPage()
  const [desk, classroom] = [new LoginScreen(teaching), new ClassroomScreen(teaching)]
  const goals = teaching.getByRole('checkbox', { name: 'Students may set themselves a goal for each week' })
  async function leaveGoals(isOn: boolean) {
    await classroom.pressInPanel(/^Edit class/)
    await goals.setChecked(isOn)
    await classroom.checkAccessibility()
    await classroom.dialog.getByRole('button', { name: 'Save' }).click()
    await expect(classroom.dialog).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Weeks with work' })).toBeVisible()
  }
  await test.step('their teacher leaves one of their classes without goals, and gives them back', async () => {
    const { username, password } = accountOf('TEACHER')
    await desk.openForTeachers()
    await desk.logIn(username, password)
    await expect(teaching.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await classroom.openClass('Humanities 8')
    await leaveGoals(false)
    await expect(goal).toHaveCount(0)
    await leaveGoals(true)
    await expect(goal.getByRole('heading')).toHaveText('My goal')
  })
})

function accountOf(role: 'TEACHER' | 'STUDENT') {
  const account = demoAccounts.find((one) => one.role === role)
  if (!account) throw new Error(`the demo has no ${role}`)
  return account
}
