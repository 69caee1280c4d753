import { type Api, apiOf } from '#e2e/api.ts'
import { Faults } from '#e2e/faults.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher, work } from '#e2e/school.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'

async function question(api: Api, title: string): Promise<number> {
  return (await api.send('POST', '/question_definitions', { title, prompt: 'What is 2 + 2?\n\nAnswer: 4', subject: 'Math' })).id
}

test.beforeEach(({ complaints }) => complaints.expectAlso(/500/))

test('every failure of the question library has its words', { tag: ['@f185', '@anywidth'] }, async ({ page, signIn }) => {
  const questions = new QuestionsScreen(page)
  const { dialog, confirmation } = questions
  const api = apiOf(page.request, await signIn(teacher))
  for (const title of ['Failing one', 'Failing two']) await question(api, title)
  const faults = await new Faults(page).watch()
  await faults.failing('GET question_definitions', () => questions.open('?q=Failing'), 'Failed to fetch question definitions.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(questions.box('Failing one')).toBeVisible()

  await questions.act('Copy', 'Failing one')
  const copying = () => dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await faults.failing('POST question_definitions/:id/copy', copying, 'Failed to copy question')
  await faults.failing('GET question_definitions', copying, 'Failed to refresh questions.')
  await questions.seeMessage('"Failing one" copied successfully')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(questions.box('Failing one - Copy')).toBeVisible()

  await faults.failing('GET question_definitions/:id', () => questions.act('Preview', 'Failing one'), 'Failed to load question details.')
  await page.keyboard.press('Escape')
  await faults.failing('GET exercises', () => questions.act('Add to exercise', 'Failing one'), 'Failed to fetch exercises.')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('searchbox', { name: 'Search exercises' }).fill('Unfinished Reading')
  await dialog.getByRole('checkbox', { name: /^Unfinished Reading/ }).check()
  const adding = () => dialog.getByRole('button', { name: 'Add to exercise' }).click()
  await faults.failing('POST question_definitions/:id/add_to_exercises', adding, 'Failed to add questions to assignments.')
  await expect(page.getByText('There was a problem adding the questions.').filter({ visible: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave the rest' }).click()

  await questions.act('Delete', 'Failing one')
  const deleting = () => confirmation.getByRole('button', { name: /^Delete/ }).click()
  await faults.failing('DELETE question_definitions/:id', deleting, 'Failed to delete question.')
  await confirmation.getByRole('button', { name: 'Leave them' }).click()
  for (const title of ['Failing one', 'Failing two']) await questions.box(title).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).or(page.getByRole('button', { name: /^Delete 2/ })).first().click()
  await faults.failing('DELETE question_definitions/:id', deleting, 'Failed to delete questions.')
})

test('every failure of writing and trying a question has its words, and the text stays', { tag: ['@f185', '@anywidth'] }, async ({ page, signIn }) => {
  const questions = new QuestionsScreen(page)
  const { dialog } = questions
  const api = apiOf(page.request, await signIn(teacher))
  const faults = await new Faults(page).watch()
  await questions.openNew()
  await questions.write('Never made', 'What is 2 + 2?\n\nAnswer: 4')
  await faults.failing('POST question_definitions', () => questions.save(), 'Failed to create question. Please try again. What you typed is still here.')
  await dialog.getByRole('radio', { name: 'Test mode' }).check()
  const starting = () => dialog.getByRole('button', { name: 'Start test mode' }).click()
  await faults.failing('POST test_chat/start', starting, 'Failed to start test mode. Please try again.')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('textbox', { name: 'Your answer as a student' }).fill('4')
  await faults.failing('POST test_chat/submit', () => page.keyboard.press('Enter'), 'Failed to submit answer. Please try again.')
  await questions.save()
  await questions.seeMessage('Question successfully added.')
  await page.goto(`/question_definitions?edit=${await question(api, 'Never changed')}`)
  await questions.write('Never changed again', 'What is 2 + 2?\n\nAnswer: 4')
  await faults.failing('PUT question_definitions/:id', () => questions.save(), 'Failed to update question. Please try again. What you typed is still here.')
})

test('every failure of exercises and their editor has its words', { tag: ['@f185', '@anywidth'] }, async ({ page, editor, signIn, student }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const ids = [await question(api, 'Kept'), await question(api, 'Taken out')]
  const { id } = await api.send('POST', '/exercises', { title: `Failing all over (${student.username})`, grade_level: 5, themes: [], question_ids: ids })
  const faults = await new Faults(page).watch()
  await faults.failing('GET exercises', () => page.goto(`/exercises?q=(${student.username})`), 'Failed to fetch exercises.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Create assignment/ }).click()
  const giving = page.getByRole('dialog', { name: 'Create Assignment' })
  await giving.getByRole('searchbox', { name: 'Search students' }).fill(student.name)
  await giving.getByRole('checkbox', { name: student.name, exact: true }).check()
  const creating = () => giving.getByRole('button', { name: 'Create Assignment' }).click()
  await faults.failing('POST assignments', creating, 'Failed to create assignment.')
  await giving.getByRole('button', { name: 'Close' }).first().click()
  await page.locator('summary', { has: page.getByText(/^More for Failing/) }).first().click()
  await page.getByRole('button', { name: /^Delete Failing/ }).click()
  const deleting = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await faults.failing('DELETE exercises/:id', deleting, 'Failed to delete exercise.')

  await faults.failing('GET exercises/:id', () => page.goto(`/exercises/${id}`), 'Failed to fetch exercise.')
  await faults.failing('GET question_sets/:id', () => page.getByRole('button', { name: 'Try again' }).click(), 'Failed to fetch question details.')
  await editor.set('Kept').getByRole('button', { name: 'Try again' }).click()
  await expect(editor.set('Kept').getByText('What is 2 + 2?')).toBeVisible()
  const removing = () => editor.set('Taken out').getByRole('button', { name: 'Delete' }).click()
  await faults.failing('DELETE question_sets/:id', removing, 'Something went wrong on our side. Please try again.')
  await expect(editor.set('Taken out').getByRole('alert').first()).toBeVisible()
  await faults.failing('POST themes', () => editor.addTheme(`Storms of ${student.username}`), 'Failed to add theme')
  await page.getByRole('radio', { name: 'Strict' }).check()
  const settling = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await faults.failing('PUT exercises/:id', settling, /^Failed to save settings\./)
  await faults.failing('PUT exercises/:id', () => editor.save(), /^Failed to save changes\./)
})

test('a chat that does not start, an answer and a way on that fail say so, and speak of a kept answer only where there is one', {
  tag: ['@f185', '@f139', '@f127', '@anywidth'],
}, async ({ page, chat, signIn, student, todo }) => {
  const still = page.getByText('Your answer is still here.')
  await signIn(student)
  await todo.open()
  const faults = await new Faults(page).watch()
  const loading = 'There was an error loading this assignment, please reload the page or try again later.'
  await faults.failing('POST chat/start', () => todo.start(work.undated), loading)
  await expect(still).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await chat.seeQuestion(1, 2, 'Canada')
  const skipping = () => chat.skipButton.click()
  await faults.failing('POST chat/skip', skipping, 'There was an error loading the next question. Please try again.')
  await expect(still).toHaveCount(0)
  await chat.box.fill('Toronto')
  await faults.failing('POST chat/submit', () => chat.box.press('Enter'), 'There was an error processing your answer. Please try again.')
  await expect(still).toBeVisible()
  // What went wrong before is over once somebody writes on.
  await chat.box.fill('Ottawa')
  await expect(still).toHaveCount(0)
  await chat.answer('Ottawa', /Try 1 · right/)
  await expect(still).toHaveCount(0)
})

test('what worked is told in its words: adding, copying and deleting questions, changing an exercise', {
  tag: ['@f185', '@anywidth'],
}, async ({ page, editor, signIn, student }) => {
  const questions = new QuestionsScreen(page)
  const { dialog, confirmation } = questions
  const api = apiOf(page.request, await signIn(teacher))
  const name = student.username
  const ids: number[] = []
  for (const number of [1, 2]) ids.push(await question(api, `Told ${number} (${name})`))
  const exercise = (title: string, question_ids: number[]) => api.send('POST', '/exercises', { title: `${title} (${name})`, grade_level: 5, themes: [], question_ids })
  const [first] = [await exercise('One', []), await exercise('Two', ids.slice(0, 1))]

  await questions.open(`?q=(${name})`)
  const choose = async (...titles: string[]) => {
    await dialog.getByRole('searchbox', { name: 'Search exercises' }).fill(`(${name})`)
    for (const title of titles) await dialog.getByRole('checkbox', { name: `${title} (${name})` }).check()
    await dialog.getByRole('button', { name: /^Add to/ }).click()
  }
  for (const number of [1, 2]) await questions.box(`Told ${number} (${name})`).check()
  await page.getByRole('button', { name: 'Add 2 questions to Exercise' }).click()
  await choose('One', 'Two')
  await questions.seeMessage('3 additions completed successfully. (1 duplicates skipped)')
  for (const number of [1, 2]) await questions.box(`Told ${number} (${name})`).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).or(page.getByRole('button', { name: /^Delete 2/ })).first().click()
  await confirmation.getByRole('button', { name: /^Delete/ }).click()
  await questions.seeMessage('2 questions deleted successfully')

  await editor.open(first.id)
  await page.getByRole('button', { name: 'Create a question' }).first().click()
  await questions.write(`Made here (${name})`, 'What is 2 + 2?\n\nAnswer: 4')
  await questions.save()
  await expect(editor.messages.getByText('Question added', { exact: true })).toBeVisible()
  for (const number of [3, 4]) await question(api, `Told ${number} (${name})`)
  await page.getByRole('button', { name: 'Add existing' }).click()
  await dialog.getByRole('searchbox', { name: 'Search questions' }).fill(`(${name})`)
  for (const number of [3, 4]) await dialog.getByRole('checkbox', { name: `Select Told ${number} (${name})` }).check()
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect(editor.messages.getByText('Questions added', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Strict' }).check()
  await editor.save()
  await editor.seeSaved()
})
