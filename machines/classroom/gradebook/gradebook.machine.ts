import { assign, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Gradebook, GradebookSettings, GradebookSpan, KeptGradebookSettings } from '#contract/progress/gradebook.ts'
import { output, received } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'

/** Whose gradebook is shown, and which of its work. */
export type GradebookKey = { classId: number; span: GradebookSpan }

/** Settings that are being changed, and the version they were begun from. */
export type GradebookDraft = { settings: GradebookSettings; version: number }

/** What opening gives; `draft` is what was changed here before and not saved. */
export type OpenedGradebook = { book: Gradebook; draft: GradebookDraft | null }

/** What saving answers; `stale` brings what somebody else saved meanwhile. */
export type SettingsAnswer = { kind: 'saved' } | { kind: 'refused'; sentence: string } | { kind: 'stale'; theirs: KeptGradebookSettings }

/** Facts a gradebook reacts to. `page.looked_at` reads again what others may have changed. */
export type GradebookEvent =
  | { type: 'retry.requested' }
  | { type: 'page.looked_at' }
  | { type: 'refresh.requested' }
  | { type: 'settings.opened' }
  | { type: 'settings.edited'; settings: GradebookSettings }
  | { type: 'settings.closed' }
  | { type: 'save.requested' }
  | { type: 'draft.discarded' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }

/** Told to the keeper of what is not saved. */
export type KeepSettingsEvent = { type: 'draft.changed'; draft: GradebookDraft } | { type: 'draft.dropped' }

type Context = GradebookKey & {
  book: Gradebook | null
  draft: GradebookDraft | null
  theirs: KeptGradebookSettings | null
  sentence: string | null
}

const unanswered = 'The settings could not be saved. Please try again.'

/**
 * The gradebook of a class, for as long as its page is open: read once, read again when it is looked at or its settings were saved, and
 * shown as it was while that fails. Beside it its terms and weights are changed: what is not saved is kept in this browser until it is saved or
 * discarded, and nobody else's change is written over unasked. It has no end.
 * Invariant: What was read stays on the page, what was typed is kept until it is saved or discarded, and nobody is overwritten unasked.
 * [gradebook.walk.test.ts: on every path of a gradebook what was read stays]
 */
