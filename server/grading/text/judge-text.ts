import { hasOr, jointOfTwo } from './words/choice-words.ts'
import { pointedChoice, textOfChoice } from './chosen-option.ts'
import { cleaned } from './cleaning.ts'
import { ended } from './ended.ts'
import { holdsFigures } from '#server/grading/numbers/figures.ts'
import { isChoiceOfLetters, judgeLetter, judgeSignedLetter } from './judge-letter.ts'
import type { NameSearch } from './judge-name.ts'
import { isLongerName, judgeName } from './judge-name.ts'
import { asksForPerson } from './names.ts'
import { insideAnother, match, miss, severalAnswers, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { listsOthers } from './other-candidates.ts'
import { deniesOtherChoice } from './other-choice.ts'
import { saysSomethingElse } from './other-statement.ts'
import { endsAlike } from './language-lessons.ts'
import { isNearerToAnother } from './words/near-words.ts'
import { isNameOfCity, isOtherLand, isOtherName } from './words/other-names.ts'
import { isNegated } from './negation.ts'
import { findPhrase } from './phrase-fit.ts'
import { optionsIn } from './rivals.ts'
import type { RivalWords } from './rivals.ts'
import type { PhraseFit, Search } from './phrase-fit.ts'
import { plainForm } from './words/irregular.ts'
import { stem } from './words/stem.ts'
import { isDeed, isVerb } from './words/verbs.ts'
import { isPole, readPole, readPoleWord } from './words/pole-words.ts'
import { differInAccents, fitWord, isOtherWord, isSmallSlip } from './words/word-fit.ts'
import { equalButAccents, foldedText, signsOf, slipsBetween, strictText, wordsOf } from './words/words.ts'
import type { Word } from './words/words.ts'

/**
 * What judging a text needs to know about the question: the prompt as plain characters. `isExactForm`: `Form: exact words`;
 * `arePoles`: every key is yes, no, true or false. `rivals`: what else could have been chosen, null inside lists. `named`: the texts of all keys and
 * known mistakes, `fullKeys`: those of the keys that earn everything.
 */
export type TextContext = Search & { isExactForm: boolean; arePoles: boolean; prompt: string; rivals: RivalWords | null; named: NameSearch['named']; fullKeys: readonly string[] }

/** The longest answer in which a key may be contained, in words. */
export const longestSentence = 25

/** What takes back all that stands before it: "paris, no", "paris is wrong". */
const takenBack =
  /^[\s,.]+(?:(?:maybe )?(?:no+|not|nope|nah|jk|just kidding)|(?:is|are|was|its|thats|that's|it's) (?:wrong|incorrect|false|untrue|not (?:it|right|correct|true|the answer)))[\s.!?]*$/i

/** What denies a name before it. */
const deniedAtEnd = /\s(?:is|was) (?:wrong|incorrect|false|untrue|not (?:it|right|correct|true|the answer))[\s.!?]*$/i

const otherSigns = miss('signs are missing', { correction: 'Look at the signs again.' })
const articles = new Set(['a', 'an', 'the'])
const definite = new Set('el la los las le les l der die das den dem il lo gli i o os as'.split(' '))
const indefinite = new Set('un una unos unas une des ein eine einen um uma'.split(' '))

/** `0 1 2`: what is printed, for instance. */
const figuresInRow = /^\d+(?:\s\d+)+$/

/** Judges an answer against one text key. */
export function judgeText(key: string, given: string, context: TextContext): KeyResult {
  const isRow = context.strictness !== 'strict' && !context.isExactForm && figuresInRow.test(cleaned(key))
  const answer = isRow ? given.replaceAll(/(?<=\d),\s?(?=\d)/g, ' ') : given
  if (isRow && cleaned(answer) === cleaned(key).replaceAll(' ', '')) return unclear('spaces between figures', 'Look at the spaces.')
  if (strictText(answer) === strictText(key) && (strictText(key) !== '' || cleaned(answer) === cleaned(key))) return match('equal to the key', null, true)
  context.budget.spend(10 + key.length + answer.length)
  if (context.strictness === 'strict') return judgeStrictly(key, answer, context)
  const pole = context.isExactForm ? undefined : readPole(key, answer, context)
  if (pole?.said === 'unclear') return unclear('both poles, or a denied one', 'Choose one answer.')
  if (pole?.said) return pole.said === pole.wanted ? match('a word for the key', null, true) : miss('a word for the opposite')
  if (pole === undefined && saysOtherPole(key, answer, context)) return miss('a word for the opposite')
  const text = cleaned(answer)
  const keyWords = withoutObject(withoutArticles(wordsOf(cleaned(key))).map((word) => word.text))
  const words = withoutArticles(wordsOf(text))
  if (keyWords.length === 0) return cleaned(key) === text ? match('equal to the key', null, true) : miss('another text')
  if (words.length === 0) return miss('no words')
  if (!signsOf(text).includes(signsOf(key))) return otherSigns
  if (!context.isExactForm && hasRaisedFigures(answer, key)) return unclear('raised figures in a formula', 'Those figures are not raised. Write them without the sign for powers.')
  if (hasNoughtForO(text, key)) return unclear('a nought for a letter', 'Is that a zero or the letter O?')
  const [only = ''] = keyWords
  if (context.isExactForm) return judgeExactWords(key, text, context)
  if (/^\p{L}[+#*-]+$/u.test(cleaned(key))) return judgeSignedLetter(cleaned(key), text)
  const isTooLong = wordsOf(text).length > longestSentence
  const pointed = pointedChoice(answer, context.prompt)
  if (pointed !== null && context.named.sayings.some((saying) => foldedText(saying) === foldedText(pointed))) return miss('another text')
  if (pointed !== null) return judgeText(key, pointed, context)
  if (hasOtherLetter(text, context.prompt)) return unclear('two answers', 'Choose one answer.')
  if (keyWords.length === 1 && only.length === 1 && !isTooLong) return judgeChoice(only, text, context)
  const isWritten = holdsFigures(text, key)
  const whole = wholeFit(words, keyWords, context) ?? wholeFit(wordsOf(text), keyWords, context)
  if (whole && isWritten) return match('equal to the key', remarkOf(whole, key, words, text), true)
  const phrases = keyPhrases(keyWords, words).flatMap((phrase) => findPhrase(words, phrase, context))
  const found = phrases.filter(({ from, to }) => isWritten && !goesOn(text.slice(0, words[from]?.start), text.slice(words[to - 1]?.end), isRow))
  if (isHedged(text, words, key, found)) return areAllKeys(text, context) ? match('several keys') : unclear('two answers', 'Choose one answer.')
  if (hasSeveralArticles(words, context)) return severalAnswers
  if (found.some(({ from }) => hasOtherArticle(words, from, keyWords, context))) return miss('another article', { correction: 'Look at the article.' })
  if (isTooLong) return { type: 'undecided', rule: `a text of more than ${longestSentence} words` }
  const stated = found.find(({ from }) => !isNegated(text.slice(0, words[from]?.start ?? 0)))
  if (stated && listsOthers(text, words, { ...context, key: stated })) return severalAnswers
  if (stated && isAboutOther(text, words, stated, { ...context, key })) return insideAnother
  if (stated && isOtherLand(text.slice(0, words[stated.from]?.start), key)) return miss('another text')
  if (stated && isNameOfCity(text.slice(words[stated.to - 1]?.end), key, context.prompt)) return miss('a city of that name')
  if (stated && takenBack.test(text.slice(words[stated.to - 1]?.end))) return unclear('taken back', 'Choose one answer.')
  const isDoubtful = stated !== undefined && stated.slips > 0 && isAnotherWord(words, stated, context)
  if (isDoubtful) return unclear('nearer to another word', "I can't tell which word you mean. Check the spelling.")
  if (stated) return match(stated.slips > 0 ? 'the key with slips' : 'contains the key', remarkOf(stated, key, words, text))
  if (found.length > 0) return miss('the key is negated')
  if (context.lesson === null && deniesOtherChoice(text, key, context.prompt)) return match('the only other choice is denied')
  const named = judgeName(key, text, words, context)
  if (named?.type === 'match' && deniedAtEnd.test(text)) return unclear('taken back', 'Choose one answer.')
  if (named) return named
  if (!isWritten && (whole || phrases.length > 0)) return otherSigns
  if (isInitials(text, key, context)) return match('the initials', `In full: ${ended(key)}`)
  const joined = words.length > 1 && words.length < 4 && keyWords.length === 1 && only.length >= 6 ? fitWord(words.map((word) => word.text).join(''), only, context) : null
  if (joined !== null) return match('the key with slips', `Watch the spelling: ${ended(key)}`)
  if (isKnownByAnotherName(text, key, context)) return match('another name for the key', `Here it is called: ${ended(key)}`)
  if (saysKeyInShort(words, keyWords, context)) return match('the key without words of the question', `In full: ${ended(key)}`)
  if (isDeedOf(words, keyWords, context)) return match('the key as a verb', `The word is: ${ended(key)}`)
  if (isNearly(words, keyWords, context)) return nearMiss(words, keyWords, context)
  return isAskedTerm(text, context.prompt) ? unclear('copied from the question', 'That is the question itself. Work it out.') : miss('another text')
}

const chemicalFormula = /^(?:[A-Z][a-z]?\d*){2,}$/

/** `CO^2` for `CO2`: figures that count atoms are not raised. */
function hasRaisedFigures(answer: string, key: string): boolean {
  const plain = cleaned(answer).replaceAll(/\s/g, '')
  return chemicalFormula.test(cleaned(key)) && plain.includes('^') && plain.replaceAll('^', '') === cleaned(key)
}

/** "yes they are mammals" where "no" is a key beside this one: the reason of one pole behind the other, unless a longer key begins so ("no air"). */
function saysOtherPole(own: string, answer: string, { prompt, named, isExactForm }: TextContext): boolean {
  const [first = '', second] = foldedText(answer).split(' ')
  const mayBegin = [own, ...named.keyTexts].some((key) => foldedText(key).startsWith(`${first} `))
  const poles = isExactForm || second === undefined || mayBegin ? [] : named.keyTexts.filter((key) => isPole(key, prompt))
  return poles.length > 0 && poles.every((key) => {
    const read = readPole(key, first, { prompt, arePoles: false })
    return read !== undefined && (read.said === 'yes' || read.said === 'no') && read.said !== read.wanted
  })
}

/** `windpipe` for `trachea`, unless the question has a use for that name itself, or a lesser key. */
function isKnownByAnotherName(text: string, key: string, { prompt, lesson, named }: TextContext): boolean {
  const said = coreOf(text)
  return ![...named.sayings, ...named.keyTexts].some((other) => coreOf(other) === said) && isOtherName(text, key, { prompt, lesson })
}

/** Words before an answer that say nothing of it. */
const opening = new Set('its it is they theyre are i think maybe probably called thats that'.split(' '))

/** A word of a place before its name, and how it is written short. */
const mount = new Map([['mt', 'mount'], ['mountain', 'mount']])

/** Words of what sort a thing is, whose name is the same without them. */
const heads = new Set(
  (
    'ocean sea desert river lake mount mountain island canyon canal strait gulf bay peninsula country continent planet galaxy angle triangle number fraction graph chart cell blood bone muscle gland tooth ' +
    'gas acid force energy rock layer season language verb noun word sentence animal century'
  ).split(' '),
)

/** `Sahara` for `Sahara Desert` where the question asks for a desert: such words of its own may be left out; `Mt Everest`, `S America`. */
function saysKeyInShort(words: readonly Word[], keyWords: readonly string[], context: TextContext): boolean {
  const { prompt, lesson, named } = context
  const said = words.filter(({ text }) => !opening.has(text)).map((word) => ({ ...word, text: mount.get(word.text) ?? word.text }))
  const asked = new Set(foldedText(prompt).split(' ').flatMap((word) => [word, word.replace(/s$/, ''), mount.get(word) ?? word]))
  if (lesson !== null || keyWords.length < 2 || asksForPerson.test(prompt) || asksForOtherWords.test(prompt) || optionsIn(prompt).size > 0 || /_{2,}/.test(prompt)) return false
  const isHead = (word: string) => heads.has(word) || heads.has(word.replace(/s$/, ''))
  const kept = keyWords.filter((word) => !isHead(word) || (!asked.has(word) && !asked.has(word.replace(/s$/, ''))))
  const isShort = kept.length < keyWords.length && kept.join('').length > 2 && !named.keyTexts.some((other) => foldedText(other) === kept.join(' '))
  const isPoint = (typed: string, word: string) => typed.length === 1 && /^(?:north|south|east|west)(?:ern)?$/.test(word) && word.startsWith(typed)
  const isSame = (typed: string, word: string) => isPoint(typed, word) || fitWord(typed, word, context) !== null
  const same = (phrase: readonly string[]) => phrase.length === said.length && phrase.every((word, index) => isSame(said[index]?.text ?? '', word))
  return (isShort && same(kept)) || (words.some(({ text }) => mount.has(text) || text.length === 1) && same(keyWords))
}

const ofDeed = /(?:tion|sion|ment|ance|ence|ing|sis)$/
const asksForWordForm = /\b(?:verbs?|nouns?|adjectives?|adverbs?|tense|participle|plural|form of|part of speech|spell\w*)\b|_{2,}/i

/** `it evaporates` for `evaporation` where no form of the word is asked for. */
function isDeedOf(words: readonly Word[], keyWords: readonly string[], { prompt, lesson, guard, named }: TextContext): boolean {
  const [said = '', ...more] = words.map(({ text }) => text).filter((word) => !opening.has(word))
  const [key = '', ...others] = keyWords
  if (lesson !== null || more.length + others.length > 0 || asksForWordForm.test(prompt)) return false
  if (!ofDeed.test(key) || said.length < 5 || !isDeed(said)) return false
  return stem(plainForm(said)) === stem(plainForm(key)) && !guard.has(said) && !named.sayings.some((saying) => foldedText(saying) === said)
}

/** What an abbreviation leaves out. */
const unspoken = new Set('of the and for in de da la'.split(' '))

/** `MLK` for `Martin Luther King`, `UK` for `United Kingdom`; not where the question has it or asks what it stands for. */
function isInitials(text: string, key: string, { prompt, lesson }: TextContext): boolean {
  const said = text.replaceAll(/[\s.]/g, '').replace(/^the/i, '')
  const names = key.split(/[\s-]+/).filter((word) => !unspoken.has(word.toLowerCase()))
  const isLong = names.length >= 3 || (names.length === 2 && /^\p{Lu}+$/u.test(said) && !asksForPerson.test(prompt))
  if (lesson !== null || !isLong || asksForOtherWords.test(prompt) || !names.every((word) => /^\p{Lu}/u.test(word))) return false
  return said.toLowerCase() === names.map((word) => word.charAt(0)).join('').toLowerCase() && !foldedText(prompt).split(' ').includes(said.toLowerCase())
}

const asksForOtherWords = /\b(?:translat\w*|how do you say|stands? for|auf deutsch|(?:in|into) (?:spanish|french|german|italian|latin|portuguese))\b/i

/** The word itself that is to be said in other words: "dog" where its French is asked, "methane" where its formula is. */
function isAskedTerm(text: string, prompt: string): boolean {
  const said = foldedText(text)
  const [, named = ''] = /\b(?:formula|symbol) (?:of|for) ([^.?!,]+)/i.exec(prompt) ?? []
  if (said !== '' && foldedText(named) === said) return true
  return (said.length > 2 || /^\d+$/.test(said)) && asksForOtherWords.test(prompt) && ` ${foldedText(prompt)} `.includes(` ${said} `)
}

/** A letter, or the text of the choice that has it. */
function judgeChoice(letter: string, text: string, context: TextContext): KeyResult {
  const byLetter = judgeLetter(letter, text, context.prompt)
  if (byLetter.type === 'match' && namesOtherChoice(letter, text, context.prompt)) return unclear('two answers', 'Choose one answer.')
  const choice = byLetter.type === 'miss' && byLetter.rule === 'another text' ? textOfChoice(letter, context.prompt) : null
  const byText = choice === null || wordsOf(choice).length === 0 || choice.length < 2 ? null : judgeText(choice, text, context)
  return byText === null || byText.type === 'miss' ? byLetter : byText
}

/** "c) Sydney" where Sydney is a. */
function namesOtherChoice(letter: string, text: string, prompt: string): boolean {
  const said = foldedText(text).replace(/^(?:its |it is |i think )?[a-h] /, '')
  const others = [...'abcdefgh'].filter((other) => other !== letter).map((other) => foldedText(textOfChoice(other, prompt) ?? ''))
  return said.length > 1 && others.includes(said) && said !== foldedText(textOfChoice(letter, prompt) ?? '')
}

/** "c) Sahara" where Sahara is b. */
function hasOtherLetter(text: string, prompt: string): boolean {
  const [, letter = '', rest = ''] = /^(?:(?:its|it's|it is|i think|answer|option|the answer is) )*\(?(?:([a-h])[).:]\s*|([b-h])\s+)(\S.*)$/is.exec(text)?.filter((part) => part !== undefined) ?? []
  return letter !== '' && textOfChoice(letter.toLowerCase(), prompt) !== null && namesOtherChoice(letter.toLowerCase(), rest, prompt)
}

/** "der die das Haus": different articles of one sort before one noun. */
function hasSeveralArticles(words: readonly Word[], { lesson }: TextContext): boolean {
  const inARow = words.filter(({ text }, index) => definite.has(text) && definite.has(words[index + 1]?.text ?? ''))
  return lesson !== null && inARow.length > 0 && new Set(words.map(({ text }) => text).filter((text) => definite.has(text))).size > 1
}

/** `H20` for `H2O`, whatever words stand beside it. */
function hasNoughtForO(text: string, key: string): boolean {
  const letters = (one: string) => one.toLowerCase().replaceAll('0', 'o').replaceAll(/\s/g, '')
  const isMistaken = (word: string) => word.toLowerCase() !== key.toLowerCase() && word.includes('0') && letters(word) === letters(key)
  return /^(?=.*\d)[A-Z][A-Za-z\d]*O/.test(key) && [text, ...text.split(/[\s,;!?]+/)].some((word) => isMistaken(word))
}

/** "new or modern" where both are keys. */
function areAllKeys(text: string, { fullKeys }: TextContext): boolean {
  const keys = new Set(fullKeys.map((one) => coreOf(one)))
  return text.split(/\s+(?:or|oder|ou|o)\s+|\s*\/\s*/iu).every((part) => keys.has(coreOf(part)))
}

/** `die Apfel` where `der Apfel` and `Apfel` are keys: the article of none of them before the noun. */
function hasOtherArticle(words: readonly Word[], from: number, keyWords: readonly string[], { named, lesson }: TextContext): boolean {
  const [typed, noun] = [words[from - 1]?.text ?? '', keyWords.join(' ')]
  const wanted = named.keyTexts.map((text) => foldedText(text)).filter((text) => text.endsWith(` ${noun}`))
  const sort = [definite, indefinite].find((articlesOfSort) => articlesOfSort.has(typed))
  return lesson !== null && sort !== undefined && wanted.some((text) => sort.has(text.slice(0, -noun.length - 1))) && !wanted.includes(`${typed} ${noun}`)
}

function isArticle(word: string): boolean {
  return definite.has(word) || indefinite.has(word)
}

/** Whether the key stands in a sentence about something else, or its name goes on as somebody else's. */
function isAboutOther(text: string, words: readonly Word[], { from, to }: PhraseFit, asked: TextContext & { key: string }): boolean {
  const { prompt, lesson, key } = asked
  const [before, behind] = [text.slice(0, words[from]?.start), text.slice(words[to - 1]?.end)]
  const isOwnLongerName = () => isOtherName(words.slice(from, to + 1).map((word) => word.text).join(' '), key, { prompt, lesson })
  return saysSomethingElse(before, behind, prompt) || (isLongerName(words, { from, to }, { text, prompt }) && !isOwnLongerName())
}

/** Whether a misspelt word of a phrase is nearer to one of a known mistake or of a lesser key, or to an ordinary one. */
function isAnotherWord(words: readonly Word[], { from, phrase }: PhraseFit, { rivals }: TextContext): boolean {
  const others = (rivals?.phrases ?? []).flatMap((rival) => rival.filter((word) => !phrase.includes(word)))
  return phrase.some((key, index) => isNearerToAnother(words[from + index]?.text ?? key, key, others))
}

/** Strict takes the key alone; of a yes or no, one of the words for it. */
function judgeStrictly(key: string, answer: string, context: TextContext): KeyResult {
  const pole = context.isExactForm ? undefined : readPoleWord(key, answer, context)
  if (pole?.said === 'unclear') return unclear('both poles, or a denied one', 'Choose one answer.')
  if (pole?.said) return pole.said === pole.wanted ? match('a word for the key', null, true) : miss('a word for the opposite')
  if (isHedgedAtStrict(key, answer, context)) return unclear('two answers', 'Choose one answer.')
  if (isHelpWord(answer, key)) return match('a help word that is the key', null, true)
  if (foldedText(answer) === foldedText(key)) return miss('other capitals, accents or signs', { correction: 'Check capitals, accents and signs.' })
  const text = cleaned(answer)
  const words = withoutArticles(wordsOf(text))
  const phrase = withoutArticles(wordsOf(cleaned(key))).map((word) => word.text)
  const found = findPhrase(words, phrase, context).find(({ from }) => !isNegated(text.slice(0, words[from]?.start ?? 0)))
  const isList = found !== undefined && words.length <= longestSentence && listsOthers(text, words, { ...context, key: found })
  const isRow = !isList && judgeName(key, text, words, context)?.type === 'unclear'
  return isList || isRow ? severalAnswers : miss('another text')
}

/** `clue` for `a clue`, whatever strict says of articles: it is an answer where it is the key. */
function isHelpWord(answer: string, key: string): boolean {
  const bare = strictText(answer).replace(/^(?:an?|the) /, '')
  return /^(?:help|hints?|clues?|tips?|answers?)$/i.test(bare) && bare === strictText(key).replace(/^(?:an?|the) /, '')
}

/** `2:3` inside `2:3:4`, and in a row of figures `0 1 2` inside `0 1 2 3`. */
function goesOn(before: string, after: string, isRow: boolean): boolean {
  if (isRow && (/\d\s*$/.test(before) || /^\s*\d/.test(after))) return true
  return /\d\s*[:/]\s*$/.test(before) || /^\s*[:/]\s*\d/.test(after)
}

/** The key's words and no others, articles among them; two candidates are a choice even where one is right. */
function judgeExactWords(key: string, text: string, context: TextContext): KeyResult {
  const words = wordsOf(text)
  const wanted = wordsOf(cleaned(key)).map((word) => word.text)
  const areApart = words.length !== wanted.length && (!/\d/.test(key) || /\p{L}\s+\p{L}/u.test(text) !== /\p{L}\s+\p{L}/u.test(cleaned(key)))
  const isRaised = text.includes('^') && !cleaned(key).includes('^')
  const whole = !areApart && !isRaised ? wholeFit(words, wanted, context) : null
  if (!whole && isHedged(text, words, key, [])) return unclear('two answers', 'Choose one answer.')
  return whole && holdsFigures(text, key) ? match('equal to the key', remarkOf(whole, key, words, text), true) : miss('not the exact words')
}

/** Where a language is taught, what to look at is the ending or the accents. */
function nearMiss(words: readonly Word[], keyWords: readonly string[], { lesson }: TextContext): KeyResult {
  const pairs = words.map(({ text }, index) => ({ typed: text, key: keyWords[index] ?? '' })).filter(({ typed, key }) => typed !== key)
  if (lesson === null) return miss('too many slips', { correction: 'You are close. Check the spelling.' })
  if (pairs.some(({ typed, key }) => differInAccents(typed, key))) return miss('other accents', { correction: 'You are close. Look at the accents.' })
  if (pairs.some(({ typed, key }) => !endsAlike(typed, key, lesson))) return miss('another ending', { correction: 'You are close. Look at the ending.' })
  return miss('too many slips', { correction: 'You are close. Check the spelling.' })
}

/** Two slips per word at most, none of which makes another word; where a language is taught, short words too. */
function isNearly(words: readonly Word[], keyWords: readonly string[], { guard, lesson }: TextContext): boolean {
  const least = lesson === null ? 4 : 2
  const isSlip = (typed: string, key: string) => {
    return key.length >= least && slipsBetween(typed, key, 2) <= Math.min(2, key.length - 1) && !isOtherWord(typed, key, guard)
  }
  const isClose = (typed: string, key: string) => typed === key || isSlip(typed, key)
  return words.length === keyWords.length && words.every(({ text }, index) => isClose(text, keyWords[index] ?? ''))
}

/** The answer as its words without polite words around them: what known mistakes and repeats are compared by. */
export function coreOf(text: string): string {
  const lead = /^(?:(?:well|um+|so|i think|i believe|i guess|maybe|perhaps|probably|is it|it is|its|it s|the answer is|answer|my answer is|that is|thats|a|an|the)\s+)+/
  return foldedText(text)
    .replace(lead, '')
    .replace(/\s+(?:i think|i guess|please|maybe|right)$/, '')
}

/** `filter it` says no more than `filter`. */
function withoutObject(words: readonly string[]): readonly string[] {
  return words.length === 2 && /^(?:it|them)$/.test(words[1] ?? '') && isVerb(words[0] ?? '') ? words.slice(0, 1) : words
}

function withoutArticles(words: readonly Word[]): readonly Word[] {
  const kept = words.filter(({ text }) => !articles.has(text))
  return kept.length === 0 ? words : kept
}

function isHedgedAtStrict(key: string, answer: string, context: TextContext): boolean {
  const text = cleaned(answer)
  const words = wordsOf(text)
  const phrase = wordsOf(cleaned(key)).map((word) => word.text)
  return (phrase.join('').length === 1 && isChoiceOfLetters(text)) || isHedged(text, words, key, findPhrase(words, phrase, context))
}

function wholeFit(words: readonly Word[], keyWords: readonly string[], { strictness, lesson }: TextContext): PhraseFit | null {
  const typed = words.map((word) => word.text)
  const isEqual = typed.join('') === keyWords.join('')
  const notes = isEqual || strictness === 'loose' ? [] : (['accents'] as const)
  return isEqual || (lesson === null && equalButAccents(typed.join(''), keyWords.join(''), strictness === 'loose'))
    ? { from: 0, to: words.length, phrase: keyWords, slips: 0, notes: new Set(notes) }
    : null
}

/** The key, and without its own foreign article unless the answer has another one (`die Hund` and `ein Hund` are not `der Hund`). */
function keyPhrases(keyWords: readonly string[], words: readonly Word[]): string[][] {
  const [first = '', ...rest] = keyWords
  const mayDrop = rest.length > 0 && isArticle(first) && !words.some(({ text }) => isArticle(text) || isSmallSlip(text, first))
  return mayDrop ? [[...keyWords], rest] : [[...keyWords]]
}

/** Two candidates joined by "or" or "/": in a short answer, or with the key beside the joint. */
function isHedged(text: string, words: readonly Word[], key: string, found: readonly PhraseFit[]): boolean {
  if (hasOr(key) || withoutSlashes(key).includes('/')) return false
  const joint = jointOfTwo.exec(withoutSlashes(text))
  if (!joint || (joint[0] === '/' && /(?<![\p{L}\d])\d+\s*\/\s*\d/u.test(text))) return false
  const before = words.filter(({ end }) => end <= joint.index).length
  const isChosen = ({ from, to }: PhraseFit) => to < before && !isNegated(text.slice(0, words[from]?.start ?? 0))
  // "copper, not glass or wood" has chosen.
  if (isNegated(text.slice(0, joint.index)) && found.some(isChosen)) return false
  return words.length <= 8 || found.some(({ from, to }) => to >= before - 2 && from <= before + 3)
}

/** Who does something, in the rows of a grammar: `he/she/it went` is one answer. */
const persons = new Set('i you he she it we they'.split(' '))

/** The text with the slashes of fractions, dates and persons made no joints, all in their places. */
function withoutSlashes(text: string): string {
  if (!text.includes('/')) return text
  return text.replaceAll(/(?<=\d\s*)\/(?=\s*\d)/g, ':').replaceAll(/\p{L}+(?:\s?\/\s?\p{L}+)+/gu, (choice) => {
    return choice.split('/').every((word) => persons.has(word.trim().toLowerCase())) ? choice.replaceAll('/', ' ') : choice
  })
}

function remarkOf(fit: PhraseFit, key: string, words: readonly Word[], text: string): string | null {
  if (fit.notes.has('spelling')) return `Watch the spelling: ${ended(key)}`
  if (fit.notes.has('accents')) return `Watch the accents: ${ended(key)}`
  if (fit.notes.has('plural')) return 'Check singular and plural.'
  return lacksGermanCapital(fit, key, words, text) ? `German nouns start with a capital: ${ended(key)}` : null
}

function lacksGermanCapital(fit: PhraseFit, key: string, words: readonly Word[], text: string): boolean {
  if (!/[äöüß]|^(?:der|die|das|ein|eine)\s/i.test(key)) return false
  const typed = words.slice(fit.from, fit.to).map(({ start, end }) => text.slice(start, end))
  const wanted = key.match(/\p{Lu}\p{L}*/gu) ?? []
  return wanted.some((noun) => typed.includes(noun.charAt(0).toLowerCase() + noun.slice(1)))
}
