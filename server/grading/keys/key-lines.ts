import type { KeyLine } from '#server/grading/types.ts'
import { readKey } from './key-kind.ts'
import type { Key, KeySurroundings } from './key-kind.ts'

/**
 * The keys of a question, those of each line together. Where the first line is a single text, a later one with semicolons is several
 * texts: `Also accept: clues; evidence` takes either, and is no list of both.
 */
export function readKeyLines(lines: readonly KeyLine[], surroundings: KeySurroundings): Key[][] {
  const [first, ...others] = lines.map((line) => readKey(line, surroundings))
  if (first === undefined) return []
  return [[first], ...others.map((key) => (first.kind === 'text' ? alternativesIn(key) : [key]))]
}

function alternativesIn(key: Key): Key[] {
  const isSeveral = key.kind === 'list' && !key.inOrder && key.text.includes(';') && key.items.every(({ kind }) => kind === 'text')
  return isSeveral ? [...key.items] : [key]
}
