import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SessionChange } from '#contract/review.ts'
import type { PastSession } from '#contract/sessions.ts'
import { examplePastSession } from '#src/screens/session/example-past-session.ts'
import { exampleSpokenSession, withSetScore, withWaitingAnswer, withWorry } from '#src/screens/session/example-marked-session.ts'
import { MarkPanel } from '#src/screens/session/mark-panel.tsx'
import { SessionDetails } from '#src/screens/session/session-details.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const idle = { wish: null, isBusy: false, canRetry: false, sentence: null }

function panel(session: PastSession, changes: readonly SessionChange[] = []) {
  const onMark = vi.fn()
  const [question] = session.chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  draw(<MarkPanel session={session} question={question} view={idle} changes={changes} timeZone="America/New_York" onMark={onMark} onRetry={vi.fn()} />)
  return onMark
}

describe('a teacher’s mark', () => {
  test('is a number within the points, with a reason the student reads', async () => {
    const onMark = panel(examplePastSession)
    const score = page.getByRole('textbox', { name: 'Your mark, of 10' })
    await score.fill('11')
    await page.getByRole('button', { name: 'Save mark' }).click()
    await expect.element(page.getByText('Type a number from 0 to 10.')).toBeVisible()
    await score.fill('9,5')
    await page.getByRole('textbox', { name: 'Reason' }).fill('It had the idea.')
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onMark.mock.calls).toEqual([[{ kind: 'score', score: 9.5, reason: 'It had the idea.' }]])
  })

  test('set by hand is taken back, and who changed what is told', async () => {
    const place = { question_set_index: 0, question_index: 0 }
    const onMark = panel(withSetScore(examplePastSession), [{ id: 1, kind: 'set', by: 'Elena Alvarez', at: '2026-11-20T20:10:00.000Z', place, from: 9, to: 10 }])
    await expect.element(page.getByText('Elena Alvarez set 9 → 10, Nov 20, 3:10 PM')).toBeVisible()
    await page.getByRole('button', { name: "Go back to the tutor's score" }).click()
    expect(onMark.mock.calls).toEqual([[{ kind: 'score', score: null, reason: '' }]])
  })

  test('on a waiting answer is a share of its points, by key as well; an answer that was a try can be accepted for everyone', async () => {
    const onMark = panel(withWaitingAnswer(examplePastSession))
    await page.getByRole('button', { name: /^75%\s+is 7.5 of 10$/ }).click()
    await userEvent.keyboard('5')
    await page.getByRole('button', { name: 'Accept this answer for everyone' }).click()
    const answer = 'because it throws the green light back and keeps the rest'
    expect(onMark.mock.calls).toEqual([
      [{ kind: 'quality', messageId: 53, quality: 0.75 }],
      [{ kind: 'quality', messageId: 53, quality: 1 }],
      [{ kind: 'accept', questionId: 30, messageId: 53, answer }],
    ])
  })

  test('offers no answer of a spoken session for everyone', () => {
    panel(exampleSpokenSession)
    expect(page.getByRole('button', { name: /for everyone/ }).elements()).toEqual([])
  })
})

test('a page shows where the time went, worrying words to teachers, and recordings with their scores', async () => {
  const shared = { timeZone: 'UTC', canSeeSystem: true, isRetrying: false, onRetry: vi.fn(), onSaveTimes: vi.fn() }
  const next = draw(<SessionDetails {...shared} view={{ mode: 'ready', session: withWorry(examplePastSession) }} />)
  await expect.element(page.getByText('Most time went to question 2')).toBeVisible()
  await expect.element(page.getByText('Worrying words')).toBeVisible()
  await page.getByRole('button', { name: /^CSV/ }).click()
  expect(shared.onSaveTimes.mock.calls[0]?.[0].rows.length).toBe(4)
  next(<SessionDetails {...shared} view={{ mode: 'ready', session: exampleSpokenSession }} />)
  await expect.element(page.getByText('Poor: weather. 1 word was not measured.')).toBeVisible()
  await expect.element(page.getByText('Not a take: too quiet.')).toBeVisible()
  expect(page.getByLabelText(/^Recording of/).elements().map((sound) => sound.tagName)).toEqual(['AUDIO'])
})
