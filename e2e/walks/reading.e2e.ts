import type { ReadingEvent } from '#machines/reading/reading.machine.ts'
import { readingWalk } from '#tests/support/walks/reading.ts'
import type { BrowserGesture, Stage } from './browser-walk.ts'
import { isTo, malform } from './line.ts'
import { both, reads, readsNot } from './look.ts'
import { walkInBrowser } from './play-walk.ts'
import { answers, arriveAt, press } from './playing.ts'
import { signInTeacher } from './teacher-stage.ts'

const gestures = { 'retry.requested': press('Try again') } satisfies Record<ReadingEvent['type'], BrowserGesture<Stage>>

const page = reads('What is recorded', 'How the pages are used')

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
    'reading.read': both(page, readsNot('Loading counts...', 'Failed to fetch counts')),
    'reading.failed': both(page, reads('Failed to fetch counts', 'Try again')),
  },
  turn: async ({ page: shown }) => shown.getByRole('heading', { name: 'How the pages are used' }).scrollIntoViewIfNeeded(),
})
