import { mostMarkedAtOnce, type ReviewItem } from './review.ts'

/**
 * Puts answers to one question together, as many as get one mark at once, where they differ in nothing but capitals, spaces, the shape of
 * quotation marks, or full stops and exclamation marks at the end. Signs within an answer, accents and spelling keep answers apart.
 */
export function answersOf(items: readonly ReviewItem[]): ReviewItem[][] {
  const groups = new Map<string, ReviewItem[]>()
  for (const item of items) groups.set(gist(item.answer), [...(groups.get(gist(item.answer)) ?? []), item])
  return [...groups.values()].flatMap(markable)
}

function markable(same: ReviewItem[]): ReviewItem[][] {
  return same.length <= mostMarkedAtOnce ? [same] : [same.slice(0, mostMarkedAtOnce), ...markable(same.slice(mostMarkedAtOnce))]
}

function gist(answer: string): string {
  const words = answer.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return words.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replace(/(?<=\p{L})[ .!]+$/u, '')
}
