import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { colleague, teacher } from '#e2e/school.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'

test('AI suggests lines and whole questions beside a question, each shown as a difference, and nothing is taken unasked', {
  tag: ['@f271'],
}, async ({ page, signIn }, { project }) => {
  await signIn(teacher)
  const questions = new QuestionsScreen(page)
  const title = `Suggested on the ${project.name}`
  await questions.openNew()
  await questions.write(title, 'Solve for x: 2x + 3 = 11.')
  await questions.turnTo('Tutor knows')
  const { dialog } = questions
  const prompt = dialog.getByRole('textbox', { name: 'Prompt' })
  const ask = async (wish: string) => {
    await dialog.getByRole('combobox', { name: 'Suggest' }).selectOption({ label: wish })
    await dialog.getByRole('button', { name: 'Suggest', exact: true }).click()
  }

  await test.step('what would change stands there with its signs, and is left as it is', async () => {
    await ask('Hints')
    const change = dialog.getByRole('list', { name: 'What would change' })
    await expect(change.getByText('Hint: What was done to the number first?')).toBeVisible()
    await questions.checkAccessibility()
    await dialog.getByRole('button', { name: 'Leave as it is' }).click()
    await expect(change).toBeHidden()
    await expect(prompt).toHaveValue('Solve for x: 2x + 3 = 11.')
  })

  await test.step('lines are added to what was written meanwhile', async () => {
    await ask('Hints')
    await prompt.fill('Solve for x: 2x + 3 = 11.\n\nAnswer: 4')
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await expect(prompt).toHaveValue(/Answer: 4\n\nHint: What was done to the number first\?\nHint: Undo it on both sides\.$/)
  })

  await test.step('simpler words take the place of the others, and are saved with the question', async () => {
    await ask('In simpler words')
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await expect(prompt).toHaveValue(/^Find x: 2x \+ 3 = 11\./)
    await questions.save()
    await expect(dialog).toBeHidden()
    await questions.search(title)
    await questions.seeTitles(title)
  })

  await test.step('a whole question is made from a topic', async () => {
    await questions.openNew()
    await questions.turnTo('Tutor knows')
    await dialog.getByRole('textbox', { name: 'Text or topic' }).fill('rain')
    await dialog.getByRole('button', { name: 'Suggest', exact: true }).click()
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await expect(prompt).toHaveValue(/^Where does rain come from\?/)
  })
})

test('the day’s budget of a teacher ends: its use stands beside the button before that, and the tutor goes on without AI', {
  tag: ['@f271', '@anywidth'],
}, async ({ page, chat, editor, signIn, complaints }) => {
  // The call beyond the budget is refused with a 429, which the browser notes.
  complaints.expectAlso(/429/)
  const api = apiOf(page.request, await signIn(colleague))
  const questions = new QuestionsScreen(page)
  const body = { wanted: 'hints', title: 'Two steps', prompt: 'Solve for x: 2x + 3 = 11.', subject: 'Math' }
  const question = await api.send('POST', '/question_definitions', { title: 'Budget', prompt: 'Solve for x: 2x + 3 = 11.\n\nAnswer: 4', subject: 'Math' })
  const exercise = await api.send('POST', '/exercises', { title: 'Budget', grade_level: 5, themes: [], question_ids: [question.id] })

  await questions.openNew()
  await questions.write('Last one', 'Solve for x: 2x + 3 = 11.')
  await expect(questions.dialog.getByText(/\d+ of 80 AI calls used today/)).toBeVisible()
  for (let call = 0; call < 80; call += 1) await api.send('POST', '/question_ideas', body)
  await questions.dialog.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(questions.dialog.getByText('Today’s AI budget is used up. It begins anew at midnight UTC.')).toBeVisible()
  await questions.openNew()
  await questions.write('After that', 'Solve for x: 2x + 3 = 11.')
  await expect(questions.dialog.getByText('80 of 80 AI calls used today. It begins anew at midnight UTC')).toBeVisible()
  await expect(questions.dialog.getByRole('button', { name: 'Suggest', exact: true })).toBeDisabled()

  await editor.open(exercise.id)
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  await chat.answer('9', /Try 1 · not yet/)
  await chat.seeSaid('Answering without AI: its budget for today is used up.')
  await chat.answer('4', /Try 2 · right/)
})
