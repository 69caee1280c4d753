import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { output } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'
import { isOwnDoing, type SaveStep } from './exercise-save.steps.ts'

/** What one call of a save needs: the exercise as the server last told it, and the step. */
export type SaveCall = { exercise: Exercise; step: SaveStep | null }

/** What a call answers: the exercise with the step in it, that somebody else changed it since, or why not. Rejects when nobody answered. */
export type SaveAnswer = { kind: 'saved'; exercise: Exercise } | { kind: 'stale' } | { kind: 'refused'; sentence: string }

/**
 * What a save leaves behind: the exercise as far as it was saved, and the steps that were. `failed` names the step that was not,
 * with the server's sentence if there is one; `newer` is the exercise as somebody else left it meanwhile.
 */
export type SaveOutcome = {
  exercise: Exercise
  saved: readonly SaveStep[]
  failed: { step: SaveStep; sentence: string | null } | null
  newer: Exercise | null
}

type Context = SaveOutcome & { steps: readonly SaveStep[] }

/**
 * One save of an exercise, call after call in the order given, then the exercise once more as the server has it (if it can be
 * read: every answer told it already). It stops at the first call that is not accepted and tells how far it got. A call refused
 * as stale may have been taken before its answer was lost: when the server's exercise is just what the call makes of ours, the
 * save goes on; else somebody else changed it.
 * Invariant: One call runs at a time, no part is forgotten, and the end says how it went.
 * [exercise-save.walk.test.ts: on every path a save sends one call at a time]
 */
export const exerciseSaveMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'never' },
    input: {} as { exercise: Exercise; steps: readonly SaveStep[] },
    output: {} as SaveOutcome,
    tags: {} as 'pending' | 'failed' | 'finished',
  },
  actors: {
    /** Makes one call of the save. */
    saveStep: unprovided<SaveAnswer, SaveCall>('saveStep'),
    /** Reads the exercise as the server has it now. */
    readExercise: unprovided<Exercise, { id: number }>('readExercise'),
  },
  guards: {
    isAllSaved: ({ context }) => context.steps.length === 0,
    wasSaved: (_, answer: SaveAnswer) => answer.kind === 'saved',
    wasStale: (_, answer: SaveAnswer) => answer.kind === 'stale',
    isOwnDoing: ({ context: { exercise, steps } }, newer: Exercise) => steps[0] !== undefined && isOwnDoing(exercise, steps[0], newer),
  },
  actions: {
    takeSaved: assign(({ context }, answer: SaveAnswer) => (answer.kind === 'saved' ? passed(context, answer.exercise) : {})),
    takeOwn: assign(({ context }, exercise: Exercise) => passed(context, exercise)),
    takeRefreshed: assign({ exercise: (_, exercise: Exercise) => exercise }),
    rememberNewer: assign({ newer: (_, exercise: Exercise) => exercise }),
    rememberRefusal: assign(({ context }, answer: SaveAnswer) => (answer.kind === 'refused' ? failedAt(context, answer.sentence) : {})),
    rememberSilence: assign(({ context }) => failedAt(context, null)),
  },
}).createMachine({
  id: 'exerciseSave',
  context: ({ input }) => ({ ...input, saved: [], failed: null, newer: null }),
  initial: 'choosing',
  output: ({ context: { steps: _steps, ...outcome } }) => outcome,
  states: {
    choosing: { always: [{ guard: 'isAllSaved', target: 'refreshing' }, { target: 'saving' }] },
    saving: {
      tags: 'pending',
      invoke: {
        src: 'saveStep',
        id: 'saveStep',
        input: ({ context }) => ({ exercise: context.exercise, step: context.steps[0] ?? null }),
        onDone: [
          { guard: { type: 'wasSaved', params: output }, actions: { type: 'takeSaved', params: output }, target: 'choosing' },
          { guard: { type: 'wasStale', params: output }, target: 'comparing' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'failed' },
        ],
        onError: { actions: 'rememberSilence', target: 'failed' },
      },
    },
    comparing: {
      tags: 'pending',
      invoke: {
        src: 'readExercise',
        id: 'readExercise',
        input: ({ context }) => ({ id: context.exercise.id }),
        onDone: [
          { guard: { type: 'isOwnDoing', params: output }, actions: { type: 'takeOwn', params: output }, target: 'choosing' },
          { actions: { type: 'rememberNewer', params: output }, target: 'stale' },
        ],
        onError: { actions: 'rememberSilence', target: 'failed' },
      },
    },
    refreshing: {
      tags: 'pending',
      invoke: {
        src: 'readExercise',
        id: 'readExercise',
        input: ({ context }) => ({ id: context.exercise.id }),
        onDone: { actions: { type: 'takeRefreshed', params: output }, target: 'saved' },
        onError: 'saved',
      },
    },
    saved: { type: 'final', tags: 'finished' },
    stale: { type: 'final', tags: 'failed' },
    failed: { type: 'final', tags: 'failed' },
  },
})

/** A running save. */
export type ExerciseSaveActorRef = ActorRefFrom<typeof exerciseSaveMachine>
/** A moment of a save. */
export type ExerciseSaveSnapshot = SnapshotFrom<typeof exerciseSaveMachine>

function passed({ steps, saved }: Context, exercise: Exercise): Partial<Context> {
  return { exercise, steps: steps.slice(1), saved: [...saved, ...steps.slice(0, 1)] }
}

function failedAt({ steps }: Context, sentence: string | null): Partial<Context> {
  return { failed: steps[0] === undefined ? null : { step: steps[0], sentence } }
}
