import type { AnyEventObject } from 'xstate'
import { exerciseEditorMachine, type ExerciseEditorSnapshot } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import type { KeptDraft } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { noEdits } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import { exampleExercise, exampleSet } from '#src/screens/exercises/editor/example-exercise.ts'
import { done, failed, journeysThrough, leaves } from '#tests/machines/journey.ts'

/** What the exercise asks. */
export const sets = [exampleSet(1), exampleSet(2), exampleSet(3)]
/** The exercise as it is opened. */
export const exercise = exampleExercise(sets)
const gone = exampleExercise(sets.slice(1), { version: 5 })
/** What somebody else made of it. */
export const newer = exampleExercise(sets, { title: 'Sums', version: 9 })
/** What was kept of an earlier time. */
export const draft: KeptDraft = { edits: { ...noEdits, gradeLevel: 5 }, version: 3, keptAtMs: 0 }
const usual = ['open.title.shown', 'open.themes.idle', 'open.draft.settled', 'open.dialog.staying', 'open.work.idle']

/** It is opened. */
export const opened = done('openExercise', { exercise, themes: ['space'], draft: null })
/** It is opened, and an earlier draft is offered. */
export const offered = done('openExercise', { exercise, themes: [], draft })
/** Another grade level is chosen. */
export const grade = { type: 'gradeLevel.chosen', gradeLevel: 9 }
/** A setting is changed. */
export const settings = { type: 'settings.changed', change: { randomize: true } }
/** All is to be saved. */
export const save = { type: 'save.requested' }
/** What failed is tried again. */
export const retry = { type: 'retry.requested' }
/** It is to be tried out. */
export const preview = { type: 'preview.requested' }
/** The settings are to be saved. */
export const submitSettings = { type: 'settings.submitted' }
/** The title is opened. */
export const titleOpened = { type: 'title.opened' }
/** A set is taken out. */
export const removed = { type: 'set.removed', setId: 1 }
/** Taking it out is done. */
export const written = done('writeExercise', { exercise: gone, setId: null, added: 0, problem: null })
/** Saving breaks down. */
export const unsaved = failed('exerciseSave')
/** Saving was overtaken. */
export const stale = done('exerciseSave', { exercise, saved: [], failed: null, newer })
/** The draft is taken. */
export const restored = { type: 'draft.restored' }
/** The draft is thrown away. */
export const discarded = { type: 'draft.discarded' }
/** Leaving is asked for. */
export const exit = { type: 'exit.requested' }
/** A reset is asked for. */
export const resetAsked = { type: 'settings.reset' }

/** A title is typed. */
export function typed(title: string): AnyEventObject {
  return { type: 'title.typed', title }
}

/** A title is saved. */
export function named(title: string): AnyEventObject {
  return { type: 'title.submitted', title }
}

/** A theme is added. */
export function theme(name: string): AnyEventObject {
  return { type: 'theme.added', theme: name }
}

/** Saving ends with this exercise. */
export function savedAs(change: Parameters<typeof exampleExercise>[1]): AnyEventObject {
  return done('exerciseSave', { exercise: exampleExercise(sets, { version: 6, ...change }), saved: [], failed: null, newer: null })
}

/** Plays an editor; what it tells its page, keeps and reads is heard. */
export async function editing(events: readonly AnyEventObject[]) {
  const journey = await journeysThrough(exerciseEditorMachine, { held: ['keepDraft', 'tell', 'readDetails'] })({ exerciseId: 7 }).tell(...events)
  const moment: ExerciseEditorSnapshot = journey.actor.getSnapshot()
  return { journey, moment, heard: journey.heard }
}

/** Where an editor stands beside what is usual, what it called, how often it kept a draft, what it told, and what is unsaved. */
export async function outcomeOf(events: readonly AnyEventObject[]): Promise<unknown[]> {
  const { journey, moment, heard } = await editing(events)
  const calls = journey.calls.map(({ src, input }) => `${src}${[...JSON.stringify(input).matchAll(/"part":"(\w+)"/g)].map(([, part]) => ` ${part}`).join('')}`)
  const told = heard.filter(([name]) => name === 'tell').map(([, { type, text = type }]) => text)
  const { settings: changed, sets: ofSets, ...others } = moment.context.edits
  const parts = Object.entries(others).filter(([, part]) => part !== null).map(([name, part]) => `${name}: ${JSON.stringify(part)}`)
  const edited = [...parts, ...Object.keys(changed), ...Object.keys(ofSets).map((id) => `set ${id}`)].join(', ')
  return [leaves(moment, usual), calls.slice(1).join(', '), heard.filter(([name]) => name === 'keepDraft').length, told.join(), edited]
}
