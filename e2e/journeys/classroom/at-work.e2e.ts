import { apiOf, exerciseIdOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ChatScreen } from '#e2e/screens/chat.screen.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import { StudentScreen } from '#e2e/screens/student.screen.ts'

test(
  'while a class works, its teacher sees without a reload who begins, who is stuck at which question and who has finished, and never what they type',
  { tag: ['@f280'] },
  async ({ page, browser, student, signIn }) => {
    const classroom = new ClassroomScreen(page)
    const title = `Capitals today ${student.username}`
    const api = apiOf(page.request, await signIn(teacher))
    const { id } = await api.send('POST', '/classes', { name: `At work ${student.username}` })
    await api.send('POST', `/classes/${id}/students`, { student_id: await studentIdOf(api, student) })
    const exercise_id = await exerciseIdOf(api, 'Capitals')
    await api.send('POST', `/classes/${id}/assign_exercise`, { exercise_id, title, due_date: new Date(Date.now() + 86_400_000).toISOString() })

    await classroom.open(`?class_id=${id}&tab=assignments`)
    await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'At work' }).click()
    await classroom.seeHeading('At work')
    const row = page.getByRole('row').filter({ hasText: student.name })
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await expect(row).toContainText('Not started')
    await classroom.checkAccessibility()

    const pupil = await (await browser.newContext()).newPage()
    await signIn(student, pupil)
    const chat = new ChatScreen(pupil)
    await pupil.goto('/student')
    await new StudentScreen(pupil).start(title)
    await chat.seeQuestion(1, 2, 'What is the capital of Canada?')
    await expect(row).toContainText('Try 1 on question 1')
    await chat.answer('Toronto', /^Try 1 · /)
    await expect(row).toContainText('Try 2 on question 1')
    await chat.answer('Montreal', /^Try 2 · /)
    await chat.answer('Vancouver', /^Try 3 · /)
    await expect(row).toContainText('Stuck')
    await expect(row).toContainText('3 tries on question 1')
    await expect(page.getByText('Vancouver')).toHaveCount(0)
    await classroom.checkAccessibility()
    await pupil.context().close()
  },
)
