import type { APIRequestContext } from '@playwright/test'
import * as v from 'valibot'
import { type Api, apiOf, exerciseIdOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

const Named = v.object({ results: v.array(v.object({ name: v.string() })) })
const Account = v.object({ id: v.number(), start_password: v.string() })
const Token = v.object({ access_token: v.string() })

test('each page inside says where it stands and leads back up', { tag: ['@f34', '@anywidth'] }, async ({ page, signIn, student }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const studentId = await studentIdOf(api, student)
  const exerciseId = await exerciseIdOf(api, 'Capitals')
  for (const [address, ...way] of [
    ['/classroom', 'Dashboard', 'Classroom'],
    [`/classroom/student_details?studentId=${studentId}`, 'Home', 'Classroom', 'Student Details'],
    ['/exercises', 'Home', 'Exercises'],
    [`/exercises/${exerciseId}`, 'Home', 'Exercises', 'Exercise Details'],
    ['/question_definitions', 'Home', 'Questions'],
  ] as const) {
    await page.goto(address)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(crumbs.getByRole('listitem')).toHaveText(way)
    await expect(crumbs.getByText(way.at(-1) ?? '')).toHaveAttribute('aria-current', 'page')
    if (way.length === 3) {
      await crumbs.getByRole('link').last().click()
      await expect(page).toHaveURL((url) => url.pathname === (way[1] === 'Classroom' ? '/classroom' : '/exercises'))
    }
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  }
})

test('messages at the top centre go after 2, 3 and 5 seconds, errors stay, and a list keeps them', { tag: ['@f35', '@anywidth'] }, async ({ page, signIn, student, dashboard, complaints }) => {
  complaints.expectAlso(/ERR_FAILED/)
  await signIn(teacher)
  await page.clock.install()
  const messages = page.getByRole('region', { name: 'Messages' })
  /** Sees a message, that it is there until just before its time, and gone with it. */
  const lasts = async (words: string, ms: number, start: () => Promise<void>) => {
    await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
    await start()
    await page.mouse.move(5, 700)
    await expect(messages.getByText(words)).toBeVisible()
    const box = await messages.boundingBox()
    expect([Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2), (box?.y ?? 999) < 120]).toEqual([640, true])
    await page.clock.runFor(ms - 50)
    await expect(messages.getByText(words)).toBeVisible()
    await page.clock.runFor(100)
    await expect(messages.getByText(words)).toHaveCount(0)
    await page.clock.resume()
  }
  await dashboard.open()
  const row = await dashboard.searchStudent(student.name)
  await lasts(`${student.name} is tracked`, 2_000, () => row.getByRole('button', { name: `Track ${student.name}` }).click())
  await page.goto('/question_definitions?q=Canada')
  await (await dashboard.rowAction('Copy', 'Canada')).click()
  const copy = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Copy' })
  // Standing time would hold up the dialog's opening.
  await expect(copy).toBeVisible()
  await lasts('"Canada" copied successfully', 3_000, () => copy.click())
  const name = `Toast ${Date.now() % 1_000_000}`
  await page.goto('/classroom?add_class=1')
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await lasts(`${name} class created`, 5_000, () => page.getByRole('dialog').getByRole('button', { name: 'Add Class' }).click())
  await page.route('**/api/exports/roster.csv*', (route) => route.abort(), { times: 1 })
  await page.locator('summary', { hasText: 'Download' }).click()
  await page.getByRole('button', { name: 'Download class list' }).click()
  await expect(messages.getByText('The download failed. Please try again.')).toBeVisible()
  await page.mouse.move(5, 700)
  await page.clock.fastForward('10:00')
  await expect(messages.getByText('The download failed. Please try again.')).toBeVisible()
  await messages.getByRole('button', { name: 'Close' }).click()
  await page.locator('summary').filter({ hasText: 'Notices' }).click()
  for (const words of [`${name} class created`, 'The download failed. Please try again.']) {
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  }
})

