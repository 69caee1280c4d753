import { apiOf, exerciseIdOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test(
  'at a year’s end a teacher archives a class, which closes its work, copies it with its students for the next year, and brings it back',
  { tag: ['@f264', '@f265'] },
  async ({ page, student, signIn }, testInfo) => {
    const classroom = new ClassroomScreen(page)
    const mark = student.username
    const [title, old, next] = [`Summer sums ${mark}`, `Class 2025/26 ${mark}`, `Class 2026/27 ${mark}`]
    const api = apiOf(page.request, await signIn(teacher))
    const { id } = await api.send('POST', '/classes', { name: old })
    await api.send('POST', `/classes/${id}/students`, { student_id: await studentIdOf(api, student) })
    const exercise_id = await exerciseIdOf(api, 'Capitals')
    await api.send('POST', `/classes/${id}/assign_exercise`, { exercise_id, title, due_date: new Date(Date.now() + 86_400_000).toISOString() })

    let presses = 0
    const press = async (name: string) => {
      await classroom.pressInPanel(name)
      presses += classroom.isPhone ? 2 : 1
    }
    const confirm = async (name: string) => {
      await classroom.dialog.getByRole('button', { name }).click()
      presses += 1
    }
    await classroom.open(`?class_id=${id}`)
    await press('Archive class...')
    await expect(classroom.dialog.getByRole('listitem')).toHaveText([
      '1 assignment is still open and will close for the students; sessions that are running end.',
      `${title}: 1 student has not turned it in`,
      '1 student stays in it. Their scores and sessions stay too.',
    ])
    await classroom.checkAccessibility()
    await confirm('Archive class')
    await expect(page.getByText(`${old} class archived`).filter({ visible: true })).toBeVisible()
    await expect(page.getByText(/^Archived on .*\. Its students cannot open its work/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'New student' })).toHaveCount(0)
    await classroom.checkAccessibility()

    await press('Copy class...')
    await expect(classroom.dialog.getByLabel('Name of the new class')).toHaveValue(next)
    await expect(classroom.dialog.getByRole('checkbox', { name: 'All 1 student (1 chosen)' })).toBeChecked()
    await expect(classroom.dialog.getByRole('checkbox', { name: title })).not.toBeChecked()
    await classroom.checkAccessibility()
    await confirm('Copy class')
    await expect(page.getByText(`${next} class created`).filter({ visible: true })).toBeVisible()
    await expect(classroom.row(student.name)).toBeVisible()
    testInfo.annotations.push({ type: 'presses', description: `from the class to its archive and its copy for the next year: ${presses}` })

    const pupil = await page.context().newPage()
    await signIn(student, pupil)
    await pupil.goto('/student')
    await expect(pupil.getByText('Capitals Assignment').first()).toBeVisible()
    await expect(pupil.getByText(title)).toHaveCount(0)
    await pupil.close()

    await signIn(teacher)
    await classroom.open(`?class_id=${id}`)
    await page.getByRole('button', { name: 'Bring back', exact: true }).click()
    await classroom.dialog.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByText(`${old} class brought back`).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New student' }).first()).toBeVisible()
    const pupils = apiOf(page.request, await signIn(student))
    expect(JSON.stringify(await pupils.get('/assignments'))).toContain(title)
  },
)
