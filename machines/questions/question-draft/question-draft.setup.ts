import { assign, not, raise, sendTo, setup, stateIn } from 'xstate'
import type { QuestionType, Strictness } from '#contract/exercises/exercises.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { lintQuestion } from '#contract/questions/question-lint.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { questionTestMachine } from '#machines/questions/question-test/question-test.machine.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import {
  draftTexts,
  fieldsOf,
  isSameFields,
  newFields,
  problemsOf,
  testedOf,
  withoutProblems,
  type DraftMode,
  type KeptDraft,
  type QuestionFields,
} from './question-draft.fields.ts'

/**
 * What opening gives: the stored question (null for a new one), what was typed here before and not saved, how many sessions
 * that run now ask the question, where that could be read, and for a new one the subject its author chose last.
 */
export type OpenedQuestion = { question: QuestionDefinition | null; draft: KeptDraft | null; runningSessions?: number; lastSubject?: string | null }

/** What saving answers. `stale` brings the question as somebody else has saved it meanwhile. */
export type SaveAnswer =
  | { kind: 'saved'; question: QuestionDefinition }
  | { kind: 'refused'; sentence: string; fields: Record<string, string> }
  | { kind: 'stale'; theirs: QuestionDefinition }

/** What the tutor makes of a prompt: see the call. */
export type QuestionLook = ReplyOf<typeof lintQuestion>

/** What was looked over, and what came of it; `samples` are the answers that were tried. */
export type LookedOver = { prompt: string; type: QuestionType; samples: readonly string[]; look: QuestionLook }

/** A prompt to look over: `samples` null asks for answers that suit its keys; `variation` counts from 0. */
export type LookCall = {
  prompt: string
  type: QuestionType
  subject: string
  samples: readonly string[] | null
  strictness: Strictness
  variation: number
}

/** Told to the keeper of drafts. */
export type KeepEvent = { type: 'draft.changed'; fields: QuestionFields; version: number | null } | { type: 'draft.dropped' }

/** Facts a question's dialog reacts to; `draft.kept` comes from the keeper of drafts. */
export type QuestionDraftEvent =
  | { type: 'question.edited'; change: Partial<QuestionFields> }
  | { type: 'mend.applied'; index: number }
  | { type: 'samples.changed'; samples: readonly string[]; strictness?: Strictness }
  | { type: 'variation.requested' }
  | { type: 'look.requested' }
  | { type: 'save.requested' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'draft.discarded' }
  | { type: 'draft.kept'; atMs: number }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' }

/** `fixedType` is the one type the exercise around the dialog can ask. */
export type QuestionDraftInput = { mode: DraftMode; questionId: number | null; fixedType: QuestionType | null }

/** Where a dialog is: `version` goes with the next save, `keptAtMs` says since when this browser keeps what is not saved. */
export type QuestionDraftContext = QuestionDraftInput & {
  stored: QuestionDefinition | null
  /** How many sessions asked it when the dialog was opened. */
  runningSessions: number
  version: number | null
  fields: QuestionFields
  keptAtMs: number | null
  isRestored: boolean
  problems: Record<string, string>
  sentence: string | null
  theirs: QuestionDefinition | null
  samples: readonly string[] | null
  strictness: Strictness
  /** What the author of a new question chose last. */
  lastSubject: string | null
  variation: number
  looked: LookedOver | null
  saved: QuestionDefinition | null
}

