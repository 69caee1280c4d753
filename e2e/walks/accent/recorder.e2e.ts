import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { StudentScreen } from '#e2e/screens/student.screen.ts'
import type { RecorderEvent } from '#machines/accent/recorder/recorder.machine.ts'
import { recorderWalk } from '#tests/support/walks/accent/recorder.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { both, either, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { Microphone } from '#e2e/walks/stage/microphone.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { nothing, press, standStill } from '#e2e/walks/stage/playing.ts'
import { walkWork } from '#e2e/walks/stage/school.ts'

type World = Stage & { microphone: Microphone }

const gestures = {
  'microphone.granted': ({ microphone }) => microphone.grant(),
  'microphone.refused': ({ microphone }) => microphone.refuse(),
  'microphone.lost': ({ microphone }) => microphone.lose(),
  'microphone.chosen': async ({ page, microphone }) => {
    await microphone.keepAsking()
    await page.getByRole('combobox', { name: 'Microphone' }).selectOption({ index: 1 })
  },
  // An open microphone measures all the time.
  'level.measured': nothing,
  // A page that goes out of sight asks to stop, as a pause does.
  'silence.heard': ({ page }) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    }),
  'stop.requested': press('Stop'),
  // The page waits 300 milliseconds for the last of what was said.
  'take.captured': ({ page }) => page.clock.runFor(300),
  'nothing.heard': nothing,
  'capture.failed': async ({ microphone }) => {
    await microphone.deafen()
    await microphone.grant()
  },
  'cancel.requested': press('Cancel'),
} satisfies Record<RecorderEvent['type'], BrowserGesture<World>>

const trial = 'Check your microphone'

// Walked as the trial of the microphone before a spoken session.
walkInBrowser<World>('recorder', {
  walks: [recorderWalk],
  callers: {},
  open: async (stage) => {
    const { page, context, student } = stage
    await context.grantPermissions(['microphone'])
    const [microphone, todo] = [new Microphone(page), new StudentScreen(page)]
    await stage.signIn(student)
    await todo.open()
    await todo.start(walkWork.scriptSprint)
    await page.getByRole('heading', { name: trial }).waitFor()
    await microphone.keepAsking()
    await microphone.holdLast()
    await standStill(stage)
    await page.getByRole('button', { name: 'Check microphone' }).click()
    return { ...stage, microphone }
  },
  gestures,
  leftOut: isNotOffered,
  endings: {},
  views: {
    'recorder.open.asking': reads(trial, 'Your browser is asking for the microphone: allow it.', 'Cancel'),
    'recorder.open.capturing': reads(trial, 'Say:', 'Level', 'Stop'),
    'recorder.open.encoding': both(reads(trial, 'Stop'), readsNot('Play what you said')),
    'recorder.captured': reads('We heard', 'Play what you said', 'Check again'),
    'recorder.refused': reads('Failed to access microphone.', 'Allow the microphone for this page', 'Try again'),
    'recorder.failed': reads('The recording did not work.', 'Try again'),
    'recorder.ended': either(reads('Say a few words and hear yourself.', 'Check microphone'), reads('The microphone went away', 'Try again')),
  },
  played: ['microphone.chosen', 'microphone.lost', 'silence.heard', 'level.measured'],
})

/** What a recording allows at a moment where its page has no control for it, or where nothing can bring it about. */
function isNotOffered({ type }: AnyEventObject, before: AnyMachineSnapshot): boolean {
  const isAsking = before.matches({ open: 'asking' })
  switch (type) {
    // A microphone that is only tried hands over whatever it heard.
    case 'nothing.heard':
      return true
    case 'microphone.lost':
      return isAsking
    case 'capture.failed':
    case 'cancel.requested':
      return !isAsking
    case 'microphone.chosen':
      return isAsking && before.context.microphones.length === 0
    default:
      return false
  }
}
