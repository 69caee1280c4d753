/** A thing and its plural, in small letters: "question", "questions". */
export type Noun = { one: string; many: string }

/** "10,000". */
export function figure(count: number): string {
  return count.toLocaleString('en-US')
}

/** "1 question", "10,000 questions". */
export function countOf(count: number, noun: Noun): string {
  return `${figure(count)} ${count === 1 ? noun.one : noun.many}`
}

/** What stands above a list: "24 students", and "200 of 10,000 questions" while not all of them are here. */
export function listedWords(shown: number, total: number, noun: Noun): string {
  return total > shown ? `${figure(shown)} of ${countOf(total, noun)}` : countOf(shown, noun)
}

/** What is said of chosen rows: all of it in one sentence, and in short "3 selected" and "2 not in this list", null when all are in it. */
export type ChosenWords = { sentence: string; count: string; elsewhere: string | null }

/**
 * The words about so many chosen rows, `elsewhere` of them not in the list that is shown. `unread` are rows that are still to come of a list of
 * which all that are here are chosen: whoever chose all is told that these are not among them.
 */
export function chosenWords(count: number, elsewhere: number, noun: Noun, unread = 0): ChosenWords {
  const sentence = selectedWords(count, elsewhere, noun)
  const words = `${figure(count)} selected`
  if (unread > 0) return { sentence: `${sentence}, ${figure(unread)} more are not listed yet`, count: words, elsewhere: `${figure(unread)} not listed yet` }
  return { sentence, count: words, elsewhere: elsewhere === 0 ? null : `${figure(elsewhere)} not in this list` }
}

/** "3 students selected", and how many of them are `elsewhere`: chosen, but not in the list that is shown. */
export function selectedWords(count: number, elsewhere: number, noun: Noun): string {
  const words = `${countOf(count, noun)} selected`
  return elsewhere === 0 ? words : `${words}, ${figure(elsewhere)} not in this list`
}
