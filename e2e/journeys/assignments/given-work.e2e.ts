import type { APIRequestContext, Route } from '@playwright/test'
import * as v from 'valibot'
import { type Api, apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { countPresses } from '#e2e/presses.ts'
import { admin, teacher, work } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

const Made = v.object({ student_id: v.number() })
const Works = v.object({
  results: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      grade_level: v.number(),
      config: v.object({ complete: v.boolean(), score: v.number(), allowRedoAssignment: v.boolean() }),
    }),
  ),
})
const Found = v.object({ results: v.array(v.object({ id: v.number(), name: v.string() })) })
const Started = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })
const Sessions = v.object({
  results: v.array(v.object({ id: v.number(), exercise_title: v.string(), start_time: v.string(), end_time: v.nullable(v.string()) })),
})
const hour = 3_600_000

/** Words nothing else in the school holds. */
function mark(): string {
  return `m${Date.now() % 1_000_000}x${Math.floor(Math.random() * 1000)}`
}

async function makeStudent(teachers: Api, name: string, username: string): Promise<number> {
  const account = { name, username, email: `${username}@journeys.example`, age: 0 }
  return v.parse(Made, await teachers.send('POST', '/auth/register_student', account)).student_id
}

async function makeExercise(teachers: Api, title: string): Promise<number> {
  const question = await teachers.send('POST', '/question_definitions', { title, prompt: 'What is 2 and 2?\n\nAnswer: 4', subject: 'Math' })
  return (await teachers.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })).id
}

async function workOf(teachers: Api, studentId: number) {
  return v.parse(Works, await teachers.get(`/assignments?student_id=${studentId}`)).results
}

async function remove(request: APIRequestContext, token: string, path: string): Promise<void> {
  await request.delete(`/api${path}`, { headers: { Authorization: `Bearer ${token}` }, failOnStatusCode: true })
}

test(
  "work of a deleted exercise says so on its student's page, and is no reason to need help",
  { tag: ['@f60', '@f61', '@anywidth'] },
  async ({ page, request, dashboard, signIn }) => {
    const token = await signIn(teacher)
    const teachers = apiOf(request, token)
    const [name, username] = [`Lia ${mark()}`, mark()]
    const student = await makeStudent(teachers, name, username)
    await page.goto('/classroom/student_details')
    await expect(page).toHaveURL(/\/classroom$/)
    const held: Route[] = []
    await page.route(`**/api/students/${student}`, (route) => void held.push(route))
    await page.goto(`/classroom/student_details?studentId=${student}`)
    await expect(page.getByText('Loading student data...')).toBeVisible()
    for (const route of held) await route.continue()
    await expect(page.getByText('No assignments found for this student.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Assignments (0)' })).toBeVisible()
    await page.unroute(`**/api/students/${student}`)

    const exercise = await makeExercise(teachers, `Gone of ${username}`)
    const due_date = new Date(Date.now() - 72 * hour).toISOString()
    await teachers.send('POST', '/assignments', { title: 'Gone soon', exercise_id: exercise, student_id: student, due_date })
    await teachers.send('POST', '/assignments', { title: 'Without a date', exercise_id: exercise, student_id: student, due_date: null })
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: 'Gone soon' })
    await expect(row).toContainText(/1 set, 1 question.*Overdue.*Not submitted/)
    await expect(page.getByRole('row').filter({ hasText: 'Without a date' })).toContainText(/No due date.*Pending/)
    await dashboard.open()
    await expect(await dashboard.searchStudent(name)).toContainText('1 overdue')
    await remove(request, token, `/exercises/${exercise}`)
    await page.goto(`/classroom/student_details?studentId=${student}`)
    await expect(row).toContainText('Exercise details not available')
    await dashboard.open()
    await expect(await dashboard.searchStudent(name)).not.toContainText('1 overdue')
  },
)

