import type { Request } from '@playwright/test'
import * as v from 'valibot'
import { saveSteps } from '#machines/exercises/exercise-editor/exercise-save.steps.ts'
import type { BrowserWalk, Play } from './browser-walk.ts'
import type { EditorStage } from './editor-stage.ts'
import { isTo, letThrough, refuse, refuseBy429, refuseBy503 } from './line.ts'
import { ends } from './playing.ts'

const Saved = v.object({ output: v.object({ failed: v.null(), newer: v.null() }) })
const Stopped = v.object({ output: v.object({ failed: v.object({ step: v.unknown() }) }) })
const Overtaken = v.object({ output: v.object({ newer: v.object({ version: v.number() }) }) })
const Done = v.object({ output: v.object({ problem: v.null() }) })
const Missing = v.object({ output: v.null() })
const Fresh = v.object({ output: v.object({ draft: v.nullable(v.unknown()) }) })

/** Whether a request reads the exercise. */
export const isReading = isTo('GET', 'exercises/:id')

/** Whether a request saves some of what was edited. */
export function isSaving(request: Request): boolean {
  const called = ['exercises/:id', 'exercises/:id/title', 'exercises/:id/grade-level', 'exercises/:id/tags', 'question_sets/:id'].map((path) => isTo('PUT', path))
  return called.some((isCalled) => isCalled(request)) || isTo('POST', 'exercises/:id/save_themes')(request)
}

/** Whether a request takes a set out of the exercise. */
export const isWriting = isTo('DELETE', 'question_sets/:id')

/** How the calls of the editor are made to end. */
export const editorEndings: BrowserWalk<EditorStage>['endings'] = {
  openExercise: (event) => {
    if (v.is(Missing, event)) return ends('read', letThrough, ({ ask, id }) => ask('DELETE', `exercises/${id}`).then(() => undefined))
    return v.is(Fresh, event) ? ends('read', letThrough) : ends('read', refuseBy503)
  },
  exerciseSave: (event, before) => {
    const { exercise, edits, scope } = before.context
    if (v.is(Stopped, event)) return ends('save', refuse)
    if (v.is(Overtaken, event)) return inTurn(ends('save', letThrough, renameElsewhere), ends('read', letThrough))
    return v.is(Saved, event) ? inTurn(...saveSteps(exercise, edits, scope).map(() => ends<EditorStage>('save', letThrough)), ends('read', letThrough)) : null
  },
  writeExercise: (event, before) => {
    if (before.context.queue[0]?.kind !== 'remove' || event.type.startsWith('xstate.error')) return null
    return v.is(Done, event) ? inTurn(ends('write', letThrough), ends('read', letThrough)) : ends('write', refuseBy429)
  },
  keepTheme: (event) => ends('keepTheme', event.type.startsWith('xstate.error') ? refuse : letThrough),
}

/** The exercise gets another title in another tab. */
async function renameElsewhere({ ask, id }: EditorStage): Promise<void> {
  await ask('PUT', `exercises/${id}/title`, { title: 'Renamed elsewhere' })
}

function inTurn(...plays: readonly Play<EditorStage>[]): Play<EditorStage> {
  return async (world, rest) => {
    for (const play of plays) await play(world, rest)
  }
}
