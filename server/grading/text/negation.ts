import { isEnglishWord } from './words/english-words.ts'
import { slipsBetween } from './words/words.ts'

const contracted = (
  'dont doesnt didnt isnt arent wasnt werent wont cant couldnt shouldnt wouldnt hasnt havent hadnt aint'
).split(' ')

const negators = new Set([
  ...'not no never without cannot nor neither hardly none except excluding'.split(' '),
  ...'nicht nie niemals kein keine keinen keiner ohne nunca jamás tampoco ni pas jamais sans'.split(' '),
  ...contracted,
])

/** Words after a negator that deny nothing themselves: in "i dont think its X" it is X that is denied. */
const light = new Set(
  (
    'a an the any that it its is was be to of my so just even very really like look looks seem seems mean means sure if ' +
    'think thinks thought believe know say says said guess suppose feel sound sounds way chance doubt'
  ).split(' '),
)

const newStarts = new Set(['its', 'thats', 'instead', 'rather', 'so', 'then'])

/** What follows a "no" that answers somebody and denies nothing itself: "no its X", "no i said X". */
const afterPlainNo = new Set(['its', 'it', 'thats', 'that', 'i'])

/** "everything but X", said with one word. */
const allBut = /(?<!\p{L})(?:(?:every(?:thing|one|body|where)?|all|any(?:thing|one|body|where)?) but|other than|apart from)(?!\p{L})/gu

const reach = 3
const longestLookBack = 200
const clauseEnds = /[.!?;:\n,]|(?<!\p{L})(?:but|sondern|aber|sino|pero|mais)(?!\p{L})/u
const notOnly = /(?<!\p{L})(?:not only|if not|nicht nur|no s[oó]lo|pas seulement)(?!\p{L})/gu

/**
 * Whether the word that follows `before` is negated: a negator, rightly spelt or not, among the three words before it, in the
 * same sentence and after the last comma or "but". "not only" and "if not" do not negate, and "its not X its" is over with X.
 */
export function isNegated(before: string): boolean {
  const clause = before.slice(-longestLookBack).toLowerCase().replaceAll(allBut, ' except ').split(clauseEnds).at(-1) ?? ''
  const words = (clause.replaceAll(notOnly, ' ').match(/[\p{L}\d']+/gu) ?? []).map((word) => word.replaceAll("'", ''))
  let since = reach
  let isAnotherDenied = false
  for (const [index, word] of words.entries()) {
    if (word === 'no' && index === 0 && afterPlainNo.has(words[1] ?? '')) {
      since = reach
      continue
    }
    if (isNegator(word)) {
      since = 0
      isAnotherDenied = false
      continue
    }
    const isNewStart = newStarts.has(word) || (/^(?:it|that)$/.test(word) && /^(?:is|was)$/.test(words[index + 1] ?? ''))
    since = isNewStart && isAnotherDenied ? reach : since + 1
    isAnotherDenied ||= !light.has(word)
  }
  return since < reach
}

function isNegator(word: string): boolean {
  return negators.has(word) || (/n.?t$/.test(word) && (contracted.includes(word.replace(/n.t$/, 'nt')) || isMisspelt(word)))
}

/** `dosent`, `wasent`, `havnt`. */
function isMisspelt(word: string): boolean {
  if (word.length < 5 || isEnglishWord(word)) return false
  return contracted.some((negator) => negator !== 'arent' && negator.charAt(0) === word.charAt(0) && slipsBetween(word, negator, 1) <= 1)
}
