import { fromPromise } from 'xstate'
import { assignExerciseToClass, createAssignment } from '#contract/assignments/assignments.ts'
import { listClasses } from '#contract/classroom/classes.ts'
import { studentsToldApart, toldApart } from '#contract/classroom/told-apart.ts'
import { listExercises } from '#contract/exercises/exercise-library.ts'
import { listStudents } from '#contract/classroom/students.ts'
import type { assigningMachine } from '#machines/assignments/assigning/assigning.machine.ts'
import {
  type AssignableClass,
  type AssignableExercise,
  assignableExercisesMachine,
  type AssignableStudent,
  type AssignedWork,
  type AssignTarget,
  giveWorkMachine,
  studentListMachine,
} from '#machines/assignments/assigning/assigning.work.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { pageCall } from '#src/api/page-call.ts'
import { watchNothing } from '#src/actors/lists/looks.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'

type Provided = NonNullable<Parameters<typeof assigningMachine.provide>[0]['actors']>
type GiveCall = BatchCall<{ target: AssignTarget; work: AssignedWork }, number>

const exercisesPage = 30
const studentsPage = 50
type Surroundings = { api: Api; nowMs: () => number; givingId: string; onGiven?: () => void }

/**
 * Giving work: what there is to choose from, and one call per class or student, each with one effect however often it is tried under this
 * `givingId`. `onGiven` hears of each that was given.
 */
export function createAssigningActors({ api, nowMs, givingId, onGiven }: Surroundings) {
  return {
    exercises: assignableExercisesMachine.provide({
      actors: {
        watchQuery: watchNothing,
        watchLooks: watchNothing,
        fetchPage: fromPromise<Page<AssignableExercise, null>, PageCall<string>>(async ({ input, signal }) => {
          const query = { ...pageCall(input, exercisesPage), sort: 'title' as const, ...wordsOf(input.query) }
          return pageOf(await unlessStopped(signal, api.send(listExercises, { query, signal })), nowMs())
        }),
      },
    }),
    students: studentListMachine.provide({
      actors: {
        watchQuery: watchNothing,
        watchLooks: watchNothing,
        fetchPage: fromPromise<Page<AssignableStudent, null>, PageCall<string>>(async ({ input, signal }) => {
          const query = { ...pageCall(input, studentsPage), ...wordsOf(input.query) }
          const reply = await unlessStopped(signal, api.send(listStudents, { query, signal }))
          return pageOf({ ...reply, results: studentsToldApart(reply.results).map(({ id, name, classes }) => ({ id, name, classes })) }, nowMs())
        }),
      },
    }),
    fetchClasses: fromPromise<readonly AssignableClass[], undefined>(async ({ signal }) => {
      const { results } = await unlessStopped(signal, api.send(listClasses, { signal }))
      const classes = toldApart(results, ({ students }) => students.length, true)
      return classes.map(({ id, name, students }) => ({ id, name, memberIds: students.map((student) => student.id) }))
    }),
    giveWork: giveWorkMachine.provide({
      actors: {
        runItem: fromPromise<BatchAnswer<number>, GiveCall>(async ({ input, signal }) => {
          try {
            const kept = await give(api, input, `assign-${givingId}-${input.key}`, signal)
            onGiven?.()
            return { ok: true, kept }
          } catch (error) {
            return { ok: false, sentence: sentenceOf(failureOf(error), 'The server did not answer.'), fields: {}, kept: null }
          }
        }),
      },
    }),
  } satisfies Provided
}

/** Gives the work to one target; answers how many assignments that made. */
async function give(api: Api, { value: { target, work } }: GiveCall, givingKey: string, signal: AbortSignal): Promise<number> {
  const body = {
    exercise_id: work.exerciseId,
    title: work.title,
    due_date: new Date(work.due).toISOString(),
    ...(work.closes === null ? {} : { closes_at: new Date(work.closes).toISOString() }),
    ...(work.seenFrom === null ? {} : { assign_at: new Date(work.seenFrom).toISOString() }),
    config: { allowRedoAssignment: work.allowRedo },
  }
  const as = { signal, idempotencyKey: `${givingKey}-${markOf(body)}` }
  if (target.kind === 'class') {
    const { assignment_ids: made } = await api.send(assignExerciseToClass, { params: { id: target.id }, body, ...as })
    return made.length
  }
  await api.send(createAssignment, { body: { ...body, student_id: target.id }, ...as })
  return 1
}

/** A short mark of what is given, so that work that was changed before it is sent again is other work. */
function markOf(body: object): string {
  return [...JSON.stringify(body)].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7).toString(36)
}

function wordsOf(words: string): { q?: string } {
  return words === '' ? {} : { q: words }
}

function pageOf<Row>(
  { results, total, next_cursor }: { results: readonly Row[]; total?: number | undefined; next_cursor?: string | null | undefined },
  readAtMs: number,
): Page<Row, null> {
  return { rows: results, total: total ?? results.length, nextCursor: next_cursor ?? null, facts: null, readAtMs }
}
