import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { withAccepted, withJudged, withSetScore, withWaitingAnswer, withWaitingAtZero } from '#src/screens/sessions/past/example-marked-session.ts'
import { examplePastSession } from '#src/screens/sessions/past/example-past-session.ts'
import { SessionDetails } from '#src/screens/sessions/past/session-details.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

function details(change: Partial<PastSession> = {}, canSeeSystem = false) {
  draw(
    <SessionDetails
      view={{ mode: 'ready', session: { ...examplePastSession, ...change } }}
      canSeeSystem={canSeeSystem}
      timeZone="America/New_York"
      isRetrying={false}
      onRetry={vi.fn()}
      onSaveTimes={vi.fn()}
    />,
  )
}

const chat = page.getByRole('region', { name: 'Chat of question 1' })

beforeEach(() => page.viewport(1280, 800))

describe('the head', () => {
  test('names the assignment, the student and when, with the zone', async () => {
    details()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Plants and Equations Assignment')
    await expect.element(page.getByText(/^Maya Okafor, Nov 20, 2:24\sPM to 2:30\sPM EST$/)).toBeVisible()
  })

  test('gives score, percent, duration, questions and hints', async () => {
    details()
    const figures = page.getByRole('definition').elements().map((element) => element.textContent)
    expect(figures).toEqual(['22.5 / 30 75%', 'Nov 20, 2:24:00\u00a0PM', 'Nov 20, 2:30:41\u00a0PM', '6 min 41 s (401 s)', '4, none skipped', '3'])
  })

  test('has its figures side by side on a phone', async () => {
    await page.viewport(390, 844)
    details()
    await document.fonts.ready
    const rows = new Set(page.getByRole('definition').elements().map((figure) => Math.round(figure.getBoundingClientRect().top)))
    expect(rows.size).toEqual(3)
  })

  test('keeps waiting points out of score and percentage alike and says how it ended', async () => {
    const waiting = { pending: 10, percent: 45, history: { ...examplePastSession.history, score: 9 } }
    details({ ...waiting, status: 'time_up', late: true, num_skipped_questions: 2 })
    const figures = page.getByRole('definition').elements().map((element) => element.textContent)
    expect(figures).toEqual(['9 / 20 45%', '10 points', 'Nov 20, 2:24:00\u00a0PM', 'Nov 20, 2:30:41\u00a0PM', '6 min 41 s (401 s)', '4, 2 skipped', '3', 'Time was up', 'Late'])
  })

  test.each([
    ['complete', '9 / 30 30%'],
    ['abandoned', '9 / 30 '],
  ] as const)('gives a session whose answers nobody judges the percentage of the score beside it, and one that counts nowhere none: %s', (status, score) => {
    details({ status, pending: 0, percent: 45, history: { ...examplePastSession.history, score: 9 } })
    expect(page.getByRole('definition').elements()[0]?.textContent).toBe(score)
  })
})

describe('the questions', () => {
  test('say score, tries and whether the answer was shown', async () => {
    details()
    await expect.element(page.getByRole('button', { name: /Area, 9 by 4/ })).toHaveTextContent('Area, 9 by 44 tries, 1 hint, answer shown0.5 / 5')
  })

  test.each([
    ['was left', withWaitingAnswer],
    ['was not left when the time was up', withWaitingAtZero],
  ])('tell of an answer that waits where its question %s', async (_, waiting) => {
    details(waiting(examplePastSession))
    await expect.element(page.getByRole('button', { name: /^for a teacher to judge/ })).toHaveTextContent('Solve 2x + 3 = 11Waiting for the teacherwaits')
  })

  test('say of practice that nobody judges what the tutor could not', async () => {
    details({ ...withWaitingAnswer(examplePastSession), assignment: null, is_practice: true, pending: 0 })
    await expect.element(page.getByRole('button', { name: /^for a teacher to judge/ })).toHaveTextContent('Solve 2x + 3 = 11Only a teacher can judge this onenot judged')
    await expect.element(page.getByRole('region', { name: 'Chat of question 1' })).toHaveTextContent(/Not judgednot in the score/)
  })

  test('open one chat at a time, and close it again', async () => {
    details()
    await expect.element(chat).toBeVisible()
    await page.getByRole('button', { name: /Explain photosynthesis/ }).click()
    await expect.element(chat).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Chat of question 2' })).toHaveTextContent(/2:14.*it uses sunlight and water to make itTry 1 · partly5 of 10/)
    await page.getByRole('button', { name: /Explain photosynthesis/ }).click()
    await expect.element(page.getByText('Choose a question to read its chat.')).toBeVisible()
  })

  test('show the answer with its explanation where it was shown', async () => {
    details()
    await page.getByRole('button', { name: /Area, 9 by 4/ }).click()
    await expect.element(page.getByRole('region', { name: 'Chat of question 3' })).toHaveTextContent(/Here is one way: 36\..*Area is length times width/)
  })
})

describe('points that a teacher changed', () => {
  test('stand beside what the tutor had said, for their student without a name', async () => {
    details(withAccepted(examplePastSession))
    await expect.element(chat).toHaveTextContent(
      /That is two x\..*Your teacher changed this from 0 to 10 of 10\..*9 of 10\.Your teacher changed this from 9 to 10 of 10\.$/,
    )
  })

  test('tell a teacher who judged what waited, and when', async () => {
    details(withJudged(examplePastSession), true)
    await expect.element(chat).toHaveTextContent(/You can go on\.Given 7\.5 of 10 by Elena Alvarez, Nov 20, 3:10\sPM\.$/)
  })

  test('stand once more with the reason where the score was set by hand', async () => {
    details(withSetScore(examplePastSession), true)
    await expect.element(chat).toHaveTextContent(/Changed from 9 to 10 of 10 by Elena Alvarez, Nov 20, 3:10\sPM\. The first try had the idea\.$/)
  })
})

describe('the filter', () => {
  test('takes a speaker away and brings it back', async () => {
    details()
    await page.getByRole('button', { name: 'User' }).click()
    await expect.element(chat.getByText('x = 8')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'User' }).click()
    await expect.element(chat.getByText('x = 8')).toBeVisible()
  })

  test('offers a teacher the system messages', async () => {
    details({}, true)
    await page.getByRole('button', { name: 'System' }).click()
    await expect.element(chat.getByText('Number key 4: right, q 1. Normalised: 4.')).toBeVisible()
  })

  test('never shows a student a system message, even if one arrived', async () => {
    details()
    await expect.element(page.getByRole('button', { name: 'System' })).not.toBeInTheDocument()
    await expect.element(chat).not.toHaveTextContent(/Number key/)
  })
})

test('a session that could not be fetched says so and can be asked for again', async () => {
  const onRetry = vi.fn()
  draw(<SessionDetails view={{ mode: 'failed' }} canSeeSystem={false} timeZone="UTC" isRetrying={false} onRetry={onRetry} onSaveTimes={vi.fn()} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Failed to fetch sessions/)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry.mock.calls.length).toBe(1)
})
