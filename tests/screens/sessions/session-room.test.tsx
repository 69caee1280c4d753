import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { exampleSpokenSession } from '#src/screens/sessions/past/example-marked-session.ts'
import { examplePastSession, messageAt } from '#src/screens/sessions/past/example-past-session.ts'
import { SessionDetails } from '#src/screens/sessions/past/session-details.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

function details(session: PastSession) {
  draw(<SessionDetails view={{ mode: 'ready', session }} canSeeSystem timeZone="America/New_York" isRetrying={false} onRetry={vi.fn()} onSaveTimes={vi.fn()} />)
}

const chat = page.getByRole('region', { name: 'Chat of question 1' })

describe('a spoken session', () => {
  test.each([1280, 1024, 768])('has no margin and keeps the words about a take within its sheet at %i px', async (width) => {
    await page.viewport(width, 800)
    details(exampleSpokenSession)
    await expect.element(chat).toBeVisible()
    await page.getByRole('button', { name: 'System' }).click()
    const edge = chat.element().firstElementChild?.getBoundingClientRect().right ?? 0
    const ends = [...chat.element().querySelectorAll('ol p')].map((words) => words.getBoundingClientRect().right)
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge)
    expect(Math.max(...ends)).toBeGreaterThan(edge - 138)
  })
})

describe('the picture of the time', () => {
  test('names no minute that its edge would cut', async () => {
    await page.viewport(1280, 800)
    const end = Date.parse(examplePastSession.history.start_time) + 6 * 60_000 + 1000
    const [first] = examplePastSession.chat_sessions
    const history = { ...examplePastSession.history, end_time: new Date(end).toISOString() }
    details({ ...examplePastSession, chat_sessions: first === undefined ? [] : [first, ...asked(first)], history })
    const picture = page.getByRole('img', { name: /^A block of time/ })
    await expect.element(picture).toBeVisible()
    const { right } = picture.element().getBoundingClientRect()
    const minutes = [...picture.element().querySelectorAll('text')].filter(({ textContent }) => textContent.endsWith(':00'))
    expect(minutes.map(({ textContent }) => textContent)).toEqual(['1:00', '2:00', '3:00', '4:00', '5:00'])
    expect(Math.max(...minutes.map((minute) => minute.getBoundingClientRect().right))).toBeLessThanOrEqual(right)
  })

  /** A second question that was answered after five minutes, so that no stretch is cut as a pause. */
  function asked(first: PastSession['chat_sessions'][number]): PastSession['chat_sessions'] {
    return [{ ...first, chat_full_context: [messageAt(180, 'user', '4'), messageAt(300, 'user', '5')] }]
  }
})
