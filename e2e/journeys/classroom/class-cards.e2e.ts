import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { mailedLink } from '#e2e/outbox.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test(
  'a class gets a sheet of cards with new start passwords, and later a magic link for each, both asked first and told truthfully',
  { tag: ['@f27', '@anywidth'] },
  async ({ page, signIn, complaints }) => {
    complaints.expectAlso(/503|401/)
    await page.addInitScript(() => (window.print = () => undefined))
    const mark = String(Date.now() % 1_000_000)
    const api = apiOf(page.request, await signIn(teacher))
    const { id } = await api.send('POST', '/classes', { name: `Cards ${mark}` })
    const people = ['Ana', 'Ben'].map((name) => ({ name: `${name} ${mark}`, username: `${name.toLowerCase()}${mark}`, email: `${name}${mark}@journeys.example` }))
    for (const person of people) {
      const made = await api.send('POST', '/auth/register_student', { ...person, age: 0 })
      await api.send('POST', `/classes/${id}/students`, { student_id: made.id })
    }
    const classroom = new ClassroomScreen(page)
    await classroom.open(`?class_id=${id}`)
    await classroom.pressInPanel('Class cards and links')
    await expect(classroom.dialog.getByRole('checkbox', { name: 'All 2 students (2 chosen)' })).toBeChecked()
    await classroom.dialog.getByRole('button', { name: 'New start passwords and cards' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('The old ones stop working')
    await page.route('**/api/students/*/reset_password', (route) => route.fulfill({ status: 503, json: { error: 'Try later.', code: 'database_unavailable' } }), { times: 1 })
    await asked.getByRole('button', { name: 'Make 2 start passwords' }).click()
    await expect(classroom.dialog.getByRole('alert')).toContainText('1 made, 1 failed')
    await classroom.dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(classroom.dialog.getByRole('img', { name: 'Code that opens the login' })).toHaveCount(2)
    const card = classroom.dialog.getByRole('listitem').filter({ hasText: `Ana ${mark}` })
    await expect(card.getByRole('definition').first()).toContainText('/studentlogin')
    const password = (await card.getByRole('definition').last().textContent()) ?? ''
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Back to the cards' }).click()
    await classroom.dialog.getByRole('button', { name: 'Print', exact: true }).click()
    await classroom.dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(classroom.dialog).toHaveCount(0)
    const signedIn = await page.request.post('/api/auth/login', { data: { login_identifier: `ana${mark}`, password } })
    expect(signedIn.status()).toEqual(200)

    await classroom.pressInPanel('Class cards and links')
    await page.route('**/api/auth/request_magic', (route) => route.fulfill({ status: 503, json: { error: 'No mail goes out.', code: 'mail_failed' } }), { times: 1 })
    await classroom.dialog.getByRole('button', { name: 'Send magic links to all' }).click()
    await asked.getByRole('button', { name: 'Send 2 magic links' }).click()
    await expect(classroom.dialog.getByRole('alert')).toContainText('1 sent, 1 failed')
    await classroom.dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(classroom.dialog.getByText('2 magic links were sent.')).toBeVisible()
    for (const { email } of people) await mailedLink(email)
  },
)

test(
  'a username follows the name, in plain letters and with the number that is free, before it is saved and in a class list alike',
  { tag: ['@f54', '@f173', '@anywidth'] },
  async ({ page, signIn, complaints }) => {
    complaints.expectAlso(/409/)
    const mark = String(Date.now() % 1_000_000)
    const api = apiOf(page.request, await signIn(teacher))
    const okafor = { name: `Maya Okafor${mark}`, username: `mayaokafor${mark}x`, email: `maya${mark}@journeys.example` }
    await api.send('POST', '/auth/register_student', { ...okafor, age: 0 })
    const classroom = new ClassroomScreen(page)
    await classroom.open('?add_student=1')
    const name = classroom.dialog.getByLabel('Name', { exact: true })
    const username = classroom.dialog.getByLabel('Username')
    for (const [typed, made] of [
      [`Maya.Okafor${mark}x`, `mayaokafor${mark}x2`],
      [`Łukasz Groß ${mark}`, `lukaszgross${mark}`],
      [`Işıl Sørensen ${mark}`, `isilsorensen${mark}`],
    ] as const) {
      await name.fill(typed)
      await name.press('Tab')
      await expect(username).toHaveValue(made)
    }
    await classroom.dialog.getByLabel('Email').fill(`ana${mark}@journeys.example`)
    await page.route('**/api/auth/register_student', (route) => route.fulfill({ status: 503, json: { error: 'Try later.', code: 'database_unavailable' } }), { times: 1 })
    complaints.expectAlso(/503/)
    await classroom.dialog.getByRole('button', { name: 'Add Student' }).click()
    await expect(classroom.dialog.getByText(`Failed to add student Işıl Sørensen ${mark}: Try later.`)).toBeVisible()
    await classroom.dialog.getByRole('button', { name: 'Cancel' }).click()

    await classroom.open('?import=1')
    const choose = async (...lines: string[]) => {
      const file = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
      await page.locator('input[type=file]').setInputFiles(file)
    }
    await choose('first,second', 'a,b')
    await expect(classroom.dialog.getByText('Missing required columns: name, email')).toBeVisible()
    await classroom.dialog.getByRole('button', { name: 'Cancel' }).click()
    await classroom.open('?import=1')
    await choose('name,email')
    await expect(classroom.dialog.getByText('No valid student records found in the CSV file')).toBeVisible()
    await page.route('**/roster.worker*', (route) => route.abort(), { times: 1 })
    complaints.expectAlso(/ERR_FAILED/)
    await choose('name,email', 'Ana,ana@journeys.example')
    await expect(classroom.dialog.getByText('An unexpected error occurred processing the file')).toBeVisible()
    const [late, known] = [`Ana Ruiz ${mark},late${mark}@journeys.example`, `May O,${okafor.email}`]
    await choose('name,email', `,ben${mark}@journeys.example`, `Ben ${mark},`, `Maya.Okafor${mark}x,new${mark}@journeys.example`, late, known)
    await expect(classroom.dialog.getByText('Row 2: Missing student name')).toBeVisible()
    await expect(classroom.dialog.getByText('Row 3: Missing email')).toBeVisible()
    await expect(classroom.row(`new${mark}`)).toContainText(`mayaokafor${mark}x2`)
    await expect(classroom.row(okafor.email)).toContainText('Is in your school already: joins the class you choose')
    // Somebody takes an address after the rows were shown.
    await api.send('POST', '/auth/register_student', { name: `Lia ${mark}`, username: `lia${mark}`, email: `late${mark}@journeys.example`, age: 0 })
    await classroom.dialog.getByRole('button', { name: 'Import 3 students' }).click()
    await expect(classroom.dialog.getByText(`Failed to add student Ana Ruiz ${mark}: Email address already in use`)).toBeVisible()
  },
)