export const gradebookMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GradebookEvent,
    input: {} as GradebookKey,
    tags: {} as 'pending' | 'failed' | 'refused',
  },
  actors: {
    /** Reads the gradebook, with what an earlier visit left unsaved; null when the class is not there, or not the reader's to see. */
    openGradebook: unprovided<OpenedGradebook | null, GradebookKey>('openGradebook'),
    /** Reads it again while what was read before is shown. */
    readAgain: unprovided<Gradebook, GradebookKey>('readAgain'),
    /** Saves how the term mark is reckoned, unless somebody else did meanwhile. */
    saveSettings: unprovided<SettingsAnswer, { classId: number; draft: GradebookDraft | null }>('saveSettings'),
    /** Keeps in the browser what is not saved. */
    keepSettings: unprovidedCallback<KeepSettingsEvent, { classId: number }>('keepSettings'),
    /** Tells when the page is looked at anew. */
    watchLooks: unprovidedCallback<{ type: 'never' }>('watchLooks'),
  },
  guards: {
    isMissing: (_, opened: OpenedGradebook | null) => opened === null,
    wasLeftUnsaved: (_, opened: OpenedGradebook | null) => opened !== null && opened.draft !== null,
    hasChanges: ({ context }) => context.draft !== null,
    wasSaved: (_, answer: SettingsAnswer) => answer.kind === 'saved',
    isStale: (_, answer: SettingsAnswer) => answer.kind === 'stale',
  },
  actions: {
    takeOpened: assign((_, opened: OpenedGradebook | null) => opened ?? {}),
    takeBook: assign({ book: (_, book: Gradebook) => book }),
    rememberEdit: assign({
      draft: ({ context }, { settings }: { settings: GradebookSettings }) => ({
        settings,
        version: context.draft?.version ?? context.book?.settings.version ?? 0,
      }),
      sentence: null,
    }),
    rememberRefusal: assign((_, answer: SettingsAnswer) => (answer.kind === 'refused' ? { sentence: answer.sentence } : {})),
    rememberTheirs: assign((_, answer: SettingsAnswer) => (answer.kind === 'stale' ? { theirs: answer.theirs } : {})),
    rememberFailure: assign({ sentence: unanswered }),
    keepMine: assign(({ context: { draft, theirs } }) =>
      draft === null || theirs === null ? {} : { draft: { ...draft, version: theirs.version }, theirs: null },
    ),
    takeTheirs: assign(({ context: { book, theirs } }) =>
      book === null || theirs === null ? {} : { book: { ...book, settings: theirs }, theirs: null },
    ),
    forgetDraft: assign({ draft: null, sentence: null }),
    keepDraft: sendTo('keepSettings', ({ context }) => ({ type: 'draft.changed' as const, draft: context.draft ?? nothingChanged })),
    dropDraft: sendTo('keepSettings', { type: 'draft.dropped' }),
    askForFigures: raise({ type: 'refresh.requested' }),
  },
}).createMachine({
  id: 'gradebook',
  context: ({ input }) => ({ ...input, book: null, draft: null, theirs: null, sentence: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        src: 'openGradebook',
        id: 'openGradebook',
        input: ({ context: { classId, span } }) => ({ classId, span }),
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'missing' },
          { guard: { type: 'wasLeftUnsaved', params: output }, actions: { type: 'takeOpened', params: output }, target: 'shown.settings.editing' },
          { actions: { type: 'takeOpened', params: output }, target: 'shown' },
        ],
        onError: 'failed',
      },
    },
    missing: {},
    failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
    shown: {
      type: 'parallel',
      invoke: [
        { src: 'keepSettings', id: 'keepSettings', input: ({ context: { classId } }) => ({ classId }) },
        { src: 'watchLooks', id: 'watchLooks' },
      ],
      states: {
        figures: {
          initial: 'resting',
          on: { 'refresh.requested': '.refreshing' },
          states: {
            resting: { on: { 'page.looked_at': 'refreshing' } },
            refreshing: {
              invoke: {
                src: 'readAgain',
                id: 'readAgain',
                input: ({ context: { classId, span } }) => ({ classId, span }),
                onDone: { actions: { type: 'takeBook', params: output }, target: 'resting' },
                onError: 'stale',
              },
            },
            stale: { tags: 'failed', on: { 'page.looked_at': 'refreshing', 'retry.requested': 'refreshing' } },
          },
        },
        settings: {
          initial: 'closed',
          states: {
            closed: { on: { 'settings.opened': 'editing' } },
            editing: {
              on: {
                'settings.edited': { actions: [{ type: 'rememberEdit', params: received }, 'keepDraft'] },
                'save.requested': [{ guard: 'hasChanges', target: 'saving' }, { target: 'closed' }],
                'settings.closed': 'closed',
                'draft.discarded': { actions: ['forgetDraft', 'dropDraft'], target: 'closed' },
              },
            },
            saving: {
              invoke: {
                src: 'saveSettings',
                id: 'saveSettings',
                input: ({ context: { classId, draft } }) => ({ classId, draft }),
                onDone: [
                  { guard: { type: 'wasSaved', params: output }, actions: ['forgetDraft', 'dropDraft', 'askForFigures'], target: 'closed' },
                  { guard: { type: 'isStale', params: output }, actions: { type: 'rememberTheirs', params: output }, target: 'stale' },
                  { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
                ],
                onError: { actions: 'rememberFailure', target: 'refused' },
              },
            },
            refused: {
              tags: 'refused',
              on: {
                'settings.edited': { actions: [{ type: 'rememberEdit', params: received }, 'keepDraft'], target: 'editing' },
                'save.requested': 'saving',
                'settings.closed': 'closed',
                'draft.discarded': { actions: ['forgetDraft', 'dropDraft'], target: 'closed' },
              },
            },
            stale: {
              tags: 'refused',
              on: {
                'mine.kept': { actions: 'keepMine', target: 'saving' },
                'theirs.taken': { actions: ['takeTheirs', 'forgetDraft', 'dropDraft', 'askForFigures'], target: 'closed' },
              },
            },
          },
        },
      },
    },
  },
})

const nothingChanged: GradebookDraft = { settings: { terms: [], missing: 'left_out', categories: [], filed: [] }, version: 0 }

/** A gradebook on its page. */
export type GradebookActorRef = ActorRefFrom<typeof gradebookMachine>
/** A moment of a gradebook. */
export type GradebookSnapshot = SnapshotFrom<typeof gradebookMachine>
