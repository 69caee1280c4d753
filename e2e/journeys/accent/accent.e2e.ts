import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { withMicrophone } from '#e2e/microphone.ts'
import { teacher } from '#e2e/school.ts'
import { AccentScreen } from '#e2e/screens/accent.screen.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'

const script = 'This would be a very busy day.'

test.use({ permissions: ['microphone'], launchOptions: withMicrophone('once') })

/** An exercise of the teacher's with this one script, which nobody else uses. */
async function spokenExercise(request: APIRequestContext, token: string, title: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => (await request.post(`/api${path}`, { headers, data })).json()
  const question = await post('/question_definitions', { title, prompt: `${script}\n\nVoice: en-US`, subject: 'English', type: 'accent_training' })
  return (await post('/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })).id
}

test('a student tries the microphone, listens, reads aloud and turns in; a reload keeps what was not submitted', {
  tag: ['@f144', '@f145', '@f146', '@f147', '@f148', '@f149', '@f150', '@f151', '@f191'],
}, async ({ page, student, signIn, todo, complaints }, { project }) => {
  complaints.expectAlso(/409.*chat\/start/)
  const title = `Busy days of ${student.username} on ${project.name}`
  const token = await signIn(teacher)
  const headers = { Authorization: `Bearer ${token}` }
  const exercise = await spokenExercise(page.request, token, title)
  const { results } = await (await page.request.get(`/api/students?q=${student.username}`, { headers })).json()
  const { id } = results.find(({ username }: { username: string }) => username === student.username)
  await page.request.post('/api/assignments', { headers, data: { title, exercise_id: exercise, student_id: id } })
  const group = await (await page.request.post('/api/classes', { headers, data: { name: title } })).json()
  await page.request.put(`/api/classes/${group.id}`, { headers, data: { name: title, voice_consent: true } })
  await page.request.post(`/api/classes/${group.id}/students`, { headers, data: { student_id: id } })
  const accent = new AccentScreen(page)
  await signIn(student)
  await todo.open()
  await todo.start(title)
  await page.getByRole('button', { name: 'Check microphone' }).click()
  await expect(page.getByText('We heard you well.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await accent.seeScript(1, 1, script)
  await expect(page.getByText('only you and your teacher can listen to it')).toBeVisible()
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  const pressedAt = Date.now()
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  await accent.seeHighlight(script)
  expect(Date.now() - pressedAt).toBeGreaterThan(500)
  await expect(page.getByRole('button', { name: 'Listen Again' })).toBeVisible()
  await accent.record()
  await page.reload()
  await expect(page.getByText('Not submitted yet.')).toBeVisible()
  await accent.submit()
  await page.getByRole('button', { name: /^busy/ }).click()
  await expect(page.getByRole('group', { name: 'Listen to “busy”' }).getByRole('button')).toHaveText(['Model', 'You', 'Both, slowly', 'Repeat'])
  await page.goto(`/chat/${exercise}`)
  await expect(page).toHaveURL(new RegExp(`/accent/${exercise}$`))
  await accent.seeStoredTake()
  await page.getByRole('button', { name: /^busy/ }).click()
  await page.getByRole('button', { name: 'Repeat' }).click()
  await page.getByRole('button', { name: 'Stop repeating' }).click()
  await page.getByRole('button', { name: 'See more' }).click()
  await expect(page.getByRole('dialog', { name: 'Your feedback' })).toContainText(/Score Breakdown.*Overall.*Fluency.*Pronunciation.*Prosody.*Rhythm.*Tips/s)
  await page.getByRole('button', { name: 'Done' }).click()
  await accent.nextButton.click()
  await expect(page.getByRole('dialog', { name: 'Assignment Complete!' })).toContainText('Total questions')
  await page.getByRole('button', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(/\/student$/)
})

test('a slow model reading or take says so; given up, the one is made again and the other kept and sent again', { tag: ['@f195', '@anywidth'] }, async ({ page, editor, signIn }) => {
  const exercise = await spokenExercise(page.request, await signIn(teacher), 'Slow days')
  const accent = new AccentScreen(page)
  const cancel = page.getByRole('button', { name: 'Cancel waiting' })
  await editor.open(exercise)
  await page.clock.install()
  await page.route('**/api/accent/generate_audio', () => undefined)
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  const reading = page.waitForRequest('**/api/accent/generate_audio')
  await accent.startWithoutCheck()
  await reading
  await page.clock.fastForward('02:00')
  await cancel.click()
  await expect(page.getByText('The model reading could not be made.')).toBeVisible()
  await page.unroute('**/api/accent/generate_audio')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeEnabled()
  await accent.record()
  let sent = 0
  await page.route('**/api/accent/submit', async (route) => {
    sent += 1
    // The first take arrives and counts; only its reply is held back.
    const isHeldBack = sent === 1
    const response = await route.fetch()
    if (!isHeldBack) await route.fulfill({ response })
  })
  const taken = page.waitForRequest('**/api/accent/submit')
  await accent.submitButton.click()
  await taken
  await page.clock.fastForward('02:00')
  await cancel.click()
  await expect(page.getByText('Your recording is kept here and sent as soon as the server can take it.')).toBeVisible()
  await page.clock.fastForward('00:02')
  await expect(page.getByRole('button', { name: 'See more' })).toBeVisible({ timeout: 60_000 })
  expect(sent).toEqual(2)
})

test('a teacher tries a spoken exercise out and leaves it for its editor', { tag: ['@f123', '@f152', '@f155'] }, async ({ page, editor, signIn }, { project }) => {
  const exercise = await spokenExercise(page.request, await signIn(teacher), `Trying out on ${project.name}`)
  const accent = new AccentScreen(page)
  await editor.open(exercise)
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  await accent.startWithoutCheck()
  await accent.seeScript(1, 1, script)
  await expect(page.getByRole('heading', { level: 1, name: /^Test run/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Abandon Assignment?' })).toContainText('Test runs are never counted.')
  await page.getByRole('button', { name: 'Yes, Abandon' }).click()
  await expect(page).toHaveURL(new RegExp(`/exercises/${exercise}$`))

  const questions = new QuestionsScreen(page)
  await questions.openNew()
  await questions.dialog.getByRole('checkbox', { name: /^Accent training/ }).check()
  await questions.dialog.getByRole('textbox', { name: 'Script' }).fill(script)
  await questions.turnTo('Try it')
  await expect(questions.dialog.getByText('Save this one and preview its exercise to try it by voice.')).toBeVisible()
  await expect(questions.dialog.getByRole('button', { name: 'Start test mode' })).toHaveCount(0)
})

test('a new script appears character by character where motion is wanted, and at once where not', {
  tag: ['@f145', '@anywidth'],
}, async ({ page, editor, signIn }) => {
  const exercise = await spokenExercise(page.request, await signIn(teacher), 'Appearing')
  const accent = new AccentScreen(page)
  const shown = () => accent.script(script).locator('[aria-hidden] > span').evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).opacity) > 0.5))
  // It appears within a second, which may be over before it is looked at.
  const motion = await page.context().newCDPSession(page)
  await motion.send('Animation.enable')
  await motion.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await editor.open(exercise)
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  await accent.startWithoutCheck()
  await expect(accent.recordButton).toBeEnabled()
  await expect.poll(shown, { intervals: [20] }).toContain(false)
  const part = await shown()
  expect(part).toEqual(part.toSorted((one, other) => Number(other) - Number(one)))
  const before = await accent.script(script).boundingBox()
  await motion.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(async () => (await shown()).includes(false)).toBe(false)
  expect(await accent.script(script).boundingBox()).toEqual(before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await accent.seeScript(1, 1, script)
  expect(await shown()).not.toContain(false)
})
