import type { KeyLine } from '#server/grading/types.ts'
import { readKey } from './key-kind.ts'
import type { Key, KeySurroundings } from './key-kind.ts'

/**
 * The keys of a question, those of each line together. A later line with semicolons is several keys where the first is a single text or a
 * list with commas: `Also accept: clues; evidence` takes either, and `Also accept: e, u, o; e, i, o` takes either list.
 */
export function readKeyLines(lines: readonly KeyLine[], surroundings: KeySurroundings): Key[][] {
  const [first, ...others] = lines.map((line) => readKey(line, surroundings))
  if (first === undefined) return []
  return [[first], ...others.map((key) => alternativesIn(key, first, surroundings))]
}

function alternativesIn(key: Key, first: Key, surroundings: KeySurroundings): Key[] {
  if (key.kind !== 'list' || key.inOrder || !key.text.includes(';')) return [key]
  if (first.kind === 'text' && key.items.every(({ kind }) => kind === 'text')) return [...key.items]
  const areLists = first.kind === 'list' && !first.text.includes(';') && key.text.includes(',')
  return areLists ? key.text.split(';').map((text) => readKey({ label: 'answer', text: text.trim() }, surroundings)) : [key]
}
