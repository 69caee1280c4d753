import * as v from 'valibot'
import { apiOf, studentIdOf } from '#e2e/api.ts'
import { expect, type Person, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

const Sessions = v.object({ results: v.array(v.object({ id: v.number(), pending: v.number() })) })

test('AI grades what has no key where its teacher lets it; the teacher reads what was sent, changes the mark, and holds it', {
  tag: ['@f270'],
}, async ({ page, chat, editor, session, student, signIn, complaints }, { project }) => {
  // A session that was not begun yet is refused with a 409, which the browser notes.
  complaints.expectAlso(/409/)
  // A model is asked about answers that wait every twenty seconds.
  test.setTimeout(180_000)
  const teachers = apiOf(page.request, await signIn(teacher))
  const title = `Leaves for ${student.name} on ${project.name}`
  const { studentId, exercise } = await makeOpenExercise(teachers, student, title)

  await test.step('the teacher lets AI grade in the settings of the exercise', async () => {
    await page.goto(`/exercises/${exercise.id}`)
    await editor.open(exercise.id)
    await page.getByRole('group', { name: 'AI in this exercise' }).getByRole('radio').last().check()
    await expect(page.getByText('AI also grades answers to questions without a key')).toBeVisible()
    await editor.save()
    await editor.seeSaved()
  })

  const given = await teachers.give(exercise.id, student.username, title)

  await test.step('the answer gets its reply at once, and waits', async () => {
    await signIn(student)
    await page.goto(`/chat/${exercise.id}?assignment_id=${given.id}`)
    await page.getByRole('button', { name: 'Start' }).click()
    await chat.box.fill(`${student.name} says they catch light`)
    await chat.box.press('Enter')
    await expect(chat.log.getByText('waiting', { exact: false }).first()).toBeVisible()
  })

  const api = apiOf(page.request, await signIn(teacher))
  const newest = async () => v.parse(Sessions, await api.get(`/session?student_id=${studentId}`)).results[0]

  await test.step('some seconds later it has a mark, which is told as graded by AI', async () => {
    await expect.poll(async () => (await newest())?.pending, { timeout: 60_000 }).toBe(0)
    await page.goto(`/session_details/${(await newest())?.id}`)
    await expect(session.transcript.getByText('Graded by AI: 5 of 10', { exact: false }).first()).toBeVisible()
  })

  await test.step('the teacher reads every word that was sent, and no name is among them', async () => {
    const note = session.transcript.locator('details').filter({ hasText: 'Graded by AI' })
    await note.getByText('Graded by AI').click()
    await expect(note).toContainText('they catch light')
    await expect(note).toContainText('[name 1]')
    await session.checkAccessibility()
  })

  await test.step('changes the mark, which is theirs from then on', async () => {
    const mark = page.getByRole('region', { name: 'Your mark' })
    await mark.getByRole('button', { name: /^7\.5 of 10/ }).click()
    await expect(mark.getByText(`${teacher.name} judged an answer`)).toBeVisible()
    await expect(mark.getByRole('textbox', { name: 'Your mark, of 10' })).toHaveValue('7.5')
    await expect(mark.getByText('AI graded this answer')).toBeHidden()
  })

  await test.step('the student reads that it was changed', async () => {
    await signIn(student)
    await page.goto(`/session_details/${(await newest())?.id}`)
    await expect(session.transcript.getByText('Your teacher gave this 7.5 of 10.')).toBeVisible()
  })
})

test('a mark that AI gave is held, also over one that came meanwhile: the answer waits for its teacher, and no AI is asked again', { tag: ['@f270', '@anywidth'] }, async ({ page, session, student, signIn, complaints }, { project }) => {
  // A hold that does not know the newest mark is refused with a 409, which the browser notes.
  complaints.expectAlso(/409.*review/)
  test.setTimeout(180_000)
  const token = await signIn(teacher)
  const teachers = apiOf(page.request, token)
  const title = `Held for ${student.name} on ${project.name}`
  const { exercise } = await makeOpenExercise(teachers, student, title)
  await teachers.send('PUT', `/exercises/${exercise.id}`, { config: { languageModel: 'grades' } })
  const given = await teachers.give(exercise.id, student.username, title)
  const pupils = apiOf(page.request, await signIn(student))
  const Started = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })
  const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', { exercise_id: exercise.id, assignment_id: given.id }))
  await pupils.send('POST', '/chat/submit', { ...agent, answer: 'they catch light', client_attempt_id: title })

  await signIn(teacher)
  const pending = async () => v.parse(v.object({ pending: v.number() }), await teachers.get(`/session/${agent.session_id}`)).pending
  await expect.poll(pending, { timeout: 60_000 }).toBe(0)
  await page.goto(`/session_details/${agent.session_id}`)
  const mark = page.getByRole('region', { name: 'Your mark' })
  const hold = mark.getByRole('button', { name: 'Hold it for me' })
  await expect(hold).toBeVisible()
  await teachers.send('POST', `/session/${agent.session_id}/override`, { question_set_index: 0, question_index: 0, points: 7.5 })
  await hold.click()
  await expect(mark.getByText('You gave 7.5 of 10 in another tab or on another device. It was not held for you.')).toBeVisible()
  expect(await pending()).toBe(0)
  await mark.getByRole('button', { name: 'Hold it instead' }).click()
  await expect(mark.getByText('This answer is waiting for you')).toBeVisible()
  await expect(session.transcript.getByText('Mark suggested by AI: 5 of 10')).toBeVisible()
  await expect(session.transcript.getByText('Graded by AI: 5 of 10')).toBeHidden()
  expect(await pending()).toBe(10)
  await page.goto('/classroom/review')
  await expect(page.getByRole('article', { name: `${student.name}, ${title}` })).toBeVisible()
})

/** A class that consents to AI with the student in it, and an exercise of one question without a key. */
async function makeOpenExercise(teachers: ReturnType<typeof apiOf>, student: Person, title: string) {
  const studentId = await studentIdOf(teachers, student)
  const group = await teachers.send('POST', '/classes', { name: title })
  await teachers.send('POST', `/classes/${group.id}/students`, { student_id: studentId })
  await teachers.send('PUT', `/classes/${group.id}`, { name: title, model_consent: true })
  const question = await teachers.send('POST', '/question_definitions', { title, prompt: 'Why does a plant need its leaves?', subject: 'Science' })
  const exercise = await teachers.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })
  return { studentId, exercise }
}
