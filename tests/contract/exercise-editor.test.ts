import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { createExercise, getExercise, renameExercise, updateExercise } from '#contract/exercises/exercise-library.ts'
import { createQuestion } from '#contract/questions/questions.ts'
import { exerciseEditorMachine } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import * as editor from '#machines/exercises/exercise-editor/exercise-editor.selectors.ts'
import type { ExerciseEditorEvent } from '#machines/exercises/exercise-editor/exercise-editor.setup.ts'
import type { Told } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { createExerciseEditorActors } from '#src/actors/exercises/exercise-editor.actors.ts'
import { createExerciseDrafts } from '#src/actors/exercises/exercise-editor.drafts.ts'
import { createApi } from '#src/api/client.ts'
import { createTestApp } from '#tests/support/app.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'

/** A teacher with the editor open on three questions; `lose` makes the answers to some calls get lost, before or after they arrived. */
async function teacherAtWork(storage = fakeStorage()) {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const token = await app.tokenOf(teacher)
  const lost: { path: string | null; arrives: boolean } = { path: null, arrives: false }
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'UTC',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const isLost = lost.path !== null && request.url.includes(lost.path) && request.method !== 'GET'
      if (isLost && !lost.arrives) throw new TypeError('the request was lost')
      const answer = await app.app.request(request)
      if (isLost) throw new TypeError('the answer was lost')
      return answer
    },
  })
  const ids: number[] = []
  for (const title of ['Sum', 'Product', 'Double']) {
    ids.push((await api.send(createQuestion, { body: { title, prompt: `${title} of 2 and 2?\n\nAnswer: 4`, subject: 'Math' } })).id)
  }
  const { id, assigned_question_sets: sets } = await api.send(createExercise, { body: { title: 'Fours', question_ids: ids } })
  const drafts = createExerciseDrafts({ personId: teacher.id, storage, nowMs: () => app.clock.now().getTime() })
  const said: Told[] = []
  const undo: (() => void)[] = []
  function tell(told: Told, callBack: () => void) {
    said.push(told)
    undo.push(callBack)
  }
  const readDetails = fromCallback<{ type: 'details.wanted'; setId: number }, undefined>(() => undefined)
  const actors = { ...createExerciseEditorActors({ api, drafts, tell }), readDetails }
  const open = async () => {
    const page = createActor(exerciseEditorMachine.provide({ actors }), { input: { exerciseId: id } }).start()
    await waitFor(page, (moment) => moment.matches('open'))
    return page
  }
  const page = await open()
  return {
    api,
    page,
    open,
    sets: sets.map((set) => set.id),
    lose: (path: string | null, arrives = false) => Object.assign(lost, { path, arrives }),
    stored: () => api.send(getExercise, { params: { id } }),
    saveTimer: (timer: string) => api.send(updateExercise, { params: { id }, body: { config: { timer } } }),
    rename: (title: string) => api.send(renameExercise, { params: { id }, body: { title } }),
    send: (event: ExerciseEditorEvent) => page.send(event),
    rest: (work: 'idle' | 'failed' | 'stale') => waitFor(page, (moment) => moment.matches({ open: { work } })),
    undoLast: () => undo.at(-1)?.(),
    said,
  }
}

