import { fillIn } from '#server/grading/text/fill-in.ts'
import type { Instance, ParsedPrompt, Values } from '#server/grading/types.ts'
import { variationRows } from './variations.ts'

/** More rows are drawn than are asked by this, to choose from. */
const spareRows = 12

/**
 * What a set of a session asks, one row of values for each of `isFresh`. `seen` are rows whose solution the student saw in an earlier
 * session of the round: they are not asked again while there are others. Where rows are few, questions that can earn everything
 * (`isFresh`) come first, and rows that were not seen repeat rather than seen ones are asked; seen ones only where there are no others.
 */
export function rowsAgain(
  parsed: ParsedPrompt,
  { isFresh, seed, seen }: { isFresh: readonly boolean[]; seed: string; seen: readonly Values[] },
): Values[] {
  const { rows, distinct } = variationRows(parsed, isFresh.length + seen.length + spareRows, seed)
  const known = seen.map((row) => fillIn(parsed, row))
  const texts = new Set(known.map(({ studentText }) => studentText))
  const told = new Set(known.flatMap(whatItTells))
  const drawn = rows.slice(0, distinct).map((row) => fillIn(parsed, row))
  const unlike = drawn.filter((one) => !whatItTells(one).some((tells) => told.has(tells)))
  const unseen = [...unlike, ...drawn.filter((one) => !unlike.includes(one) && !texts.has(one.studentText))].map(({ values }) => values)
  const fresh = unseen.length > 0 ? unseen : rows
  const freshCount = isFresh.filter(Boolean).length
  const others = unseen.length > freshCount ? unseen.slice(freshCount) : rows
  return isFresh.map((one, index) => {
    const before = isFresh.slice(0, index).filter((other) => other === one).length
    const from = one ? fresh : others
    return from[before % from.length] ?? {}
  })
}

/** Whether two rows have the same values. */
export function isSameRow(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])
}

/** The text of a question and its keys: what nobody may know from another one who is asked this one. */
export function whatItTells({ studentText, keys }: Instance): string[] {
  return [studentText, ...keys.map(({ text }) => `key ${text}`)]
}
