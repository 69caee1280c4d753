import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WaitingList } from '#src/screens/review/waiting-list.tsx'
import type { PagedListState } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { draw } from './chat/draw.tsx'

function nothing(): void {}

test.each<[PagedListState, string[], number]>([
  ['ready', [], 1],
  ['searching', ['Loading answers...'], 0],
  ['stale', [], 0],
])('a list that is %s says when others are on their way, and offers more only where it can be had', async (state, said, more) => {
  draw(
    <WaitingList<number>
      title="Answers to judge"
      list={{ state, rows: [1, 2], total: 30, facts: null, readAtMs: 0 }}
      loading="Loading answers..."
      failed="Failed to fetch answers"
      stopped={null}
      empty={null}
      idOf={(row) => row}
      draw={(row) => `Answer ${row}`}
      onMore={nothing}
      onRetry={nothing}
      onRetryStopped={nothing}
    />,
  )
  await expect.element(page.getByText('Answer 2')).toBeVisible()
  expect([page.getByRole('status').elements().map(({ textContent }) => textContent), page.getByRole('button', { name: 'Show more' }).elements().length]).toEqual([said, more])
})
