import { output, received } from '#machines/params.ts'
import { editorSetup } from './exercise-editor.setup.ts'
import { unanswered, type EditorContext } from './exercise-editor.state.ts'
import { saveSteps } from './exercise-save.steps.ts'

const all = { scope: 'all' as const, wantsPreview: false }
const allAndPreview = { scope: 'all' as const, wantsPreview: true }
const settings = { scope: 'settings' as const, wantsPreview: false }
const title = { scope: 'title' as const, wantsPreview: false }

/** What may be begun while nothing is being written, whether the last save failed or not. */
const beginnings = {
  'save.requested': { guard: 'isSavable', actions: { type: 'beginSave', params: all }, target: 'saving' },
  'preview.requested': [
    { guard: 'isSavable', actions: { type: 'beginSave', params: allAndPreview }, target: 'saving' },
    { guard: 'canPreview', target: '#exerciseEditor.previewing' },
  ],
  'settings.submitted': { guard: { type: 'isToSave', params: settings }, actions: { type: 'beginSave', params: settings }, target: 'saving' },
  'title.submitted': { guard: { type: 'isNewTitle', params: received }, actions: { type: 'beginSave', params: title }, target: 'saving' },
} as const

/**
 * The region that talks to the server, one write at a time because each moves the exercise's version on. Edits go on meanwhile;
 * what was edited during a save stays unsaved. A save that failed is repeated with what is left of it.
 */
export const work = editorSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'hasQueued', target: 'writing' },
      on: beginnings,
    },
    saving: {
      tags: 'pending',
      invoke: {
        src: 'exerciseSave',
        id: 'exerciseSave',
        input: ({ context }) => savingOf(context),
        onDone: [
          {
            guard: { type: 'wasAllSaved', params: output },
            actions: [{ type: 'takeOutcome', params: output }, 'forgetRemoved', 'keepDraft', 'tellSaved'],
            target: 'saved',
          },
          { guard: { type: 'wasStale', params: output }, actions: [{ type: 'takeOutcome', params: output }, 'keepDraft'], target: 'stale' },
          { actions: [{ type: 'takeOutcome', params: output }, 'keepDraft'], target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    saved: { always: [{ guard: 'wantsPreview', target: '#exerciseEditor.previewing' }, { target: 'idle' }] },
    failed: {
      tags: 'failed',
      always: { guard: 'hasQueued', target: 'writing' },
      on: { ...beginnings, 'retry.requested': { guard: 'hasTitle', target: 'saving' } },
    },
    stale: {
      tags: 'refused',
      on: {
        'newer.chosen': { actions: ['tellLaidAside', 'takeNewer', 'forgetEdits', 'keepDraft'], target: 'idle' },
        'overwrite.chosen': { guard: 'hasTitle', actions: ['takeNewer', 'keepDraft'], target: 'saving' },
      },
    },
    writing: {
      tags: 'pending',
      invoke: {
        src: 'writeExercise',
        id: 'writeExercise',
        input: ({ context }) => ({ exercise: context.exercise, write: context.queue[0] ?? null }),
        onDone: { actions: [{ type: 'takeWritten', params: output }, 'keepDraft'], target: 'idle' },
        onError: { actions: { type: 'takeWritten', params: unanswered }, target: 'idle' },
      },
    },
  },
})

function savingOf({ exercise, edits, scope }: EditorContext) {
  if (exercise === null) throw new Error('There is no exercise to save.')
  return { exercise, steps: saveSteps(exercise, edits, scope) }
}