describe('an exercise editor and the server', () => {
  test('one save writes sets, grade level, settings with points, tags and the order', async () => {
    const { send, rest, sets, stored } = await teacherAtWork()
    const [first = 0, second = 0, third = 0] = sets
    send({ type: 'set.changed', setId: second, change: { num_questions: 3, points: 4 } })
    send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    send({ type: 'tags.changed', tags: ['exam', 'Exam', 'Term 1'] })
    send({ type: 'settings.changed', change: { timer: '20min', maxReductionFromAttempts: null } })
    send({ type: 'set.moved', setId: third, to: 0 })
    send({ type: 'save.requested' })
    await rest('idle')
    const { grade_level, tags, config, assigned_question_sets, total_possible_score } = await stored()
    expect([grade_level, tags, config.timer, config.maxReductionFromAttempts, total_possible_score]).toEqual([9, ['exam', 'Term 1'], '20min', 30, 32])
    expect(assigned_question_sets.map(({ id, num_questions, points }) => [id, num_questions, points])).toEqual([
      [third, 1, 10],
      [first, 1, 10],
      [second, 3, 4],
    ])
  })

  test('a save that fails in the middle goes on from there', async () => {
    const { page, send, rest, sets, stored, lose } = await teacherAtWork()
    send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    send({ type: 'set.moved', setId: sets[2] ?? 0, to: 0 })
    lose('reorder_question_sets')
    send({ type: 'save.requested' })
    const moment = await rest('failed')
    expect(editor.saveProblem(moment)).toEqual({ text: 'Failed to save changes', part: 'order', sentence: null, saved: ['grade level'] })
    lose(null)
    page.send({ type: 'retry.requested' })
    await rest('idle')
    const { grade_level, assigned_question_sets } = await stored()
    expect([grade_level, assigned_question_sets[0]?.id]).toEqual([9, sets[2]])
  })

  test('a part whose answer got lost is not taken for somebody else’s change', async () => {
    const { send, rest, stored, lose } = await teacherAtWork()
    send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    lose('grade-level', true)
    send({ type: 'save.requested' })
    await rest('failed')
    lose(null)
    send({ type: 'retry.requested' })
    const moment = await rest('idle')
    expect([editor.unsavedParts(moment), (await stored()).grade_level]).toEqual([[], 9])
  })

  test("somebody else's change is named, kept, and only the own parts are saved over it", async () => {
    const { send, rest, rename, stored } = await teacherAtWork()
    send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await rename('Renamed elsewhere')
    send({ type: 'save.requested' })
    expect(editor.foreignChanges(await rest('stale'))).toEqual({ changed: ['title'], saved: [] })
    send({ type: 'overwrite.chosen' })
    await rest('idle')
    const { title, grade_level } = await stored()
    expect([title, grade_level]).toEqual(['Renamed elsewhere', 9])
  })

  test('a reset shows settings that somebody else saved meanwhile instead of overwriting them, and resets them when asked again', async () => {
    const { page, send, rest, saveTimer, stored, said } = await teacherAtWork()
    const reset = async () => {
      send({ type: 'settings.reset' })
      send({ type: 'reset.confirmed' })
      await rest('idle')
    }
    await saveTimer('20min')
    await reset()
    expect([(await stored()).config.timer, page.getSnapshot().context.exercise?.config.timer]).toEqual(['20min', '20min'])
    expect(said.at(-1)).toEqual({
      type: 'told',
      tone: 'error',
      text: 'Failed to save settings. This was changed in the meantime, in another tab or by somebody else.',
      durationMs: null,
    })
    await reset()
    expect((await stored()).config.timer).toBe(null)
  })

  test('a question taken out comes back at its place, as it was asked', async () => {
    const { page, send, rest, sets, stored, undoLast, said } = await teacherAtWork()
    send({ type: 'set.changed', setId: sets[1] ?? 0, change: { num_attempts_before_moving_on: 7 } })
    send({ type: 'save.requested' })
    await rest('idle')
    send({ type: 'set.removed', setId: sets[1] ?? 0 })
    await waitFor(page, ({ context }) => context.exercise?.num_question_sets === 2)
    expect(said.at(-1)?.type).toEqual('removal.told')
    undoLast()
    await waitFor(page, ({ context }) => context.exercise?.num_question_sets === 3 && context.queue.length === 0)
    expect((await stored()).assigned_question_sets.map((set) => [set.question_title, set.num_attempts_before_moving_on])).toEqual([
      ['Sum', 4],
      ['Product', 7],
      ['Double', 4],
    ])
  })

  test.each([
    { lost: 'question_sets/', titles: ['Sum', 'Product', 'Double'], what: 'the answer to putting it back' },
    { lost: 'reorder_question_sets', titles: ['Sum', 'Double', 'Product'], what: 'the call that moves it to its place' },
  ])('a question put back is back also when $what is lost', async ({ lost, titles }) => {
    const { page, send, sets, stored, undoLast, said, lose } = await teacherAtWork()
    send({ type: 'set.removed', setId: sets[1] ?? 0 })
    await waitFor(page, ({ context }) => context.exercise?.num_question_sets === 2)
    lose(lost, lost === 'question_sets/')
    undoLast()
    await waitFor(page, ({ context }) => context.queue.length === 0 && context.exercise?.num_question_sets === 3)
    expect([(await stored()).assigned_question_sets.map((set) => set.question_title), said.map(({ type }) => type)]).toEqual([titles, ['removal.told']])
  })

  test('unsaved edits are offered on return, and forgotten once saved', async () => {
    const { page, send, open, rest } = await teacherAtWork()
    send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    const again = await open()
    expect(editor.draftOffer(again.getSnapshot())?.isOlder).toEqual(false)
    again.send({ type: 'draft.restored' })
    expect(editor.unsavedParts(again.getSnapshot())).toEqual(['grade level'])
    page.send({ type: 'save.requested' })
    await rest('idle')
    expect(editor.draftOffer((await open()).getSnapshot())).toEqual(null)
  })
})
