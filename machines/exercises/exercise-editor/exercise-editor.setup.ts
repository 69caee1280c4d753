import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import { exerciseSaveMachine, type SaveOutcome } from './exercise-save.machine.ts'
import { saveSteps, type SaveScope } from './exercise-save.steps.ts'
import { isEdited, mergedEdits, noEdits, remainingEdits, type ExerciseEdits, type Settings, type SetValues } from './exercise.edits.ts'
import {
  draftOf,
  editorTexts,
  orderAfterMove,
  removedSet,
  isOffered,
  themesWith,
  unaddedAfter,
  withEdits,
  withExercise,
  withOffered,
  withRestored,
  withRestoring,
  withTitle,
  type DraftChange,
  type EditorContext,
  type OpenedExercise,
  type RemovedSet,
  type SetDetails,
  type Told,
  type Write,
  type WriteAnswer,
} from './exercise-editor.state.ts'

/**
 * Facts an editor reacts to. Places count from 0. `set.removed`, `removal.undone`, `questions.added` and `reset.confirmed` are
 * written at once, all other changes with the next save; `theme.deleted` tells of a theme that is offered no more. The three of
 * `details` are about one set's question.
 */
export type ExerciseEditorEvent =
  | { type: 'retry.requested' }
  | { type: 'title.opened' }
  | { type: 'title.typed'; title: string }
  | { type: 'title.cancelled' }
  | { type: 'title.submitted'; title: string }
  | { type: 'gradeLevel.chosen'; gradeLevel: number }
  | { type: 'tags.changed'; tags: readonly string[] }
  | { type: 'theme.added'; theme: string }
  | { type: 'theme.removed'; theme: string }
  | { type: 'theme.deleted'; theme: string }
  | { type: 'settings.changed'; change: Partial<Settings> }
  | { type: 'settings.submitted' }
  | { type: 'settings.reset' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.cancelled' }
  | { type: 'set.changed'; setId: number; change: Partial<SetValues> }
  | { type: 'set.moved'; setId: number; to: number }
  | { type: 'set.removed'; setId: number }
  | { type: 'removal.undone'; removed: RemovedSet }
  | { type: 'questions.added'; questionIds: readonly number[]; isNew?: boolean }
  | { type: 'adding.retried' }
  | { type: 'adding.dismissed' }
  | { type: 'save.requested' }
  | { type: 'preview.requested' }
  | { type: 'newer.chosen' }
  | { type: 'overwrite.chosen' }
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  | { type: 'discarding.undone'; edits: ExerciseEdits }
  | { type: 'exit.requested' }
  | { type: 'exit.cancelled' }
  | { type: 'exit.confirmed' }
  | { type: 'exit.discarded' }
  | { type: 'details.wanted'; setId: number }
  | { type: 'details.arrived'; setId: number; details: SetDetails }
  | { type: 'details.failed'; setId: number }

/** An editor's vocabulary: its context, events, calls, waits, guards and actions, shared by the parts of its chart. */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as ExerciseEditorEvent,
    input: {} as { exerciseId: number },
    output: {} as { exerciseId: number; hasAccentTraining: boolean },
    tags: {} as 'pending' | 'failed' | 'refused' | 'finished',
    children: {} as { exerciseSave: 'exerciseSave' },
  },
  actors: {
    /** One save, call after call. */
    exerciseSave: exerciseSaveMachine,
    /** Reads the exercise, with edits an earlier visit left; null when it is not there, or not the reader's to see. */
    openExercise: unprovided<OpenedExercise | null, { exerciseId: number }>('openExercise'),
    /** Makes one change on the server. */
    writeExercise: unprovided<WriteAnswer, { exercise: Exercise | null; write: Write | null }>('writeExercise'),
    /** Adds a new theme to those there are. */
    keepTheme: unprovided<void, { theme: string }>('keepTheme'),
    /** Reads the questions that are opened. */
    readDetails: unprovidedCallback<{ type: 'details.wanted'; setId: number }>('readDetails'),
    /** Keeps unsaved edits in the browser. */
    keepDraft: unprovidedCallback<DraftChange, { exerciseId: number }>('keepDraft'),
    /** Says on the page what came of it. */
    tell: unprovidedCallback<Told>('tell'),
  },
  guards: {
    isMissing: (_, opened: OpenedExercise | null) => opened === null,
    canEdit: (_, opened: OpenedExercise | null) => opened?.exercise.can_edit === true,
    isEdited: ({ context }) => isEdited(context.edits),
    isSavable: ({ context: { edits } }) => isEdited(edits) && edits.title !== '',
    hasTitle: ({ context }) => context.edits.title !== '',
    canPreview: ({ context: { exercise, edits } }) => (exercise?.num_question_sets ?? 0) > 0 && !isEdited(edits),
    wantsPreview: ({ context }) => context.wantsPreview && (context.exercise?.num_question_sets ?? 0) > 0,
    hasNewer: ({ context }) => context.outcome !== null && context.outcome.newer !== null,
    hasOffer: ({ context }) => context.offered !== null,
    isToSave: ({ context: { exercise, edits } }, { scope }: { scope: SaveScope }) =>
      exercise !== null && saveSteps(exercise, edits, scope).length > 0,
    isNewTitle: ({ context }, { title }: { title: string }) => title.trim() !== '' && title.trim() !== context.exercise?.title,
    isTitle: (_, { title }: { title: string }) => title.trim() !== '',
    isOfferedTheme: ({ context }, { theme }: { theme: string }) => themesWith(context, theme) !== null && isOffered(context, theme),
    isNewTheme: ({ context }, { theme }: { theme: string }) => theme.trim() !== '' && themesWith(context, theme) !== null,
    isSameTheme: ({ context }, { theme }: { theme: string }) => theme.trim() !== '' && themesWith(context, theme) === null,
    hasUnadded: ({ context }) => context.unadded !== null,
    hasQueued: ({ context }) => context.queue.length > 0,
    wasAllSaved: (_, { failed, newer }: SaveOutcome) => failed === null && newer === null,
    wasStale: (_, { newer }: SaveOutcome) => newer !== null,
  },
  actions: {
    takeOpened: assign((_, opened: OpenedExercise | null) => {
      if (opened === null) return {}
      const { exercise, themes, draft } = opened
      const left = draft === null ? noEdits : remainingEdits(exercise, draft.edits)
      return { exercise, themes, offered: draft !== null && isEdited(left) ? { ...draft, edits: left } : null }
    }),
    edit: assign(({ context }, more: Partial<ExerciseEdits>) => withEdits(context, more)),
    moveSet: assign(({ context }, { setId, to }: { setId: number; to: number }) => withEdits(context, orderAfterMove(context, setId, to))),
    rememberTitle: assign({ titleBefore: ({ context }) => context.edits.title }),
    bringTitleBack: assign(({ context }) => withTitle(context, context.titleBefore)),
    rememberTheme: assign({ theme: (_, { theme }: { theme: string }) => theme.trim() }),
    addTheme: assign(({ context }) => {
      const themes = themesWith(context, context.theme)
      return themes === null ? {} : { ...withEdits(context, { themes }), themes: withOffered(context) }
    }),
    removeTheme: assign(({ context }, { theme }: { theme: string }) => {
      const themes = context.edits.themes ?? context.exercise?.themes ?? []
      return withEdits(context, { themes: themes.filter((one) => one !== theme) })
    }),
    forgetTheme: assign({ themes: ({ context }, { theme }: { theme: string }) => context.themes.filter((one) => one !== theme) }),
    forgetEdits: assign({ edits: noEdits }),
    keepDraft: sendTo('keepDraft', ({ context }) => {
      const edits = draftOf(context)
      return { type: 'draft.changed', edits: isEdited(edits) ? edits : null, version: context.offered?.version ?? context.exercise?.version ?? 0 }
    }),
    restoreDraft: assign(({ context }) => ({ ...withEdits({ ...context, edits: draftOf(context) }, {}), offered: null })),
    discardDraft: assign({ offered: null }),
    queueWrite: assign({ queue: ({ context }, write: Write) => [...context.queue, write] }),
    queueRestore: assign({ queue: ({ context }, { removed }: { removed: RemovedSet }) => withRestoring(context, removed) }),
    addUnadded: assign(({ context: { queue, unadded } }) => {
      return unadded === null ? {} : { queue: [...queue, { kind: 'add' as const, questionIds: unadded.questionIds, isNew: unadded.isNew }], unadded: null }
    }),
    forgetUnadded: assign({ unadded: null }),
    bringBack: assign(({ context }, { edits }: { edits: ExerciseEdits }) =>
      context.exercise === null ? {} : { edits: remainingEdits(context.exercise, mergedEdits(edits, context.edits)) },
    ),
    tellDiscarded: sendTo('tell', ({ context }) => ({ type: 'discarding.told', text: editorTexts.discarded, edits: context.offered?.edits ?? noEdits })),
    tellLaidAside: sendTo('tell', ({ context }) => {
      return { type: 'discarding.told', text: editorTexts.laidAside, edits: draftOf({ ...context, offered: null }) }
    }),
    beginSave: assign((_, { scope, wantsPreview }: { scope: SaveScope; wantsPreview: boolean }) => ({ scope, wantsPreview, outcome: null })),
    takeOutcome: assign(({ context }, outcome: SaveOutcome) => ({ ...withExercise(context, outcome.exercise), outcome })),
    forgetRemoved: assign(({ context: { scope } }) => (scope === 'all' ? { removed: [] } : {})),
    takeNewer: assign(({ context }) => (context.outcome?.newer ? { ...withExercise(context, context.outcome.newer), outcome: null } : {})),
    tellSaved: sendTo('tell', { type: 'told', tone: 'success', text: editorTexts.saved, durationMs: 2_000 }),
    tellSameTheme: sendTo('tell', { type: 'told', tone: 'error', text: editorTexts.sameTheme, durationMs: 2_000 }),
    takeWritten: enqueueActions(({ context, enqueue }, answer: WriteAnswer) => {
      const [write, ...queue] = context.queue
      const { problem } = answer
      const exercise = answer.exercise ?? context.exercise
      if (exercise === null) return
      enqueue.assign({ ...withExercise(context, exercise), queue })
      if (write?.kind === 'restore' && answer.setId !== null) enqueue.assign(withRestored(context, exercise, answer.setId, write.removed))
      if (write?.kind === 'restore' && problem !== null) tell('error', `${editorTexts.notRestored} ${problem}`, null)
      if (write?.kind === 'reset' && problem === null) {
        enqueue.assign({ edits: remainingEdits(exercise, { ...context.edits, settings: {} }) })
        tell('success', editorTexts.reset, 2_000)
      }
      if (write?.kind === 'reset' && problem !== null) tell('error', answer.exercise === null ? editorTexts.settingsFailed : `${editorTexts.settingsFailed}. ${problem}`, null)
      if (write?.kind === 'add') {
        enqueue.assign({ unadded: unaddedAfter(context, write, answer) })
        if (answer.added > 0) tell('success', answer.added === 1 ? editorTexts.oneAdded : editorTexts.manyAdded, 3_000)
      }
      if (write?.kind === 'remove') {
        const removed = removedSet(context, write.setId)
        const { [write.setId]: _, ...others } = context.problems
        enqueue.assign({ problems: problem === null ? others : { ...others, [write.setId]: problem } })
        if (problem === null && removed !== null) {
          enqueue.assign({ removed: [...context.removed, removed] })
          enqueue.sendTo('tell', { type: 'removal.told', removed })
        }
      }

      function tell(tone: 'success' | 'error', text: string, durationMs: number | null) {
        enqueue.sendTo('tell', { type: 'told', tone, text, durationMs })
      }
    }),
    readDetails: sendTo('readDetails', (_, { setId }: { setId: number }) => ({ type: 'details.wanted' as const, setId })),
    forgetDetails: assign(({ context }, { setId }: { setId: number }) => {
      const { [setId]: _, ...details } = context.details
      return { details }
    }),
    takeDetails: assign({
      details: ({ context }, { setId, details }: { setId: number; details: SetDetails | 'failed' }) => ({ ...context.details, [setId]: details }),
    }),
  },
})
