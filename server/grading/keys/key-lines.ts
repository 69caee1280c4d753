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
  // `16th century; 1600s` are of two kinds and no list.
  if (key.kind === 'text' && first.kind === 'text' && areShort(key.text)) return partsOf(key.text, surroundings)
  if (key.kind !== 'list' || key.inOrder || !key.text.includes(';')) return [key]
  if (first.kind === 'text' && key.items.every(({ kind }) => kind === 'text')) return [...key.items]
  const areLists = first.kind === 'list' && !first.text.includes(';') && key.text.includes(',')
  return areLists ? partsOf(key.text, surroundings) : [key]
}

function partsOf(text: string, surroundings: KeySurroundings): Key[] {
  return text.split(';').map((part) => readKey({ label: 'answer', text: part.trim() }, surroundings))
}

/** Several parts between semicolons, each of one to three words; longer ones may be one sentence. */
function areShort(text: string): boolean {
  const parts = text.split(';').map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part !== '' && part.split(/\s+/).length <= 3)
}
