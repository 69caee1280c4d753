import type { ReviewItem } from './review.ts'

/** Waiting answers to one question as it was asked; each of `answers` are those that say nearly the same, the longest waiting first. */
export type WaitingQuestion = { first: ReviewItem; count: number; answers: ReviewItem[][] }

/**
 * Puts waiting answers under their questions, and together where they differ in nothing but capitals, spaces, the shape of quotation
 * marks, or full stops and exclamation marks at the end. Signs within an answer, accents and spelling keep answers apart.
 */
export function questionsOf(items: readonly ReviewItem[]): WaitingQuestion[] {
  return together(items, ({ question_id: id, prompt, points }) => JSON.stringify([id, prompt, points])).flatMap((asked) => {
    const [first] = asked
    return first === undefined ? [] : [{ first, count: asked.length, answers: together(asked, ({ answer }) => gist(answer)) }]
  })
}

function together(items: readonly ReviewItem[], keyOf: (item: ReviewItem) => string): ReviewItem[][] {
  const groups = new Map<string, ReviewItem[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

function gist(answer: string): string {
  const words = answer.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return words.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replace(/(?<=\p{L})[ .!]+$/u, '')
}