test('next is the latest of work that is all past, and nothing when all is done', { tag: ['@f41', '@anywidth'] }, async ({ page, signIn, dashboard }) => {
  const mark = String(Date.now() % 1_000_000)
  const api = apiOf(page.request, await signIn(teacher))
  const exerciseId = await exerciseIdOf(api, 'Late Fraction')
  const late = await newStudent(api, `Late ${mark}`)
  const ready = await newStudent(api, `Ready ${mark}`)
  for (const [title, days] of [['Longest ago', -9], ['Just missed', -2], ['Long ago', -5]] as const) {
    await api.send('POST', '/assignments', { exercise_id: exerciseId, student_id: late.id, title, due_date: inDays(days) })
  }
  const given = await api.send('POST', '/assignments', { exercise_id: exerciseId, student_id: ready.id, title: 'All done', due_date: inDays(-1) })
  await finish(page.request, ready, exerciseId, given.id)
  await dashboard.open()
  const past = await dashboard.searchStudent(late.name)
  await expect(past).toContainText('Overdue')
  await expect(past).toContainText('Just missed')
  await expect(past).toContainText('3 pending')
  const done = await dashboard.searchStudent(ready.name)
  await expect(done).toContainText('Nothing pending')
  await expect(done).not.toContainText('All done')
})

test('the dashboard says that it is loading; a list that fails says so and is tried again alone', { tag: ['@f46', '@anywidth'] }, async ({ page, signIn, dashboard, complaints }) => {
  complaints.expectAlso(/503/)
  await signIn(teacher)
  let release = () => {}
  const line = new Promise<void>((resolve) => (release = resolve))
  const away = { status: 503, json: { error: 'Away.', code: 'database_unavailable' } }
  // Where all at once is refused, each list is asked for.
  await page.route('**/api/start/*', (route) => route.fulfill(away))
  await page.route('**/api/dashboard/*', (route) => line.then(() => route.continue()))
  await page.route('**/api/assignments?*', (route) => line.then(() => route.fulfill(away)), { times: 1 })
  await page.goto('/')
  await expect(page.getByText('Loading your dashboard...')).toBeVisible()
  release()
  await expect(page.getByText('Failed to fetch assignments')).toBeVisible()
  await expect(page.getByText('Loading your dashboard...')).toBeHidden()
  await expect(dashboard.students.first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dashboard.work.first()).toBeVisible()
})

test('two tabs with one New button, what each student has to do, and the ways to their page and account', { tag: ['@f48', '@f49', '@f50'] }, async ({ page, signIn, student }) => {
  const classroom = new ClassroomScreen(page)
  await signIn(teacher)
  await classroom.open(`?q=${encodeURIComponent(student.email)}`)
  const tabs = page.getByRole('navigation', { name: 'Lists' })
  await expect(tabs.getByRole('link')).toHaveText([/^Assignments/, /^Students/, 'Gradebook', 'At work'])
  for (const head of ['Name', 'Assigned', 'Due Today', 'Overdue', 'Next Due Date']) {
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeAttached()
  }
  const row = classroom.row(student.name)
  if (classroom.isPhone) await expect(row).toContainText('1 overdue5 assigned')
  else await expect(row.getByRole('cell')).toContainText([/.*/, '5', '1', '1', /11:59|[A-Z][a-z]{2} \d/])
  await page.getByRole('button', { name: 'New student' }).first().click()
  await expect(classroom.dialog).toHaveAccessibleName('Add Student')
  await page.keyboard.press('Escape')
  await tabs.getByRole('link', { name: /^Assignments/ }).click()
  await page.getByRole('button', { name: 'New assignment' }).first().click()
  await expect(classroom.dialog).toHaveAccessibleName('Create Assignment')
  await page.keyboard.press('Escape')
  await classroom.open(`?q=${encodeURIComponent(student.email)}`)
  await row.getByRole('link', { name: student.name, exact: true }).click()
  await expect(page).toHaveURL(/\/classroom\/student_details\?.*studentId=\d+/)
  await classroom.seeHeading(student.name)
  await page.goBack()
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect(page).toHaveURL(/\/classroom\/edit_student_details\?.*studentId=\d+/)
  await classroom.seeHeading('Edit Student Details')
})

