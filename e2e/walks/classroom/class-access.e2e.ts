import * as v from 'valibot'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import type { ClassAccessEvent } from '#machines/classroom/classroom/class-access.machine.ts'
import { classAccessWalk } from '#tests/support/walks/classroom/class-access.ts'
import type { BrowserGesture } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough } from '#e2e/walks/stage/line.ts'
import { isWithoutDialog, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill, untilSeen } from '#e2e/walks/stage/playing.ts'
import { idOfStudent, make, signInTeacher, type TeacherStage } from '#e2e/walks/stage/teacher-stage.ts'

const Chosen = v.object({ ids: v.array(v.number()) })
const AllDone = v.object({ output: v.object({ items: v.array(v.object({ status: v.literal('done') })) }) })
const AllSent = v.object({ output: v.object({ items: v.array(v.object({ status: v.literal('done'), kept: v.strictObject({ sent: v.literal(true) }) })) }) })

const gestures = {
  'students.chosen': async ({ page }, _, event) => {
    const all = page.getByRole('checkbox', { name: /^All 2 students/ })
    await all.check()
    if (v.parse(Chosen, event).ids.length === 0) await all.uncheck()
  },
  'passwords.requested': press('New start passwords and cards'),
  'links.requested': press(/^Send magic links/),
  'blank.requested': press('Cards without passwords'),
  'question.confirmed': press(/^(Make|Send) \d/),
  'question.declined': press('Back'),
  'cancel.requested': press('Stop'),
  // Both belong to the list of who was not reached, which is the bulk action's.
  'retry.requested': null,
  'rest.left': null,
  'cards.printed': press('Print'),
  'access.closed': async ({ page }) => {
    await page.getByRole('button', { name: /^(Close|Done)$/ }).first().click()
    const way = page.getByRole('button', { name: 'Close without printing' })
    if ((await way.count()) > 0) await way.click()
  },
} satisfies Record<ClassAccessEvent['type'], BrowserGesture<TeacherStage>>

walkInBrowser<TeacherStage>('class-access', {
  walks: [classAccessWalk],
  callers: { makePasswords: isTo('POST', 'students/:id/reset_password'), mailLinks: isTo('POST', 'auth/request_magic') },
  open: async (stage) => {
    const teaching = await signInTeacher(stage)
    const { page, line, ask, student } = teaching
    const id = await make(teaching, 'classes', { name: `Cards (${student.username})` })
    const account = { name: 'New Student', username: `new.${student.username}`, email: `new.${student.username}@walks.example`, age: 0 }
    for (const studentId of [await idOfStudent(teaching), await make(teaching, 'auth/register_student', account)]) {
      await ask('POST', `classes/${id}/students`, { student_id: studentId })
    }
    await page.addInitScript(() => (window.print = () => undefined))
    await line.hold(page)
    const classroom = new ClassroomScreen(page)
    await classroom.open(`?class_id=${id}`)
    await classroom.pressInPanel('Class cards and links')
    await untilSeen(stage, page.getByRole('checkbox', { name: /^All 2 students/ }))
    await standStill(stage)
    return teaching
  },
  gestures,
  endings: {
    makePasswords: (event) => (v.is(AllDone, event) ? ends('makePasswords', letThrough) : null),
    mailLinks: (event) => (v.is(AllSent, event) ? ends('mailLinks', letThrough) : null),
  },
  views: {
    'classAccess.choosing': reads('All 2 students', 'own password', 'Cards without passwords'),
    'classAccess.askingPasswords': reads('stops working', 'Make ', 'Back'),
    'classAccess.askingLinks': reads('Passwords stay as they are.', 'Back'),
    'classAccess.making': reads('of 1 made', 'Stop'),
    'classAccess.mailing': reads('of 1 sent', 'Stop'),
    'classAccess.mailed': reads('1 magic link was sent.', 'Done'),
    'classAccess.blankCards': reads('on these cards they are left blank', 'Print'),
    'classAccess.newCards.unprinted': reads('Start password', 'Print'),
    'classAccess.newCards.printed': reads('Start password', 'Print'),
    'classAccess.closed': isWithoutDialog,
  },
})
