import { readFile } from 'node:fs/promises'
import { expect, test } from '#e2e/fixtures.ts'
import { countPresses } from '#e2e/presses.ts'
import { teacher } from '#e2e/school.ts'
import { demoAccounts } from '#server/demo/people.ts'

const flags = {
  Assignment: '/classroom?add_assignment=1',
  Student: '/classroom?add_student=1',
  Class: '/classroom?add_class=1',
  Exercise: '/exercises?add_exercise=1',
  Question: '/question_definitions?add_question=1',
} as const

test(
  'a teacher makes something from the New menu, finds a student who needs help, and tracks them with the keyboard alone',
  { tag: ['@f37', '@f38', '@f39', '@f40', '@f41'] },
  async ({ page, dashboard, student, signIn }, testInfo) => {
    const presses = await countPresses(page, testInfo)
    await signIn(teacher)
    for (const entry of ['Assignment', 'Student', 'Class', 'Exercise', 'Question'] as const) {
      await dashboard.open()
      await dashboard.chooseNew(entry)
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(page.url()).toContain(flags[entry])
    }
    await dashboard.open()
    const row = await dashboard.searchStudent(student.name)
    await expect(row).toContainText('1 overdue')
    await expect(row).toContainText('pending')
    const toggle = row.getByRole('button', { name: `Track ${student.name}` })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(`${student.name} is tracked`)).toBeVisible()
    await dashboard.checkAccessibility()
    await dashboard.open()
    const tracked = dashboard.students.filter({ has: page.getByRole('link', { name: student.name, exact: true }) })
    await expect(tracked.getByRole('button', { pressed: true })).toBeVisible()
    await tracked.getByRole('button', { pressed: true }).press('Enter')
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(`${student.name} is no longer tracked`)).toBeVisible()
    presses.begin()
    await page.getByRole('radio', { name: /^Need help/ }).click()
    await expect(dashboard.students.first()).toContainText(/overdue/i)
    presses.tell('who is behind, from the dashboard')
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Need help/ })).toBeChecked()
  },
)

test.describe('with eight weeks of work', () => {
  // The demo's days are those of its server.
  test.use({ timezoneId: 'UTC' })

  test(
    "a teacher reads a chat over the dashboard, opens a class, and sees its and a student's progress in pictures, tables and files",
    { tag: ['@f42', '@f43', '@f44', '@f45', '@f46', '@f201'] },
    async ({ page, login, dashboard }) => {
      const elena = demoAccounts.find(({ role }) => role === 'TEACHER')
      await login.openForTeachers()
      await login.logIn(elena?.username ?? '', elena?.password ?? '')
      await dashboard.seeHeading(/^Welcome/)
      await expect(dashboard.work).toHaveCount(5)
      await expect(dashboard.work.first()).toContainText('Overdue')
      await dashboard.show('Completed')
      await expect(page.getByRole('link', { name: /^See all \d+ completed assignments/ })).toBeVisible()
      await dashboard.openChat()
      expect(page.url()).toContain('session=')
      await dashboard.checkAccessibility()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      const card = page.getByRole('region', { name: 'Classes' }).getByRole('listitem').first()
      await card.getByText('Show as table').click()
      await expect(card.getByRole('table')).toBeVisible()
      await card.getByRole('link', { name: /^Progress/ }).click()
      for (const name of ['Score over time', 'Time worked', 'Tries to success', 'Hardest questions']) {
        await expect(page.getByRole('figure', { name })).toBeVisible()
      }
      await dashboard.checkAccessibility()
      const scores = page.getByRole('figure', { name: 'Score over time' })
      await scores.getByText('Show as table').click()
      await expect(scores.getByRole('table')).toContainText('Median')
      const [file] = await Promise.all([page.waitForEvent('download'), scores.getByRole('button', { name: /^CSV/ }).click()])
      expect(await readFile(await file.path(), 'utf8')).toContain('Week of,Finished,Students,Median')

      await dashboard.open()
      await dashboard.students.first().getByRole('link').first().click()
      await page.getByRole('radio', { name: '4 weeks' }).click()
      await expect(page.getByRole('figure', { name: 'Hardest questions' })).toBeVisible()
      expect(page.url()).toContain('weeks=4')
      await dashboard.open()
      await card.getByRole('heading').getByRole('link').click()
      await dashboard.seeHeading('Classroom')
      expect(page.url()).toContain('from=classesTracker')
    },
  )
})
