import { fromPromise } from 'xstate'
import { addClassStudent, removeClassStudent } from '#contract/classroom/classes.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { unansweredSentence } from '#machines/forms/batch/batch.machine.ts'
import { type Placed, type Placement, placeStudentsMachine } from '#machines/classroom/classroom/placing.machine.ts'
import type { Api } from '#src/api/client.ts'
import { type Failure, failureOf, sentenceOf } from '#src/api/failure.ts'

/** Puts students into a class and then takes them out of others; what was done of one is not done again. */
export function createPlacingActors({ api }: { api: Api }) {
  return {
    placeStudents: placeStudentsMachine.provide({
      actors: { runItem: fromPromise<BatchAnswer<Placed>, BatchCall<Placement, Placed>>(({ input, signal }) => place(api, input, signal)) },
    }),
  }
}

async function place(api: Api, { value, kept }: BatchCall<Placement, Placed>, signal: AbortSignal): Promise<BatchAnswer<Placed>> {
  const { studentId, into, outOf } = value
  let placed: Placed = kept ?? { isIn: false }
  try {
    if (!placed.isIn) for (const id of into) await api.send(addClassStudent, { params: { id }, body: { student_id: studentId }, signal })
    placed = { isIn: true }
    for (const id of outOf) await leave(api, id, studentId, signal)
    return { ok: true, kept: placed }
  } catch (error) {
    return { ok: false, sentence: sentenceOf(failureOf(error), unansweredSentence), fields: {}, kept: placed }
  }
}

/** Who is not in the class any more has left it. */
async function leave(api: Api, id: number, studentId: number, signal: AbortSignal): Promise<void> {
  try {
    await api.send(removeClassStudent, { params: { id, studentId }, signal })
  } catch (error) {
    if (!isMissing(failureOf(error))) throw error
  }
}

function isMissing(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 404
}
