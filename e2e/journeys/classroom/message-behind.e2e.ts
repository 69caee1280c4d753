import { apiOf, exerciseIdOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test(
  'a teacher writes to everyone who is behind with a piece of work, and each of them reads it once on the start page and puts it away',
  { tag: ['@f281'] },
  async ({ page, browser, student, signIn }, testInfo) => {
    const classroom = new ClassroomScreen(page)
    const title = `Capitals again ${student.username}`
    const api = apiOf(page.request, await signIn(teacher))
    const { id } = await api.send('POST', '/classes', { name: `Behind ${student.username}` })
    await api.send('POST', `/classes/${id}/students`, { student_id: await studentIdOf(api, student) })
    const mate = { name: `Mate ${student.username}`, username: `mate.${student.username}`, email: `mate.${student.username}@walks.example`, age: 9 }
    await api.send('POST', `/classes/${id}/students`, { student_id: (await api.send('POST', '/auth/register_student', mate)).id })
    const exercise_id = await exerciseIdOf(api, 'Capitals')
    await api.send('POST', `/classes/${id}/assign_exercise`, { exercise_id, title, due_date: new Date(Date.now() + 86_400_000).toISOString() })

    let presses = 0
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().click()
      presses += 1
    }
    await classroom.open(`?class_id=${id}&tab=assignments`)
    await press(new RegExp(`^${title}`))
    await press('Message the 2')
    await expect(classroom.dialog.getByRole('list', { name: 'To' }).getByRole('listitem')).toContainText([student.name, mate.name])
    await expect(classroom.dialog.getByLabel('Message')).toHaveValue(new RegExp(`^“${title}” is due on .* Please finish it as soon as you can.$`))
    await classroom.dialog.getByLabel('Begin with').selectOption('An offer of help')
    await classroom.dialog.getByLabel('Message').fill('Come to me at lunch.\nWe look at <b>Canada</b> together.')
    await classroom.checkAccessibility()
    await press('Send message')
    await expect(page.getByText(/^Message left for 2 students/).filter({ visible: true })).toBeVisible()
    testInfo.annotations.push({ type: 'presses', description: `from a class's work to a message to all who are behind: ${presses}` })

    // One student's own row leads to a message to them alone.
    await (await classroom.rowAction('Message', `${title}, ${mate.name}`)).click()
    await expect(page.getByRole('dialog', { name: `Message ${mate.name}` })).toBeVisible()
    await classroom.dialog.getByLabel('Message').fill('And you to breakfast.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(/^Message left for 1 student/).filter({ visible: true })).toBeVisible()

    const pupil = await (await browser.newContext()).newPage()
    await signIn(student, pupil)
    await pupil.goto('/student')
    const note = pupil.getByRole('complementary', { name: /^Message from/ })
    await expect(note).toHaveCount(1)
    await expect(note).toContainText(`about ${title}`)
    await expect(note).toContainText('We look at <b>Canada</b> together.')
    await note.getByRole('button', { name: 'Got it' }).click()
    await expect(note).toHaveCount(0)
    await pupil.reload()
    await expect(pupil.getByRole('article', { name: title })).toBeVisible()
    await expect(note).toHaveCount(0)
    await pupil.context().close()
  },
)
