import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

const Made = v.object({ student_id: v.number() })
const Given = v.object({ assignment_ids: v.array(v.number()) })

test(
  'a teacher reads a class in its gradebook, weighs quizzes against homework, and walks it by keyboard',
  { tag: '@anywidth' },
  async ({ page, request, signIn }, testInfo) => {
    const teachers = apiOf(request, await signIn(teacher))
    const mark = `g${Date.now() % 1_000_000}`
    const group = await teachers.send('POST', '/classes', { name: `Term ${mark}` })
    const names = ['Ada', 'Ben', 'Cleo', 'Dan']
    for (const name of names) {
      const account = { name: `${name} ${mark}`, username: `${name.toLowerCase()}${mark}`, email: `${name}.${mark}@journeys.example`, age: 0 }
      const made = await teachers.send('POST', '/auth/register_student', account)
      await teachers.send('POST', `/classes/${group.id}/students`, { student_id: v.parse(Made, made).student_id })
    }
    const given = new Map<string, number[]>()
    for (const title of ['Homework', 'Quiz']) {
      const question = await teachers.send('POST', '/question_definitions', { title: `${title} ${mark}`, prompt: 'What is 2 and 2?\n\nAnswer: 4', subject: 'Math' })
      const exercise = await teachers.send('POST', '/exercises', { title: `${title} ${mark}`, grade_level: 5, themes: [], question_ids: [question.id] })
      const body = { exercise_id: exercise.id, title: `${title} ${mark}`, due_date: '2099-12-01T12:00:00Z' }
      given.set(title, v.parse(Given, await teachers.send('POST', `/classes/${group.id}/assign_exercise`, body)).assignment_ids)
    }
    expect([...given.values()].map((ids) => ids.length)).toEqual([4, 4])

    await page.goto(`/classroom?class_id=${group.id}`)
    let presses = 1
    await page.getByRole('link', { name: 'Gradebook' }).click()
    const grid = page.getByRole('grid', { name: `Gradebook of Term ${mark}` })
    await expect(grid).toBeVisible()
    await expect(grid.getByRole('rowheader')).toHaveText([...names.map((name) => `${name} ${mark}`), 'Median', 'Mean'])
    await expect(grid.getByRole('columnheader')).toContainText(['Name', `Homework ${mark}`, `Quiz ${mark}`, 'Mean', 'Median', 'Term mark'])

    await grid.getByRole('link', { name: `Ada ${mark}` }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`Ada ${mark}, Homework ${mark}:`, { exact: false })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`Ben ${mark}, Homework ${mark}:`, { exact: false })).toBeVisible()

    presses += 4
    await page.getByRole('button', { name: 'Weights' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terms and weights' })
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Homework')
    await dialog.getByLabel('Weight').first().fill('40')
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByLabel('Name of category 2').fill('Quizzes')
    await dialog.getByLabel('Weight').nth(1).fill('60')
    await dialog.getByLabel(`Quiz ${mark}`).selectOption('Quizzes')
    // What is not saved opens its dialog again.
    await page.reload()
    await expect(dialog.getByLabel('Name of category 2')).toHaveValue('Quizzes')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(grid).toContainText('Homework, 40%')
    await expect(grid).toContainText('Quizzes, 60%')
    await page.reload()
    await expect(grid).toContainText('Quizzes, 60%')
    testInfo.annotations.push({ type: 'presses', description: `from the class to its weighed gradebook, beside what is typed: ${presses}` })
  },
)

test(
  "a term's gradebook of 35 students and 60 pieces of work is set up, ordered, walked to its end and downloaded",
  { tag: '@anywidth' },
  async ({ page, request, signIn }, testInfo) => {
    test.setTimeout(240_000)
    const teachers = apiOf(request, await signIn(teacher))
    const mark = `t${Date.now() % 1_000_000}`
    const group = await teachers.send('POST', '/classes', { name: `Year ${mark}` })
    for (let index = 10; index < 45; index += 1) {
      const account = { name: `Pupil ${index} ${mark}`, username: `p${index}${mark}`, email: `p${index}.${mark}@journeys.example`, age: 0 }
      const made = await teachers.send('POST', '/auth/register_student', account)
      await teachers.send('POST', `/classes/${group.id}/students`, { student_id: v.parse(Made, made).student_id })
    }
    const question = await teachers.send('POST', '/question_definitions', { title: `Sum ${mark}`, prompt: 'What is 2 and 2?\n\nAnswer: 4', subject: 'Math' })
    for (let index = 10; index < 70; index += 1) {
      const title = `Piece ${index} ${mark}`
      const exercise = await teachers.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })
      const due_date = `20${index < 50 ? '98' : '99'}-03-${String((index % 28) + 1).padStart(2, '0')}T12:00:00Z`
      await teachers.send('POST', `/classes/${group.id}/assign_exercise`, { exercise_id: exercise.id, title, due_date })
    }

    await page.goto(`/classroom?class_id=${group.id}`)
    const grid = page.getByRole('grid', { name: `Gradebook of Year ${mark}` })
    let presses = 1
    await page.getByRole('link', { name: 'Gradebook' }).click()
    await expect(grid).toHaveAttribute('aria-rowcount', '38')
    await expect(grid).toHaveAttribute('aria-colcount', '64')

    presses += 4
    await page.getByRole('button', { name: 'Weights' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terms and weights' })
    for (const [place, year] of ['2098', '2099'].entries()) {
      await dialog.getByRole('button', { name: 'Add term' }).click()
      const term = dialog.getByRole('group', { name: `Term ${place + 1}` })
      await term.getByLabel('First day').fill(`${year}-03-01`)
      await term.getByLabel('Last day').fill(`${year}-03-31`)
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(grid).toHaveAttribute('aria-colcount', '44')
    const shown = page.getByRole('combobox', { name: 'Show', exact: true })
    await shown.selectOption('Term 2')
    await expect(grid).toHaveAttribute('aria-colcount', '24')
    await expect(page).toHaveURL(/span=term-1/)
    await shown.selectOption('All work')
    await expect(grid).toHaveAttribute('aria-colcount', '64')
    await shown.selectOption('Term 1')
    await expect(grid).toHaveAttribute('aria-colcount', '44')

    presses += 2
    const byName = grid.getByRole('button', { name: 'Name', exact: true })
    await byName.click()
    await byName.click()
    await expect(grid.getByRole('rowheader').first()).toContainText('Pupil 44')
    await page.reload()
    await expect(grid.getByRole('rowheader').first()).toContainText('Pupil 44')
    await byName.press('Control+End')
    await expect(grid.getByRole('rowheader', { name: 'Mean' })).toBeVisible()

    presses += 1
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
    const lines = (await readFile(await file.path(), 'utf8')).split('\n')
    expect(lines.filter((line) => line.includes('Pupil ')).length).toEqual(35)
    expect(lines[0]?.match(/Piece/g)?.length).toEqual(40)
    testInfo.annotations.push({ type: 'presses', description: `from the class to a term's gradebook of 35 students, ordered and downloaded: ${presses}` })
  },
)
