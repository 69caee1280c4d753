import type { Page } from '@playwright/test'
import { apiOf } from '#e2e/api.ts'
import { expect } from '#e2e/fixtures.ts'
import { AccentScreen } from '#e2e/screens/accent.screen.ts'
import type { EditorScreen } from '#e2e/screens/editor.screen.ts'

/** Scripts for one voice that always says the same: it is the whole of `right`, most of `half`, the beginning of `begun`, and none of `other`. */
export type Scripts = { voice: string; right: string; half: string; begun: string; other: string; missing: RegExp }

/** Reads each script aloud in a test run: what was said counts by what was heard of it, and nothing else does. */
export async function readEach({ page, editor, token }: { page: Page; editor: EditorScreen; token: string }, scripts: Scripts): Promise<void> {
  const api = apiOf(page.request, token)
  const order = [scripts.right, scripts.half, scripts.begun, scripts.other]
  const ids: number[] = []
  for (const script of order) {
    const question = { title: script, prompt: `${script}\n\nVoice: ${scripts.voice}`, subject: 'Languages', type: 'accent_training' }
    ids.push((await api.send('POST', '/question_definitions', question)).id)
  }
  const { id } = await api.send('POST', '/exercises', { title: `Readings in ${scripts.voice}`, grade_level: 5, themes: [], question_ids: ids })
  await api.allowSkipping(id)
  const accent = new AccentScreen(page)
  const reads = async (number: number) => {
    await accent.seeScript(number, order.length, order[number - 1] ?? '')
    await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeEnabled()
    await accent.record()
  }
  const refused = async (number: number, words: string) => {
    await reads(number)
    await accent.submitButton.click()
    await expect(page.getByText(`${words} This one does not count.`)).toBeInViewport({ timeout: 60_000 })
    await page.getByRole('button', { name: /^Skip this one/ }).click()
  }

  await editor.open(id)
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  await accent.startWithoutCheck()
  await reads(1)
  await accent.submit()
  await accent.seeScoreFirst()
  await expect(page.getByText('not heard')).toHaveCount(0)
  await accent.nextButton.click()
  await reads(2)
  await accent.submit()
  await accent.seeScoreFirst()
  await expect(page.getByRole('heading', { name: /^We did not hear / })).toHaveText(scripts.missing)
  await expect(page.getByRole('region', { name: 'Read this aloud' }).getByRole('button', { name: /not heard$/ })).not.toHaveCount(0)
  await accent.nextButton.click()
  await refused(3, 'We heard only the beginning. Read on to the end of the script, then stop.')
  await refused(4, 'That did not sound like the script. Read it once more, word by word.')
  await expect(page.getByRole('dialog', { name: 'Assignment Complete!' })).toBeVisible()
}
