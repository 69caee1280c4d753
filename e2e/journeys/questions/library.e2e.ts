import type { Locator } from '@playwright/test'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { password, teacher } from '#e2e/school.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'

/** What a title speaks of, by each of its words. */
const words = {
  Math: ['equation', 'formula', 'calculate', 'number', 'algebra', 'geometry', 'solve'],
  History: ['century', 'war', 'leader', 'civilization', 'ancient', 'revolution'],
  Science: ['biology', 'chemistry', 'physics', 'experiment', 'molecule', 'atom', 'element'],
  English: ['a poem'],
}

const hues: Record<string, string> = { English: 'red', Math: 'blue', History: 'yellow', Science: 'green' }

/** The name of a badge's colour. */
async function hueOf(badge: Locator): Promise<string | undefined> {
  const [red = 0, green = 0, blue = 0] = (await badge.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number) ?? []
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [from, distance] = most === red ? [0, green - blue] : most === green ? [120, blue - red] : [240, red - green]
  const hue = (from + (60 * distance) / (most - least) + 360) % 360
  return Object.entries({ red: 15, orange: 38, yellow: 65, green: 170, blue: 260 }).find(([, end]) => hue < end)?.[0]
}

test('the library asks for everybody’s questions first, shows a teacher their own, and one who has none everybody’s', {
  tag: ['@f81', '@f82', '@anywidth'],
}, async ({ page, signIn }) => {
  const questions = new QuestionsScreen(page)
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/question_definitions') asked.push(searchParams.get('filter'))
  })
  await signIn(teacher)
  await questions.open()
  const author = await questions.filter('Author')
  await expect(author).toHaveValue('user')
  await expect(author.getByRole('option')).toHaveText(['Added by Me', 'Added by Admin', 'Shared with Me', 'All Authors'])
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(asked.slice(0, 2)).toEqual(['both', 'user'])
  await author.selectOption('Added by Admin')
  await expect(questions.row('Evaporation').or(page.getByText('By Admin', { exact: true })).first()).toBeVisible()
  await expect(page).toHaveURL(/author=admin/)

  const newcomer = { username: 'nadia12', name: 'Nadia New', email: 'nadia@journeys.example' }
  await page.request.post('/api/auth/register', { data: { ...newcomer, password, age: 30 } })
  await signIn(newcomer)
  await questions.open()
  await expect(await questions.filter('Author')).toHaveValue('both')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('questions stand in the order of age or name, and a long prompt unfolds', { tag: ['@f83', '@f84', '@anywidth'] }, async ({ page, signIn }) => {
  const questions = new QuestionsScreen(page)
  const api = apiOf(page.request, await signIn(teacher))
  const long = Array.from({ length: 9 }, (_, line) => `Line ${line + 1} of what is to be read.`).join('\n')
  for (const title of ['Order B', 'Order C', 'Order A']) await api.send('POST', '/question_definitions', { title, prompt: `${long}\n\nAnswer: 4`, subject: 'Math' })
  await questions.open('?q=Order ')
  const order = await questions.filter('Order')
  await expect(order).toHaveValue('-created')
  await questions.seeTitles('Order A', 'Order C', 'Order B')
  await order.selectOption('Oldest first')
  await questions.seeTitles('Order B', 'Order C', 'Order A')
  await order.selectOption('A to Z')
  await questions.seeTitles('Order A', 'Order B', 'Order C')
  await order.selectOption('Z to A')
  await questions.seeTitles('Order C', 'Order B', 'Order A')
  const ids = async (sort: string) => JSON.stringify(await api.get(`/question_definitions?q=Order&sort=${sort}`)).match(/"id":\d+/g)
  expect(await ids('-updated')).toEqual(await ids('-created'))

  // The open filters lie over the first rows.
  await page.keyboard.press('Escape')
  const more = page.getByRole('button', { name: 'Show more of Order A' })
  const prompt = questions.row('Order A').getByText(/^Line 1 of what/)
  const folded = (await prompt.boundingBox())?.height ?? 0
  const lineHeight = await prompt.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(Math.round(folded / lineHeight)).toBe(1)
  await more.click()
  await expect(questions.row('Order A').getByText('Line 9 of what is to be read.')).toBeInViewport()
  await expect.poll(async () => questions.row('Order A').evaluate((row) => row.getBoundingClientRect().height)).toBeGreaterThan(4 * lineHeight)
  await page.getByRole('button', { name: 'Show less of Order A' }).click()
  await expect.poll(async () => (await prompt.boundingBox())?.height).toBe(folded)
})

