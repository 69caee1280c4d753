import { fromCallback, fromPromise } from 'xstate'
import * as v from 'valibot'
import { lintQuestion } from '#contract/questions/question-lint.ts'
import { createQuestion, getQuestion, QuestionDefinition, updateQuestion } from '#contract/questions/questions.ts'
import { shownSubject } from '#machines/questions/question-draft/question-draft.fields.ts'
import type { QuestionFields } from '#machines/questions/question-draft/question-draft.fields.ts'
import type { questionDraftMachine } from '#machines/questions/question-draft/question-draft.machine.ts'
import type { KeepEvent, LookCall, LookedOver, OpenedQuestion, QuestionDraftInput, SaveAnswer } from '#machines/questions/question-draft/question-draft.setup.ts'
import { questionTestMachine } from '#machines/questions/question-test/question-test.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { unlessMissing } from '#src/api/unless-missing.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { newQuestion, type QuestionDrafts } from './question-drafts.ts'
import type { LastSubject } from './last-subject.ts'
import { createQuestionTestActors } from './question-test.actors.ts'
import { whereUsed } from './question-library.actors.ts'
import { createSameKeys } from '#src/actors/forms/same-key.ts'

type Provided = NonNullable<Parameters<typeof questionDraftMachine.provide>[0]['actors']>

/** The calls of one question's dialog, and the keeping of its draft. A new question whose answer was lost is made once. */
export function createQuestionDraftActors({ api, drafts, lastSubject }: { api: Api; drafts: QuestionDrafts; lastSubject?: LastSubject }) {
  const keyOf = createSameKeys()
  return {
    openQuestion: fromPromise<OpenedQuestion | null, QuestionDraftInput>(async ({ input: { mode, questionId }, signal }) => {
      const [question, use] = questionId === null ? [null, null] : await unlessStopped(signal, storedAndUsed(api, questionId, signal))
      if (questionId !== null && question === null) return null
      const kept = mode === 'preview' ? null : drafts.read(questionId ?? newQuestion)
      const draft = kept && { ...kept.draft, atMs: kept.atMs }
      const runs = use === null ? {} : { runningSessions: use.running_sessions }
      return { question, draft, ...runs, lastSubject: questionId === null ? (lastSubject?.read() ?? null) : null }
    }),
    saveQuestion: fromPromise<SaveAnswer, SaveInput>(async ({ input, signal }) => {
      const answer = await saved(api, input, keyOf, signal)
      if (answer.kind === 'saved') {
        drafts.drop(input.questionId ?? newQuestion)
        if (input.fields.subject !== null) lastSubject?.keep(shownSubject(input.fields))
      }
      return answer
    }),
    lookOver: fromPromise<LookedOver, LookCall>(({ input, signal }) => unlessStopped(signal, lookedOver(api, input, signal))),
    keepDraft: fromCallback<KeepEvent, { questionId: number | null }>(({ input: { questionId }, receive, sendBack }) => {
      receive((event) => {
        const id = questionId ?? newQuestion
        if (event.type === 'draft.dropped') drafts.drop(id)
        else sendBack({ type: 'draft.kept', atMs: drafts.keep(id, { fields: event.fields, version: event.version }) })
      })
    }),
    questionTest: questionTestMachine.provide({ actors: createQuestionTestActors({ api }) }),
  } satisfies Provided
}

function storedAndUsed(api: Api, id: number, signal: AbortSignal) {
  return Promise.all([unlessMissing(api.send(getQuestion, { params: { id }, signal })), whereUsed(api, [id], signal)])
}

type KeyOf = ReturnType<typeof createSameKeys>
type SaveInput = { questionId: number | null; fields: QuestionFields; version: number | null }

async function saved(api: Api, { questionId, fields, version }: SaveInput, keyOf: KeyOf, signal: AbortSignal): Promise<SaveAnswer> {
  const { title, prompt, type, tags } = fields
  const body = { question_title: title, prompt, subject: shownSubject(fields), question_type: type, tags: [...tags] }
  try {
    const question =
      questionId === null
        ? await api.send(createQuestion, { body, signal, idempotencyKey: `question-${keyOf(body)}` })
        : await api.send(updateQuestion, { params: { id: questionId }, body: { ...body, ...(version === null ? {} : { version }) }, signal })
    return { kind: 'saved', question }
  } catch (error) {
    return refusalOf(error)
  }
}

const fieldNames: Record<string, string> = {
  question_title: 'title',
  title: 'title',
  prompt: 'prompt',
  question_prompt: 'prompt',
  subject: 'subject',
  question_type: 'type',
  type: 'type',
  tags: 'tags',
}

/** A refusal about what was sent is shown where it belongs; anything else is a failure. */
function refusalOf(error: unknown): SaveAnswer {
  const failure = failureOf(error)
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 401) throw error
  const { body } = failure
  const theirs = v.safeParse(QuestionDefinition, body.current)
  if (body.code === 'stale_version' && theirs.success) return { kind: 'stale', theirs: theirs.output }
  const issues = body.issues ?? (body.field === undefined ? [] : [{ path: body.field, message: body.error }])
  const fields = issues.flatMap(({ path, message }) => (fieldNames[path] === undefined ? [] : [[fieldNames[path], message] as const]))
  return { kind: 'refused', sentence: body.error, fields: Object.fromEntries(fields.reverse()) }
}

const mostSeeds = 3

/** Looks a prompt over. Without samples, answers that suit its keys are tried, and a plain request for help. */
async function lookedOver(api: Api, { prompt, type, subject, samples, strictness, variation }: LookCall, signal: AbortSignal): Promise<LookedOver> {
  const asked = { prompt, question_type: type, subject, variation, strictness }
  const ask = (answers: readonly string[]) =>
    api.send(lintQuestion, { body: { ...asked, answers: [...answers] }, signal, isBackground: true })
  if (samples !== null || type === 'ACCENT_TRAINING') return { prompt, type, samples: samples ?? [], look: await ask(samples ?? []) }
  const first = await ask([])
  if (first.keys.length === 0) return { prompt, type, samples: [], look: first }
  const seeds = [...new Set([...first.keys.slice(0, mostSeeds).map(({ text }) => text.slice(0, longestSeed)), "I don't know"])]
  return { prompt, type, samples: seeds, look: await ask(seeds) }
}

const longestSeed = 200
