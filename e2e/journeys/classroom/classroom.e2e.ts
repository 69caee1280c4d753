import { expect, test } from '#e2e/fixtures.ts'
import { mailedLink } from '#e2e/outbox.ts'
import { countPresses } from '#e2e/presses.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test(
  'a teacher makes a class, adds a student who can sign in, moves them, deletes them and takes that back',
  { tag: ['@f27', '@f47', '@f51', '@f52', '@f53', '@f54', '@f55', '@f56', '@f57', '@f59'] },
  async ({ page, signIn, login, complaints }, testInfo) => {
    complaints.expectAlso(/ERR_FAILED/)
    const mark = `${testInfo.project.name} ${Date.now() % 100_000}`
    const presses = await countPresses(page, testInfo)
    const classroom = new ClassroomScreen(page)
    await signIn(teacher)
    await classroom.addClass(`Biology ${mark}`)
    await classroom.addClass(`Algebra ${mark}`)
    await expect(page.getByText('No students found')).toBeVisible()
    await classroom.checkAccessibility()

    const name = `Rosa ${mark}`
    const username = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    const email = `${username}@journeys.example`
    const startPassword = await classroom.addStudent(name, email)
    expect(startPassword.length).toBeGreaterThan(7)
    await page.goBack()
    await expect(classroom.row(name)).toBeVisible()
    await expect(classroom.dialog).toHaveCount(0)

    await classroom.choose(name)
    await page.getByRole('button', { name: 'Move to class' }).click()
    const move = classroom.dialog.getByRole('button', { name: 'Move to class' })
    await expect(move).toBeDisabled()
    await move.click({ force: true })
    await expect(classroom.dialog.getByText('Please select a class')).toBeVisible()
    await classroom.dialog.getByLabel('Class').selectOption({ label: `Biology ${mark}` })
    await classroom.checkAccessibility()
    await classroom.dialog.getByRole('button', { name: 'Move to class' }).click()
    await expect(page.getByText('No students found')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(classroom.row(name)).toBeVisible()

    await classroom.open(`?q=${encodeURIComponent(name)}`)
    presses.begin()
    await classroom.choose(name)
    await page.getByRole('button', { name: 'Delete...' }).click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText('0 assignments (0 scores) and 1 place in a class')
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(classroom.row(name)).toHaveCount(0)
    await classroom.undo()
    presses.tell('a student deleted and brought back, from the list')
    await classroom.row(name).getByRole('link', { name, exact: true }).click()
    await classroom.seeHeading(name)
    await expect(page.getByText('No assignments found for this student.')).toBeVisible()
    await expect(page.getByText(`Algebra ${mark}`)).toBeVisible()
    await classroom.checkAccessibility()

    await page.route('**/api/auth/request_magic', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Generate Magic Link' }).click()
    await expect(page.getByText('Failed to generate magic link')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText("Magic link generated and sent to student's email").filter({ visible: true })).toBeVisible()
    await mailedLink(email)
    presses.begin()
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click()
    await expect(classroom.dialog.getByText('Password successfully reset to default!')).toBeVisible()
    const newPassword = await classroom.readStartPassword()
    presses.tell("a forgotten password, from the student's page to a new start password")
    expect(newPassword).not.toBe(startPassword)

    await classroom.logOut()
    await login.openForStudents()
    await login.logIn(username, newPassword)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  },
)

test(
  'a class list is looked at, fixed in place and imported, and its cards are there to print',
  { tag: ['@f172', '@f173', '@f174'] },
  async ({ page, signIn, complaints }, { project }) => {
    complaints.expectAlso(/409/)
    const mark = `${project.name}${Date.now() % 100_000}`
    const classroom = new ClassroomScreen(page)
    await signIn(teacher)
    await classroom.addClass(`Import ${mark}`)
    await page.getByRole('button', { name: 'New student' }).first().click()
    await classroom.dialog.getByLabel('Name', { exact: true }).fill('Half typed')
    await page.goBack()
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await expect(classroom.dialog.getByLabel('Name', { exact: true })).toHaveValue('Half typed')
    await classroom.dialog.getByRole('button', { name: 'Import a CSV file' }).click()
    await asked.getByRole('button', { name: 'Discard and leave' }).click()
    const lines = ['Student Name,E-mail,Login', `Ana ${mark},ana${mark}@journeys.example,`, `Ben ${mark},,`]
    await page.locator('input[type=file]').setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await expect(classroom.dialog.getByText('1 ready, 1 to fix')).toBeVisible()
    await classroom.checkAccessibility()
    await classroom.dialog.getByLabel('Email of row 3').fill(`ben${mark}@journeys.example`)
    await classroom.dialog.getByLabel('Email of row 3').press('Enter')
    await classroom.dialog.getByRole('button', { name: 'Import 2 students' }).click()
    await expect(classroom.dialog.getByText('2 students created.')).toBeVisible()
    await classroom.dialog.getByRole('button', { name: 'Print class cards' }).click()
    await expect(classroom.dialog.getByRole('img', { name: 'Code that opens the login' })).toHaveCount(2)
    await classroom.dialog.getByRole('button', { name: 'Close' }).last().click()
    await classroom.dialog.getByRole('button', { name: 'Done' }).click()
    await expect(classroom.row(`Ana ${mark}`)).toBeVisible()
    await expect(classroom.row(`Ben ${mark}`)).toBeVisible()
  },
)

test('a list whose last names are far longer than its first is scrolled to its end', async ({ page, signIn }) => {
  await page.route('**/api/students?*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    let row = 0
    const longer = () => (row++ < 25 ? '"Kim Student ' : `"${'Maximiliane '.repeat(20)}Student `)
    await route.fulfill({ response: answer, body: text.replaceAll('"Kim Student ', longer) })
  })
  const classroom = new ClassroomScreen(page)
  await signIn(teacher)
  await classroom.open('?q=Kim%20Student')
  await expect(classroom.row('Kim Student').first()).toBeVisible()
  // Rows turn out taller than they were thought while one scrolls, which moves the end away.
  await expect(async () => {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) {
        window.scrollTo(0, document.body.scrollHeight)
        await new Promise((drawn) => requestAnimationFrame(drawn))
      }
    })
    await expect(classroom.row('Maximiliane').last()).toBeInViewport({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