test('a student stands in several classes and loses nothing by moving; what a class was given reaches who joins late', { tag: ['@f58', '@f62', '@anywidth'] }, async ({ page, signIn, student, complaints }) => {
  complaints.expectAlso(/404/)
  const mark = String(Date.now() % 1_000_000)
  const token = await signIn(teacher)
  const api = apiOf(page.request, token)
  const ready = await newStudent(api, `Joins ${mark}`)
  const capitals = await exerciseIdOf(api, 'Capitals')
  const late = await exerciseIdOf(api, 'Late Fraction')
  const done = await api.send('POST', '/assignments', { exercise_id: late, student_id: ready.id, title: 'Done before', due_date: inDays(1) })
  await finish(page.request, ready, late, done.id)

  const first = await api.send('POST', '/classes', { name: `First ${mark}` })
  const second = await api.send('POST', '/classes', { name: `Second ${mark}` })
  await api.send('PUT', `/classes/${second.id}`, { name: `Renamed ${mark}` })
  await api.send('POST', `/classes/${first.id}/assign_exercise`, { exercise_id: capitals, title: `For all ${mark}`, due_date: inDays(3) })
  const theirs = await api.send('POST', '/assignments', { exercise_id: capitals, student_id: await studentIdOf(api, student), title: `Also ${mark}`, due_date: inDays(4) })
  await api.send('POST', `/classes/${second.id}/assign_assignment`, { assignment_id: theirs.id })
  for (const { id } of [first, second]) await api.send('POST', `/classes/${id}/students`, { student_id: ready.id })
  const { results } = v.parse(Named, await api.get(`/students/${ready.id}/classes`))
  expect(results.map(({ name }) => name)).toEqual([`First ${mark}`, `Renamed ${mark}`])

  const classroom = new ClassroomScreen(page)
  await page.goto(`/classroom/student_details?studentId=${ready.id}`)
  for (const title of [`For all ${mark}`, `Also ${mark}`]) await expect(classroom.row(title)).toBeVisible()
  // Once among the work, once among the sessions.
  await expect(classroom.row('Done before')).toHaveCount(2)
  await expect(page.getByText(`First ${mark}`)).toBeVisible()
  await classroom.open(`?class_id=${first.id}`)
  await classroom.choose(ready.name)
  await page.getByRole('button', { name: 'Move to class' }).click()
  await classroom.dialog.getByLabel('Class').selectOption({ label: `Renamed ${mark}` })
  await classroom.dialog.getByRole('button', { name: 'Move to class' }).click()
  await expect(page.getByText('No students found')).toBeVisible()
  await page.goto(`/classroom/student_details?studentId=${ready.id}`)
  await expect(classroom.row('Done before')).toContainText(['100%', '100%'])
  for (const title of [`For all ${mark}`, `Also ${mark}`]) await expect(classroom.row(title)).toBeVisible()
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.delete(`/api/classes/${second.id}/students/${ready.id}`, { headers })).status()).toEqual(204)
  expect((await page.request.delete(`/api/classes/${second.id}`, { headers })).status()).toEqual(204)
  expect((await page.request.get(`/api/classes/${second.id}`, { headers })).status()).toEqual(404)
  await page.reload()
  await expect(classroom.row('Done before')).toContainText(['100%', '100%'])
})

type NewStudent = { id: number; name: string; username: string; startPassword: string }

async function newStudent(api: Api, name: string): Promise<NewStudent> {
  const username = name.toLowerCase().replaceAll(' ', '')
  const made = v.parse(Account, await api.send('POST', '/auth/register_student', { name, username, email: `${username}@journeys.example`, age: 0 }))
  return { id: made.id, name, username, startPassword: made.start_password }
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** The student chooses a password and answers the one question of the work rightly, beside the page. */
async function finish(request: APIRequestContext, student: NewStudent, exerciseId: number, assignmentId: number): Promise<void> {
  const signedIn = await request.post('/api/auth/login', { data: { login_identifier: student.username, password: student.startPassword } })
  const first = v.parse(Token, await signedIn.json()).access_token
  const chosen = await request.post('/api/auth/update_password', { data: { new_password: 'evening-lamp-42' }, headers: { Authorization: `Bearer ${first}` } })
  const api = apiOf(request, v.parse(Token, await chosen.json()).access_token)
  const Agent = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })
  const started = v.parse(Agent, await api.send('POST', '/chat/start', { exercise_id: exerciseId, assignment_id: assignmentId })).agent
  const turn = { session_id: started.session_id, exercise_id: exerciseId, state_token: started.state_token }
  const answered = v.parse(Agent, await api.send('POST', '/chat/submit', { ...turn, answer: '0.5', client_attempt_id: `one-${assignmentId}` })).agent
  await api.send('POST', '/chat/skip', { ...turn, state_token: answered.state_token })
}
