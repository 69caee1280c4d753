import * as v from 'valibot'
import type { ClassroomEvent } from '#machines/classroom/classroom/classroom.machine.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import { classroomWalk } from '#tests/support/walks/classroom/classroom.ts'
import type { BrowserGesture, Stage, Step } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, refuse } from '#e2e/walks/stage/line.ts'
import { both, isWithoutDialog, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill } from '#e2e/walks/stage/playing.ts'
import { walkAnswers, walkWork } from '#e2e/walks/stage/school.ts'
import { answerAs } from '#e2e/walks/stage/student-answers.ts'
import { idOfStudent, make, signInTeacher, type TeacherStage } from '#e2e/walks/stage/teacher-stage.ts'

type World = TeacherStage & { classroom: ClassroomScreen }

const SomeStudents = v.object({ students: v.pipe(v.array(v.unknown()), v.minLength(1)) })
const SomePieces = v.object({ pieces: v.pipe(v.array(v.unknown()), v.minLength(1)) })
const OfOne = v.object({ output: v.pipe(v.array(v.unknown()), v.length(1)) })
const SomeWork = v.object({ work: v.pipe(v.array(v.unknown()), v.minLength(1)) })

const gestures = {
  'students.chosen': ({ classroom, student }) => classroom.choose(student.name),
  'work.chosen': async ({ page, student }, _, event) => {
    const boxes = page.getByRole('checkbox', { name: new RegExp(`^Select .*, ${student.name}$`) })
    for (const index of v.parse(SomeWork, event).work.keys()) await boxes.nth(index).check()
  },
  'pieces.chosen': async ({ page }, _, event) => {
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    for (const index of v.parse(SomePieces, event).pieces.keys()) await boxes.nth(index).check()
  },
  'pieceEdit.requested': ({ page }) => page.getByRole('row').getByRole('button', { name: /^Edit / }).first().click(),
  'piecesEdit.requested': press('Edit together'),
  'piecesFreshStart.requested': press('Allow a fresh start'),
  // Another tab of the page is another list, from which this walk would not come back.
  'place.changed': null,
  'adding.requested': press('Add to class'),
  'moving.requested': press('Move to class'),
  'takingOut.requested': press('Remove from class'),
  'renaming.requested': ({ classroom }) => classroom.pressInPanel(/^Edit class/),
  'cards.requested': ({ classroom }) => classroom.pressInPanel(/^Class cards and links/),
  'teachers.requested': ({ classroom }) => classroom.pressInPanel(/^Teachers of this class/),
  'joinCode.requested': ({ classroom }) => classroom.pressInPanel(/^Join code/),
  'archiving.requested': ({ classroom }) => classroom.pressInPanel(/^Archive class/),
  'copying.requested': ({ classroom }) => classroom.pressInPanel(/^Copy class/),
  'edit.requested': press(/^Edit .*,/),
  'batchEdit.requested': press('Edit together'),
  // It takes an open piece of work of several; the pieces of the scene are one student's each.
  'othersEdit.requested': null,
  // The scene's pieces stay closed.
  'message.requested': null,
  // The work of the scene's other list was not begun.
  'freshStart.requested': null,
  // What a dialog did is the walk of its own machine.
  'dialog.done': null,
  'dialog.closed': ({ page }) => page.keyboard.press('Escape'),
} satisfies Record<ClassroomEvent['type'], BrowserGesture<World>>

walkInBrowser<World>('classroom', {
  walks: [classroomWalk],
  callers: { gatherWork: (request) => isTo('GET', 'assignments')(request) && new URL(request.url()).searchParams.has('ids') },
  open: openClass,
  gestures,
  // The list of the tab that is open offers nobody and nothing that is not in it, and letting go is unchecking again.
  leftOut: (event, before) =>
    (event.type === 'students.chosen' && (!v.is(SomeStudents, event) || before.context.students.length > 0)) ||
    (event.type === 'work.chosen' && before.context.work.length > 0) ||
    (event.type === 'pieces.chosen' && before.context.pieces.length > 0) ||
    (before.context.students.length > 0 && /^(work|edit|batchEdit|piece)/.test(event.type)) ||
    (before.context.pieces.length > 0 && /^(work|edit|batchEdit|students|adding|moving|takingOut)/.test(event.type)) ||
    (before.context.work.length > 0 && /^piece/.test(event.type)),
  endings: {
    // Each piece of the scene is its one student's alone.
    gatherWork: (event) => (event.type.startsWith('xstate.error') ? ends('gatherWork', refuse) : v.is(OfOne, event) ? ends('gatherWork', letThrough) : null),
  },
  views: {
    'classroom.gatheringToEdit': reads('Classroom'),
    'classroom.gatheringToStartFresh': reads('Allow a fresh start'),
    'classroom.startingFresh': reads('Allow a fresh start of 1 assignment?', 'Cancel'),
    'classroom.browsing': both(reads('Classroom'), isWithoutDialog),
    'classroom.adding': reads('Add to class', 'Add 1 student.', 'Select a class'),
    'classroom.moving': reads('Move to class', 'Move 1 student.', 'Select a class'),
    'classroom.takingOut': reads('Remove from class', 'Take 1 student out of'),
    'classroom.renaming': reads('Edit class', 'Name', 'Save'),
    'classroom.printing': reads('Class cards', 'Close'),
    'classroom.sharing': reads('Teachers of this class', 'Close'),
    'classroom.lettingIn': reads('Join code', 'Close'),
    'classroom.archiving': reads('Archive Walk', 'Cancel'),
    'classroom.copying': reads('Copy Walk', 'Cancel'),
    'classroom.editing': reads('Edit Assignment', 'Title', 'Cancel'),
    'classroom.batchEditing': reads('Edit 2 assignments', 'Cancel'),
  },
  elsewhere: { 'classroom.messaging': 'it takes an open piece of work; the journey of a message opens one' },
})

/** Opens a class of the scene, at its work where the path is about that, else at its one student. */
async function openClass(stage: Stage, path: readonly Step[]): Promise<World> {
  const isAbout = (types: RegExp) => path.some(({ event }) => types.test(event.type))
  if (isAbout(/^piecesFreshStart/)) await answerAs(stage, walkWork.plant, [walkAnswers.wrong])
  const teaching = await signInTeacher(stage)
  const { page, ask, student } = teaching
  const id = await make(teaching, 'classes', { name: `Walk (${student.username})` })
  await ask('POST', `classes/${id}/students`, { student_id: await idOfStudent(teaching) })
  const classroom = new ClassroomScreen(page)
  const isOfPieces = isAbout(/^piece/)
  const list = isAbout(/^(work|edit|batchEdit)/) ? 'tab=assignments&by=student' : isOfPieces ? `tab=assignments&q=${walkWork.plant}` : 'tab=students'
  await stage.line.hold(page)
  await classroom.open(`?class_id=${id}&${list}`)
  await (isOfPieces ? page.getByRole('button', { expanded: false }).first() : classroom.row(student.name).first()).waitFor()
  await standStill(stage)
  return { ...teaching, classroom }
}
