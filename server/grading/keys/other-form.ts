import type { Strictness } from '#contract/exercises/exercises.ts'
import { match, miss, unclear } from './key-result.ts'
import type { KeyResult } from './key-result.ts'

/** The rule under which the form is asked for, free, once in a row. */
export const formIsAskedFor = 'the right value in another form than asked'

/** What to say of a right value in another form: `remark` where it is taken, `ask` where it is asked for, `notYet` at strict. */
export type FormWords = { remark: string; ask: string; notYet: string }

/** A right value in another form than `Form:` wants: taken at loose with a remark, asked for at moderate, not yet at strict. */
export function inOtherForm(strictness: Strictness, words: FormWords, isExact: boolean): KeyResult {
  if (strictness === 'loose') return match('equal value in another form', words.remark, isExact)
  return strictness === 'moderate' ? unclear(formIsAskedFor, words.ask) : miss(formIsAskedFor, { reply: words.notYet })
}
