import type { Locator, Page } from '@playwright/test'
import { apiOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { withMicrophone } from '#e2e/microphone.ts'
import { teacher } from '#e2e/school.ts'
import { AccentScreen } from '#e2e/screens/accent.screen.ts'
import * as v from 'valibot'

const script = 'This would be a very busy day.'

const Started = v.object({ agent: v.object({ session_id: v.number() }) })

test.use({ permissions: ['microphone'], launchOptions: withMicrophone('once') })

test('a teacher sees and hears a turned-in reading as its student did: words, waveforms, melody, every side and every tip', {
  tag: ['@f150', '@f161'],
}, async ({ page, student, session, signIn, todo }, { project }) => {
  const teachers = apiOf(page.request, await signIn(teacher))
  const title = `A busy day of ${student.username} on ${project.name}`
  const question = await teachers.send('POST', '/question_definitions', { title, prompt: `${script}\n\nVoice: en-US`, subject: 'English', type: 'accent_training' })
  const exercise = await teachers.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })
  await teachers.give(exercise.id, student.username, title)
  const group = await teachers.send('POST', '/classes', { name: title })
  await teachers.send('PUT', `/classes/${group.id}`, { name: title, voice_consent: true })
  await teachers.send('POST', `/classes/${group.id}/students`, { student_id: await studentIdOf(teachers, student) })

  const accent = new AccentScreen(page)
  await signIn(student)
  await todo.open()
  const started = page.waitForResponse('**/api/accent/start')
  await todo.start(title)
  await accent.startWithoutCheck()
  const { agent } = v.parse(Started, await (await started).json())
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeEnabled()
  await accent.record()
  await accent.submit()
  const work = page.getByRole('region', { name: 'Read this aloud' })
  const said = await accent.saidWords(work).allTextContents()
  const summary = await work.getByRole('heading').first().innerText()
  await page.getByRole('button', { name: 'See more' }).click()
  const breakdown = await breakdownOf(page.getByRole('dialog', { name: 'Your feedback' }))
  await page.getByRole('button', { name: 'Done' }).click()
  await accent.nextButton.click()
  await page.getByRole('button', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(/\/student$/)

  await signIn(teacher)
  await page.goto(`/session_details/${agent.session_id}`)
  await session.seeHeading(title)
  await session.openQuestion(title)
  await expect(page.getByText(summary).first()).toBeVisible()
  await expect(page.getByRole('figure', { name: /^The model reads this in .* the take is .* long\./ })).toBeVisible()
  await expect(page.getByRole('figure', { name: /^The student’s voice goes up and down/ })).toBeVisible()
  expect(await accent.saidWords(page.getByRole('main')).allTextContents()).toEqual(said)
  expect(await breakdownOf(page.getByRole('main'))).toEqual(breakdown)
  await accent.saidWords(page.getByRole('main')).filter({ hasText: /^busy/ }).click()
  await expect.poll(() => playedTo(page)).toBeGreaterThan(0)
  await session.checkAccessibility()
})

/** Every side with its score, and every tip, as they stand in a part of the page. */
async function breakdownOf(part: Locator): Promise<string[]> {
  const breakdown = part.getByRole('heading', { name: 'Score Breakdown' }).locator('..')
  await expect(breakdown).toContainText(/Overall\s*\d.*Fluency\s*\d.*Pronunciation\s*\d.*Prosody\s*\d.*Rhythm\s*\d.*Tips/s)
  return (await breakdown.innerText()).split('\n').map((line) => line.trim()).filter((line) => line !== '')
}

/** How far the recording was played, in seconds. */
function playedTo(page: Page): Promise<number> {
  return page.locator('audio').evaluate((sound) => (sound instanceof HTMLAudioElement ? sound.currentTime : 0))
}
