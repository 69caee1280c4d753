import { longestTitle } from '#contract/questions/questions.ts'
import { beginningOf } from '#contract/texts.ts'

const longestSuffix = ' - Copy 99999999'.length

/** The title of a copy of `original`, where the copies of it so far have numbers up to `highest` (0 without any). */
export function copyTitle(original: string, highest: number): string {
  return highest === 0 ? `${original} - Copy` : `${original} - Copy ${highest + 1}`
}

/** A title without the suffix of a copy, short enough to take one again. */
export function originalTitle(title: string): string {
  return beginningOf(title.replace(/ - Copy(?: \d{1,8})?$/, ''), longestTitle - longestSuffix)
}
