import { apiOf, exerciseIdOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { colleague, teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test(
  'a teacher invites a colleague to a class by email; the colleague accepts, sees its students and work, and is taken out again',
  { tag: ['@f283'] },
  async ({ page, student, signIn, complaints }, testInfo) => {
    complaints.expectAlso(/404|409/)
    const classroom = new ClassroomScreen(page)
    const mark = student.username
    const [name, title] = [`Class together ${mark}`, `Capitals of both ${mark}`]
    const api = apiOf(page.request, await signIn(teacher))
    const { id } = await api.send('POST', '/classes', { name })
    await api.send('POST', `/classes/${id}/students`, { student_id: await studentIdOf(api, student) })
    await api.send('POST', `/classes/${id}/assign_exercise`, { exercise_id: await exerciseIdOf(api, 'Capitals'), title, due_date: null })

    let presses = 0
    const press = async (button: string | RegExp) => {
      await classroom.dialog.getByRole('button', { name: button }).click()
      presses += 1
    }
    await classroom.open(`?class_id=${id}`)
    await classroom.pressInPanel('Teachers of this class')
    presses += classroom.isPhone ? 2 : 1
    await classroom.dialog.getByLabel('Invite a colleague by email').fill(student.email)
    await press('Invite')
    await expect(classroom.dialog.getByText('This address is not a teacher’s.')).toBeVisible()
    await classroom.dialog.getByLabel('Invite a colleague by email').fill(colleague.email)
    await press('Invite')
    await expect(classroom.dialog.getByText('Invited. They find the invitation in their classroom.')).toBeVisible()
    await expect(classroom.dialog.getByText(colleague.email, { exact: true })).toBeVisible()
    await classroom.checkAccessibility()
    await classroom.dialog.getByRole('button', { name: 'Close' }).last().click()

    const other = await page.context().newPage()
    await signIn(colleague, other)
    const theirs = new ClassroomScreen(other)
    await theirs.open()
    const band = other.getByRole('status').filter({ hasText: name })
    await expect(band).toContainText(`${teacher.name} invites you to teach ${name} together (1 student).`)
    await theirs.checkAccessibility()
    await band.getByRole('button', { name: 'Accept' }).click()
    presses += 1
    await expect(theirs.row(student.name)).toBeVisible()
    await theirs.open(`?class_id=${id}&tab=assignments`)
    await expect(theirs.row(title)).toBeVisible()
    await expect(other.getByRole('button', { name: 'Archive class...' })).toHaveCount(0)
    testInfo.annotations.push({ type: 'presses', description: `from a class to a colleague who teaches it too, one wrong address among them: ${presses}` })

    await signIn(teacher)
    await classroom.open(`?class_id=${id}`)
    await classroom.pressInPanel('Teachers of this class')
    await classroom.dialog.getByRole('button', { name: `Take out... ${colleague.name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).click()
    await expect(classroom.dialog.getByText(colleague.name)).toHaveCount(0)
    await signIn(colleague, other)
    await theirs.open(`?q=${encodeURIComponent(student.email)}`)
    await expect(other.getByText('No students found')).toBeVisible()
    await other.close()
  },
)
