import * as v from 'valibot'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

const Made = v.object({ student_id: v.number() })

test('after a student was deleted Back leads on, and their page says where they can be brought back', { tag: ['@f52', '@anywidth'] }, async ({ page, request, signIn, complaints }) => {
  complaints.expectAlso(/404/)
  const teachers = apiOf(request, await signIn(teacher))
  const mark = `gone${Date.now() % 1_000_000}`
  const account = { name: `Nia ${mark}`, username: mark, email: `${mark}@journeys.example`, age: 0 }
  const { student_id: id } = v.parse(Made, await teachers.send('POST', '/auth/register_student', account))
  await page.goto(`/classroom?q=${mark}`)
  await page.getByRole('link', { name: account.name, exact: true }).click()
  await page.getByRole('button', { name: 'Delete Student' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Classroom', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/classroom\\?q=${mark}`))
  await expect(page.getByText('No students found')).toBeVisible()

  await page.goto(`/classroom/student_details?studentId=${id}`)
  await expect(page.getByRole('heading', { name: 'This student was not found.' })).toBeVisible()
  await page.getByRole('link', { name: 'Deleted students' }).click()
  const bin = page.getByRole('dialog')
  await bin.getByRole('button', { name: `Restore ${account.name}` }).click()
  await expect(bin.getByText(account.name)).toHaveCount(0)
  await page.goto(`/classroom/student_details?studentId=${id}`)
  await expect(page.getByRole('heading', { name: account.name })).toBeVisible()
  await page.goto('/classroom/progress?classId=999999')
  await expect(page.getByRole('heading', { name: 'This class was not found.' })).toBeVisible()
  await page.goto('/session_details/999999')
  await expect(page.getByRole('heading', { name: 'This session was not found.' })).toBeVisible()
})

test("a class, a question or a test run that is deleted or a colleague's says so, and leads to one's own", { tag: ['@f52', '@f103', '@anywidth'] }, async ({ page, request, signIn, complaints }) => {
  complaints.expectAlso(/404/)
  const token = await signIn(teacher)
  const teachers = apiOf(request, token)
  const name = `Gone ${Date.now() % 100_000}`
  const { id } = await teachers.send('POST', '/classes', { name })
  await page.request.delete(`/api/classes/${id}`, { headers: { Authorization: `Bearer ${token}` } })
  for (const tab of ['students', 'assignments']) {
    await page.goto(`/classroom?active=${id}&tab=${tab}`)
    await expect(page.getByText('It was deleted, or it belongs to a colleague.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Deleted classes' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: `Restore ${name}` })).toBeVisible()

  await page.goto('/question_definitions?edit=999999')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('It was deleted, or it belongs to a colleague who has not shared it with you.')
  await dialog.getByRole('button', { name: 'See your questions' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/question_definitions?preview=999999')
  await dialog.getByRole('link', { name: 'Deleted questions' }).click()
  await expect(dialog).toContainText('No deleted questions')

  await page.goto('/chat/999999')
  await expect(page.getByRole('heading', { name: 'This exercise was not found.' })).toBeVisible()
  await page.getByRole('button', { name: 'Return Home' }).click()
  await expect(page.getByRole('heading', { name: 'Exercises', level: 1 })).toBeVisible()
  await page.goto('/exercises/none')
  await expect(page.getByRole('heading', { name: "This page isn't in the book." })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Classroom' })).toBeVisible()
})

test("an exercise that is deleted or a colleague's leads to one's own, whichever it is", { tag: ['@f103', '@anywidth'] }, async ({ page, request, signIn, complaints }) => {
  complaints.expectAlso(/404/)
  const token = await signIn(teacher)
  const teachers = apiOf(request, token)
  const body = { title: `Short ${Date.now() % 100_000}`, grade_level: 5, themes: [], question_ids: [] }
  const own = await teachers.send('POST', '/exercises', body)
  await page.goto(`/exercises/${own.id}`)
  await expect(page.getByRole('heading', { name: body.title })).toBeVisible()
  await page.request.delete(`/api/exercises/${own.id}`, { headers: { Authorization: `Bearer ${token}` } })
  await page.goto(`/exercises/${own.id}`)
  await expect(page.getByText('Failed to fetch exercise.')).toBeVisible()
  await expect(page.getByText('It does not exist, or it belongs to a colleague who has not shared it with you.')).toBeVisible()
  await page.getByRole('link', { name: 'See your exercises' }).click()
  await expect(page.getByRole('heading', { name: 'Exercises', level: 1 })).toBeVisible()
})
