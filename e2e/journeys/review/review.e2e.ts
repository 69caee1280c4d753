import { type Api, apiOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { admin, teacher, work } from '#e2e/school.ts'
import * as v from 'valibot'

test(
  'worrying words reach the teacher, who reads the session, sets a score with a reason, and the student finds it in their history',
  { tag: ['@f160', '@f202', '@f203', '@f204'] },
  async ({ page, todo, chat, session, dashboard, student, signIn }) => {
    await signIn(student)
    await todo.open()
    await todo.start(work.overdue)
    await chat.answer('i dont want to be here anymore', /^Not a try/)
    await chat.seeSaid('Your teacher will see what you wrote.')
    await chat.answer('0.6', /Try 1 · not yet/)
    await chat.answer('0.5', /Try 2 · right/)
    await chat.goOn()
    await chat.completion.getByRole('button', { name: 'Return Home' }).click()

    await signIn(teacher)
    await dashboard.open()
    await expect(page.getByText(/from your students should be read soon\./)).toBeVisible()
    await page.goto('/classroom/review')
    const concern = page.getByRole('article', { name: `${student.name}, worrying words` })
    await expect(concern).toContainText('i dont want to be here anymore')
    await dashboard.checkAccessibility()
    await concern.getByRole('button', { name: 'I have dealt with it' }).press('Enter')
    await expect(concern).toContainText('Marked as dealt with')
    await concern.getByRole('button', { name: 'Put it back on the list' }).press('Enter')
    await concern.getByRole('button', { name: 'I have dealt with it' }).press('Enter')
    await expect(concern).toContainText('Marked as dealt with')
    await concern.getByRole('link', { name: /^Whole session/ }).click()

    await session.seeHeading(work.overdue)
    await expect(page.getByRole('figure', { name: 'Where the time went' })).toContainText(/in all\./)
    await expect(session.transcript).toContainText('Worrying words')
    await page.getByRole('textbox', { name: 'Your mark, of 10' }).fill('10')
    await page.getByRole('textbox', { name: 'Reason' }).fill('The second try shows it.')
    await page.getByRole('button', { name: 'Save mark' }).press('Enter')
    await expect(page.getByText(`${teacher.name} set 9 → 10`)).toBeVisible()
    await session.seeFigure('Score', '10 / 10')
    await session.checkAccessibility()

    await signIn(student)
    await page.goto('/student/history')
    await todo.seeHeading('Recently Completed Assignments')
    await expect(page.getByRole('row').filter({ hasText: 'Late Fraction' })).toContainText(/Completed.*10 \/ 10/)
    await todo.checkAccessibility()
    await page.getByRole('button', { name: /^Details/ }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Your teacher changed this from 9 to 10 of 10. The second try shows it.')
  },
)

const Started = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })
const Found = v.object({ results: v.array(v.object({ id: v.number() })) })

/** Gives a student a question that only a teacher can judge; answers where the session it is answered in will be found. */
async function giveOpenQuestion(teachers: Api, username: string, title: string): Promise<{ exercise_id: number; assignment_id: number }> {
  const question = await teachers.send('POST', '/question_definitions', { title, prompt: 'Why does a leaf look green?\n\nCheck: teacher', subject: 'Science' })
  const exercise = await teachers.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })
  const [pupil] = v.parse(Found, await teachers.get(`/students?q=${username}`)).results
  const given = { title, exercise_id: exercise.id, student_id: pupil?.id, due_date: null, grade_level: 5 }
  return { exercise_id: exercise.id, assignment_id: (await teachers.send('POST', '/assignments', given)).id }
}

test(
  'a mark that somebody gave meanwhile is read before it is kept or replaced, in the list of waiting answers and in the replay',
  { tag: ['@f202', '@f204', '@anywidth'] },
  async ({ page, context, request, session, student, signIn, complaints }) => {
    // Each mark that came later is refused with a 409, which the browser notes.
    complaints.expectAlso(/409/)
    const colleague = apiOf(request, await signIn(admin))
    const pupils = apiOf(request, await signIn(student))
    const teachers = apiOf(request, await signIn(teacher))
    const title = `Green leaves of ${student.name}`
    const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', await giveOpenQuestion(teachers, student.username, title)))
    await pupils.send('POST', '/chat/submit', { ...agent, answer: 'because it throws the green light back', client_attempt_id: title })
    const place = { question_set_index: 0, question_index: 0 }

    const replay = page
    await replay.goto(`/session_details/${agent.session_id}`)
    const list = await context.newPage()
    await list.goto('/classroom/review')
    const card = list.getByRole('article', { name: `${student.name}, ${title}` })
    await expect(card).toBeVisible()
    const mark = replay.getByRole('textbox', { name: 'Your mark, of 10' })
    await expect(mark).toHaveValue('')
    await mark.fill('7.5')
    await replay.getByRole('button', { name: 'Save mark' }).click()
    await expect(replay.getByText('Set by hand.')).toBeVisible()

    await card.getByRole('button', { name: /^10 of/ }).focus()
    await list.keyboard.press('5')
    await expect(card).toContainText('You gave 7.5 of 10 in another tab or on another device. Your 10 is not saved.')
    await card.getByRole('button', { name: 'Keep 7.5' }).click()
    await expect(card).toContainText('7.5 of 10 points.')

    await colleague.send('POST', `/session/${agent.session_id}/override`, { ...place, points: 9 })
    await mark.fill('6')
    await replay.getByRole('button', { name: 'Save mark' }).click()
    await expect(replay.getByText(`${admin.name} gave 9 of 10 in the meantime. Your 6 is not saved.`)).toBeVisible()
    await session.checkAccessibility()
    await replay.getByRole('button', { name: 'Keep 9' }).click()
    await expect(mark).toHaveValue('9')

    await colleague.send('POST', `/session/${agent.session_id}/override`, { ...place, points: 2 })
    await card.getByRole('button', { name: /^7\.5 of/ }).click()
    await expect(card).toContainText(`${admin.name} gave 2 of 10 in the meantime. Your 7.5 is not saved.`)
    await card.getByRole('button', { name: 'Save 7.5 instead' }).click()
    await expect(card).toContainText('7.5 of 10 points.')
    await mark.fill('6')
    await replay.getByRole('button', { name: 'Save mark' }).click()
    await replay.getByRole('button', { name: 'Save 6 instead' }).click()
    await expect(replay.getByText(`${teacher.name} set 7.5 → 6`)).toBeVisible()
    await expect(mark).toHaveValue('6')
  },
)

