import type { QuestionDefinition } from '#contract/questions/questions.ts'
import type { KeptDraft } from '#machines/questions/question-draft/question-draft.fields.ts'
import { questionDraftMachine } from '#machines/questions/question-draft/question-draft.machine.ts'
import type { QuestionDraftInput } from '#machines/questions/question-draft/question-draft.setup.ts'
import { lookedOver, mendableLint, questionFields, storedQuestion } from '#tests/support/school/question-drafts.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const other = 'Solve 3x = 9.'
const draft: KeptDraft = { fields: questionFields({ prompt: other }), version: 2, atMs: 1_763_640_240_000 }

const input: QuestionDraftInput = { mode: 'edit', questionId: 7, fixedType: null }
const refusal = { kind: 'refused', sentence: 'Titles hold up to 200 characters', fields: { title: 'Titles hold up to 200 characters' } }
const stale = { kind: 'stale', theirs: storedQuestion({ version: 5, question_title: 'Solve theirs' }) }
const saved = { kind: 'saved', question: storedQuestion({ version: 4 }) }
const theirLibrary = storedQuestion({ owner: 'admin', can_edit: false })

function walkOf(...openings: { question: QuestionDefinition; draft: KeptDraft | null }[]) {
  return walkMachine(questionDraftMachine, {
    input,
    events: [
      { type: 'xstate.done.actor.openQuestion', output: null },
      ...openings.map((output) => ({ type: 'xstate.done.actor.openQuestion', output })),
      { type: 'question.edited', change: { prompt: other } },
      { type: 'question.edited', change: { prompt: ' ' } },
      { type: 'mend.applied', index: 0 },
      { type: 'samples.changed', samples: ['four'] },
      { type: 'draft.kept', atMs: 1_763_640_300_000 },
      ...[saved, refusal, stale].map((output) => ({ type: 'xstate.done.actor.saveQuestion', output })),
      { type: 'xstate.done.actor.lookOver', output: lookedOver({}, { lints: [mendableLint], variations: 2 }) },
    ],
    context: ({ context: { mode, fields, problems, theirs, looked, isRestored } }) => [
      mode,
      fields.prompt,
      Object.keys(problems),
      theirs !== null,
      looked !== null,
      isRestored,
    ],
    limit: 1_000,
  })
}

/** Every moment of changing a stored question, with and without a draft of it. */
export const questionEditWalk = walkOf({ question: storedQuestion(), draft: null }, { question: storedQuestion(), draft })

/** Every moment of reading a question of the school library, asked for to be changed. */
export const questionPreviewWalk = walkOf({ question: theirLibrary, draft })

/** What a mounted workbench is walked through: the same states by fewer ways. */
export const questionScreenWalk = walkMachine(questionDraftMachine, {
  input,
  events: [
    { type: 'xstate.done.actor.openQuestion', output: null },
    { type: 'xstate.done.actor.openQuestion', output: { question: storedQuestion(), draft: null } },
    { type: 'question.edited', change: { prompt: other } },
    { type: 'question.edited', change: { prompt: ' ' } },
    ...[saved, refusal, stale].map((output) => ({ type: 'xstate.done.actor.saveQuestion', output })),
    { type: 'xstate.done.actor.lookOver', output: lookedOver() },
  ],
  raised: ['mend.applied', 'samples.changed', 'variation.requested', 'look.requested', 'draft.discarded', 'draft.kept'],
  context: ({ context: { fields, problems, theirs } }) => [fields.prompt.trim() === '', Object.keys(problems), theirs !== null],
  limit: 300,
})
