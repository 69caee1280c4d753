import type { SampleEvent } from '#machines/welcome/sample/sample.machine.ts'
import { sampleWalk } from '#tests/support/walks/welcome/sample.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, refuse, refuseBy429, refuseBy503 } from '#e2e/walks/stage/line.ts'
import { both, isAt, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, press } from '#e2e/walks/stage/playing.ts'

const gestures = { 'sample.requested': press('Try a sample session') } satisfies Record<SampleEvent['type'], BrowserGesture<Stage>>


const offer = reads('The exercise book that answers back.', 'Try a sample session')
const failed = 'The sample could not be opened. Please try again.'
const opening = both(reads('The exercise book that answers back.', 'Opening...'), readsNot(failed))

walkInBrowser<Stage>('sample', {
  walks: [sampleWalk],
  callers: { startSample: isTo('POST', 'auth/sample'), signIn: isTo('GET', 'auth/profile') },
  open: async (stage) => {
    await arriveAt(stage, '/home')
    return stage
  },
  gestures,
  endings: {
    startSample: answers('startSample', refuseBy503, refuseBy429),
    signIn: answers('signIn', refuse),
  },
  views: {
    'sample.offered.waiting': both(offer, readsNot(failed)),
    'sample.offered.refused': both(offer, reads('Too many tries. Wait a moment and try again.')),
    'sample.offered.failed': both(offer, reads(failed)),
    'sample.starting': opening,
    'sample.signingIn': opening,
    'sample.started': both<Stage>(isAt(/^\/chat\/\d+$/), reads('Solve for x')),
  },
})
