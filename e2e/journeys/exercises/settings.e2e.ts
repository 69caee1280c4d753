import * as v from 'valibot'
import { type Api, apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

const Reading = v.object({
  base_audio_data: v.object({ duration: v.number(), char_timings: v.array(v.object({ end_time: v.number() })) }),
  speaking_rate: v.number(),
})
const script = 'This would be a very busy day.'

/** An exercise of the teacher's with questions of its own. */
async function exerciseOf(api: Api, title: string, questions: { title: string; prompt: string; type?: string }[]): Promise<number> {
  const ids: number[] = []
  for (const question of questions) ids.push((await api.send('POST', '/question_definitions', { subject: 'Math', ...question })).id)
  return (await api.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: ids })).id
}

test('a new exercise starts with the usual settings, in grades 1 to 12, and Reset brings them back', {
  tag: ['@f192', '@f113', '@f124', '@anywidth'],
}, async ({ page, editor, signIn }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const id = await exerciseOf(api, 'Usual settings', [{ title: 'Usual', prompt: 'What is 2 + 2?\n\nAnswer: 4' }])
  const grades = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th']
  const timer = page.getByRole('group', { name: 'Timer' })
  const letters = page.getByRole('group', { name: 'Letter grade to move on' })
  const costs = ['Each extra try costs', 'Tries cost at most', 'After the answer is shown, at most'].map((name) => page.getByRole('textbox', { name }))

  async function seeUsual() {
    await expect(timer.getByRole('radio', { name: 'None' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Randomize questions' })).not.toBeChecked()
    await expect(page.getByRole('radio', { name: 'Moderate' })).toBeChecked()
    await expect(letters.getByRole('radio', { name: 'C' })).toBeChecked()
    const usual = ['10', '30', '10']
    for (const [index, cost] of costs.entries()) await expect(cost).toHaveValue(usual[index] ?? '')
  }

  await editor.open(id)
  await expect(page.getByRole('combobox', { name: 'Grade level' }).getByRole('option')).toHaveText(grades)
  await expect(letters.getByRole('radio')).toHaveCount(5)
  await expect(letters).toHaveText('ABCDF')
  await expect(await editor.field('Usual', 'Points each')).toHaveValue('10')
  await expect(await editor.field('Usual', 'Variations')).toHaveValue('1')
  await seeUsual()

  await expect(timer).toHaveText('None153045Other')
  await timer.getByRole('radio', { name: '30' }).check()
  await page.getByRole('switch', { name: 'Randomize questions' }).check()
  await page.getByRole('radio', { name: 'Strict' }).check()
  await letters.getByRole('radio', { name: 'A' }).check()
  await costs[0]?.fill('25')
  await editor.save()
  await editor.seeSaved()
  expect(JSON.stringify(await api.get(`/exercises/${id}`))).toContain('"timer":"30min"')
  await page.reload()
  await expect(timer.getByRole('radio', { name: '30' })).toBeChecked()
  await timer.getByRole('radio', { name: 'Other' }).check()
  const minutes = page.getByRole('textbox', { name: 'Minutes' })
  for (const wrong of ['-5', '2.5', '0', 'ten']) {
    await minutes.fill(wrong)
    await expect(page.getByRole('alert').filter({ hasText: 'Type whole minutes' })).toBeVisible()
  }
  await minutes.fill('20')
  await editor.save()
  await editor.seeSaved()
  expect(JSON.stringify(await api.get(`/exercises/${id}`))).toContain('"timer":"20min"')
  await minutes.fill('')
  await editor.save()
  await expect.poll(async () => JSON.stringify(await api.get(`/exercises/${id}`))).toContain('"timer":null')

  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /reset/i }).click()
  await expect(editor.messages.getByText('Exercise options reset')).toBeVisible()
  await page.reload()
  await seeUsual()
})

test('a theme is listed, added and deleted, which asks first and tells who has it; an exercise before its start is announced', {
  tag: ['@f124', '@anywidth'],
}, async ({ page, editor, signIn, student }) => {
  const theme = `Comets of ${student.username}`
  const api = apiOf(page.request, await signIn(teacher))
  const id = await exerciseOf(api, 'Themed', [{ title: 'Themed', prompt: 'What is 2 + 2?\n\nAnswer: 4' }])
  await editor.open(id)
  await editor.addTheme(theme)
  await expect(page.getByRole('button', { name: `Remove ${theme}` })).toBeVisible()
  await editor.save()
  await editor.seeSaved()
  await page.getByRole('button', { name: 'All themes' }).click()
  const listed = page.getByRole('dialog', { name: 'Themes to choose from' })
  await listed.getByRole('button', { name: `Delete ${theme}` }).click()
  const asking = page.getByRole('alertdialog', { name: 'Delete Theme' })
  await expect(asking).toContainText('One exercise has it and keeps it.')
  await editor.checkAccessibility()
  await asking.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(`"${theme}" deleted successfully`).filter({ visible: true })).toBeVisible()
  await expect(listed.getByRole('button', { name: `Delete ${theme}` })).toHaveCount(0)
  expect(JSON.stringify(await api.get('/themes'))).not.toContain(theme)
  await listed.getByRole('button', { name: 'Close' }).first().click()
  await page.reload()
  await expect(page.getByRole('button', { name: `Remove ${theme}` })).toBeVisible()
  expect(await api.get(`/start_exercises/${id}`)).toEqual(expect.objectContaining({ id, title: 'Themed' }))
})

