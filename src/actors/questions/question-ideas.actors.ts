import { fromPromise } from 'xstate'
import { getModelBudget, type ModelBudget, suggestForQuestion } from '#contract/questions/question-ideas.ts'
import type { IdeaResult, questionIdeasMachine } from '#machines/questions/question-ideas/question-ideas.machine.ts'
import type { IdeaWish } from '#machines/questions/question-ideas/question-ideas.taking.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

type Actors = NonNullable<Parameters<typeof questionIdeasMachine.provide>[0]['actors']>

/** The calls of suggestions. A refusal that has a sentence for people is an answer. */
export function createQuestionIdeasActors({ api }: { api: Api }) {
  return {
    readBudget: fromPromise<ModelBudget | null, void>(async ({ signal }) => (await api.send(getModelBudget, { signal })).budget),
    askIdea: fromPromise<IdeaResult, IdeaWish>(async ({ input: { wanted, about, question }, signal }) => {
      try {
        return { ok: true, ...(await api.send(suggestForQuestion, { body: { wanted, about, ...question }, signal })) }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || ![422, 429, 503].includes(failure.status)) throw error
        return { ok: false, sentence: failure.body.issues?.[0]?.message ?? failure.body.error }
      }
    }),
  } satisfies Actors
}
