import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { slipsBetween } from '#server/grading/text/words/words.ts'

const numberWords = (
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred ' +
  'thousand half quarter double zero nothing none both infinity uno dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince veinte treinta cuarenta cincuenta sesenta ' +
  'setenta ochenta noventa cien ciento mil medio cuarto deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent demi quart eins zwei drei vier ' +
  'sechs sieben acht neun zehn elf zwolf zwanzig dreissig hundert tausend halb sto dwa'
).split(' ')

/** `sixtyfour`, `onehundred`. */
const glued = /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:one|two|three|four|five|six|seven|eight|nine|percent)|(?:one|two|three|four|five|six|seven|eight|nine)(?:hundred|thousand))$/u

/** Words that answer how much or how many without a number. */
export const amounts = new Set('same equal both lot many much more less bigger smaller all none'.split(' '))

/** A number word of the languages pupils count in, up to one slip. */
export function isLikeNumberWord(word: string): boolean {
  const isSlip = (number: string) => number.length > 3 && word[0] === number[0] && slipsBetween(word, number, 2) <= (number.length > 5 ? 2 : 1)
  if (glued.test(word)) return true
  return numberWords.includes(word) || (word.length > 3 && word !== 'triste' && !isEnglishWord(word) && numberWords.some(isSlip))
}

