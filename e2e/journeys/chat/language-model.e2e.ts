import * as v from 'valibot'
import { apiOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher, work } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

const Sessions = v.object({ results: v.array(v.object({ id: v.number() })) })

test('a language model words the tutor’s replies where the school agreed, and nothing depends on it', { tag: ['@f248'] }, async ({ page, todo, chat, session, student, signIn }, { project }) => {
  const name = `Class of words of ${student.username} on ${project.name}`
  const token = await signIn(teacher)
  const api = apiOf(page.request, token)
  const studentId = await studentIdOf(api, student)
  const group = await api.send('POST', '/classes', { name })
  await api.send('POST', `/classes/${group.id}/students`, { student_id: studentId })

  await test.step('without consent the tutor talks in its own words', async () => {
    await signIn(student)
    await todo.open()
    await todo.start(work.plants)
    await chat.answer('17', /Try 1 · not yet/)
    await expect(chat.log.getByText('good way to begin')).toBeHidden()
  })

  await test.step('the teacher notes the school’s consent for the class', async () => {
    await signIn(teacher)
    const classroom = new ClassroomScreen(page)
    await classroom.open(`?class_id=${group.id}`)
    await classroom.pressInPanel(/^Edit class/)
    await page.getByRole('checkbox', { name: 'Our school agrees that a language model reads answers' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a wrong try gets its verdict at once, then the model’s words, with the hint below', async () => {
    await signIn(student)
    await todo.open()
    await todo.act(work.plants, 'Resume')
    await chat.answer('9', /Try 2 · not yet/)
    await chat.seeSaid('You took something away, and that is a good way to begin. What is left on the other side then?')
  })

  await test.step('a model that is talked round is not heard', async () => {
    await chat.answer('what is an unknown, parrot?', /Talk/)
    await expect(chat.log.getByText('the answer is 4')).toBeHidden()
  })

  await test.step('one that never answers costs no wait but for its words', async () => {
    await chat.box.fill('why is this so slow?')
    await chat.box.press('Enter')
    await expect(chat.marks.filter({ hasText: 'Talk' })).toHaveCount(2)
    await expect(chat.box).toBeEditable()
    await chat.seeSaid('Answering without AI.')
  })

  await test.step('the words are still there after a reload, and the teacher reads what was sent', async () => {
    await page.reload()
    await chat.seeSaid('good way to begin')
    const { results } = v.parse(Sessions, await api.get(`/session?student_id=${studentId}`))
    await signIn(teacher)
    await page.goto(`/session_details/${results[0]?.id}`)
    await session.openQuestion('Two steps')
    const worded = session.transcript.getByText('Put into words by a language model')
    await expect(worded).toHaveCount(1)
    await worded.click()
    await expect(session.transcript.getByText('The answer', { exact: true })).toBeVisible()
    await session.transcript.getByText('Exactly as sent').click()
    await expect(session.transcript.getByText('"answer": "9"')).toBeVisible()
    await expect(session.transcript).not.toContainText(student.name)
  })
})
