import { exerciseEditorMachine } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import { isEdited, noEdits, type ExerciseEdits } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import { exampleExercise, exampleSet } from '#src/screens/exercises/editor/example-exercise.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const sets = [exampleSet(1), exampleSet(2)]
const exercise = exampleExercise(sets)
const saved = exampleExercise(sets, { title: 'Plants', grade_level: 3, version: 6 })
const newer = exampleExercise(sets, { title: 'Sums', version: 9 })
const gone = exampleExercise([exampleSet(2)], { version: 5 })
const removed = { questionId: 101, title: 'Question 1', values: exampleSet(1), edits: {}, savedPlace: 0, place: 0 }
const step = { part: 'gradeLevel', gradeLevel: 3 } as const
const draft = { edits: { ...noEdits, gradeLevel: 5 }, version: 3, keptAtMs: 0 }

const titleEvents = ['title.opened', 'title.typed', 'title.cancelled', 'title.submitted']
const themeEvents = ['theme.added', 'theme.removed', 'theme.deleted', 'tags.changed']
const detailEvents = ['details.wanted', 'details.arrived', 'details.failed']
const setEvents = ['gradeLevel.chosen', 'set.changed', 'set.moved']
const settingEvents = ['settings.changed', 'settings.submitted', 'settings.reset', 'reset.confirmed', 'reset.cancelled']
const writeEvents = ['set.removed', 'removal.undone', 'questions.added', 'adding.retried', 'adding.dismissed']
const exitEvents = ['exit.requested', 'exit.cancelled', 'exit.confirmed', 'exit.discarded', 'discarding.undone']
const saveEvents = ['save.requested', 'preview.requested', 'retry.requested', 'overwrite.chosen', 'newer.chosen']

function walkEditor(raised: readonly string[]) {
  return walkMachine(exerciseEditorMachine, {
    input: { exerciseId: 7 },
    events: [
      { type: 'xstate.done.actor.openExercise', output: null },
      { type: 'xstate.done.actor.openExercise', output: { exercise, themes: ['space'], draft: null } },
      { type: 'xstate.done.actor.openExercise', output: { exercise, themes: [], draft } },
      { type: 'xstate.done.actor.openExercise', output: { exercise: exampleExercise(sets, { can_edit: false }), themes: [], draft: null } },
      { type: 'title.typed', title: 'Plants' },
      { type: 'title.typed', title: ' ' },
      { type: 'title.submitted', title: 'Plants' },
      { type: 'title.submitted', title: ' ' },
      { type: 'gradeLevel.chosen', gradeLevel: 3 },
      { type: 'theme.added', theme: 'Gardens' },
      { type: 'theme.added', theme: 'space' },
      { type: 'theme.added', theme: 'comets' },
      { type: 'theme.removed', theme: 'gardens' },
      { type: 'theme.deleted', theme: 'space' },
      { type: 'tags.changed', tags: ['exam'] },
      { type: 'settings.changed', change: { randomize: true } },
      { type: 'set.changed', setId: 1, change: { points: 5 } },
      { type: 'set.moved', setId: 1, to: 1 },
      { type: 'set.removed', setId: 1 },
      { type: 'removal.undone', removed },
      { type: 'questions.added', questionIds: [103] },
      { type: 'discarding.undone', edits: { ...noEdits, gradeLevel: 5 } },
      { type: 'details.wanted', setId: 1 },
      { type: 'details.arrived', setId: 1, details: { text: 'Solve it.', variations: 1 } },
      { type: 'details.failed', setId: 1 },
      { type: 'xstate.done.actor.exerciseSave', output: { exercise: saved, saved: [step], failed: null, newer: null } },
      { type: 'xstate.done.actor.exerciseSave', output: { exercise, saved: [], failed: { step, sentence: null }, newer: null } },
      { type: 'xstate.done.actor.exerciseSave', output: { exercise, saved: [], failed: null, newer } },
      { type: 'xstate.done.actor.writeExercise', output: { exercise: gone, setId: null, added: 0, problem: null } },
      { type: 'xstate.done.actor.writeExercise', output: { exercise: null, setId: null, added: 0, problem: 'Not now.' } },
      { type: 'xstate.done.actor.keepTheme', output: undefined },
    ],
    raised,
    context: ({ context: { edits, unadded, queue, wantsPreview } }) => {
      return [unadded !== null && !isEdited(edits) ? 'unadded' : editedPart(edits), queue.length > 0, queue[0]?.kind === 'add', wantsPreview]
    },
    limit: 600,
  })
}

/** The walks that together take every way of an editor: its title, its themes and sets, leaving it, and what is written at once. */
export const exerciseEditorWalks = [
  walkEditor([...themeEvents, ...detailEvents, ...setEvents, ...settingEvents, ...writeEvents, ...exitEvents]),
  walkEditor([...titleEvents, ...writeEvents, ...exitEvents, ...settingEvents, ...saveEvents]),
  walkEditor([...titleEvents, ...themeEvents, ...detailEvents, ...writeEvents, 'set.changed', 'set.moved']),
  walkEditor([...titleEvents, ...themeEvents, ...detailEvents, ...settingEvents, ...exitEvents, 'set.changed', 'set.moved']),
]

function editedPart({ title, settings, gradeLevel }: ExerciseEdits): string {
  return title === '' ? 'no title' : settings.randomize === true ? 'settings' : gradeLevel === null ? 'nothing' : 'grade level'
}

/** The same editor as its page is walked: saving, writing and leaving, one example of each answer; title, themes and details stand still. */
export const exerciseEditorScreenWalk = walkMachine(exerciseEditorMachine, {
  input: { exerciseId: 7 },
  events: [
    { type: 'xstate.done.actor.openExercise', output: null },
    { type: 'xstate.done.actor.openExercise', output: { exercise, themes: ['space'], draft } },
    { type: 'xstate.done.actor.openExercise', output: { exercise: exampleExercise(sets, { can_edit: false }), themes: [], draft: null } },
    { type: 'gradeLevel.chosen', gradeLevel: 3 },
    { type: 'set.removed', setId: 1 },
    { type: 'xstate.done.actor.exerciseSave', output: { exercise: saved, saved: [step], failed: null, newer: null } },
    { type: 'xstate.done.actor.exerciseSave', output: { exercise, saved: [], failed: { step, sentence: null }, newer: null } },
    { type: 'xstate.done.actor.exerciseSave', output: { exercise, saved: [], failed: null, newer } },
    { type: 'xstate.done.actor.writeExercise', output: { exercise: null, setId: null, added: 0, problem: 'Not now.' } },
  ],
  raised: [
    'title.opened',
    'title.typed',
    'title.cancelled',
    'title.submitted',
    'theme.added',
    'theme.removed',
    'theme.deleted',
    'tags.changed',
    'settings.changed',
    'settings.submitted',
    'settings.reset',
    'reset.confirmed',
    'reset.cancelled',
    'set.changed',
    'set.moved',
    'removal.undone',
    'questions.added',
    'adding.retried',
    'adding.dismissed',
    'discarding.undone',
    'details.wanted',
    'details.arrived',
    'details.failed',
  ],
  context: ({ context: { edits, queue, wantsPreview } }) => [edits.gradeLevel !== null, queue.length > 0, wantsPreview],
  limit: 400,
})
