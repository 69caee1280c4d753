import type { QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import type { QuestionSearch } from './question-search.ts'

/** What the library shows at an address. */
export function questionsAt({ q, author, topic, tag, status, sort }: QuestionSearch): QuestionQuery {
  return { q: q ?? '', author: author ?? null, subject: topic ?? null, type: null, tag: tag ?? null, status: status ?? null, sort: sort ?? null }
}

/** The part of the address that says what the library shows; what is usual is left out. */
export function addressOfQuestions({ q, author, subject, tag = null, status = null, sort = null }: QuestionQuery): QuestionSearch {
  return {
    ...(q === '' ? {} : { q }),
    ...(author === null ? {} : { author }),
    ...(subject === null ? {} : { topic: subject }),
    ...(tag === null ? {} : { tag }),
    ...(status === null ? {} : { status }),
    ...(sort === null || sort === '-created' ? {} : { sort }),
  }
}

/** Whether anything narrows the library. */
export function isNarrowedQuestions({ q, author, subject, tag = null, status = null }: QuestionQuery): boolean {
  return q !== '' || author !== null || subject !== null || tag !== null || status !== null
}
