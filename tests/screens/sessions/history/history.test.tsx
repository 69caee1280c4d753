import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { HistoryQuery } from '#machines/sessions/history/history.ts'
import { exampleSessions } from '#src/screens/sessions/history/history.example.tsx'
import { HistoryScreen } from '#src/screens/sessions/history/history-screen.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const heard = { narrowed: vi.fn(), opened: vi.fn(), retried: vi.fn(), more: vi.fn() }

beforeEach(() => {
  for (const one of Object.values(heard)) one.mockClear()
})

type List = Parameters<typeof HistoryScreen>[0]['list']

function show(list: Partial<List> = {}, query: Partial<HistoryQuery> = {}) {
  const rows = list.rows ?? exampleSessions(4)
  draw(
    <HistoryScreen
      list={{ state: 'ready', total: rows.length, facts: null, readAtMs: 0, ...list, rows }}
      query={{ q: '', outcome: null, ...query }}
      timeZone="America/New_York"
      onNarrow={heard.narrowed}
      onOpen={heard.opened}
      onMore={heard.more}
      onRetry={heard.retried}
    />,
  )
}

describe('the history', () => {
  test('names each session with its status, minutes and seconds, and score, its title cut at 50 characters', async () => {
    await page.viewport(1280, 900)
    show({ rows: exampleSessions(8) })
    const rows = page.getByRole('row').elements().slice(1).map((row) => row.textContent)
    expect(rows[0]).toMatch(/Plants and Equations.*IncompleteStill open.*6 min 41 s.*9 \/ 30/)
    expect(rows[1]).toMatch(/Completed.*7 min 48 s.*22\.5 \/ 30 75%/)
    expect(rows[2]).toMatch(/CompletedTime was up/)
    expect(rows[6]).toMatch(/12 \/ 20 60%10 waiting for your teacher/)
    expect(rows[3]).toMatch(/IncompleteAbandoned, not counted/)
    const cut = page.getByText('Why the sky over a city at night is orange and the…').first().element().textContent
    expect(cut).toEqual('Why the sky over a city at night is orange and the…')
  })

  test('opens a session, and is narrowed by words and status', async () => {
    show()
    await page.getByRole('button', { name: /^Details\s?: Rome, week 3$/ }).click()
    await page.getByText('Filters', { exact: true }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('incomplete')
    // Typed letter by letter, a slow machine would search between two of them.
    await page.getByRole('searchbox').fill('rome')
    await userEvent.keyboard('{Enter}')
    expect(heard.opened.mock.calls).toEqual([[2]])
    expect(heard.narrowed.mock.calls).toEqual([[{ outcome: 'incomplete' }], [{ q: 'rome' }]])
  })

  test('says what is true when it is empty, when nothing matches and when it could not be read', async () => {
    show({ rows: [] })
    await expect.element(page.getByRole('heading', { name: 'Nothing finished yet' })).toBeVisible()
    show({ rows: [] }, { outcome: 'completed' })
    await expect.element(page.getByRole('heading', { name: 'No sessions found matching your filters.' })).toBeVisible()
    show({ rows: [], state: 'failed' })
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(heard.retried.mock.calls.length).toBe(1)
  })
})
