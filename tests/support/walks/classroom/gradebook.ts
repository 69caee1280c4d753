import type { Gradebook } from '#contract/progress/gradebook.ts'
import { gradebookMachine } from '#machines/classroom/gradebook/gradebook.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const settings = { terms: [], missing: 'left_out' as const, categories: [], filed: [] }
const theirs = { ...settings, missing: 'zero' as const, version: 2 }

/** A gradebook of one student with one piece of work. */
export const walkedBook: Gradebook = {
  class: { id: 7, name: 'Algebra 1' },
  settings: { ...settings, version: 1 },
  term: null,
  works: [{ exercise_id: 3, title: 'Equations Check', due_date: null, category: null, mean: 80, median: null }],
  students: [{ id: 1, name: 'Maya Okafor', cells: [['done', 80, 9]], mean: 80, median: null, term_mark: 80 }],
  mean: 80,
  median: null,
}
const draft = { settings: { ...settings, missing: 'zero' as const }, version: 1 }

/** Every moment of a gradebook and of its settings. */
export const gradebookWalk = walkMachine(gradebookMachine, {
  input: { classId: 7, span: 'term' },
  events: [
    { type: 'xstate.done.actor.openGradebook', output: { book: walkedBook, draft: null } },
    { type: 'xstate.done.actor.openGradebook', output: { book: walkedBook, draft } },
    { type: 'xstate.done.actor.openGradebook', output: null },
    { type: 'xstate.done.actor.readAgain', output: walkedBook },
    { type: 'settings.edited', settings: draft.settings },
    { type: 'xstate.done.actor.saveSettings', output: { kind: 'saved' } },
    { type: 'xstate.done.actor.saveSettings', output: { kind: 'stale', theirs } },
    { type: 'xstate.done.actor.saveSettings', output: { kind: 'refused', sentence: 'A category needs a name' } },
  ],
  context: ({ context }) => [context.book !== null, context.draft?.version ?? null, context.theirs !== null, context.sentence],
  limit: 400,
})