test(
  'work is given with leave to repeat it, changed alone and together, and practised once that was allowed',
  { tag: ['@f67', '@f71', '@f72', '@f77', '@f78', '@f158', '@anywidth'] },
  async ({ page, request, chat, todo, student, signIn }) => {
    const pupils = apiOf(request, await signIn(student))
    const teachers = apiOf(request, await signIn(teacher))
    const [own] = v.parse(Found, await teachers.get(`/students?q=${student.username}`)).results.filter(({ name }) => name === student.name)
    const all = mark()
    const titles = ['One', 'Two', 'Three', 'Four'].map((word) => `${word} ${all}`)
    const exercises = await Promise.all(titles.map((title) => makeExercise(teachers, title)))
    const others = await Promise.all([1, 2, 3, 4, 5].map((index) => makeStudent(teachers, `Pia ${index} ${all}`, `pia${index}${all}`)))
    const due_date = new Date(Date.now() + 48 * hour).toISOString()
    for (const [index, student_id] of others.entries()) {
      await teachers.send('POST', '/assignments', { title: `Work ${all}`, exercise_id: exercises[(index + 1) % 4], student_id, due_date })
    }

    await page.goto(`/exercises?assign=${exercises[0]}`)
    const giving = page.getByRole('dialog', { name: 'Create Assignment' })
    await giving.getByRole('textbox', { name: 'Title' }).fill(`Work ${all}`)
    await giving.getByRole('searchbox', { name: 'Search students' }).fill(student.name)
    await giving.getByRole('checkbox', { name: student.name, exact: true }).check()
    const redo = giving.getByRole('checkbox', { name: 'Allow multiple attempts' })
    await redo.check()
    await redo.uncheck()
    await giving.getByRole('button', { name: 'Create Assignment' }).click()
    await expect(giving).toHaveCount(0)
    const [given] = (await workOf(teachers, own?.id ?? 0)).filter(({ title }) => title === `Work ${all}`)
    expect([given?.grade_level, given?.config]).toEqual([5, expect.objectContaining({ complete: false, score: 0, allowRedoAssignment: false })])
    const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', { assignment_id: given?.id, begin: true }))
    await pupils.send('POST', '/chat/submit', { ...agent, answer: '4', client_attempt_id: all })
    await pupils.send('POST', '/chat/skip', { session_id: agent.session_id })

    const classroom = new ClassroomScreen(page)
    await classroom.open(`?tab=assignments&by=student&q=${all}`)
    if (classroom.isPhone) await classroom.row('Pia 1').locator('summary').click()
    await classroom.row('Pia 1').getByRole('button', { name: /^Edit/ }).click()
    const alone = page.getByRole('dialog', { name: 'Edit Assignment' })
    await expect(alone.getByText(`Pia 1 ${all}`)).toBeVisible()
    await expect(alone.getByText(titles[1] ?? '')).toBeVisible()
    await expect(alone.getByRole('textbox')).toHaveCount(3)
    const update = alone.getByRole('button', { name: 'Update Assignment' })
    await alone.getByRole('textbox', { name: 'Title' }).fill(' ')
    await expect(update).toBeDisabled()
    await alone.getByRole('textbox', { name: 'Title' }).fill(`Renamed ${all}`)
    await alone.getByRole('checkbox', { name: 'Allow multiple attempts' }).check()
    await update.click()
    await expect(classroom.row(`Renamed ${all}`)).toBeVisible()

    await page.getByRole('checkbox', { name: /^Select all/ }).first().check()
    await page.getByRole('button', { name: 'Edit together' }).click()
    const together = page.getByRole('dialog', { name: 'Edit 5 assignments of 6 students' })
    await expect(together.getByRole('list', { name: 'Exercises' }).getByRole('listitem')).toHaveCount(4)
    await expect(together.getByRole('list', { name: 'Exercises' })).toContainText('+1 more')
    await expect(together.getByRole('list', { name: 'Students' }).getByRole('listitem')).toHaveCount(6)
    await expect(together.getByRole('list', { name: 'Students' })).toContainText('+1 more')
    const save = together.getByRole('button', { name: 'Update Assignments' })
    await expect(save).toBeDisabled()
    await together.getByRole('radio', { name: 'Allow', exact: true }).check()
    await expect(together.getByText('It will change for 5 students, 1 already has these settings.')).toBeVisible()
    await classroom.checkAccessibility()
    await save.click()
    await expect(together).toHaveCount(0)
    const kept = await Promise.all(others.map((id) => workOf(teachers, id)))
    expect(kept.flat().map((one) => one.config.allowRedoAssignment)).toEqual([true, true, true, true, true])

    await signIn(student)
    await todo.open()
    await todo.seeAction(`Work ${all}`, 'Practice')
    await todo.act(`Work ${all}`, 'Practice')
    await todo.startFromOverview()
    await chat.seeQuestion(1, 1, '2 and 2')
  },
)

