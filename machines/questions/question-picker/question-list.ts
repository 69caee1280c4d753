import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { OwnerFilter, QuestionDefinition } from '#contract/questions/questions.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'

/**
 * Which questions of the library are wanted, newest first unless `sort` says otherwise. `author` null means the teacher's own,
 * or everybody's when there are none; `status` asks whether an exercise asks them.
 */
export type QuestionQuery = {
  q: string
  author: OwnerFilter | null
  subject: string | null
  type: QuestionType | null
  tag?: string | null
  status?: 'added' | 'not_added' | null
  sort?: 'title' | '-title' | 'created' | '-created' | null
}

/** What the library tells beside its questions: its subjects and tags, the most frequent first, how many the teacher owns, and whose are listed. */
export type QuestionFacts = { subjects: readonly string[]; tags: readonly string[]; owned: number; author: OwnerFilter }

/** The questions of the library a teacher picks from, in pages. */
export const questionListMachine = createPagedListMachine<QuestionDefinition, QuestionQuery, QuestionFacts>({ id: 'questionList', idOf: ({ id }) => id })