/** What the question's dialog is made of: its types, calls, waits, guards and actions. */
export const questionDraftSetup = setup({
  types: {
    context: {} as QuestionDraftContext,
    events: {} as QuestionDraftEvent,
    input: {} as QuestionDraftInput,
    output: {} as { saved: QuestionDefinition | null },
    tags: {} as 'pending' | 'failed' | 'refused' | 'finished',
    children: {} as { questionTest: 'questionTest' },
  },
  actors: {
    /** Reads the question, with the draft an earlier visit left; null when it is not there, or not the reader's to see. */
    openQuestion: unprovided<OpenedQuestion | null, QuestionDraftInput>('openQuestion'),
    /** Saves the question, unless somebody else did meanwhile. */
    saveQuestion: unprovided<SaveAnswer, { questionId: number | null; fields: QuestionFields; version: number | null }>('saveQuestion'),
    /** Reads the prompt over and says what the tutor would make of it. */
    lookOver: unprovided<LookedOver, LookCall>('lookOver'),
    /** Keeps what is typed in the browser. */
    keepDraft: unprovidedCallback<KeepEvent, { questionId: number | null }>('keepDraft'),
    /** A test of the question with the tutor. */
    questionTest: questionTestMachine,
  },
  delays: { lookPatience: 15_000, typingRest: 400 },
  guards: {
    isMissing: (_, opened: OpenedQuestion | null) => opened === null,
    mayEdit: ({ context }) => context.mode !== 'preview',
    isSound: ({ context }) => context.mode !== 'preview' && Object.keys(problemsOf(context.fields)).length === 0,
    hasMend: ({ context }, { index }: { index: number }) => context.mode !== 'preview' && mendedPrompt(context, index) !== null,
    isNotSaving: not(stateIn({ open: { form: 'saving' } })),
    hasPrompt: ({ context }) => context.fields.prompt.trim() !== '',
    wasSaved: (_, answer: SaveAnswer) => answer.kind === 'saved',
    isStale: (_, answer: SaveAnswer) => answer.kind === 'stale',
  },
  actions: {
    takeOpened: assign(({ context }, opened: OpenedQuestion | null) =>
      opened === null ? {} : openedWith({ ...context, lastSubject: opened.lastSubject ?? null }, opened),
    ),
    rememberEdit: assign(({ context }, { change }: { change: Partial<QuestionFields> }) => ({
      fields: { ...context.fields, ...change },
      problems: withoutProblems(context.problems, change),
      isRestored: false,
    })),
    applyMend: assign(({ context }, { index }: { index: number }) => ({
      fields: { ...context.fields, prompt: mendedPrompt(context, index) ?? context.fields.prompt },
      problems: withoutProblems(context.problems, { prompt: '' }),
    })),
    rememberProblems: assign(({ context }) => ({ problems: problemsOf(context.fields), sentence: null })),
    forgetProblems: assign({ problems: {}, sentence: null }),
    rememberRefusal: assign((_, answer: SaveAnswer) => (answer.kind === 'refused' ? { problems: answer.fields, sentence: answer.sentence } : {})),
    rememberFailure: assign(({ context }) => ({ sentence: context.questionId === null ? draftTexts.createFailed : draftTexts.updateFailed })),
    rememberTheirs: assign((_, answer: SaveAnswer) => (answer.kind === 'stale' ? { theirs: answer.theirs, stored: answer.theirs } : {})),
    keepMine: assign(({ context }) => ({ version: context.theirs?.version ?? context.version, theirs: null })),
    takeTheirs: assign(({ context: { theirs } }) =>
      theirs === null ? {} : { fields: fieldsOf(theirs), version: theirs.version, theirs: null, problems: {}, isRestored: false, keptAtMs: null },
    ),
    discardDraft: assign(({ context }) => ({
      fields: firstFields(context),
      version: context.stored?.version ?? null,
      problems: {},
      sentence: null,
      theirs: null,
      isRestored: false,
      keptAtMs: null,
    })),
    rememberKept: assign({ keptAtMs: (_, { atMs }: { atMs: number }) => atMs }),
    rememberSamples: assign(({ context }, { samples, strictness }: { samples: readonly string[]; strictness?: Strictness }) => ({
      samples,
      strictness: strictness ?? context.strictness,
    })),
    takeNextVariation: assign({ variation: ({ context }) => (context.variation + 1) % Math.max(1, context.looked?.look.variations ?? 1) }),
    beginVariations: assign({ variation: 0 }),
    takeLook: assign({ looked: (_, looked: LookedOver) => looked }),
    rememberSaved: assign((_, answer: SaveAnswer) => (answer.kind === 'saved' ? { saved: answer.question } : {})),
    keepDraft: sendTo('keepDraft', ({ context }): KeepEvent =>
      isDirty(context) ? { type: 'draft.changed', fields: context.fields, version: context.version } : { type: 'draft.dropped' },
    ),
    dropDraft: sendTo('keepDraft', { type: 'draft.dropped' }),
    lookAgain: raise({ type: 'look.requested' }),
    tellTest: sendTo('questionTest', ({ context }) => ({ type: 'question.changed', question: testedOf(context.fields) })),
  },
})

/** Whether there is something to save. */
export function isDirty(context: Pick<QuestionDraftContext, 'fields' | 'stored' | 'fixedType' | 'lastSubject'>): boolean {
  return !isSameFields(context.fields, firstFields(context))
}

/** The prompt after mending what a lint found; null when there is no such mend, or the prompt was changed since it was looked over. */
export function mendedPrompt({ looked, fields }: Pick<QuestionDraftContext, 'looked' | 'fields'>, index: number): string | null {
  const mend = looked?.look.lints[index]?.mend ?? null
  if (looked === null || mend === null || looked.prompt !== fields.prompt) return null
  return fields.prompt.slice(0, mend.start) + mend.text + fields.prompt.slice(mend.end)
}

function firstFields({ stored, fixedType, lastSubject }: Pick<QuestionDraftContext, 'stored' | 'fixedType' | 'lastSubject'>): QuestionFields {
  return stored === null ? newFields(fixedType ?? 'FREE_FORM', lastSubject) : fieldsOf(stored)
}

function openedWith(context: QuestionDraftContext, { question, draft, runningSessions = 0 }: OpenedQuestion): Partial<QuestionDraftContext> {
  const isReadOnly = context.mode === 'preview' || question?.can_edit === false
  const first = firstFields({ ...context, stored: question })
  const tags = draft?.fields.tags ?? first.tags
  const kept = draft === null || isReadOnly ? null : { ...first, ...draft.fields, tags, type: typeKept(context, question, draft) }
  const isRestored = kept !== null && !isSameFields(kept, first)
  return {
    mode: isReadOnly ? 'preview' : context.mode,
    stored: question,
    runningSessions,
    lastSubject: context.lastSubject,
    fields: isRestored ? kept : first,
    version: isRestored ? (draft?.version ?? question?.version ?? null) : (question?.version ?? null),
    isRestored,
    keptAtMs: isRestored ? (draft?.atMs ?? null) : null,
  }
}

/** A draft's type counts only where it may still be chosen. */
function typeKept({ fixedType }: QuestionDraftInput, question: QuestionDefinition | null, draft: KeptDraft): QuestionType {
  if (question !== null && question.exercise_count > 0) return question.question_type
  return fixedType ?? draft.fields.type
}
