import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createQuestion, deleteQuestion, listQuestions, updateQuestion } from '#contract/questions/questions.ts'
import { questionDraftMachine } from '#machines/questions/question-draft/question-draft.machine.ts'
import type { QuestionDraftInput } from '#machines/questions/question-draft/question-draft.setup.ts'
import { questionCopyMachine } from '#machines/questions/question-library/question-copy.ts'
import { createQuestionDraftActors } from '#src/actors/questions/question-draft.actors.ts'
import { createQuestionDrafts, newQuestion } from '#src/actors/questions/question-drafts.ts'
import { createCopyActors } from '#src/actors/questions/question-library.actors.ts'
import { createApi } from '#src/api/client.ts'
import { createTestApp } from '#tests/support/app.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'

async function school() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const token = await app.tokenOf(teacher)
  let isLost = false
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'UTC',
    fetch: async (input, init) => {
      const answer = await app.app.request(new Request(input, init))
      if (isLost) throw new TypeError('the answer was lost')
      return answer
    },
  })
  const drafts = createQuestionDrafts({ personId: teacher.id, storage: fakeStorage(), nowMs: () => 1_763_640_240_000 })
  const machine = questionDraftMachine.provide({ actors: createQuestionDraftActors({ api, drafts }), delays: { typingRest: 0 } })
  async function open(input: Partial<QuestionDraftInput>) {
    const dialog = createActor(machine, { input: { mode: 'add', questionId: null, fixedType: null, ...input } }).start()
    await waitFor(dialog, (moment) => moment.matches('open') || moment.matches('missing'))
    return dialog
  }
  return { app, teacher, api, drafts, open, loseAnswers: (now: boolean) => (isLost = now) }
}

test('a new question is looked over while it is written, with answers that suit its key, and saved; its draft is gone then', async () => {
  const { drafts, open } = await school()
  const dialog = await open({})
  dialog.send({ type: 'question.edited', change: { title: 'Solve it', prompt: 'What is 6 times 7?\nAnswer: 42' } })
  const kept = drafts.read(newQuestion)
  const { context } = await waitFor(dialog, (moment) => moment.matches({ open: { look: 'looked' } }))
  const tried = context.looked?.look.answers.map(({ answer, verdict }) => [answer, verdict])
  dialog.send({ type: 'save.requested' })
  const { output } = await waitFor(dialog, (moment) => moment.status === 'done')
  const { question_title, subject, version } = output?.saved ?? {}
  expect([kept?.draft.fields.title, tried, question_title, subject, version, drafts.read(newQuestion)]).toEqual([
    'Solve it',
    [
      ['42', 'right'],
      ["I don't know", 'help'],
    ],
    'Solve it',
    'Math',
    1,
    null,
  ])
})

test('a new question, and a copy, whose answer was lost is there once when it is tried again', async () => {
  const { app, teacher, api, open, loseAnswers } = await school()
  const dialog = await open({})
  dialog.send({ type: 'question.edited', change: { title: 'Solve it', prompt: 'What is 6 times 7?\nAnswer: 42' } })
  loseAnswers(true)
  dialog.send({ type: 'save.requested' })
  await waitFor(dialog, (moment) => moment.hasTag('failed'))
  loseAnswers(false)
  dialog.send({ type: 'save.requested' })
  const { output } = await waitFor(dialog, (moment) => moment.status === 'done')
  const copying = createActor(questionCopyMachine.provide({ actors: createCopyActors({ api }) })).start()
  loseAnswers(true)
  copying.send({ type: 'values.submitted', values: { id: output?.saved?.id ?? 0 } })
  await waitFor(copying, (moment) => moment.matches('failed'))
  loseAnswers(false)
  copying.send({ type: 'retry.requested' })
  await waitFor(copying, (moment) => moment.status === 'done')
  const { results } = await app.request(listQuestions, { as: teacher, query: { sort: 'title' } })
  expect(results.map(({ question_title }) => question_title)).toEqual(['Solve it', 'Solve it - Copy'])
})

test('a question somebody else saved meanwhile is not written over until that is asked for', async () => {
  const { app, teacher, open } = await school()
  const { id } = await app.request(createQuestion, { as: teacher, body: { title: 'Solve', prompt: 'Q\nAnswer: 1' } })
  const dialog = await open({ mode: 'edit', questionId: id })
  await app.request(updateQuestion, { as: teacher, params: { id }, body: { prompt: 'Theirs\nAnswer: 2' } })
  dialog.send({ type: 'question.edited', change: { prompt: 'Mine\nAnswer: 3' } })
  dialog.send({ type: 'save.requested' })
  const { context } = await waitFor(dialog, (moment) => moment.matches({ open: { form: 'stale' } }))
  dialog.send({ type: 'mine.kept' })
  const { output } = await waitFor(dialog, (moment) => moment.status === 'done')
  expect([context.theirs?.prompt, context.fields.prompt, output?.saved?.prompt, output?.saved?.version]).toEqual([
    'Theirs\nAnswer: 2',
    'Mine\nAnswer: 3',
    'Mine\nAnswer: 3',
    3,
  ])
})

test('tags are kept and saved with the rest; a draft from before there were tags leaves those of the question', async () => {
  const { app, teacher, drafts, open } = await school()
  const body = { title: 'Solve', prompt: 'Q\nAnswer: 1', tags: ['exam'] }
  const { id, version } = await app.request(createQuestion, { as: teacher, body })
  drafts.keep(id, { fields: { title: 'Solve it', prompt: body.prompt, subject: null, type: 'FREE_FORM' }, version })
  const dialog = await open({ mode: 'edit', questionId: id })
  const before = dialog.getSnapshot().context.fields
  dialog.send({ type: 'question.edited', change: { tags: ['exam', 'Term 1'] } })
  const kept = drafts.read(id)?.draft.fields.tags
  dialog.send({ type: 'save.requested' })
  const { output } = await waitFor(dialog, (moment) => moment.status === 'done')
  const { tags, question_title } = output?.saved ?? {}
  expect([before.title, before.tags, kept, tags, question_title]).toEqual(['Solve it', ['exam'], ['exam', 'Term 1'], ['exam', 'Term 1'], 'Solve it'])
})

test('what the server refuses stands at its field, and a question that is gone cannot be opened', async () => {
  const { app, teacher, open } = await school()
  const { id } = await app.request(createQuestion, { as: teacher, body: { title: 'Solve', prompt: 'Q\nAnswer: 1' } })
  const dialog = await open({ mode: 'edit', questionId: id })
  dialog.send({ type: 'question.edited', change: { title: 'a'.repeat(201), subject: 'b'.repeat(61), tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) } })
  dialog.send({ type: 'save.requested' })
  const { context } = await waitFor(dialog, (moment) => moment.hasTag('refused'))
  dialog.send({ type: 'dialog.closed' })
  await app.request(deleteQuestion, { as: teacher, params: { id } })
  const gone = await open({ mode: 'edit', questionId: id })
  expect([context.problems, gone.getSnapshot().value]).toEqual([
    { title: 'Titles hold up to 200 characters', subject: 'Subjects hold up to 60 characters', tags: 'Up to 20 tags stand on one item' },
    'missing',
  ])
})
