/** From this many of its own words on an answer would not be found in a sentence any more. */
const longestRun = 5

/** What a reader could take for an answer in a text: the whole, what stands between its marks, and every run of up to five words. */
export function partsOf(text: string): string[] {
  const words = wordsIn(text)
  const parts = new Set([text, ...text.split(/[,;:()=–—“”"]|\s-\s/).map((part) => part.trim())])
  for (const run of runsOf(words)) parts.add(run.join(' '))
  parts.delete('')
  return [...parts]
}

/** A sentence's words as a model may hide them: backwards, and two or three short ones run together. Words of a key are looked for apart. */
export function hiddenIn(sentence: string): string[] {
  const words = wordsIn(sentence)
  const together = runsOf(words).filter((run) => run.length > 1 && run.length <= 3 && run.every((word) => word.length <= longestPiece))
  return [...words.map((word) => [...word].toReversed().join('')), ...together.map((run) => run.join(''))]
}

/** Of a number in words cut up, as `four teen`. */
const longestPiece = 5

/** A text to be compared with others: its words and figures alone, in small letters. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+\-*/=.,%]+/gu, ' ')
    .replaceAll(/[.,](?=\s|$)/g, '')
    .trim()
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).map(bare).filter((word) => word !== '')
}

function runsOf(words: readonly string[]): string[][] {
  return words.flatMap((_, from) => Array.from({ length: Math.min(longestRun, words.length - from) }, (__, at) => words.slice(from, from + at + 1)))
}

/** A word without the marks around it. */
function bare(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}\-−+√(]+|[^\p{L}\p{N})%°²³!]+$/gu, '').replaceAll(/[.!?]+$/g, '')
}
