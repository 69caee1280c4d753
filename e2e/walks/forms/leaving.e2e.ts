import { isAskingToLeave, type LeavingEvent, leavingMachine } from '#machines/forms/leaving/leaving.machine.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import { isMomentOf } from '#tests/support/walking/walk.ts'
import { freeWalk, losingWalk } from '#tests/support/walks/forms/leaving.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { both, isWithoutDialog, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { press, standStill } from '#e2e/walks/stage/playing.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

type World = Stage & { classroom: ClassroomScreen }

const gestures = {
  'close.requested': ({ page }) => page.keyboard.press('Escape'),
  'navigation.requested': async ({ page }) => void (await page.goBack()),
  'exit.confirmed': async ({ page, classroom }) => {
    const question = page.getByRole('alertdialog')
    if ((await question.count()) > 0) return question.getByRole('button', { name: 'Discard and leave' }).click()
    await classroom.dialog.getByRole('button', { name: 'Cancel' }).click()
  },
  'exit.cancelled': press('Keep editing'),
} satisfies Record<LeavingEvent['type'], BrowserGesture<World>>

const question = reads('Leave without saving?', 'What you typed here is not saved yet.', 'Keep editing', 'Discard and leave')

// Walked as the way out of the dialog that adds a student.
walkInBrowser<World>('leaving', {
  walks: [losingWalk, freeWalk],
  callers: {},
  open: async (stage, path) => {
    await signInTeacher(stage)
    const { page, line } = stage
    const classroom = new ClassroomScreen(page)
    await line.hold(page)
    await classroom.open()
    await page.getByRole('button', { name: 'New student' }).first().click()
    const name = classroom.dialog.getByLabel('Name', { exact: true })
    await name.waitFor()
    if (path.some(({ state }) => isMomentOf(leavingMachine, state) && isAskingToLeave(state))) await name.fill('Half typed')
    await standStill(stage)
    return { ...stage, classroom }
  },
  gestures,
  // Who goes has the dialog no more, and behind the question nothing else can be pressed.
  leftOut: (_, before) => before.matches('going'),
  endings: {},
  views: {
    'leaving.open': both<World>(reads('Add Student'), readsNot('Leave without saving?')),
    'leaving.askingToClose': question,
    'leaving.askingToGo': question,
    'leaving.going': isWithoutDialog,
    'leaving.closed': isWithoutDialog,
  },
})