test(
  'the assignments of the classroom tell status, due time and score by word, colour and zone, and what is finished stays',
  { tag: ['@f73', '@f74', '@f75', '@f76', '@f188', '@anywidth'] },
  async ({ page, request, todo, student, signIn }) => {
    const pupils = apiOf(request, await signIn(student))
    const teachers = apiOf(request, await signIn(teacher))
    const [own] = v.parse(Found, await teachers.get(`/students?q=${student.username}`)).results.filter(({ name }) => name === student.name)
    const overdue = (await workOf(teachers, own?.id ?? 0)).find(({ title }) => title === work.overdue)
    const classroom = new ClassroomScreen(page)
    const group = await teachers.send('POST', '/classes', { name: `Of ${student.name}` })
    await teachers.send('POST', `/classes/${group.id}/students`, { student_id: own?.id })
    await classroom.open(`?tab=assignments&by=student&class_id=${group.id}`)
    await expect(page.getByRole('columnheader')).toContainText(['Title', 'Assigned to', 'Status', 'Due Date & Time', 'Score', 'Actions'])
    const pill = (title: string) => classroom.row(title).getByText(/^(Overdue|Due Today|Due Tomorrow|Upcoming|No due date|Completed)$/).first()
    const shown = [
      [work.overdue, 'Overdue', 'Not submitted'],
      [work.plants, 'Due Today', 'Pending'],
      [work.sprint, 'Due Tomorrow', 'Pending'],
      [work.empty, 'Upcoming', 'Pending'],
      [work.undated, 'No due date', 'Pending'],
    ] as const
    const colours = new Set<string>()
    for (const [title, status, score] of shown) {
      await expect(pill(title)).toHaveText(status)
      await expect(classroom.row(title)).toContainText(score)
      colours.add(await pill(title).evaluate((drawn) => getComputedStyle(drawn).backgroundColor))
    }
    // Upcoming and no due date are of one grey.
    expect(colours.size).toBe(4)
    await expect(classroom.row(work.plants)).toContainText(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}|Today, 11:59\sPM|Tomorrow/)
    await expect(page.getByText(/^Days and due times are in Asia\/(Kolkata|Calcutta)/)).toBeVisible()

    const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', { assignment_id: overdue?.id, begin: true }))
    await pupils.send('POST', '/chat/submit', { ...agent, answer: '0.5', client_attempt_id: 'once' })
    await pupils.send('POST', '/chat/skip', { session_id: agent.session_id })
    await page.reload()
    const done = classroom.row(work.overdue)
    await expect(pill(work.overdue)).toHaveText('Completed')
    await expect(done).toContainText('100%')
    await done.locator('summary').click()
    for (const name of [/^Edit/, /^Delete/]) await expect(done.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await classroom.row(work.plants).locator('summary').click()
    await expect(classroom.row(work.plants).getByRole('button', { name: /^Delete/ })).not.toHaveAttribute('aria-disabled', 'true')
    await signIn(student)
    await todo.open()
    await todo.seeAction(work.overdue, 'Practice')
  },
)

test(
  'sessions are listed with their exercise and times, told to the second, and the grade of new work is kept',
  { tag: ['@f163', '@f164', '@f188', '@anywidth'] },
  async ({ page, request, session, student, signIn }) => {
    const token = await signIn(student)
    const pupils = apiOf(request, token)
    const given = v.parse(Works, await pupils.get('/assignments')).results.find(({ title }) => title === work.overdue)
    const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', { assignment_id: given?.id, begin: true }))
    await pupils.send('POST', '/chat/skip', { session_id: agent.session_id })
    await pupils.send('POST', '/chat/submit', { ...agent, answer: '0.5', client_attempt_id: 'once' })
    await pupils.send('POST', '/chat/skip', { session_id: agent.session_id })
    const [listed] = v.parse(Sessions, await pupils.get('/session')).results
    const { start_time: start, end_time: end } = listed ?? { start_time: '', end_time: null }
    expect([listed?.id, listed?.exercise_title]).toEqual([agent.session_id, 'Late Fraction'])
    await page.goto('/student/history')
    await expect(page.getByRole('row').filter({ hasText: 'Late Fraction' })).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2}\s[AP]M.*\d+ s.*10 \/ 10/)
    await page.goto(`/session_details/${agent.session_id}`)
    await session.seeFigure('Start', exactly(start))
    await session.seeFigure('End', exactly(end ?? ''))
    await session.seeFigure('Duration', /^Duration\d+ s$/)
    await session.seeFigure('Score', '10 / 10')
    await session.seeFigure('Questions', '1, none skipped')

    const admins = apiOf(request, await signIn(admin))
    await admins.send('POST', '/session/set', { grade_level: 7 })
    const exercise = await makeExercise(admins, `Seventh ${mark()}`)
    const [own] = v.parse(Found, await admins.get(`/students?q=${student.username}`)).results
    const { id } = await admins.send('POST', '/assignments', { exercise_id: exercise, student_id: own?.id, due_date: null })
    expect(v.parse(v.object({ grade_level: v.number() }), await admins.get(`/assignments/${id}`)).grade_level).toBe(7)
    await admins.send('POST', '/session/set', { grade_level: 5 })
  },
)

