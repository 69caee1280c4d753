import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { KeptDraft, QuestionFields } from '#machines/questions/question-draft/question-draft.fields.ts'
import { questionDraftMachine, type QuestionDraftActorRef } from '#machines/questions/question-draft/question-draft.machine.ts'
import { hasUnsaved, isLookCurrent, mendable, subjectNow } from '#machines/questions/question-draft/question-draft.selectors.ts'
import type { KeepEvent, LookCall, LookedOver, OpenedQuestion, QuestionDraftInput, SaveAnswer } from '#machines/questions/question-draft/question-draft.setup.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { lookedOver, mendableLint, questionFields, storedQuestion } from '#tests/support/school/question-drafts.ts'

type SaveCall = { questionId: number | null; fields: QuestionFields; version: number | null }
type Given = {
  question?: QuestionDefinition | null
  draft?: KeptDraft | null
  answers?: SaveAnswer[]
  look?: LookedOver
  input?: Partial<QuestionDraftInput>
}

async function opened({ question = storedQuestion(), draft = null, answers = [], look = lookedOver(), input = {} }: Given) {
  const [sent, kept]: [unknown[], KeepEvent[]] = [[], []]
  const machine = questionDraftMachine.provide({
    actors: {
      openQuestion: fromPromise<OpenedQuestion | null, QuestionDraftInput>(async () => ({ question, draft })),
      saveQuestion: fromPromise<SaveAnswer, SaveCall>(async ({ input: call }) => {
        sent.push(call)
        const answer = answers.shift()
        if (answer === undefined) throw new Error('nobody answered')
        return answer
      }),
      lookOver: fromPromise<LookedOver, LookCall>(async ({ input: { prompt, type } }) => ({ ...look, prompt, type })),
      keepDraft: fromCallback<KeepEvent, { questionId: number | null }>(({ receive }) => receive((event) => kept.push(event))),
    },
    delays: { typingRest: 0 },
  })
  const first = { mode: question === null ? ('add' as const) : ('edit' as const), questionId: question?.id ?? null, fixedType: null }
  const draftRef: QuestionDraftActorRef = createActor(machine, { input: { ...first, ...input } })
  draftRef.start()
  await waitFor(draftRef, (moment) => moment.matches('open'))
  return { draft: draftRef, sent, kept, moment: () => draftRef.getSnapshot() }
}

describe('a new question', () => {
  test('names what is missing, and each problem goes once text is typed', async () => {
    const { draft, moment, sent } = await opened({ question: null })
    draft.send({ type: 'question.edited', change: { title: '  ' } })
    draft.send({ type: 'save.requested' })
    const missing = moment().context.problems
    draft.send({ type: 'question.edited', change: { title: 'Solve' } })
    expect([missing, moment().context.problems, sent]).toEqual([
      { title: 'Question title is required', prompt: 'Prompt is required' },
      { prompt: 'Prompt is required' },
      [],
    ])
  })

  test('guesses its subject from the title until one is chosen, and again when that is taken back', async () => {
    const { draft, moment } = await opened({ question: null })
    draft.send({ type: 'question.edited', change: { title: 'The molecule' } })
    const guessed = subjectNow(moment())
    draft.send({ type: 'question.edited', change: { subject: 'Spanish' } })
    draft.send({ type: 'question.edited', change: { title: 'The ancient war' } })
    const chosen = subjectNow(moment())
    draft.send({ type: 'question.edited', change: { subject: null } })
    expect([guessed, chosen, subjectNow(moment())]).toEqual([
      { subject: 'Science', isGuessed: true },
      { subject: 'Spanish', isGuessed: false },
      { subject: 'History', isGuessed: true },
    ])
  })

  test('says the literal sentence when it cannot be created, keeps the text and can be sent again', async () => {
    const { draft, moment, sent } = await opened({ question: null })
    draft.send({ type: 'question.edited', change: { title: 'Solve', prompt: '1 + 1' } })
    draft.send({ type: 'save.requested' })
    await waitFor(draft, (snapshot) => snapshot.hasTag('failed'))
    draft.send({ type: 'save.requested' })
    await waitFor(draft, (snapshot) => snapshot.hasTag('failed'))
    expect([moment().context.sentence, moment().context.fields, sent.length]).toEqual([
      'Failed to create question. Please try again.',
      { title: 'Solve', prompt: '1 + 1', subject: null, type: 'FREE_FORM', tags: [] },
      2,
    ])
  })

  test('has the one type its exercise asks', async () => {
    const { moment } = await opened({ question: null, input: { fixedType: 'ACCENT_TRAINING' } })
    expect([moment().context.fields.type, hasUnsaved(moment())]).toEqual(['ACCENT_TRAINING', false])
  })
})

