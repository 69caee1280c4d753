import { match, miss, insideAnother, severalAnswers, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { pointedChoice } from './chosen-option.ts'
import { cleaned } from './cleaning.ts'
import { ended } from './ended.ts'
import { judgeSignedLetter } from './judge-letter.ts'
import { isSurnameOfTwo } from './names.ts'
import { listsOthers } from './other-candidates.ts'
import { deniesOtherChoice } from './other-choice.ts'
import { namesItsAtoms } from './rules/atoms.ts'
import { hasOtherArticle, hasSeveralArticles } from './rules/articles.ts'
import { hasNoughtForO, hasRaisedFigures } from './rules/chemical-formula.ts'
import { hasOtherLetter, judgeChoice } from './rules/choice-letters.ts'
import { judgeExactWords } from './rules/exact-words.ts'
import { isInitials, saysKeyInShort } from './rules/in-short.ts'
import { remarkOf } from './rules/key-fit.ts'
import { isNearly, nearMiss } from './rules/nearly.ts'
import { isAboutOther, isAnotherWord, isAskedTerm, isDeedOf, isKnownByAnotherName, saysOtherPole } from './rules/other-words.ts'
import { readText } from './rules/read-text.ts'
import type { TextRead } from './rules/read-text.ts'
import { judgeStrictly } from './rules/strictly.ts'
import { longestSentence } from './rules/text-context.ts'
import type { TextContext } from './rules/text-context.ts'
import { areAllKeys, areSeveralChoices, isHedged } from './rules/two-answers.ts'
import { isNameOfCity, isOtherLand } from './words/other-names.ts'
import { fitWord } from './words/word-fit.ts'
import { foldedText, signsOf, strictText } from './words/words.ts'

/** What a rule says of an answer beside a text key; nothing where the next one is to be asked. */
type TextRule = (read: TextRead) => KeyResult | null

const chooseOne = 'Choose one answer.'
const anotherText = miss('another text')
const otherSigns = miss('signs are missing', { correction: 'Look at the signs again.' })

/** What takes back all that stands before it: "paris, no", "paris is wrong". */
const takenBack =
  /^[\s,.]+(?:(?:maybe )?(?:no+|not|nope|nah|jk|just kidding)|(?:is|are|was|its|thats|that's|it's) (?:wrong|incorrect|false|untrue|not (?:it|right|correct|true|the answer)))[\s.!?]*$/i

/** What denies a name before it. */
const deniedAtEnd = /\s(?:is|was) (?:wrong|incorrect|false|untrue|not (?:it|right|correct|true|the answer))[\s.!?]*$/i

/**
 * How an answer is judged beside one text key, in the order in which the rules decide: the first that says something has the last word.
 * An answer of which none says anything is another text.
 */
export const textRules = {
  rowWithoutSpaces: ({ isRow, answer, key }) =>
    isRow && cleaned(answer) === cleaned(key).replaceAll(' ', '') ? unclear('spaces between figures', 'Look at the spaces.') : null,
  asTyped: ({ answer, key }) =>
    strictText(answer) === strictText(key) && (strictText(key) !== '' || cleaned(answer) === cleaned(key)) ? match('equal to the key', null, true) : null,
  strictly: ({ key, answer, context }) => (context.strictness === 'strict' ? judgeStrictly(key, answer, context) : null),
  bothPoles: ({ pole }) => (pole()?.said === 'unclear' ? unclear('both poles, or a denied one', chooseOne) : null),
  aPole: ({ pole }) => {
    const said = pole()
    if (!said?.said) return null
    return said.said === said.wanted ? match('a word for the key', null, true) : miss('a word for the opposite')
  },
  anotherPole: ({ pole, key, answer, context }) => (pole() === undefined && saysOtherPole(key, answer, context) ? miss('a word for the opposite') : null),
  keyWithoutWords: ({ keyWords, key, text }) => {
    if (keyWords.length > 0) return null
    return cleaned(key) === text ? match('equal to the key', null, true) : anotherText
  },
  noWords: ({ words }) => (words.length === 0 ? miss('no words') : null),
  lacksSigns: ({ text, key }) => (signsOf(text).includes(signsOf(key)) ? null : otherSigns),
  raisedFigures: ({ answer, key, context }) =>
    !context.isExactForm && hasRaisedFigures(answer, key)
      ? unclear('raised figures in a formula', 'Those figures are not raised. Write them without the sign for powers.')
      : null,
  noughtForO: ({ text, key }) => (hasNoughtForO(text, key) ? unclear('a nought for a letter', 'Is that a zero or the letter O?') : null),
  exactWords: ({ key, text, context }) => (context.isExactForm ? judgeExactWords(key, text, context) : null),
  signedLetter: ({ key, text }) => (/^\p{L}[+#*-]+$/u.test(cleaned(key)) ? judgeSignedLetter(cleaned(key), text) : null),
  pointsAtChoice: ({ key, answer, context }) => {
    const pointed = pointedChoice(answer, context.prompt)
    if (pointed === null) return null
    const isMistake = context.named.sayings.some((saying) => foldedText(saying) === foldedText(pointed))
    return isMistake ? anotherText : judgeText(key, pointed, context)
  },
  letterOfAnother: ({ text, context }) => (hasOtherLetter(text, context.prompt) ? unclear('two answers', chooseOne) : null),
  letterOfChoice: ({ keyWords, only, isTooLong, text, context }) => {
    const isLetter = keyWords.length === 1 && only.length === 1 && !isTooLong
    return isLetter ? judgeChoice(only, text, context.prompt, (choice) => judgeText(choice, text, context)) : null
  },
  wholeKey: ({ whole, isWritten, key, words, text }) => {
    const fit = whole()
    return fit !== null && isWritten() ? match('equal to the key', remarkOf(fit, key, words, text), true) : null
  },
  twoJoined: ({ text, words, key, found, context }) => {
    if (!isHedged(text, words, key, found())) return null
    return areAllKeys(text, context) ? match('several keys') : unclear('two answers', chooseOne)
  },
  severalChoices: ({ words, context }) => (areSeveralChoices(words, context) ? severalAnswers : null),
  severalArticles: ({ words, context }) => (hasSeveralArticles(words, context) ? severalAnswers : null),
  anotherArticle: ({ found, words, keyWords, context }) =>
    found().some(({ from }) => hasOtherArticle(words, from, keyWords, context)) ? miss('another article', { correction: 'Look at the article.' }) : null,
  tooLong: ({ isTooLong }) => (isTooLong ? { type: 'undecided', rule: `a text of more than ${longestSentence} words` } : null),
  amongOthers: (read) => beside(read, (stated) => (listsOthers(read.text, read.words, { ...read.context, key: stated }) ? severalAnswers : null)),
  insideAnother: (read) =>
    beside(read, (stated) => (isAboutOther(read.text, read.words, stated, { ...read.context, key: read.key }) ? insideAnother : null)),
  anotherLand: (read) => beside(read, () => (isOtherLand(read.before(), read.key) ? anotherText : null)),
  cityOfThatName: (read) => beside(read, () => (isNameOfCity(read.behind(), read.key, read.context.prompt) ? miss('a city of that name') : null)),
  takenBack: (read) => beside(read, () => (takenBack.test(read.behind()) ? unclear('taken back', chooseOne) : null)),
  nearerToAnother: (read) =>
    beside(read, (stated) =>
      stated.slips > 0 && isAnotherWord(read.words, stated, read.context)
        ? unclear('nearer to another word', "I can't tell which word you mean. Check the spelling.")
        : null,
    ),
  stated: (read) =>
    beside(read, (stated) => match(stated.slips > 0 ? 'the key with slips' : 'contains the key', remarkOf(stated, read.key, read.words, read.text))),
  denied: ({ found }) => (found().length > 0 ? miss('the key is negated') : null),
  deniesTheOther: ({ text, key, context }) =>
    context.lesson === null && deniesOtherChoice(text, key, context.prompt) ? match('the only other choice is denied') : null,
  nameTakenBack: ({ named, text }) => (named()?.type === 'match' && deniedAtEnd.test(text) ? unclear('taken back', chooseOne) : null),
  aName: ({ named }) => named(),
  surnameOfTwo: ({ text, key, context }) =>
    isSurnameOfTwo(text, key, { prompt: context.prompt, ...context.named }) ? unclear('a last name that two share', 'Which one? Give the first name, too.') : null,
  lacksFigures: ({ isWritten, whole, phrases }) => (!isWritten() && (whole() !== null || phrases().length > 0) ? otherSigns : null),
  initials: ({ text, key, context }) => (isInitials(text, key, context) ? match('the initials', `In full: ${ended(key)}`) : null),
  wordInPieces: ({ words, keyWords, only, key, context }) => {
    const isInPieces = words.length > 1 && words.length < 4 && keyWords.length === 1 && only.length >= 6
    const fit = isInPieces ? fitWord(words.map((word) => word.text).join(''), only, context) : null
    return fit === null ? null : match('the key with slips', `Watch the spelling: ${ended(key)}`)
  },
  anotherName: ({ text, key, context }) =>
    isKnownByAnotherName(text, key, context) ? match('another name for the key', `Here it is called: ${ended(key)}`) : null,
  inShort: ({ words, keyWords, key, context }) =>
    saysKeyInShort(words, keyWords, context) ? match('the key without words of the question', `In full: ${ended(key)}`) : null,
  verbOfKey: ({ words, keyWords, key, context }) => {
    if (!isDeedOf(words, keyWords, context)) return null
    const isNameAsked = /\b(?:called|call|name|term|word for)\b/i.test(context.prompt)
    return isNameAsked ? unclear('the key as a verb', 'That says what happens. What is it called?') : match('the key as a verb', `The word is: ${ended(key)}`)
  },
  atomsOfFormula: ({ answer, key }) => (namesItsAtoms(answer, key) ? unclear('the atoms, not the formula', 'Those are its atoms. Write the formula.') : null),
  nearly: ({ words, keyWords, context }) => (isNearly(words, keyWords, context) ? nearMiss(words, keyWords, context) : null),
  termOfQuestion: ({ text, context }) =>
    isAskedTerm(text, context.prompt) ? unclear('copied from the question', 'That is the question itself. Work it out.') : null,
} satisfies Record<string, TextRule>

/** What is said of an answer that states the key; nothing of any other. */
function beside({ stated }: TextRead, say: (stated: NonNullable<ReturnType<TextRead['stated']>>) => KeyResult | null): KeyResult | null {
  const place = stated()
  return place === undefined ? null : say(place)
}

/** Judges an answer against one text key. */
export function judgeText(key: string, given: string, context: TextContext): KeyResult {
  return decisionOf(key, given, context).result
}

/** The same with the name of the rule that decides; null where none does. */
export function decisionOf(key: string, given: string, context: TextContext): { rule: string | null; result: KeyResult } {
  context.budget.spend(10 + key.length + given.length)
  const read = readText(key, given, context)
  for (const [rule, judge] of Object.entries<TextRule>(textRules)) {
    const result = judge(read)
    if (result !== null) return { rule, result }
  }
  return { rule: null, result: anotherText }
}
