import { fromCallback, fromPromise } from 'xstate'
import { getExercise, type Exercise } from '#contract/exercises/exercise-library.ts'
import { lintQuestion } from '#contract/questions/question-lint.ts'
import { getQuestionSet } from '#contract/exercises/question-sets.ts'
import { createTheme, listThemes } from '#contract/exercises/themes.ts'
import { exerciseSaveMachine, type SaveAnswer, type SaveCall } from '#machines/exercises/exercise-editor/exercise-save.machine.ts'
import type { exerciseEditorMachine } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import type { ExerciseEditorEvent } from '#machines/exercises/exercise-editor/exercise-editor.setup.ts'
import type { DraftChange, OpenedExercise, Told, Write, WriteAnswer } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { unlessMissing } from '#src/api/unless-missing.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import type { ExerciseDrafts } from './exercise-editor.drafts.ts'
import { saveStep, writeExercise } from './exercise-editor.writes.ts'

type Provided = NonNullable<Parameters<typeof exerciseEditorMachine.provide>[0]['actors']>

/** What an editor's actors work with; `tell` says something once, and calls back with a removal that is to be undone. */
export type EditorSurroundings = { api: Api; drafts: ExerciseDrafts; tell: (told: Told, undo: () => void) => void }

/** As many questions are read at once. */
const readsAtOnce = 4

/** The editor's calls, its draft in the browser, and what it says. */
export function createExerciseEditorActors({ api, drafts, tell }: EditorSurroundings) {
  return {
    openExercise: fromPromise<OpenedExercise | null, { exerciseId: number }>(async ({ input: { exerciseId }, signal }) => {
      const found = unlessStopped(signal, unlessMissing(readExercise(api, exerciseId, signal)))
      const [exercise, themes] = await Promise.all([found, readThemes(api, signal)])
      if (exercise === null) return null
      const kept = exercise.can_edit ? drafts.read(exerciseId) : null
      return { exercise, themes, draft: kept && { ...kept.draft, keptAtMs: kept.atMs } }
    }),
    exerciseSave: exerciseSaveMachine.provide({
      actors: {
        saveStep: fromPromise<SaveAnswer, SaveCall>(({ input, signal }) => saveStep(api, input, signal)),
        readExercise: fromPromise<Exercise, { id: number }>(({ input: { id }, signal }) => readExercise(api, id, signal)),
      },
    }),
    writeExercise: fromPromise<WriteAnswer, { exercise: Exercise | null; write: Write | null }>(({ input, signal }) =>
      writeExercise(api, input, signal),
    ),
    keepTheme: fromPromise<void, { theme: string }>(async ({ input: { theme }, signal }) => {
      try {
        await api.send(createTheme, { body: { theme }, signal })
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || failure.body.code !== 'taken') throw error
      }
    }),
    keepDraft: fromCallback<DraftChange, { exerciseId: number }>(({ input: { exerciseId }, receive }) => {
      receive(({ edits, version }) => (edits === null ? drafts.drop(exerciseId) : drafts.keep(exerciseId, { edits, version })))
    }),
    readDetails: fromCallback<{ type: 'details.wanted'; setId: number }, undefined>(({ receive, sendBack }) => {
      const stop = new AbortController()
      const waiting: number[] = []
      const asked = new Set<number>()
      let running = 0
      receive(({ setId }) => {
        if (asked.has(setId)) return
        asked.add(setId)
        waiting.push(setId)
        next()
      })
      return () => stop.abort()

      function next(): void {
        const setId = running < readsAtOnce ? waiting.shift() : undefined
        if (setId === undefined) return
        running += 1
        void readDetails(api, setId, stop.signal).then((event) => {
          running -= 1
          asked.delete(setId)
          if (stop.signal.aborted) return
          sendBack(event)
          next()
        })
      }
    }),
    tell: fromCallback<Told, undefined>(({ receive, sendBack }) => {
      receive((told) =>
        tell(told, () => {
          if (told.type === 'removal.told') sendBack({ type: 'removal.undone', removed: told.removed })
          if (told.type === 'discarding.told') sendBack({ type: 'discarding.undone', edits: told.edits })
        }),
      )
    }),
  } satisfies Provided
}

function readExercise(api: Api, id: number, signal: AbortSignal): Promise<Exercise> {
  return api.send(getExercise, { params: { id }, signal })
}

/** The themes are only offered, so an editor opens without them. */
async function readThemes(api: Api, signal: AbortSignal): Promise<string[]> {
  try {
    return (await api.send(listThemes, { signal })).themes.map(({ theme }) => theme)
  } catch {
    return []
  }
}

/** A set's question as students see it. */
async function readDetails(api: Api, setId: number, signal: AbortSignal): Promise<ExerciseEditorEvent> {
  try {
    const { prompt, question_type } = await api.send(getQuestionSet, { params: { id: setId }, signal })
    const { student_text: text, variations } = await api.send(lintQuestion, { body: { prompt, question_type }, signal })
    return { type: 'details.arrived', setId, details: { text, variations } }
  } catch {
    return { type: 'details.failed', setId }
  }
}
