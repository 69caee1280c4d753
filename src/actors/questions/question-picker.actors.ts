import { fromPromise } from 'xstate'
import { listQuestions, type OwnerFilter, type QuestionDefinition } from '#contract/questions/questions.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import { type QuestionFacts, questionListMachine, type QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import type { questionPickerMachine } from '#machines/questions/question-picker/question-picker.machine.ts'
import type { Api } from '#src/api/client.ts'
import { pageCall } from '#src/api/page-call.ts'
import { watchNothing } from '#src/actors/lists/looks.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'

type Provided = NonNullable<Parameters<typeof questionPickerMachine.provide>[0]['actors']>
type Call = PageCall<QuestionQuery>
type QuestionPage = Page<QuestionDefinition, QuestionFacts>

const pageSize = 100

/** Picking questions: the library in pages. */
export function createQuestionPickerActors({ api, nowMs }: { api: Api; nowMs: () => number }) {
  return {
    list: questionListMachine.provide({
      actors: {
        fetchPage: fromPromise<QuestionPage, Call>(({ input, signal }) =>
          unlessStopped(signal, fetchQuestions({ api, nowMs }, input, signal)),
        ),
        watchQuery: watchNothing,
        watchLooks: watchNothing,
      },
    }),
  } satisfies Provided
}

/**
 * One page of the library. Where nobody's in particular are asked for, everybody's are asked for first, which tells whether the
 * teacher owns any: who does gets their own, who owns none keeps everybody's.
 */
export async function fetchQuestions({ api, nowMs }: { api: Api; nowMs: () => number }, call: Call, signal: AbortSignal): Promise<QuestionPage> {
  const [, goesOnWith, cursor = null] = /^(user|both) (.*)$/.exec(call.cursor ?? '') ?? []
  if (call.query.author !== null) return readQuestions(call.query.author)
  if (cursor !== null) return readQuestions(goesOnWith === 'both' ? 'both' : 'user')
  const all = await readQuestions('both')
  return all.facts?.owned === 0 ? all : readQuestions('user')

  async function readQuestions(author: OwnerFilter): Promise<QuestionPage> {
    const { q, subject, tag = null, type, status = null, sort = null } = call.query
    const query = {
      ...pageCall({ ...call, cursor }, pageSize),
      filter: author,
      ...(q === '' ? {} : { q }),
      ...(subject === null ? {} : { subject }),
      ...(tag === null ? {} : { tag }),
      ...(type === null ? {} : { type }),
      ...(status === null ? {} : { status }),
      ...(sort === null ? {} : { sort }),
      ...(cursor === null ? { facets: 'true' as const } : {}),
    }
    const { results: rows, total = rows.length, next_cursor, facets } = await api.send(listQuestions, { query, signal })
    const factsOf = ({ subjects, tags, owned }: NonNullable<typeof facets>) => ({ subjects: subjects.map((one) => one.subject), tags, owned, author })
    const facts = facets === undefined ? null : factsOf(facets)
    return { rows, total, nextCursor: next_cursor ? `${author} ${next_cursor}` : null, facts, readAtMs: nowMs() }
  }
}
