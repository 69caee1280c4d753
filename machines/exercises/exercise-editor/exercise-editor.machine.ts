import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import { noEdits } from './exercise.edits.ts'
import { editorSetup } from './exercise-editor.setup.ts'
import { work } from './exercise-editor.work.ts'

const addTheme = [
  {
    guard: { type: 'isOfferedTheme', params: received },
    actions: [{ type: 'rememberTheme', params: received }, 'addTheme', 'keepDraft'],
    target: 'idle',
  },
  { guard: { type: 'isNewTheme', params: received }, actions: { type: 'rememberTheme', params: received }, target: 'adding' },
  { guard: { type: 'isSameTheme', params: received }, actions: 'tellSameTheme' },
] as const

const typeTitle = { type: 'edit', params: ({ event }: { event: { title: string } }) => ({ title: event.title.trim() }) } as const

/** A title being written goes with whatever is saved; an empty one is refused where it is written. */
const endTitle = [{ guard: 'hasTitle', target: 'shown' }, { target: '.refused' }] as const

/**
 * One exercise while its page is open: opened, edited, saved. Edits are kept over the exercise as the server last told it, and
 * with each change in the browser, so that neither a failed save, somebody else's change, nor a closed tab loses one. It refuses
 * two writes at once, and refuses to overwrite somebody else's change or leave the page with unsaved edits unasked. `previewing`
 * is final: everything is saved, and its output says what to try out.
 * Invariant: One write runs at a time, every failure has a way on, and edits are never left unasked.
 * [exercise-editor.walk.test.ts: on every path one write runs at a time]
 */
