import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { colleague, studentAt, studentCount, teacher } from '#e2e/school.ts'
import { ExercisesScreen } from '#e2e/screens/exercises.screen.ts'

test(
  'a teacher shares an exercise with a colleague, who finds it, gives it to a student and duplicates it to change it',
  { tag: ['@f245', '@f246', '@f247'] },
  async ({ page, student, signIn }, testInfo) => {
    const exercises = new ExercisesScreen(page)
    const title = `Shared (${student.username})`
    const api = apiOf(page.request, await signIn(teacher))
    const question = await api.send('POST', '/question_definitions', { title: `Sum (${student.username})`, prompt: 'What is 2 + 5?\n\nAnswer: 7' })
    await api.send('POST', '/exercises', { title, grade_level: 5, question_ids: [question.id] })

    let presses = 0
    await exercises.open(`?q=(${student.username})`)
    await exercises.act(title, 'Share')
    const sharing = exercises.dialog(`Share “${title}”`)
    await sharing.getByRole('searchbox', { name: 'Search colleagues' }).fill(colleague.name)
    await sharing.getByRole('button', { name: `Add ${colleague.name}` }).click()
    await expect(sharing.getByRole('combobox', { name: `What ${colleague.name} may do` })).toHaveValue('use')
    await exercises.checkAccessibility()
    await sharing.getByRole('button', { name: 'Save' }).click()
    presses += 4
    await exercises.seeToast(`“${title}” is shared with 1 colleague`)
    testInfo.annotations.push({ type: 'presses', description: `from the list to an exercise shared with a colleague: ${presses}` })

    await signIn(colleague)
    await exercises.open('?owner=shared')
    await expect(exercises.row(title)).toContainText(teacher.name)
    await expect(await exercises.rowAction('Delete', title)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await exercises.checkAccessibility()

    presses = 0
    await exercises.act(title, 'Create assignment')
    const giving = exercises.dialog('Create Assignment')
    await giving.getByRole('checkbox', { name: studentAt(studentCount - 1).name, exact: true }).check()
    await giving.getByRole('button', { name: 'Create Assignment' }).click()
    presses += 3
    await exercises.seeToast('Assignment created successfully for 1 student(s)')
    await exercises.act(title, 'Duplicate')
    presses += 2
    await exercises.seeToast(`“${title} - Copy” is in your exercises.`)
    await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Open it' }).click()
    presses += 1
    await expect(page).toHaveURL(/\/exercises\/\d+$/)
    await expect(page.getByRole('heading', { name: `${title} - Copy` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible()
    await exercises.checkAccessibility()
    testInfo.annotations.push({ type: 'presses', description: `from what a colleague shared to work given and a copy opened: ${presses}` })
  },
)
