import * as v from 'valibot'
import type { PagedListEvent } from '#machines/lists/paged-list/paged-list.machine.ts'
import { pagedListWalk } from '#tests/support/walks/lists/paged-list.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, malform } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, press } from '#e2e/walks/stage/playing.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

const Asked = v.object({ query: v.string() })

const gestures = {
  'query.changed': ({ page }, _, event) => page.getByRole('searchbox', { name: 'Search students' }).fill(v.parse(Asked, event).query),
  'more.requested': async ({ page }) => {
    const again = page.getByRole('button', { name: 'Try again' })
    if ((await again.count()) > 0) return again.click()
    await page.getByRole('button', { name: /^Show more/ }).scrollIntoViewIfNeeded()
  },
  // These follow writes, of which this walk has none.
  'refresh.requested': null,
  'row.changed': null,
  'rows.removed': null,
  'retry.requested': press('Try again'),
} satisfies Record<PagedListEvent<unknown, unknown>['type'], BrowserGesture<Stage>>

const list = reads('Classroom', 'Kim Student')
const whole = readsNot('Loading students...', 'Failed to fetch students')

// Walked as the students of the classroom.
walkInBrowser<Stage>('paged-list', {
  walks: [pagedListWalk],
  usedAs: 'roster-list',
  callers: { fetchPage: isTo('GET', 'students') },
  open: async (stage) => {
    await signInTeacher(stage)
    await arriveAt(stage, '/classroom?tab=students')
    return stage
  },
  gestures,
  // The box asks for what it did not ask for before, and after a failure the next page is asked for by one button.
  leftOut: (event, before) =>
    (event.type === 'query.changed' && event['query'] === before.context.query) || (event.type === 'retry.requested' && before.matches({ listed: 'moreFailed' })),
  endings: { fetchPage: answers('fetchPage', malform) },
  views: {
    'pagedList.opening.loading': reads('Classroom', 'Loading students...'),
    'pagedList.opening.failed': reads('Failed to fetch students.', 'Try again'),
    'pagedList.listed.ready': both(reads('Classroom'), whole),
    'pagedList.listed.searching': both(list, reads('Loading students...')),
    'pagedList.listed.stale': both(list, reads('Failed to fetch students.', 'This list is from', 'Try again')),
    'pagedList.listed.loadingMore': both(list, reads('Loading more...')),
    'pagedList.listed.moreFailed': both(list, reads('Failed to fetch students.', 'Showing the first 50 of', 'Try again')),
  },
})