test('in a random order the questions stay as they are over a reload', { tag: ['@f114', '@anywidth'] }, async ({ page, chat, editor, signIn, student, todo }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const numbers = Array.from({ length: 8 }, (_, index) => index + 1)
  const id = await exerciseOf(api, 'Shuffled', numbers.map((number) => ({ title: `Number ${number}`, prompt: `Number ${number}: what is 2 + 2?\n\nAnswer: 4` })))
  await api.allowSkipping(id)
  await editor.open(id)
  await page.getByRole('switch', { name: 'Randomize questions' }).check()
  await editor.save()
  await editor.seeSaved()
  await api.give(id, student.username, 'Shuffled work')
  await signIn(student)
  await todo.open()
  await todo.start('Shuffled work')

  async function asked(place: number): Promise<number> {
    await chat.seeQuestion(place, 8, /Number \d/)
    return Number(/Number (\d)/.exec(await chat.log.innerText())?.[1])
  }

  const order: number[] = []
  for (const place of numbers) {
    order.push(await asked(place))
    if (place === 3) await page.reload()
    if (place === 3) order.push(await asked(3))
    if (place < 8) await chat.skipButton.click()
  }
  const [again] = order.splice(3, 1)
  expect(again).toBe(order[2])
  expect(order.toSorted((one, other) => one - other)).toEqual(numbers)
  expect(order).not.toEqual(numbers)
})

