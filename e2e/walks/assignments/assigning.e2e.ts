import * as v from 'valibot'
import type { AssigningEvent } from '#machines/assignments/assigning/assigning.machine.ts'
import { ExercisesScreen } from '#e2e/screens/exercises.screen.ts'
import { assigningWalk } from '#tests/support/walks/assignments/assigning.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, refuse } from '#e2e/walks/stage/line.ts'
import { both, isWithoutDialog, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, ends, press, untilSeen } from '#e2e/walks/stage/playing.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

type World = Stage & { dialog: ReturnType<ExercisesScreen['dialog']> }

const Asking = v.object({ exercise: v.object({ total_questions: v.pipe(v.number(), v.minValue(1)) }) })
const ForSomebody = v.object({ form: v.object({ students: v.pipe(v.array(v.unknown()), v.minLength(1)) }) })
const Words = v.object({ words: v.string() })
const AllGiven = v.object({ output: v.object({ items: v.array(v.object({ status: v.literal('done') })) }) })

const gestures = {
  'exercise.chosen': async (world) => {
    const capitals = world.dialog.getByRole('button', { name: /^Capitals/ })
    await untilSeen(world, capitals)
    await capitals.click()
  },
  'exercise.reopened': press('Change'),
  'form.changed': async (world) => {
    const { dialog, student } = world
    await dialog.getByRole('searchbox', { name: 'Search students' }).fill(student.name)
    const box = dialog.getByRole('checkbox', { name: student.name, exact: true })
    await untilSeen(world, box)
    await box.check()
  },
  'title.typed': ({ dialog }) => dialog.getByRole('textbox', { name: 'Title' }).fill('Week 3'),
  'exercises.searched': ({ dialog }, _, event) => dialog.getByRole('searchbox', { name: 'Search exercises' }).fill(v.parse(Words, event).words),
  'students.searched': ({ dialog }, _, event) => dialog.getByRole('searchbox', { name: 'Search students' }).fill(v.parse(Words, event).words),
  'assigning.submitted': ({ dialog }) => dialog.getByRole('button', { name: 'Create Assignment' }).click(),
  'retry.requested': press('Try again'),
  'assigning.closed': press('Cancel'),
} satisfies Record<AssigningEvent['type'], BrowserGesture<World>>

const isForClasses = isTo('GET', 'classes')
const missing = 'The classes could not be loaded.'
const form = reads('Create Assignment', 'Exercise', 'Due', 'Allow multiple attempts')

walkInBrowser<World>('assigning', {
  walks: [assigningWalk],
  // The classroom below reads its classes too, by a page of them.
  callers: {
    fetchClasses: (request) => isForClasses(request) && new URL(request.url()).search === '',
    giveWork: isTo('POST', 'assignments'),
  },
  open: async (stage) => {
    const { page } = await signInTeacher(stage)
    const dialog = new ExercisesScreen(page).dialog('Create Assignment')
    await arriveAt(stage, '/classroom?add_assignment=1', dialog.getByRole('searchbox', { name: 'Search exercises' }))
    return { ...stage, dialog }
  },
  gestures,
  // What asks nothing cannot be chosen, and while work is given nothing can be pressed.
  leftOut: (event, before) =>
    (event.type === 'exercise.chosen' && !v.is(Asking, event)) ||
    (event.type === 'form.changed' && !v.is(ForSomebody, event)) ||
    before.matches({ open: { work: 'giving' } }),
  endings: {
    fetchClasses: answers('fetchClasses', refuse),
    giveWork: (event) => (v.is(AllGiven, event) ? ends('giveWork', letThrough) : null),
  },
  views: {
    'assigning.open.classes.loading': readsNot(missing),
    'assigning.open.classes.missing': reads(missing, 'Try again'),
    'assigning.open.classes.offered': readsNot(missing),
    'assigning.open.work.editing.choosing': form,
    'assigning.open.work.editing.filling': both(form, reads('Capitals', 'Change')),
    'assigning.open.work.giving': reads('Create Assignment', '0 of 1 done', 'Creating...'),
    'assigning.created': isWithoutDialog,
    'assigning.closed': isWithoutDialog,
  },
})