test(
  'a mark that is changed while the student has the session open shows by itself, in the replay, over the history and in its list',
  { tag: ['@f160', '@f202', '@anywidth'] },
  async ({ page, context, request, session, student, signIn }) => {
    const teachers = apiOf(request, await signIn(teacher))
    const pupils = apiOf(request, await signIn(student))
    const title = `Leaves again of ${student.name}`
    const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', await giveOpenQuestion(teachers, student.username, title)))
    await pupils.send('POST', '/chat/submit', { ...agent, answer: 'because it throws the green light back', client_attempt_id: title })
    const mark = (points: number) =>
      teachers.send('POST', `/session/${agent.session_id}/override`, { question_set_index: 0, question_index: 0, points })
    await mark(7)

    await context.clock.install()
    const history = await context.newPage()
    await page.goto(`/session_details/${agent.session_id}`)
    await session.seeFigure('Score', '7 / 10')
    await history.goto(`/student/history?session=${agent.session_id}`)
    await expect(history.getByRole('dialog')).toContainText('7 / 10')
    const row = history.getByRole('row', { includeHidden: true }).filter({ hasText: title })
    await expect(row).toContainText('7 / 10')

    await mark(9)
    await context.clock.fastForward('00:31')
    await session.seeFigure('Score', '9 / 10')
    await expect(history.getByRole('dialog')).toContainText('9 / 10')
    await expect(row).toContainText('9 / 10')
  },
)

test(
  'sixty answers to one question are marked by keyboard, those that say the same with one key',
  { tag: ['@f202', '@anywidth'] },
  async ({ page, request, dashboard, student, signIn }, testInfo) => {
    const pupils = apiOf(request, await signIn(student))
    const teachers = apiOf(request, await signIn(teacher))
    const title = `Sixty leaves of ${student.name}`
    const wordings = ['It keeps red light', 'it keeps  red light.', 'Chlorophyll', 'The sun', 'because it throws the green light back', 'Because']
    const first = await giveOpenQuestion(teachers, student.username, title)
    const group = await teachers.send('POST', '/classes', { name: title })
    await teachers.send('POST', `/students/${await studentIdOf(teachers, student)}/add_to_class`, { class_id: group.id })
    for (let index = 0; index < 60; index += 1) {
      const { exercise_id } = first
      const given = index === 0 ? first.assignment_id : (await teachers.give(exercise_id, student.username, title)).id
      const work = { exercise_id, assignment_id: given }
      const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', work))
      await pupils.send('POST', '/chat/submit', { ...agent, answer: wordings[index % 6], client_attempt_id: `${title} ${index}` })
    }

    await page.goto(`/classroom/review?class_id=${group.id}`)
    const question = page.getByRole('region', { name: title })
    await expect(question).toContainText('60 answers, 10 points each')
    await dashboard.checkAccessibility()
    await page.getByRole('combobox', { name: 'Class' }).focus()
    const marks = question.getByRole('group', { name: 'Points, keys 1 to 5' })
    let presses = 0
    while (!(await marks.first().evaluate((one) => one.contains(document.activeElement)))) {
      await page.keyboard.press('Tab')
      presses += 1
    }
    for (const key of ['4', '2', '1', '5', '1']) {
      await page.keyboard.press(key)
      presses += 1
    }
    await expect(question).toContainText('60 of 60 answers marked')
    await page.keyboard.press('z')
    await expect(question).toContainText('Taken back. They wait again.')
    await page.keyboard.press('2')
    await expect(question).toContainText('60 of 60 answers marked')
    await page.getByRole('button', { name: 'Undo last mark' }).click()
    await expect(question).toContainText('50 of 60 answers marked')
    await page.keyboard.press('1')
    await expect(question).toContainText('60 of 60 answers marked')
    testInfo.annotations.push({ type: 'presses', description: `60 answers to one question in 5 wordings, marked from the list's filter on: ${presses}` })

    await page.reload()
    await expect(page.getByText('No answers from this class are waiting for you')).toBeVisible()
  },
)
