import type { ReadingEvent } from '#machines/lists/reading/reading.machine.ts'
import { readingWalk } from '#tests/support/walks/lists/reading.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, malform } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, press } from '#e2e/walks/stage/playing.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

/** What the page of what is recorded never tells. */
type Untold = 'page.looked_at'

const gestures = { 'retry.requested': press('Try again') } satisfies Record<Exclude<ReadingEvent['type'], Untold>, BrowserGesture<Stage>>

const page = reads('What is recorded', 'How the pages are used')
const isRead = both(page, readsNot('Loading counts...', 'Failed to fetch counts'))

// Walked as what the page of what is recorded reads: how often the pages were used.
walkInBrowser<Stage>('reading', {
  walks: [readingWalk],
  usedAs: 'event-counts',
  callers: { read: isTo('GET', 'events/counts') },
  open: async (stage) => {
    await signInTeacher(stage)
    await arriveAt(stage, '/classroom/records')
    return stage
  },
  gestures,
  endings: { read: answers('read', malform) },
  views: {
    'reading.reading': both(page, reads('Loading counts...')),
    'reading.read.resting': isRead,
    'reading.failed': both(page, reads('Failed to fetch counts', 'Try again')),
  },
  elsewhere: { 'reading.read.checking': 'counts are read once; readings that are kept fresh are walked on the screen' },
  turn: async ({ page: shown }) => shown.getByRole('heading', { name: 'How the pages are used' }).scrollIntoViewIfNeeded(),
})
