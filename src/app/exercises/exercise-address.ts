import type { ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { ExerciseSearch } from './exercise-search.ts'

/** What the list shows at an address. */
export function queryAt({ q, grade, theme, tag, status, owner, sort }: ExerciseSearch): ExerciseQuery {
  return { q: q ?? '', grade: grade ?? null, theme: theme ?? null, tag: tag ?? null, status: status ?? null, owner: owner ?? 'both', sort: sort ?? null }
}

/** The part of the address that says what the list shows; what is usual is left out. */
export function addressOf({ q, grade, theme, tag, status, owner, sort }: ExerciseQuery): ExerciseSearch {
  return {
    ...(q === '' ? {} : { q }),
    ...(grade === null ? {} : { grade }),
    ...(theme === null ? {} : { theme }),
    ...(tag === null ? {} : { tag }),
    ...(status === null ? {} : { status }),
    ...(owner === 'both' ? {} : { owner }),
    ...(sort === null ? {} : { sort }),
  }
}
