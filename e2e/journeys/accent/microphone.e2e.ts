import { apiOf } from '#e2e/api.ts'
import { Faults } from '#e2e/faults.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { withMicrophone } from '#e2e/microphone.ts'
import { teacher } from '#e2e/school.ts'
import { AccentScreen } from '#e2e/screens/accent.screen.ts'

const refused = 'Failed to access microphone. Please ensure microphone permissions are enabled.'

// An empty room.
test.use({ permissions: ['microphone'], launchOptions: withMicrophone('nothing') })

test('a recording in which nobody speaks stops two seconds after the script and keeps nothing; every failure says what to do', {
  tag: ['@f147', '@f153', '@f185', '@anywidth'],
}, async ({ page, editor, signIn, complaints }) => {
  complaints.expectAlso(/500/)
  const api = apiOf(page.request, await signIn(teacher))
  const question = { title: 'Quiet', prompt: 'Good morning.\n\nVoice: en-US', subject: 'English', type: 'accent_training' }
  const ids = [(await api.send('POST', '/question_definitions', question)).id, (await api.send('POST', '/question_definitions', question)).id]
  const { id } = await api.send('POST', '/exercises', { title: 'Quiet readings', grade_level: 5, themes: [], question_ids: ids })
  await api.allowSkipping(id)
  const accent = new AccentScreen(page)
  const faults = await new Faults(page).watch()
  await editor.open(id)
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  const loading = 'There was an error loading this assignment, please reload the page or try again later.'
  await faults.failing('POST accent/start', () => accent.startWithoutCheck(), loading)
  const starting = () => page.getByRole('button', { name: 'Try again' }).click()
  await faults.failing('POST accent/generate_audio', starting, 'The model reading could not be made. You can record without it.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeEnabled()

  const startedAt = Date.now()
  await accent.recordButton.click()
  await expect(page.getByText('We heard nobody speak, so nothing was kept. Check that the microphone is on, then record again.')).toBeVisible()
  const seconds = (Date.now() - startedAt) / 1000
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(8)
  await expect(accent.submitButton).toBeDisabled()
  await page.reload()
  await expect(accent.recordButton).toBeEnabled()
  await expect(page.getByText('Not submitted yet.')).toHaveCount(0)

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('A person said no.', 'NotAllowedError'))
  })
  await accent.recordButton.click()
  await expect(page.getByText(refused)).toContainText('Allow the microphone for this page')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText(refused)).toHaveCount(0)
  const skipping = () => page.getByRole('button', { name: 'Skip' }).click()
  await faults.failing('POST accent/skip', skipping, 'There was an error loading the next question. Please try again.')
  await skipping()
  await expect(page.getByText('Question 2 of 2', { exact: true })).toBeVisible()
})

test('in Spanish, too, nothing is kept where nobody speaks, and it is said', { tag: ['@f147'] }, async ({ page, editor, signIn }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const question = { title: 'Silencio', prompt: 'Buenos días.\n\nVoice: es', subject: 'Spanish', type: 'accent_training' }
  const ids = [(await api.send('POST', '/question_definitions', question)).id]
  const { id } = await api.send('POST', '/exercises', { title: 'Quiet Spanish readings', grade_level: 5, themes: [], question_ids: ids })
  const accent = new AccentScreen(page)
  await editor.open(id)
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  await accent.startWithoutCheck()
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeEnabled()
  await accent.recordButton.click()
  await expect(page.getByText('We heard nobody speak, so nothing was kept.')).toBeInViewport({ timeout: 30_000 })
  await expect(accent.recordButton).toBeEnabled()
})