test('the kind of every key is named, and each word of a title tells its topic in its colour', {
  tag: ['@f86', '@f88', '@f189', '@anywidth'],
}, async ({ page, signIn }) => {
  const questions = new QuestionsScreen(page)
  await signIn(teacher)
  await questions.openNew()
  const keys = ['42', 'Ottawa', 'x^2 + 3', '{1, 2, 3}', '(2, 3)']
  await questions.write('Kinds', `What is it?\n\nAnswer: ${keys[0] ?? ''}\n${keys.slice(1).map((key) => `Also accept: ${key}\n`).join('')}`)
  const accepted = questions.dialog.getByRole('list', { name: 'Accepted answers' }).getByRole('listitem')
  await expect(accepted).toHaveText(['42 number', 'Ottawa text', 'x^2 + 3 formula', '{1, 2, 3} set', '(2, 3) pair'])
  const title = questions.dialog.getByRole('textbox', { name: 'Title' })
  for (const [subject, ofSubject] of Object.entries(words)) {
    for (const word of ofSubject) {
      await title.fill(`About ${word}`)
      await expect(questions.dialog.getByRole('button', { name: `Change subject, now ${subject}, guessed from the title` })).toBeVisible()
    }
    await expect.poll(() => hueOf(questions.dialog.getByText(subject, { exact: true }))).toBe(hues[subject])
  }
  await questions.dialog.getByRole('button', { name: /^Change subject/ }).click()
  await questions.dialog.getByRole('combobox', { name: 'Subject' }).fill('Spanish')
  await page.keyboard.press('Tab')
  await expect.poll(() => hueOf(questions.dialog.getByText('Spanish', { exact: true }))).toBe('orange')
})

test('a question in use keeps its kind, and says whose work a change reaches; a session that runs keeps its text', {
  tag: ['@f89', '@f92', '@anywidth'],
}, async ({ page, chat, signIn, student, todo }) => {
  const questions = new QuestionsScreen(page)
  const api = apiOf(page.request, await signIn(teacher))
  const question = await api.send('POST', '/question_definitions', { title: 'Reaches far', prompt: 'What is 1 + 1?\n\nAnswer: 2', subject: 'Math' })
  const exercise = await api.send('POST', '/exercises', { title: 'Reached first', grade_level: 5, themes: [], question_ids: [question.id] })
  await api.send('POST', '/exercises', { title: 'Reached second', grade_level: 5, themes: [], question_ids: [question.id] })
  await api.give(exercise.id, student.username, 'Far work')
  await signIn(student)
  await todo.open()
  await todo.start('Far work')
  await chat.seeQuestion(1, 1, 'What is 1 + 1?')

  await signIn(teacher)
  await questions.open('?q=Reaches far')
  await questions.act('Edit', 'Reaches far')
  const spoken = questions.dialog.getByRole('checkbox', { name: /^Accent training/ })
  await expect(spoken).toBeDisabled()
  await expect(questions.dialog.getByText('Locked: used in 2 exercises. Copy the question to change its kind.')).toBeVisible()
  await expect(questions.dialog.getByText(/^Used in 2 exercises, 1 live session\. A change shows in all of them/)).toBeVisible()
  await questions.write('Reaches far', 'What is 2 + 1?\n\nAnswer: 3')
  await questions.save()
  await questions.seeMessage('Changes saved')
  for (const title of ['Reached first', 'Reached second']) {
    await page.goto(`/exercises?q=${title}`)
    await page.getByRole('link', { name: title }).or(page.getByRole('button', { name: `Edit ${title}` })).first().click()
    await expect(page.getByText('What is 2 + 1?')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Create a question' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Accent training/ })).toBeDisabled()
  await expect(page.getByRole('dialog').getByText("(Can't mix question types) This exercise has written questions.")).toBeVisible()

  await signIn(student)
  await todo.open()
  await todo.act('Far work', 'Resume')
  await chat.seeQuestion(1, 1, 'What is 1 + 1?')
  await chat.answer('2', /Try 1 · right/)
})
