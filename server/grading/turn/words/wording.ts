import { english } from './english.ts'
import type { Language } from './language.ts'
import type { MomentName } from './moments.ts'
import { spanish } from './spanish.ts'

const wordings = { english, spanish }

/** What decides which of its wordings a moment gets: the session's seed, and how many replies it has heard. */
export type Draw = { language: Language; seed: string; turn: number }

/**
 * One wording of a moment. Each reply of a session takes the next one, from a start that the seed draws, so that none comes twice
 * in as many replies as there are wordings.
 */
export function worded(name: MomentName, { language, seed, turn }: Draw): string {
  const choices = wordings[language][name]
  return choices[(startOf(`${seed}/${name}`) + turn) % choices.length] ?? ''
}

function startOf(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
