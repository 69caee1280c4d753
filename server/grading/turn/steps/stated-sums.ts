import { stretchesOf } from './asked-equation.ts'

/** The sums of one message that are looked at. */
const mostSums = 4

/** The one relation a message states, without the words around it; null when it states none, or several that do not hang together. */
export function statedRelation(text: string): string | null {
  const [stated, ...others] = statedSums(text)
  return stated !== undefined && others.length === 0 ? stated : null
}

/** The relations a message states ("6 * 10 = 60 and 6 * 2 = 12"); none where a number stands outside them. */
export function statedSums(text: string): string[] {
  const parts = stretchesOf(text).filter((part) => /[=<>≤≥\d]/.test(part))
  return parts.every((part) => /[=<>≤≥]/.test(part)) ? parts.slice(0, mostSums) : []
}
