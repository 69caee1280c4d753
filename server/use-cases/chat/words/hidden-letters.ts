/** So much of a word's beginning tells it. */
const telling = 5
const shortestWord = 3

/**
 * Whether words hide one of these in their letters: in their initials, cut into pieces, run together, backwards, with letters mixed, doubled, moved
 * along the alphabet or written as figures. Words and those looked for are in small letters without accents.
 */
export function hidesAny(words: readonly string[], wanted: readonly string[]): boolean {
  const targets = [...new Set(wanted.map((one) => one.replaceAll(/[^\p{L}]/gu, '')))].filter((one) => one.length >= shortestWord)
  if (targets.length === 0) return false
  const spelt = words.map(inLetters)
  const initials = spelt.map((word) => word.slice(0, 1)).join('')
  const rows = [initials, turned(initials), numbersAsLetters(words)]
  return targets.some((target) => {
    const begun = target.length >= telling + 3 ? target.slice(0, telling) : target
    return rows.some((row) => row.includes(begun)) || isRunTogether(spelt, target) || spelt.some((word) => isMadeOf(word, target))
  })
}

/** Whether words one after the other are the pieces of a word, or of so much of it that it is told. */
function isRunTogether(words: readonly string[], target: string): boolean {
  const least = Math.max(telling, Math.ceil(target.length / 3))
  const isTold = (run: string) => run === target || turned(run) === target || (run.length >= least && target.startsWith(run))
  const isCutUp = words.some((first, from) => {
    let run = first
    for (let at = from + 1; at < words.length && run.length < target.length; at += 1) {
      run += words[at] ?? ''
      if (isTold(run)) return true
    }
    return false
  })
  return isCutUp || (target.length > telling && words.join('').includes(target))
}

function isMadeOf(word: string, target: string): boolean {
  if (squeezed(word).includes(squeezed(target)) && target.length > shortestWord) return true
  if (word.length !== target.length || word.length <= shortestWord) return false
  return sorted(word) === sorted(target) || isMoved(word, target)
}

/** Whether every letter is so many places further in the alphabet, as in Caesar's code. */
function isMoved(word: string, target: string): boolean {
  const steps = [...word].map((letter, at) => (letter.charCodeAt(0) - target.charCodeAt(at) + 26) % 26)
  return steps.every((step) => step === steps[0])
}

const lookAlikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }

/** A word with the figures in it as the letters that they look like; a number stays none. */
export function inLetters(word: string): string {
  const isNumber = /^\d*$/.test(word)
  return isNumber ? '' : word.replaceAll(/\d/g, (digit) => lookAlikes[digit] ?? '')
}

/** Numbers in a row as the places of letters in the alphabet. */
function numbersAsLetters(words: readonly string[]): string {
  return words.map((word) => (/^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 26 ? String.fromCharCode(96 + Number(word)) : ' ')).join('')
}

function squeezed(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1')
}

function sorted(word: string): string {
  return [...word].toSorted().join('')
}

function turned(word: string): string {
  return [...word].toReversed().join('')
}