export const exerciseEditorMachine = editorSetup.createMachine({
  id: 'exerciseEditor',
  context: ({ input }) => ({
    exerciseId: input.exerciseId,
    exercise: null,
    themes: [],
    edits: noEdits,
    offered: null,
    details: {},
    problems: {},
    queue: [],
    removed: [],
    theme: '',
    titleBefore: null,
    unadded: null,
    scope: 'all',
    wantsPreview: false,
    outcome: null,
  }),
  invoke: [
    { src: 'tell', id: 'tell' },
    { src: 'readDetails', id: 'readDetails' },
    { src: 'keepDraft', id: 'keepDraft', input: ({ context }) => ({ exerciseId: context.exerciseId }) },
  ],
  on: {
    'details.wanted': { actions: [{ type: 'forgetDetails', params: received }, { type: 'readDetails', params: received }] },
    'details.arrived': { actions: { type: 'takeDetails', params: received } },
    'details.failed': { actions: { type: 'takeDetails', params: ({ event }) => ({ setId: event.setId, details: 'failed' as const }) } },
  },
  initial: 'opening',
  output: ({ context }) => ({ exerciseId: context.exerciseId, hasAccentTraining: context.exercise?.has_accent_training === true }),
  states: {
    opening: {
      tags: 'pending',
      invoke: {
        src: 'openExercise',
        id: 'openExercise',
        input: ({ context }) => ({ exerciseId: context.exerciseId }),
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'missing' },
          { guard: { type: 'canEdit', params: output }, actions: { type: 'takeOpened', params: output }, target: 'open' },
          { actions: { type: 'takeOpened', params: output }, target: 'reading' },
        ],
        onError: 'failedToOpen',
      },
    },
    missing: { tags: 'refused' },
    failedToOpen: { tags: 'failed', on: { 'retry.requested': 'opening' } },
    reading: { on: { 'preview.requested': { guard: 'canPreview', target: 'previewing' } } },
    open: {
      type: 'parallel',
      on: {
        'gradeLevel.chosen': { actions: [{ type: 'edit', params: ({ event }) => ({ gradeLevel: event.gradeLevel }) }, 'keepDraft'] },
        'tags.changed': { actions: [{ type: 'edit', params: ({ event }) => ({ tags: event.tags }) }, 'keepDraft'] },
        'theme.removed': { actions: [{ type: 'removeTheme', params: received }, 'keepDraft'] },
        'theme.deleted': { actions: { type: 'forgetTheme', params: received } },
        'settings.changed': { actions: [{ type: 'edit', params: ({ event }) => ({ settings: event.change }) }, 'keepDraft'] },
        'set.changed': { actions: [{ type: 'edit', params: ({ event }) => ({ sets: { [event.setId]: event.change } }) }, 'keepDraft'] },
        'set.moved': { actions: [{ type: 'moveSet', params: received }, 'keepDraft'] },
        'set.removed': { actions: { type: 'queueWrite', params: ({ event }) => ({ kind: 'remove', setId: event.setId }) } },
        'removal.undone': { actions: { type: 'queueRestore', params: received } },
        'questions.added': { actions: { type: 'queueWrite', params: ({ event: { questionIds, isNew = false } }) => ({ kind: 'add', questionIds, isNew }) } },
        'adding.retried': { guard: 'hasUnadded', actions: 'addUnadded' },
        'adding.dismissed': { guard: 'hasUnadded', actions: 'forgetUnadded' },
        'discarding.undone': { actions: [{ type: 'bringBack', params: received }, 'keepDraft'] },
      },
      states: {
        title: {
          initial: 'shown',
          states: {
            shown: { on: { 'title.opened': { actions: 'rememberTitle', target: 'editing' } } },
            editing: {
              on: {
                'title.typed': { actions: [typeTitle, 'keepDraft'], target: '.typing' },
                'title.submitted': [
                  { guard: { type: 'isTitle', params: received }, actions: [typeTitle, 'keepDraft'], target: 'shown' },
                  { target: '.refused' },
                ],
                'title.cancelled': { actions: ['bringTitleBack', 'keepDraft'], target: 'shown' },
                'save.requested': endTitle,
                'preview.requested': endTitle,
                'retry.requested': endTitle,
                'overwrite.chosen': endTitle,
                'newer.chosen': { guard: 'hasNewer', target: 'shown' },
                'draft.restored': { guard: 'hasOffer', target: 'shown' },
              },
              initial: 'typing',
              states: { typing: {}, refused: { tags: 'refused' } },
            },
          },
        },
        themes: {
          initial: 'idle',
          states: {
            idle: { on: { 'theme.added': addTheme } },
            adding: {
              tags: 'pending',
              invoke: {
                src: 'keepTheme',
                id: 'keepTheme',
                input: ({ context }) => ({ theme: context.theme }),
                onDone: { actions: ['addTheme', 'keepDraft'], target: 'idle' },
                onError: 'failed',
              },
            },
            failed: { tags: 'failed', on: { 'theme.added': addTheme } },
          },
        },
        draft: {
          initial: 'checking',
          states: {
            checking: { always: [{ guard: 'hasOffer', target: 'offered' }, { target: 'settled' }] },
            offered: {
              on: {
                'draft.restored': { actions: ['restoreDraft', 'keepDraft'], target: 'settled' },
                'draft.discarded': { actions: ['tellDiscarded', 'discardDraft', 'keepDraft'], target: 'settled' },
              },
            },
            settled: {},
          },
        },
        dialog: {
          initial: 'staying',
          states: {
            staying: { on: { 'exit.requested': { guard: 'isEdited', target: 'asking' }, 'settings.reset': 'askingReset' } },
            asking: {
              on: {
                'exit.cancelled': 'staying',
                'exit.confirmed': 'leaving',
                'exit.discarded': { actions: ['forgetEdits', 'keepDraft'], target: 'leaving' },
              },
            },
            askingReset: {
              on: {
                'exit.requested': { guard: 'isEdited', target: 'asking' },
                'reset.cancelled': 'staying',
                'reset.confirmed': { actions: { type: 'queueWrite', params: { kind: 'reset' } }, target: 'staying' },
              },
            },
            leaving: {},
          },
        },
        work,
      },
    },
    previewing: { type: 'final', tags: 'finished' },
  },
})

/** A running editor. */
export type ExerciseEditorActorRef = ActorRefFrom<typeof exerciseEditorMachine>
/** A moment of an editor. */
export type ExerciseEditorSnapshot = SnapshotFrom<typeof exerciseEditorMachine>
