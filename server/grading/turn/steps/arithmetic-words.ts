import { withNumbersInDigits } from '#server/grading/numbers/number-words.ts'

const number = String.raw`\d+(?:[.,]\d+)?`

/** What is said before a sum and changes nothing. */
const opening =
  /^(?:(?:it is|its|it's|is it|is that|i do|you do|we do|do|first|then|so|ok|and|well|um+|i (?:did|got|get|have|know)|because|donc|alors|son|es|es decir|primero|entonces|luego|also|zuerst|dann)[\s,:]+)+/i

/** Operations in words between two numbers, in the languages pupils work things out in. */
const signs: readonly [RegExp, string][] = [
  [/(?<=\d)\s*(?:squared|to the power of 2)(?!\p{L})/giu, '^2'],
  [/(?<=\d)\s*cubed(?!\p{L})/giu, '^3'],
  [/(?<=\d\s*)(?:x|·|times|multiplied by|lots of|groups of|por|fois|mal)(?=\s*\d)/gi, '*'],
  [/(?<=\d\s*)(?::|÷|divided by|split by|over|entre|dividido (?:por|entre)|divisé par|geteilt durch|durch)(?=\s*\d)/gi, '/'],
  [/(?<=\d\s*)(?:plus|más|mas|add|and then|then)(?=\s*\d)/gi, '+'],
  [/(?<=\d\s*)(?:minus|menos|moins|take away|takeaway|less)(?=\s*\d)/gi, '-'],
  [/(?<=\d\s*)(?:equals|is|makes|are|gives|son|es|ist|fait|font)(?=\s*\d)/gi, '='],
]

/** Shares of a number in words, as what they are divided by. */
const shares: readonly [RegExp, string][] = [
  [/(?:a |one |la |una? )?(?:half|mitad|moitié) (?:of|de) /gi, '1/2*'],
  [/(?:a |one |un )?(?:third|tercio|tiers) (?:of|de) /gi, '1/3*'],
  [/(?:a |one |un )?(?:quarter|fourth|cuarto|quart) (?:of|de) /gi, '1/4*'],
]

const groups = 'twos threes fours fives sixes sevens eights nines tens elevens twelves'.split(' ')

/** `4 tens` as `4*10`. */
function withGroups(text: string): string {
  const named = new RegExp(`(?<=\\d)\\s+(${groups.join('|')})(?!\\p{L})`, 'giu')
  return text.replaceAll(named, (_, name: string) => `*${groups.indexOf(name.toLowerCase()) + 2}`)
}

/** A message with its sums in signs: "20 entre 4" is 20 / 4, "half of 60" is 1/2*60, "10 % of 60 = 6" is 10/100*60 = 6. */
export function inSigns(message: string): string {
  const spoken = shares.reduce((text, [share, sign]) => text.replaceAll(share, sign), message.replace(opening, ''))
  const joined = spoken.toLowerCase().replaceAll(/[\s,]+(?:and )?then (?:you |i |we )?(?=(?:plus|minus|add|take away|takeaway|times|divided by|less)(?!\p{L}))/gu, ' ')
  const digits = withGroups(withNumbersInDigits(joined)).replaceAll(/[−–]/g, '-')
  const percent = digits.replaceAll(new RegExp(`(${number})\\s*(?:%|percent|por ciento)\\s*(?:of|de|von)\\s*(?=\\d)`, 'gi'), '$1/100*')
  return signs.reduce((text, [word, sign]) => text.replaceAll(word, sign), percent).replace(/[.!?\s]+$/, '')
}

/** `4 and 4 and 4` as `4+4+4`: three numbers or more. */
export function withAnds(text: string): string {
  const plain = withNumbersInDigits(text).replace(/[.!?\s]+$/, '')
  return /^\d+(?:\s*(?:,?\s*and|,)\s*\d+){2,11}$/i.test(plain) && /and/i.test(plain) ? plain.replaceAll(/\s*(?:,?\s*and|,)\s*/gi, '+') : text
}

/** A counted row ("6 12 18 24"): its numbers, when they are at least three with the same distance; null for anything else. */
export function countedRow(message: string): readonly number[] | null {
  if (!/^[\d\s,;.]+$/.test(message)) return null
  const row = message.split(/[\s,;.]+/).filter((item) => item !== '').map(Number)
  const [first = 0, second = 0] = row
  const distance = second - first
  const isEven = distance !== 0 && row.every((value, index) => value === first + index * distance)
  return row.length >= 3 && isEven ? row : null
}
