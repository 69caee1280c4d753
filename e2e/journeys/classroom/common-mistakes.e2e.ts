import * as v from 'valibot'
import { apiOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { Screen } from '#e2e/screens/screen.ts'

const Started = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })

test('a class’s common mistakes are counted, and AI says what is behind one when its teacher asks', { tag: ['@f272'] }, async ({ page, student, classmate, signIn }, { project }) => {
  const title = `Twos of ${student.name} on ${project.name}`
  const teachers = apiOf(page.request, await signIn(teacher))
  const group = await teachers.send('POST', '/classes', { name: title })
  const question = await teachers.send('POST', '/question_definitions', { title, prompt: 'Solve for x: 2x + 3 = 31.\n\nAnswer: 14', subject: 'Math' })
  const exercise = await teachers.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })
  for (const pupil of [student, classmate]) {
    await teachers.send('POST', `/classes/${group.id}/students`, { student_id: await studentIdOf(teachers, pupil) })
    const given = await teachers.give(exercise.id, pupil.username, title)
    const pupils = apiOf(page.request, await signIn(pupil))
    const { agent } = v.parse(Started, await pupils.send('POST', '/chat/start', { exercise_id: exercise.id, assignment_id: given.id }))
    const { agent: after } = v.parse(Started, await pupils.send('POST', '/chat/submit', { ...agent, answer: '17', client_attempt_id: `first of ${pupil.username}` }))
    await pupils.send('POST', '/chat/submit', { ...after, answer: '14', client_attempt_id: `second of ${pupil.username}` })
    const { agent: last } = v.parse(Started, await pupils.send('POST', '/chat/start', { exercise_id: exercise.id, assignment_id: given.id }))
    await pupils.send('POST', '/chat/skip', last)
  }
  await signIn(teacher)
  const mistakes = page.getByRole('region', { name: 'Common mistakes' })
  const button = mistakes.getByRole('button', { name: 'Ask AI what is behind it' })

  await test.step('without the school’s consent they are only counted', async () => {
    await page.goto(`/classroom/progress?classId=${group.id}`)
    await expect(mistakes.getByText('2 of 2 students gave a wrong answer.')).toBeVisible()
    await expect(mistakes.getByText('“17”')).toBeVisible()
    await expect(button).toBeHidden()
  })

  await test.step('with it AI is asked, and what was sent can be read', async () => {
    await teachers.send('PUT', `/classes/${group.id}`, { name: title, model_consent: true })
    await page.reload()
    await button.click()
    await expect(mistakes.getByText('They add where they should take away.')).toBeVisible()
    await mistakes.getByText(/See what was sent/).click()
    await expect(mistakes.getByText('“17”, 2 students')).toBeVisible()
    await expect(mistakes.locator('details').first()).not.toContainText(student.name)
    await new Screen(page).checkAccessibility()
  })
})