/** A moment as a past session tells it where the journeys' browser is. */
function exactly(at: string): string {
  const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone: 'Asia/Kolkata' } as const
  return new Intl.DateTimeFormat('en-US', options).format(new Date(at)).replaceAll(/\s(?=[AP]M)/g, '\u00a0')
}

test(
  'a piece of work is one row: it opens to who is behind, and its due date is changed for all at once',
  { tag: '@anywidth' },
  async ({ page, request, signIn }, testInfo) => {
    const token = await signIn(teacher)
    const teachers = apiOf(request, token)
    const title = `Given ${mark()}`
    const exercise = await makeExercise(teachers, title)
    const group = await teachers.send('POST', '/classes', { name: title })
    const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].map((name) => `${name} ${mark()}`)
    for (const name of names) {
      const student = await makeStudent(teachers, name, mark())
      await teachers.send('POST', `/classes/${group.id}/students`, { student_id: student })
    }
    const yesterday = new Date(Date.now() - 26 * hour).toISOString()
    await teachers.send('POST', `/classes/${group.id}/assign_exercise`, { exercise_id: exercise, title, due_date: yesterday })
    let presses = 0
    const press = async (name: string | RegExp) => {
      presses += 1
      await page.getByRole('button', { name }).first().click()
    }
    const classroom = new ClassroomScreen(page)
    await classroom.open(`?tab=assignments&class_id=${group.id}`)
    await expect(classroom.row(title)).toContainText('8 overdue')
    await expect(classroom.row(title)).toContainText('0 of 8')

    await press(new RegExp(`^${title}$`))
    await expect(page.getByText('8 are behind.')).toBeVisible()
    await expect(classroom.row(names[0] ?? '')).toContainText('Not started')
    await press('Show the other 2')
    await expect(classroom.row(names[7] ?? '')).toContainText(/\d days? late/)
    await expect(page).toHaveURL(/open=\d+/)
    await page.reload()
    await expect(classroom.row(names[0] ?? '')).toContainText('Overdue')

    await press('Change due date')
    const dialog = page.getByRole('dialog', { name: 'Edit assignment of 8 students' })
    await dialog.getByLabel('Due date and time').fill('2099-12-01T15:00')
    presses += 1
    await dialog.getByRole('button', { name: 'Update Assignments' }).click()
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Assignment updated for 8 students')).toBeVisible()
    await expect(classroom.row(title).first()).toContainText('Upcoming')
    await expect(classroom.row(title).first()).toContainText('Dec 1, 2099')
    testInfo.annotations.push({ type: 'presses', description: `from the list to a new due date of a whole class: ${presses}` })

    await page.getByRole('radio', { name: 'By student' }).click()
    await expect(page).toHaveURL(/by=student/)
    await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(8)
  },
)

