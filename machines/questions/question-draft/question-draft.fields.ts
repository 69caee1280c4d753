import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { subjectOf } from '#contract/questions/subjects.ts'
import type { TestedQuestion } from '#machines/questions/question-test/question-test.machine.ts'

/**
 * What stands in the fields of a question; without a `subject` of its own it is guessed: the one its author chose last (`lastSubject`), else
 * from the title.
 */
export type QuestionFields = {
  title: string
  prompt: string
  subject: string | null
  type: QuestionType
  tags: readonly string[]
  lastSubject?: string
}

/**
 * A question nobody has saved yet, as this browser keeps it. `version` is that of the stored question it was begun from, null for a new one. What
 * was kept before questions had tags names none and changes none.
 */
export type KeptDraft = { fields: Omit<QuestionFields, 'tags'> & { tags?: readonly string[] | undefined }; version: number | null; atMs: number }

/** Add, edit and read-only preview. A question that its viewer may not change is previewed whatever was asked. */
export type DraftMode = 'add' | 'edit' | 'preview'

/** What a question lacks, in the literal words; blanks alone count as nothing. */
export const draftTexts = {
  titleMissing: 'Question title is required',
  promptMissing: 'Prompt is required',
  createFailed: 'Failed to create question. Please try again.',
  updateFailed: 'Failed to update question. Please try again.',
  openFailed: 'Failed to load question details',
} as const

/** An empty question of a type; `lastSubject` is what its author chose last, null for nobody's. */
export function newFields(type: QuestionType, lastSubject: string | null = null): QuestionFields {
  return { title: '', prompt: '', subject: null, type, tags: [], ...(lastSubject === null ? {} : { lastSubject }) }
}

/** The fields of a stored question. A subject that its title would give counts as guessed, so that it follows the title. */
export function fieldsOf(question: QuestionDefinition): QuestionFields {
  const { question_title: title, prompt, subject, question_type: type, tags } = question
  return { title, prompt, subject: subject === subjectOf(title) ? null : subject, type, tags }
}

/** The subject as it will be saved. */
export function shownSubject({ subject, title, lastSubject }: QuestionFields): string {
  return subject === null || subject.trim() === '' ? (lastSubject ?? subjectOf(title)) : subject.trim()
}

/** Field problems, by field: what must be filled in before saving. */
export function problemsOf({ title, prompt }: QuestionFields): Record<string, string> {
  return {
    ...(title.trim() === '' ? { title: draftTexts.titleMissing } : {}),
    ...(prompt.trim() === '' ? { prompt: draftTexts.promptMissing } : {}),
  }
}

/** The problems that are left after some fields were changed. */
export function withoutProblems(problems: Record<string, string>, change: Partial<QuestionFields>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change)))
}

/** Whether two states of the fields would be saved alike. */
export function isSameFields(one: QuestionFields, other: QuestionFields): boolean {
  const isSameText = one.title === other.title && one.prompt === other.prompt && one.tags.join('\n') === other.tags.join('\n')
  return isSameText && one.type === other.type && shownSubject(one) === shownSubject(other)
}

/** The question as its test takes it. */
export function testedOf(fields: QuestionFields): TestedQuestion {
  const { title, prompt, type } = fields
  return { title, prompt, type, subject: shownSubject(fields), themes: [], gradeLevel: null }
}
