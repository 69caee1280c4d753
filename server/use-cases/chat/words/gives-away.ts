import type { Judge } from '#server/ports/tutor.ts'
import type { Instance } from '#server/grading/types.ts'

/** From this many of its own words on an answer would not be found in a sentence any more. */
const longestWindow = 5
/** Little words that a student may mean as a number ("for" is four), and that every sentence holds. */
const soundAlike: ReadonlySet<string> = new Set(['for', 'to', 'too', 'ate', 'won'])
/** Judgements of one sentence. */
const mostLooks = 600

/**
 * Whether a sentence would tell a student more than what they have `seen` (the question, their own words, the hints): the judge itself is
 * asked about the sentence, its parts, every run of up to five of its words, forwards, backwards and run together. What earns anything and was
 * not seen gives away; so does a sentence with more parts than can be looked at.
 */
export async function givesAway(judge: Judge, instance: Instance, sentence: string, seen: readonly string[], asker: string): Promise<boolean> {
  const known = ` ${seen.map(plain).join(' ')} `
  const parts = partsOf(sentence).filter((part) => !known.includes(` ${plain(part)} `))
  if (parts.length > mostLooks) return true
  for (const part of parts) if (await earns(judge, instance, part, asker)) return true
  return false
}

/**
 * Whether the answer can be told apart from the question at all: where the question itself holds it, as it does where one of its options is to
 * be chosen, nobody can say whether a sentence gives it away.
 */
export async function isInSight(judge: Judge, instance: Instance, asker: string): Promise<boolean> {
  const parts = partsOf(instance.studentText)
  if (parts.length > mostLooks) return true
  for (const part of parts) if (await earns(judge, instance, part, asker)) return true
  return false
}

async function earns(judge: Judge, instance: Instance, text: string, asker: string): Promise<boolean> {
  const { outcome, quality, matchedKey } = await judge.judge(instance, text, { strictness: 'loose', earlier: [], askedFor: ['sentence', 'form'], asker })
  const isChance = soundAlike.has(text.toLowerCase()) && matchedKey !== null && /^[\d\s.,/]+$/.test(matchedKey)
  return outcome === 'graded' && (quality ?? 0) > 0 && !isChance
}

function partsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).map(bare).filter((word) => word !== '')
  const parts = new Set([sentence, ...sentence.split(/[,;:()=–—“”"]|\s-\s/).map((part) => part.trim())])
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= longestWindow && from + length <= words.length; length += 1) {
      const run = words.slice(from, from + length)
      const turned = run.map((word) => [...word].reverse().join(''))
      parts.add(run.join(' ')).add(turned.join(' '))
      if (length > 1 && length <= 3) parts.add(run.join(''))
    }
  }
  parts.delete('')
  return [...parts]
}

/** A word without the marks around it. */
function bare(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}\-−+√(]+|[^\p{L}\p{N})%°²³!]+$/gu, '').replaceAll(/[.!?]+$/g, '')
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+\-*/=.,%]+/gu, ' ')
    .replaceAll(/[.,](?=\s|$)/g, '')
    .trim()
}