describe('a stored question', () => {
  test('comes back with its draft, which is dropped when it is discarded', async () => {
    const fields = questionFields({ prompt: 'Solve 3x = 9.' })
    const { draft, moment, kept } = await opened({ draft: { fields, version: 2, atMs: 1000 } })
    const restored = { ...moment().context }
    draft.send({ type: 'draft.discarded' })
    expect([restored.fields, restored.isRestored, restored.version, moment().context.fields, moment().context.version, kept]).toEqual([
      fields,
      true,
      2,
      questionFields(),
      3,
      [{ type: 'draft.dropped' }],
    ])
  })

  test('keeps what is typed, and nothing once it is as it was', async () => {
    const { draft, kept } = await opened({})
    draft.send({ type: 'question.edited', change: { title: 'Solve three steps' } })
    draft.send({ type: 'question.edited', change: { title: 'Solve two steps' } })
    expect(kept).toEqual([
      { type: 'draft.changed', fields: questionFields({ title: 'Solve three steps' }), version: 3 },
      { type: 'draft.dropped' },
    ])
  })

  test('that somebody else saved meanwhile is saved over only when asked, with the version that was shown', async () => {
    const theirs = storedQuestion({ version: 9, prompt: 'Theirs' })
    const { draft, moment, sent } = await opened({ answers: [{ kind: 'stale', theirs }, { kind: 'saved', question: storedQuestion({ version: 10 }) }] })
    draft.send({ type: 'question.edited', change: { title: 'Mine' } })
    draft.send({ type: 'save.requested' })
    await waitFor(draft, (snapshot) => snapshot.matches({ open: { form: 'stale' } }))
    const mine = moment().context.fields
    draft.send({ type: 'mine.kept' })
    await waitFor(draft, (snapshot) => snapshot.status === 'done')
    const fields = questionFields({ title: 'Mine' })
    expect([mine, sent, moment().output]).toEqual([
      fields,
      [
        { questionId: 7, fields, version: 3 },
        { questionId: 7, fields, version: 9 },
      ],
      { saved: storedQuestion({ version: 10 }) },
    ])
  })

  test('shows a refusal at its field and goes on', async () => {
    const { draft, moment } = await opened({ answers: [{ kind: 'refused', sentence: 'Too long', fields: { title: 'Too long' } }] })
    draft.send({ type: 'save.requested' })
    await waitFor(draft, (snapshot) => snapshot.hasTag('refused'))
    draft.send({ type: 'question.edited', change: { title: 'Short' } })
    expect([moment().context.sentence, moment().context.problems, moment().context.fields.title]).toEqual(['Too long', {}, 'Short'])
  })
})

test('a mend is offered only for the text that was looked over, and is looked over again', async () => {
  const { draft, moment } = await opened({ look: lookedOver({}, { lints: [mendableLint] }) })
  await waitFor(draft, isLookCurrent)
  const before = mendable(moment())
  draft.send({ type: 'mend.applied', index: 0 })
  const during = mendable(moment())
  await waitFor(draft, isLookCurrent)
  expect([before, during, moment().context.fields.prompt]).toEqual([[0], [], 'Solve 2x + 3 = 11.\n\nAnswer: 4\nHint: Take away 3.'])
})

test('the test is told of every edit, and is stale after one', async () => {
  const { draft, moment } = await opened({})
  draft.send({ type: 'question.edited', change: { prompt: 'Solve 3x = 9.' } })
  expect(moment().children.questionTest?.getSnapshot().context.question.prompt).toBe('Solve 3x = 9.')
})
