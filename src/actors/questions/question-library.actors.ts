import { fromPromise } from 'xstate'
import type { ReplyOf } from '#contract/endpoint.ts'
import { mostAskedUse, questionUse } from '#contract/questions/question-use.ts'
import { copyQuestion, listQuestions, type QuestionDefinition } from '#contract/questions/questions.ts'
import type { questionCopyMachine } from '#machines/questions/question-library/question-copy.ts'
import type { GatherCall, questionGatheringMachine } from '#machines/questions/question-library/question-gathering.ts'
import type { Removable } from '#machines/bin/removal/removal.machine.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { isReasoned } from '#src/api/reasoned.ts'
import { createSameKeys } from '#src/actors/forms/same-key.ts'

type CopyActors = NonNullable<Parameters<typeof questionCopyMachine.provide>[0]['actors']>
type GatherActors = NonNullable<Parameters<typeof questionGatheringMachine.provide>[0]['actors']>

/** The call of copying a question once: a copy whose answer was lost is not made again. */
export function createCopyActors({ api }: { api: Api }) {
  const keyOf = createSameKeys()
  return {
    save: fromPromise<SubmissionResult<QuestionDefinition>, { values: { id: number } | null }>(async ({ input: { values }, signal }) => {
      if (values === null) throw new Error('There is nothing to copy.')
      try {
        return { ok: true, saved: await api.send(copyQuestion, { params: values, signal, idempotencyKey: `copy-${keyOf(values)}` }) }
      } catch (error) {
        return refused(error, 'Failed to copy question')
      }
    }),
  } satisfies CopyActors
}

/** The calls of gathering every matching question, in the largest pages there are. */
export function createGatherActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<readonly Removable[]>, { values: GatherCall | null }>(async ({ input: { values }, signal }) => {
      if (values === null) throw new Error('There is nothing to gather.')
      try {
        return { ok: true, saved: await gathered(api, values, signal) }
      } catch (error) {
        return refused(error, 'Failed to fetch question definitions')
      }
    }),
  } satisfies GatherActors
}

/** Where questions are in use; of very many only the first thousand are asked about. Null when nobody answered. */
export async function whereUsed(api: Api, ids: readonly number[], signal?: AbortSignal): Promise<ReplyOf<typeof questionUse> | null> {
  try {
    return await api.send(questionUse, { body: { question_ids: ids.slice(0, mostAskedUse) }, ...(signal === undefined ? {} : { signal }) })
  } catch {
    return null
  }
}

async function gathered(api: Api, { query: { q, author, subject, status = null }, type }: GatherCall, signal: AbortSignal): Promise<Removable[]> {
  const found: Removable[] = []
  let cursor: string | null = null
  do {
    const query: NonNullable<Parameters<typeof api.send<typeof listQuestions>>[1]['query']> = {
      limit: '1000',
      filter: author ?? 'user',
      type,
      ...(q === '' ? {} : { q }),
      ...(subject === null ? {} : { subject }),
      ...(status === null ? {} : { status }),
      ...(cursor === null ? {} : { cursor }),
    }
    const { results, next_cursor }: ReplyOf<typeof listQuestions> = await api.send(listQuestions, { query, signal })
    for (const { id, question_title } of results) found.push({ id, title: question_title })
    cursor = next_cursor ?? null
  } while (cursor !== null)
  return found
}

/** A refusal has a sentence worth showing; anything else is a failure. */
function refused<Saved>(error: unknown, fallback: string): SubmissionResult<Saved> {
  const failure = failureOf(error)
  if (!isReasoned(failure)) throw error
  return { ok: false, sentence: sentenceOf(failure, fallback), fields: {} }
}