test(
  'an exercise is given to a whole class, and two of its students, who have one name, get another due date',
  { tag: '@anywidth' },
  async ({ page, request, signIn }, testInfo) => {
    const presses = await countPresses(page, testInfo)
    const teachers = apiOf(request, await signIn(teacher))
    const title = `Handed ${mark()}`
    await makeExercise(teachers, title)
    const group = await teachers.send('POST', '/classes', { name: title })
    const shared = `Anna ${mark()}`
    const usernames = [mark(), mark()]
    for (const [name, username] of [[shared, usernames[0]], [`Bo ${mark()}`, mark()], [shared, usernames[1]]]) {
      const student = await makeStudent(teachers, String(name), String(username))
      await teachers.send('POST', `/classes/${group.id}/students`, { student_id: student })
    }
    const classroom = new ClassroomScreen(page)
    await classroom.open(`?tab=assignments&class_id=${group.id}`)
    presses.begin()
    await page.getByRole('button', { name: 'New assignment' }).first().click()
    const giving = page.getByRole('dialog', { name: 'Create Assignment' })
    await giving.getByRole('searchbox', { name: 'Search exercises' }).fill(title)
    await giving.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    await giving.getByRole('checkbox', { name: `Whole class: ${title}` }).check()
    await giving.getByLabel('Due', { exact: true }).fill('2099-12-01T15:00')
    await giving.getByRole('button', { name: 'Create Assignment' }).click()
    await expect(classroom.row(title).first()).toContainText('0 of 3')
    presses.tell("from a class's work to an exercise given to all of it")

    await page.getByRole('button', { name: new RegExp(`^${title}`) }).first().click()
    presses.begin()
    for (const username of usernames) await page.getByRole('checkbox', { name: `Select ${shared} (${username}), ${title}` }).check()
    await page.getByRole('button', { name: 'Edit together' }).click()
    await page.getByRole('dialog').getByLabel('Due date and time').fill('2099-12-08T15:00')
    await page.getByRole('button', { name: 'Update Assignments' }).click()
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Assignment updated for 2 students')).toBeVisible()
    await expect(classroom.row(`${shared} (${usernames[0]})`)).toContainText('Dec 8, 2099')
    presses.tell('two due dates changed, from the open row')
  },
)

test(
  'work is closed for a class but two students: the others can no longer start it, and are told so',
  { tag: '@anywidth' },
  async ({ page, request, signIn, student }, testInfo) => {
    const teachers = apiOf(request, await signIn(teacher))
    const title = `Shut ${mark()}`
    const exercise = await makeExercise(teachers, title)
    const group = await teachers.send('POST', '/classes', { name: title })
    const names = ['Ana', 'Bo', 'Cy'].map((name) => `${name} ${mark()}`)
    for (const name of names) {
      await teachers.send('POST', `/classes/${group.id}/students`, { student_id: await makeStudent(teachers, name, mark()) })
    }
    const [own] = v.parse(Found, await teachers.get(`/students?q=${student.username}`)).results.filter(({ name }) => name === student.name)
    await teachers.send('POST', `/classes/${group.id}/students`, { student_id: own?.id })
    const yesterday = new Date(Date.now() - 26 * hour).toISOString()
    await teachers.send('POST', `/classes/${group.id}/assign_exercise`, { exercise_id: exercise, title, due_date: yesterday })

    let presses = 0
    const classroom = new ClassroomScreen(page)
    await classroom.open(`?tab=assignments&class_id=${group.id}`)
    await page.getByRole('button', { name: new RegExp(`^${title}$`) }).click()
    for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}, ${title}` }).check()
    await page.getByRole('button', { name: `Change all but ${names[0]} and ${names[1]}` }).click()
    presses += 4
    const dialog = page.getByRole('dialog', { name: 'Edit assignment of 2 students' })
    await dialog.getByRole('radio', { name: 'At a time' }).check()
    await dialog.getByLabel('Closes on').fill('2020-03-01T09:00')
    await dialog.getByRole('button', { name: 'Update Assignments' }).click()
    presses += 2
    await expect(dialog.getByText('Mar 1, 2020', { exact: false }).first()).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('Save it all the same?')
    await dialog.getByLabel('Closes on').fill(inBrowser(new Date(Date.now() - hour)))
    await dialog.getByRole('button', { name: 'Update Assignments' }).click()
    await classroom.checkAccessibility()
    await dialog.getByRole('button', { name: 'Save the past date' }).click()
    presses += 2
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Assignment updated for 2 students')).toBeVisible()
    await expect(classroom.row(names[2] ?? '')).toContainText('Closed')
    await expect(classroom.row(names[0] ?? '')).toContainText('Overdue')
    testInfo.annotations.push({ type: 'presses', description: `from the list to work that is closed for a class but two students, a past date asked about: ${presses}` })

    await signIn(student)
    await page.goto('/')
    const card = page.getByRole('article', { name: title })
    await expect(card.getByRole('button', { name: 'Closed' })).toBeDisabled()
    await expect(card).toContainText('closed')
  },
)

/** A moment as it is typed into a box of day and time where the journeys' browser is. */
function inBrowser(at: Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' }).format(at)
  return parts.replace(' ', 'T')
}
