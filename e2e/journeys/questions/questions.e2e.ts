import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'

const prompt = 'What is 6 times 7?\n\nAnswer: 42\nHint: Six sevens.\nHint: It is 42.'

test(
  'a teacher writes a question, mends it, tries it on the tutor, saves it and finds it again',
  { tag: ['@f80', '@f81', '@f85', '@f86', '@f87', '@f88', '@f168', '@f169', '@f170'] },
  async ({ page, signIn }, { project }) => {
    const title = `Calculate six sevens, ${project.name}`
    const questions = new QuestionsScreen(page)
    await signIn(teacher)
    await questions.openNew()
    await questions.turnTo('Try it')
    await questions.dialog.getByRole('radio', { name: 'Test mode' }).check()
    await questions.dialog.getByRole('button', { name: 'Start test mode' }).click()
    await expect(questions.dialog).toContainText('Please fill out all required fields above')
    await questions.turnTo('Tutor knows')
    await questions.save()
    await expect(questions.dialog).toContainText('Question title is required')
    await expect(questions.dialog).toContainText('Prompt is required')
    await questions.write(title, prompt)
    await expect(questions.dialog).not.toContainText('is required')
    await expect(questions.dialog).toContainText('1 accepted answer, 2 hints')
    await expect(questions.dialog.getByRole('button', { name: /^Change subject, now Math, guessed/ })).toBeVisible()
    await questions.dialog.getByRole('button', { name: 'Remove the hint' }).click()
    await expect(questions.dialog).toContainText('1 accepted answer, 1 hint')
    await questions.checkAccessibility()

    await page.reload()
    await expect(questions.dialog).toContainText('This is your draft')
    await questions.turnTo('Try it')
    await questions.dialog.getByRole('textbox', { name: 'Type another answer to check' }).fill('forty-two')
    await page.keyboard.press('Enter')
    await expect(questions.dialog.getByRole('row').filter({ hasText: 'forty-two' })).toContainText('right')
    await questions.dialog.getByRole('radio', { name: 'Test mode' }).check()
    await questions.dialog.getByRole('button', { name: 'Start test mode' }).click()
    await questions.dialog.getByRole('textbox', { name: 'Your answer as a student' }).fill('42')
    await page.keyboard.press('Enter')
    await expect(questions.dialog.getByRole('log')).toContainText('feedback:')
    await expect(questions.dialog.getByRole('textbox', { name: 'Your answer as a student' })).toBeDisabled()
    await questions.save()
    await questions.seeMessage('Question successfully added.')
    await questions.search(`six sevens, ${project.name}`)
    await expect(questions.row(title)).toContainText('Math')
    await page.reload()
    await expect(questions.row(title)).toBeVisible()
    await questions.checkAccessibility()
  },
)

test(
  'a question is copied, put into an exercise, deleted with what it touches told first, and comes back by Undo',
  { tag: ['@f90', '@f91', '@f93', '@f96'] },
  async ({ page, signIn }, { project }) => {
    const title = `Wandering question of the ${project.name}`
    const questions = new QuestionsScreen(page)
    await signIn(teacher)
    await questions.openNew()
    await questions.write(title, prompt)
    await questions.save()
    await questions.search(title)
    await questions.act('Copy', title)
    await questions.dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await questions.seeMessage(`"${title}" copied successfully`)
    await expect(questions.row(`${title} - Copy`)).toBeVisible()

    await questions.act('Add to exercise', title)
    await questions.dialog.getByRole('searchbox', { name: 'Search exercises' }).fill('Unfinished Reading')
    await questions.dialog.getByRole('checkbox', { name: /^Unfinished Reading/ }).check()
    await questions.dialog.getByRole('button', { name: 'Add to exercise' }).click()
    await questions.seeMessage('Question was added to 1 exercise')
    await expect(page.getByRole('main').getByRole('link', { name: 'here' })).toHaveAttribute('href', '/exercises')

    await questions.act('Delete', title)
    await expect(questions.confirmation).toContainText('It will be taken out of 1 exercise: “Unfinished Reading”.')
    await questions.confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
    await questions.seeMessage(`"${title}" deleted successfully`)
    await expect(questions.row(`${title} - Copy`)).toHaveCount(1)
    await expect(questions.box(title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(questions.box(title)).toBeVisible()
    await questions.act('Delete', title)
    await questions.confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
    await questions.seeMessage(`"${title}" deleted successfully`)
  },
)

test(
  'what an administrator added is copied to be changed, and questions of different types are not chosen together',
  { tag: ['@f94', '@f95', '@anywidth'] },
  async ({ page, signIn }) => {
    const questions = new QuestionsScreen(page)
    const api = apiOf(page.request, await signIn(teacher))
    await api.send('POST', '/question_definitions', { title: 'Two kinds, typed', prompt: 'What is 2 and 2?\n\nAnswer: 4', subject: 'Math' })
    await api.send('POST', '/question_definitions', { title: 'Two kinds, spoken', prompt: 'Good morning.', subject: 'English', question_type: 'ACCENT_TRAINING' })
    await questions.open('?author=admin')
    const title = await questions.firstCopyable()
    await expect(await questions.rowAction('Edit', title)).toBeDisabled()
    await expect(await questions.rowAction('Delete', title)).toBeDisabled()
    await questions.act('Preview', title)
    await expect(questions.dialog.getByRole('textbox', { name: 'Title' })).not.toBeEditable()
    await expect(questions.dialog.getByRole('button', { name: 'Copy to edit' })).toBeVisible()
    await page.keyboard.press('Escape')
    await questions.open('?author=user&q=Two kinds')
    await page.getByRole('row').filter({ hasText: 'Free Form' }).first().getByRole('checkbox').check()
    const spoken = page.getByRole('row').filter({ hasText: 'Accent Training' }).first().getByRole('checkbox')
    await expect(spoken).toHaveAccessibleDescription('Cannot mix different question types')
    await spoken.click({ force: true })
    await questions.seeMessage('Cannot mix different question types in selection')
    await expect(page.getByText(/^1 Free Form question selected/).first()).toBeVisible()
  },
)