test('how strictly answers are read, and which letter lets students move on, is told in words and holds in the chat', {
  tag: ['@f115', '@f116', '@anywidth'],
}, async ({ page, chat, editor, signIn }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const id = await exerciseOf(api, 'Strict or not', [
    { title: 'Capital', prompt: 'What is the capital of Canada?\n\nAnswer: Ottawa' },
    { title: 'Plants', prompt: 'What does a plant need?\n\nMust mention: sunlight; water; air; soil' },
  ])
  const letters = page.getByRole('group', { name: 'Letter grade to move on' })

  async function tryOut(strictness: string, letter: string) {
    await editor.open(id)
    await page.getByRole('radio', { name: strictness }).check()
    await letters.getByRole('radio', { name: letter }).check()
    await page.getByRole('button', { name: 'Save & Preview' }).click()
    await chat.seeQuestion(1, 2, 'capital of Canada')
  }

  await editor.open(id)
  for (const [name, words] of [['Loose', 'Spelling slips'], ['Moderate', 'Small spelling slips pass with a remark'], ['Strict', 'Spelling, capitals']] as const) {
    await page.getByRole('radio', { name }).check()
    await expect(page.getByText(words)).toBeVisible()
  }
  for (const [name, words] of [['A', 'A asks for 90% of a question'], ['D', 'D asks for 60% of a question'], ['F', 'Any answer that can be graded']] as const) {
    await letters.getByRole('radio', { name }).check()
    await expect(page.getByText(words)).toBeVisible()
  }
  await tryOut('Strict', 'A')
  await chat.answer('ottawa', /Try 1 · not yet/)
  await chat.answer('Ottawa', /Try 2 · right/)
  await chat.goOn()
  await chat.seeQuestion(2, 2, 'What does a plant need?')
  await chat.answer('A plant needs sunlight and water.', /Try 1 · partly/)
  await expect(chat.nextButton).toHaveCount(0)
  await tryOut('Loose', 'F')
  await chat.answer('otawa', /Try 1 · right/)
  await chat.goOn()
  await chat.seeQuestion(2, 2, 'What does a plant need?')
  await chat.answer('A plant needs sunlight and water.', /Try 1 · partly/)
  await expect(chat.nextButton).toBeVisible()
})

test('the speed at which a script is read is chosen in the editor, kept, and heard', {
  tag: ['@f118', '@f120', '@f122', '@f154', '@anywidth'],
}, async ({ page, editor, signIn }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const spoken = { title: 'Said aloud', prompt: `${script}\n\nVoice: en-US`, type: 'accent_training' }
  const id = await exerciseOf(api, 'Said at two speeds', [spoken])
  expect(JSON.stringify(await api.get(`/exercises/${id}`))).toContain('"has_accent_training":true')
  const slider = page.getByRole('slider', { name: /^Audio speed/ })

  async function heardAt(speed: string) {
    await editor.open(id)
    await editor.field('Said aloud', 'Points each')
    await slider.fill(speed)
    await (await editor.field('Said aloud', 'Points each')).fill('7')
    await page.getByRole('button', { name: 'Save & Preview' }).click()
    await expect(page).toHaveURL(new RegExp(`/accent/${id}`))
    const reading = page.waitForResponse('**/api/accent/generate_audio')
    await page.getByRole('button', { name: 'Start without a check' }).click()
    const made = await reading
    const { base_audio_data: sound, speaking_rate: rate } = v.parse(Reading, await made.json())
    expect(rate).toBe(Number(speed))
    expect(sound.char_timings.at(-1)?.end_time).toBeLessThanOrEqual(sound.duration)
    return sound.duration
  }

  await editor.open(id)
  await editor.field('Said aloud', 'Points each')
  expect(await slider.evaluate((range: HTMLInputElement) => [range.min, range.max, range.step, range.value])).toEqual(['0.5', '2', '0.1', '1'])
  const usual = await heardAt('1')
  const slow = await heardAt('0.5')
  expect(slow / usual).toBeGreaterThan(1.7)
  expect(slow / usual).toBeLessThan(2.3)
  await editor.open(id)
  await expect(await editor.field('Said aloud', 'Points each')).toHaveValue('7')
  await expect(slider).toHaveValue('0.5')
  await expect(page.getByText('Exercise total 7 points')).toBeVisible()

  const written = await exerciseOf(api, 'Written only', [{ title: 'Written', prompt: 'What is 2 + 2?\n\nAnswer: 4' }])
  await editor.open(written)
  await editor.field('Written', 'Points each')
  await expect(slider).toHaveCount(0)
  await page.getByRole('button', { name: 'Create a question' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Accent training/ })).toBeDisabled()
  await expect(page.getByRole('dialog').getByText("(Can't mix question types)")).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add from library' }).or(page.getByRole('button', { name: /add existing|from the library/i })).first().click()
  await expect(page.getByText('Showing only Free Form questions')).toBeVisible()
})
