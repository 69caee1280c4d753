import type { RecapRow } from './recap.ts'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
/** From so many tries on a question was not given up. */
const manyTries = 3

/**
 * One true sentence on a finished session, made from what happened in it: what was right at once, what was not given up, or else what
 * was worked on. It compares with nobody and praises nothing that was not done.
 */
export function endSentence(rows: readonly Pick<RecapRow, 'number' | 'task' | 'tries' | 'isRight'>[]): string {
  const atOnce = rows.filter(({ isRight, tries }) => isRight && tries === 1).length
  const kept = rows.filter(({ isRight, tries }) => isRight && tries >= manyTries).toSorted((one, other) => other.tries - one.tries)[0]
  const right = rows.filter(({ isRight, task }) => isRight || task.status === 'done').length
  const later = rows.filter(({ isRight, tries }) => isRight && tries > 1).length
  const tried = rows.filter(({ tries }) => tries > 0).length
  if (atOnce === rows.length) return atOnce === 1 ? 'Right at the first try.' : `${inWords(atOnce)} questions, and every one right at the first try.`
  if (kept !== undefined) {
    const stayed = `you never gave up on question ${kept.number}`
    return atOnce === 0 ? `${capital(stayed)}, and got it on try ${kept.tries}.` : `${inWords(atOnce)} right at the first try, and ${stayed}.`
  }
  if (atOnce > 0) return `${inWords(atOnce)} right at the first try${later > 0 ? `, and ${inWords(later).toLowerCase()} more after that` : ''}.`
  if (later > 0) return `You kept going and got ${inAll(right, rows.length)}.`
  if (right > 0) return `You got ${right} of ${rows.length} in the end.`
  if (tried > 0) return `You tried ${tried} of ${rows.length} questions. What is open can be practiced.`
  if (rows.some(({ task }) => task.status === 'open')) return 'What is open can be practiced when you like.'
  return 'You have seen every question. You can practice them when you like.'
}

function inAll(right: number, of: number): string {
  if (right < of) return `${right} of ${of}`
  return of === 1 ? 'it right' : of === 2 ? 'both right' : `all ${of} right`
}

function inWords(count: number): string {
  return numbers[count] ?? String(count)
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
