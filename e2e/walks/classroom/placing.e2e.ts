import * as v from 'valibot'
import type { PlacingEvent } from '#machines/classroom/classroom/placing.machine.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import { movingWalk, takingOutWalk } from '#tests/support/walks/classroom/placing.ts'
import type { BrowserGesture, Step } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough } from '#e2e/walks/stage/line.ts'
import { isWithoutDialog, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill } from '#e2e/walks/stage/playing.ts'
import { idOfStudent, make, signInTeacher, type TeacherStage } from '#e2e/walks/stage/teacher-stage.ts'

type World = TeacherStage & { other: string }

const Into = v.object({ classId: v.number() })
const AllPlaced = v.object({ output: v.object({ items: v.array(v.object({ status: v.literal('done') })) }) })

const gestures = {
  'class.chosen': async ({ page, other }, _, event) => {
    const label = v.is(Into, event) ? other : 'Select a class'
    await page.getByRole('dialog').getByLabel('Class').selectOption({ label })
  },
  'placing.submitted': async ({ page }) => {
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByRole('button', { name: /^(Move to class|Remove from class)$/ }).click({ force: true })
  },
  'placing.cancelled': press('Stop'),
  'placing.closed': press('Cancel'),
  // It belongs to the list of who could not be placed, which is the bulk action's.
  'retry.requested': null,
} satisfies Record<PlacingEvent['type'], BrowserGesture<World>>

walkInBrowser<World>('placing', {
  walks: [movingWalk, takingOutWalk],
  callers: { join: isTo('POST', 'classes/:id/students'), leave: isTo('DELETE', 'classes/:id/students/:id') },
  open: openDialog,
  gestures,
  // Nobody chooses a class to be taken out of, and what is under way is stopped, not closed.
  leftOut: (event, before) =>
    (event.type === 'class.chosen' && before.context.kind === 'takeOut') || (event.type === 'placing.closed' && before.matches('placing')),
  endings: {
    placeStudents: (event, before) => {
      if (!v.is(AllPlaced, event)) return null
      return async (world) => {
        if (before.context.kind === 'move') await ends<World>('join', letThrough)(world, [])
        await ends<World>('leave', letThrough)(world, [])
      }
    },
  },
  views: {
    'placing.asking': reads('Cancel'),
    'placing.refused': reads('Move to class', 'Please select a class', 'Cancel'),
    'placing.placing': reads('0 of 1 done', 'Saving...', 'Stop'),
    'placing.left': isWithoutDialog,
    'placing.closed': isWithoutDialog,
  },
})

/** Opens the dialog over the class of a student of the scene, with another class to go to. */
async function openDialog(stage: Parameters<typeof signInTeacher>[0], path: readonly Step[]): Promise<World> {
  const teaching = await signInTeacher(stage)
  const { page, line, ask, student } = teaching
  const [from, other] = [`From (${student.username})`, `To (${student.username})`]
  const id = await make(teaching, 'classes', { name: from })
  await make(teaching, 'classes', { name: other })
  await ask('POST', `classes/${id}/students`, { student_id: await idOfStudent(teaching) })
  await line.hold(page)
  const classroom = new ClassroomScreen(page)
  await classroom.open(`?class_id=${id}&tab=students`)
  await classroom.choose(student.name)
  await page.getByRole('button', { name: path[0]?.state.context.kind === 'takeOut' ? 'Remove from class' : 'Move to class' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor()
  await standStill(stage)
  return { ...teaching, other }
}
