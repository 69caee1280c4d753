import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { EditorScreen } from '#e2e/screens/editor.screen.ts'
import { ExercisesScreen } from '#e2e/screens/exercises.screen.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'

test('many questions get a tag and one topic at once, and are filtered and found by it', async ({ page, student, signIn }, testInfo) => {
  const questions = new QuestionsScreen(page)
  const mark = student.username
  const api = apiOf(page.request, await signIn(teacher))
  const subjects = { Rome: 'Latin', Greece: 'Greek', Gaul: 'Latin' }
  for (const [title, subject] of Object.entries(subjects)) {
    await api.send('POST', '/question_definitions', { title: `${title} ${mark}`, prompt: 'When?\n\nAnswer: 27', subject })
  }
  await questions.open(`?q=${mark}`)
  let presses = 0
  for (const title of Object.keys(subjects)) await questions.box(`${title} ${mark}`).check()
  await page.getByRole('button', { name: 'Change 3 Questions' }).click()
  const { dialog } = questions
  await expect(dialog.getByPlaceholder('Mixed')).toHaveValue('')
  await dialog.getByPlaceholder('Add a tag').fill(`term ${mark}`)
  await dialog.getByLabel('Topic').fill('History')
  await questions.checkAccessibility()
  await dialog.getByRole('button', { name: 'Save' }).click()
  presses += 5
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('3 questions changed')).toBeVisible()
  testInfo.annotations.push({ type: 'presses', description: `from the list to a tag and a topic on three questions: ${presses}` })
  await expect(questions.row(`Rome ${mark}`)).toContainText('History')
  await expect(questions.row(`Rome ${mark}`)).toContainText(`Tags: term ${mark}`)

  await questions.open()
  const tag = await questions.filter('Tag')
  await tag.selectOption(`term ${mark}`)
  await expect(page).toHaveURL(/tag=term/)
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await questions.act('Tags', `Gaul ${mark}`)
  await dialog.getByRole('button', { name: `Remove term ${mark}` }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(`Tags of "Gaul ${mark}" saved`)).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})

test('exercises get tags too, which stand in their rows and in their copies', { tag: '@anywidth' }, async ({ page, student, signIn }) => {
  const exercises = new ExercisesScreen(page)
  const title = `Tagged (${student.username})`
  const api = apiOf(page.request, await signIn(teacher))
  await api.send('POST', '/exercises', { title, grade_level: 5, question_ids: [] })
  await exercises.open(`?q=(${student.username})`)
  await exercises.act(title, 'Tags')
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Add a tag').fill('spring')
  await page.keyboard.press('Enter')
  await dialog.getByPlaceholder('Add a tag').fill(student.username)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(exercises.row(title)).toContainText(`spring, ${student.username}`)
  await exercises.act(title, 'Duplicate')
  await expect(exercises.row(`${title} - Copy`)).toContainText(`spring, ${student.username}`)
})

test('a question is written with its tags, which wait over a reload, and an exercise gets them in its editor', { tag: '@anywidth' }, async ({ page, student, signIn }) => {
  const questions = new QuestionsScreen(page)
  const mark = student.username
  const api = apiOf(page.request, await signIn(teacher))
  await api.send('POST', '/question_definitions', { title: `Older ${mark}`, prompt: 'When?\n\nAnswer: 27', tags: [`unit ${mark}`] })
  await questions.openNew()
  const { dialog } = questions
  const box = dialog.getByPlaceholder('Add a tag')
  await questions.write(`Tagged ${mark}`, 'When?\n\nAnswer: 27')
  await expect(dialog.locator(`datalist option[value="unit ${mark}"]`)).toBeAttached()
  await box.fill(`unit ${mark}`)
  await page.keyboard.press('Enter')
  await box.fill('exam')
  await dialog.getByRole('textbox', { name: 'Title' }).click()
  await page.reload()
  const tags = dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')
  await expect(tags).toHaveText([`unit ${mark}`, 'exam'])
  await dialog.getByRole('button', { name: 'Remove exam' }).click()
  await box.fill(`typed ${mark}`)
  await questions.checkAccessibility()
  await questions.save()
  await questions.seeMessage('Question successfully added.')
  await questions.open(`?q=Tagged ${mark}`)
  await expect(questions.row(`Tagged ${mark}`)).toContainText(`Tags: unit ${mark}, typed ${mark}`)

  const exercise = await api.send('POST', '/exercises', { title: `Untagged ${mark}`, grade_level: 5, question_ids: [] })
  const editor = new EditorScreen(page)
  await editor.open(exercise.id)
  await page.getByPlaceholder('Add a tag').fill('spring')
  await page.keyboard.press('Enter')
  await editor.seeUnsaved('tags')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(editor.messages).toContainText('Changes saved')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['spring'])
})
