import { fromPromise } from 'xstate'
import { startTestChat, submitTestChat, type TestChatState } from '#contract/questions/test-chat.ts'
import type { questionTestMachine, TestedQuestion, TestResult } from '#machines/questions/question-test/question-test.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

type Provided = NonNullable<Parameters<typeof questionTestMachine.provide>[0]['actors']>

/** Sent where no exercise gives a grade level. */
const usualGradeLevel = 9

/** What the test of a question without a title is called. */
const untitled = 'Untitled question'

/** The two calls of a test. */
export function createQuestionTestActors({ api }: { api: Api }) {
  return {
    startTest: fromPromise<TestResult, { question: TestedQuestion }>(({ input: { question }, signal }) => {
      const question_definition = { question_title: question.title.trim() === '' ? untitled : question.title, question_prompt: question.prompt, subject: question.subject }
      const body = { question_definition, themes: question.themes.join(' and '), grade_level: question.gradeLevel ?? usualGradeLevel }
      return resultOf(api.send(startTestChat, { body, signal }))
    }),
    submitAnswer: fromPromise<TestResult, { state: TestChatState | null; answer: string }>(({ input: { state, answer }, signal }) => {
      if (state === null) throw new Error('There is no test to answer.')
      return resultOf(api.send(submitTestChat, { body: { agent_state: state, answer }, signal }))
    }),
  } satisfies Provided
}

/** A refusal about what was sent has a sentence worth showing; anything else is a failure. */
async function resultOf(reply: Promise<{ agent_state: TestChatState }>): Promise<TestResult> {
  try {
    return { ok: true, state: (await reply).agent_state }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || (failure.status !== 409 && failure.status !== 413 && failure.status !== 422)) throw error
    return { ok: false, sentence: failure.body.issues?.[0]?.message ?? failure.body.error }
  }
}
