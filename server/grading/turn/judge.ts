import type { Strictness } from '#contract/exercises/exercises.ts'
import type { Judge, JudgeContext } from '#server/ports/tutor.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { readHelp } from './help.ts'
import { budgetOf, mostSteps, within } from '#server/grading/budget.ts'
import type { Budget } from '#server/grading/budget.ts'
import { identicalKey, questionOf, readAnswer, stepsToRead, weigh } from './ladder.ts'
import type { ReadAnswer, ReadQuestion, Weighed } from './ladder.ts'
import { formIsAskedFor } from '#server/grading/keys/other-form.ts'
import { isPluralOf, isSmallSlip } from '#server/grading/text/words/word-fit.ts'
import { isMostlyEnglish } from '#server/grading/text/words/english-words.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'
import { foldedText, wordsOf } from '#server/grading/text/words/words.ts'
import { isLikeNumberWord } from './talk/tables/number-like.ts'
import { isBeginning, isDescription } from '#server/grading/text/no-name.ts'
import { meantBy } from '#server/grading/text/last-word.ts'
import { inAnotherLanguage, isInAnotherLanguage, sayItInEnglish } from './another-language.ts'
import { isNonsense, noAnswerInThat, noMeaning, plainTalkIn, talkIn, tooCostly } from './understand.ts'
import { aRepeat } from './partner.ts'
import { saysToDo } from './steps/named-operation.ts'
import { readStep } from './steps/read-step.ts'
import type { Step } from './steps/read-step.ts'
import { isDivisionOfAnswer, isDivisionToDo, isFractionForPercent, isInequalityToSolve, isOnlyReordered } from './steps/unfinished.ts'
import { meaningOf } from './talk/meaning.ts'
import { taskWords } from './talk/tables/task-words.ts'
import { languageOf } from './words/language.ts'
import type { Talk } from './talk/talk-kinds.ts'
import { matchesSaying } from '#server/grading/text/sayings.ts'
import type { Definition, Instance, Judgement, KnownMistake, Repair } from '#server/grading/types.ts'

/** The built-in judge: deterministic, explains each verdict by its rule. It works where it is called, however long that takes. */
export const builtInJudge: Judge = { judge: (question, answer, context) => Promise.resolve(judgeBuiltIn(question, answer, context)) }

/**
 * Judges one answer by the question's keys; the same answer always gets the same judgement. Order: identical to a key, a
 * known mistake, a request for help (its guess is judged), then every key, the best of which counts. A repeat costs nothing.
 * What takes more than `most` steps is refused as `refusedAsTooCostly` says.
 */
export function judgeBuiltIn(
  instance: Instance,
  answer: string,
  { strictness, earlier, askedFor = [] }: JudgeContext,
  most = mostSteps,
): Judgement {
  const budget = budgetOf(most)
  const judged = judgeWithin(instance, answer, strictness, budget, askedFor)
  const first = within(() => withMeaning(judged, instance, budget), refusedAsTooCostly(answer))
  const judgement = askedFor.includes('form') && first.outcome === 'unclear' && first.rule === formIsAskedFor ? halfForValue(first) : first
  const isRepeat = earlier.some(({ normalised, quality }) => normalised === judgement.normalised && quality >= (judgement.quality ?? 0))
  return judgement.outcome === 'graded' && isRepeat ? free('unclear', aRepeat, judgement.normalised, 'You tried that already.') : judgement
}

/** The form was asked for already: the value alone is worth half. */
function halfForValue({ normalised, reply }: Judgement): Judgement {
  return graded(0.5, formIsAskedFor, normalised, { reply: `${reply ?? ''} The value alone is worth half.`.trim() })
}

/** The steps that judging an answer takes, and whether they are too many, so that no key is compared with it to the end. */
export function costOf(instance: Instance, answer: string, strictness: Strictness): { steps: number; isRefused: boolean } {
  const budget = budgetOf(mostSteps)
  return { isRefused: judgeWithin(instance, answer, strictness, budget).rule === tooCostly, steps: budget.spent }
}

function judgeWithin(instance: Instance, answer: string, strictness: Strictness, budget: Budget, askedFor: readonly Repair[] = []): Judgement {
  return within(() => judgeOnce({ ...questionOf(instance, strictness, budget), askedFor }, answer), refusedAsTooCostly(answer))
}

/** What the keys alone make of a message, whether it is meant as an answer or not. */
export function byKeysAlone(question: ReadQuestion, answer: string): Judgement {
  return judgeMeant(question, readAnswer(answer, question))
}

/** What becomes of an answer that takes too long to judge: it costs nothing, and nobody waits for a teacher. */
export function refusedAsTooCostly(answer: string): Judgement {
  return free('unclear', tooCostly, cleaned(answer), noAnswerInThat)
}

/** Whether a judgement was given up because it takes too long. */
export function isTooCostly({ rule }: Judgement): boolean {
  return rule === tooCostly
}

/** Whether a text would earn anything as an answer, judged loosely: what would is not said before the answer is shown. Throws `TooCostly`. */
export function earnsCredit(instance: Instance, text: string, budget: Budget): boolean {
  return (judgeOnce(questionOf(instance, 'loose', budget), text).quality ?? 0) > 0
}

/** Talk about a word with what it means, unless that would give the answer away. */
function withMeaning(judgement: Judgement, instance: Instance, budget: Budget): Judgement {
  const { talk } = judgement
  const line = talk && talk.about !== null ? (meaningOf(talk.about, instance.definitions) ?? taskWordOf(talk.about, instance)) : null
  if (!talk || !line || earnsCredit(instance, line.meaning, budget)) return judgement
  const name = line.names.find((one) => !earnsCredit(instance, one, budget) && !earnsCredit(instance, `${one}: ${line.meaning}`, budget))
  return name === undefined ? judgement : { ...judgement, talk: { ...talk, meaning: { name, meaning: line.meaning } } }
}

/** A word of tasks that stands in an English question itself: "solve", "percent". */
function taskWordOf(about: string, { studentText }: Instance): Definition | null {
  const line = languageOf(studentText) === 'english' ? meaningOf(about, taskWords) : null
  const asked = ` ${foldedText(studentText)} `
  return line !== null && line.names.some((name) => asked.includes(` ${foldedText(name)} `)) ? line : null
}

/** Whether an answer is right when `key` is the only key of the question. */
export function isSameAnswer(instance: Instance, key: string, answer: string, strictness: Strictness): boolean {
  return within(() => rightAnswers(instance, [key], strictness, budgetOf(mostSteps))(answer), false)
}

/** Tells which answers are right when `keys` are all the question has. The keys are read once, for as many answers as the budget lasts. */
export function rightAnswers(instance: Instance, keys: readonly string[], strictness: Strictness, budget: Budget): (answer: string) => boolean {
  const { accepted: _, ...asked } = instance
  const lines = keys.map((text) => ({ label: 'answer', text }) as const)
  const question = questionOf({ ...asked, keys: lines, halfCredits: [], mistakes: [], ideas: [], isCheckedByTeacher: false }, strictness, budget)
  return (answer) => {
    const { outcome, quality } = judgeOnce(question, answer)
    // "8/2" is a step on the way to 4 for a student, and 4 for who asks whether two texts are one.
    return quality === 1 || (outcome === 'step' && byKeysAlone(question, answer).quality === 1)
  }
}

/** Judges a message; noise around it never makes it worth more than it is without. */
function judgeOnce(question: ReadQuestion, answer: string): Judgement {
  const judged = judgeWhole(question, answer)
  if ((judged.quality ?? 0) === 0) return judged
  const quieter = noises.map((noise) => answer.replace(noise, '')).filter((bare) => bare !== answer && /[\p{L}\p{N}]/u.test(bare))
  const worth = quieter.map((bare) => judgeWhole(question, bare)).toSorted((a, b) => (a.quality ?? 0) - (b.quality ?? 0))[0]
  return worth !== undefined && (worth.quality ?? 0) < (judged.quality ?? 0) ? worth : judged
}

/** Laughter behind an answer, hesitation before it, and a "please". */
const noises: readonly RegExp[] = [
  /(?:[\s,.!]+(?:lol|lmao|rofl|ha(?:ha)+|xd|bro|bruh|dude|man|ok|okay))+[\s.!]*$/i,
  /^(?:(?:um+|uh+|hm+)[\s,.]+)+/i,
  /[\s,.!]+(?:please|pls|plz)[\s.!]*$/i,
]

function judgeWhole(question: ReadQuestion, answer: string): Judgement {
  const { instance, strictness } = question
  const whole = readAnswer(answer, question)
  if (cleaned(answer) === '') return free('unclear', 'blank', '', 'Type an answer first.')
  const isOnlySigns = /^[\s.,;:()'"_-]+$/.test(answer)
  const accepted = instance.accepted?.find(({ text }) => rightAnswers(instance, [text], strictness, question.budget)(answer))
  if (accepted) return graded(1, 'marked right by a teacher', whole.normalised, { matchedKey: accepted.text })
  const help = isKeyButArticles(question, answer) ? ({ kind: 'none', guess: answer } as const) : readHelp(answer, question.prompt)
  const asks = help.kind === 'begging' ? 'begs for the answer' : 'asks for help'
  if (instance.isCheckedByTeacher) {
    const talk = help.kind === 'none' ? plainTalkIn(question, answer) : null
    if (talk) return asTalk(talk, whole.normalised)
    return help.kind === 'none' ? free('pending', 'the teacher checks it', whole.normalised, null) : free('help', asks, whole.normalised, null)
  }
  const identical = identicalKey(question, whole)
  if (identical) return graded(1, 'equal to a key', whole.normalised, { matchedKey: identical.key.text, remark: identical.remark })
  const saidAsSuch = mistakeIn(question, answer, 'words')
  if (help.kind === 'none') {
    if (isOnlySigns) return free('unclear', noMeaning, whole.normalised, noAnswerInThat)
    return judgeTurn(question, answer, saidAsSuch, judgeMeant(question, whole))
  }
  if (saidAsSuch) return asMistake(saidAsSuch, weigh(question, whole, 'half'), whole.normalised)
  if (help.guess === '') {
    const talk = help.kind === 'help' ? talkIn(question, answer, null) : null
    const isKnownWord = talk !== null && talk.about !== null && meaningOf(talk.about, instance.definitions) !== null
    return talk !== null && (isKnownWord || talk.kind === 'app') ? asTalk(talk, whole.normalised) : free('help', asks, whole.normalised, null)
  }
  const guess = judgeTurn(question, help.guess, null, judgeMeant(question, readAnswer(help.guess, question)))
  if (guess.outcome === 'talk') return free('help', asks, whole.normalised, null)
  if ((guess.quality ?? 0) === 0 && help.kind === 'help' && /^(?:some|something|it just|like some)\b/i.test(help.guess)) return free('help', asks, whole.normalised, null)
  if (help.kind === 'help' && ['graded', 'unclear'].includes(guess.outcome) && (guess.quality ?? 0) === 0 && isNoGuess(help.guess, question)) return free('help', asks, whole.normalised, null)
  const full = judgeGuess(question, whole)
  return help.kind === 'help' && (full.quality ?? 0) > (guess.quality ?? 0) ? full : guess
}

/** What a message without a request is, once the keys have had their say: a step, talk, nonsense, or the try they made of it. */
function judgeTurn(question: ReadQuestion, answer: string, saidAsSuch: KnownMistake | null, judged: Judgement): Judgement {
  const isRightLoosely = () => question.strictness === 'strict' && earnsCredit(question.instance, answer, question.budget)
  const earns = (judged.quality ?? 0) > 0
  if (earns ? isFractionForPercent(answer, question) || isDivisionToDo(answer, question) || isInequalityToSolve(answer, question) || isOnlyReordered(answer, question) : isDivisionOfAnswer(answer, question)) return asStep({ rule: 'a sum that is left to work out', normalised: `step ${judged.normalised}` }, null)
  const isOnlyToDo = earns && question.keys.every(({ kind }) => kind !== 'text') && saysToDo(answer)
  const step = earns && !isOnlyToDo ? null : readStep(question, answer, judged.outcome === 'unclear')
  // The number of "subtract 5" is no value of its own, and so no known mistake either.
  if (step && (isOnlyToDo || !isRightLoosely())) return asStep(step, saidAsSuch ?? (saysToDo(answer) ? null : mistakeIn(question, answer, 'value')))
  if (isOnlyToDo) {
    return free('unclear', 'says what to do', judged.normalised, 'That says what to do. What comes out?')
  }
  const hasKey = question.keys.length + question.halves.length + question.ideas.length > 0
  const talk = saidAsSuch ? null : hasKey ? talkIn(question, answer, judged) : plainTalkIn(question, answer)
  if (talk && !isRightLoosely()) return asTalk(talk, judged.normalised)
  if (judged.outcome === 'graded' && judged.quality === 0 && (offersSeveral(answer, question) || choosesByForeignNo(answer, question))) {
    return free('unclear', 'several answers, none of them chosen', judged.normalised, 'Choose one answer.')
  }
  if (judged.outcome === 'graded' && judged.quality === 0 && /^(?:another text|several answers)$/.test(judged.rule) && question.lesson === null && question.strictness !== 'strict') {
    if (isDescription(answer, question.prompt)) return free('unclear', 'says what it is like', judged.normalised, 'You are thinking of something. What is it called?')
    if (isBeginning(answer, question.keyTexts, question.prompt)) return free('unclear', 'the beginning of a word', judged.normalised, 'That looks like the beginning of a word. Write all of it.')
  }
  if (question.strictness !== 'strict' && isInAnotherLanguage(judged, question, answer)) return free('unclear', inAnotherLanguage, judged.normalised, sayItInEnglish)
  return isNonsense(judged, question, answer) ? free('unclear', noMeaning, judged.normalised, noAnswerInThat) : judged
}

/** What is not known or understood: "how 2 type pi", "the 3 for 2 thing"; or a word of manners. */
const aboutTask = /^(?:(?:how|what|why|where|when|which) (?:to|2|do|does|is|i|you|it|they|the)\b.*|(?:the|this|that|your) .*\b(?:thing|part|bit|stuff|question|word|step|one|hint)[\s.!]*|(?:excuse me|sorry|teacher|miss|sir|hello|hi)[\s,.!]*)$/i

/** What stands beside "idk" and names nothing: "it just does", "the dates" where a list is asked for, words without a figure where one is. */
function isNoGuess(guess: string, { keys, ideas }: ReadQuestion): boolean {
  if (aboutTask.test(guess.trim())) return true
  const words = wordsOf(cleaned(guess)).map(({ text }) => text)
  if (words.every((word) => functionWords.has(word) && !/^\d/.test(word))) return true
  const wantsFigures = keys.length > 0 && ideas.length === 0 && keys.every(({ kind }) => kind !== 'text' && kind !== 'unread')
  const wantsList = keys.length > 0 && keys.every((key) => 'items' in key && key.items.length > 1)
  return (wantsList && words.length <= 2 && !/[,;&]/.test(guess)) || (wantsFigures && !wantsList && words.length > 1 && !/\d/.test(guess) && words.every((word) => !isLikeNumberWord(word)))
}

/** "22 no 21" in a question of another language, where "no" may deny as well as choose: the key behind it, and one candidate before. */
function choosesByForeignNo(answer: string, question: ReadQuestion): boolean {
  const [, before = '', after = ''] = /^([\p{L}\d]+(?: \p{L}+)?),? no,? ([\p{L}\d]+(?: \p{L}+)?)[\s.!]*$/iu.exec(cleaned(answer)) ?? []
  if (before === '' || question.ideas.length > 0 || isMostlyEnglish(question.prompt) || question.keys.some(({ text }) => isPole(text, question.prompt))) return false
  return byKeysAlone(question, after).quality === 1
}

/** "is it 5 or 6 or 7": two guesses or more, each of a few words, none of which the question names itself. */
function offersSeveral(answer: string, { prompt, instance }: ReadQuestion): boolean {
  const [, offered = ''] = /^(?:(?:um+|so|ok|well|maybe|i think),? )*(?:is|are|was|were|could|would) (?:it|that|they|this)(?: be)? (.+?)[\s?.!]*$/i.exec(cleaned(answer)) ?? []
  const guesses = offered.split(/,? or /i)
  const isNamed = (guess: string) => prompt.toLowerCase().includes(guess.toLowerCase())
  return instance.mistakes.length === 0 && guesses.length > 1 && guesses.every((guess) => guess !== '' && guess.split(' ').length <= 3) && !guesses.every(isNamed)
}

/** A true step costs nothing, even where it is a known mistake, whose reply is said then. */
function asStep({ rule, normalised }: Step, mistake: KnownMistake | null): Judgement {
  return free('step', rule, normalised, mistake?.reply ?? null)
}

function asTalk(talk: Talk, normalised: string): Judgement {
  return { ...free('talk', `talk: ${talk.kind}`, normalised, null), talk }
}

/** Whether an answer is a text key, with or without its article: `clue` for `a clue` asks for nothing. */
function isKeyButArticles({ keys }: ReadQuestion, answer: string): boolean {
  const bare = (text: string) => foldedText(text).replace(/^(?:its |it is |is it |i think |maybe )*(?:an? |the )?/, '')
  const core = bare(answer)
  const isLike = (key: string) => core === key || isPluralOf(core, key) || (core.length > 3 && isSmallSlip(core, key))
  return core !== '' && keys.some(({ kind, text }) => kind === 'text' && isLike(bare(text)))
}

/** A plea before or behind a guess ("108 pls i need an A"): the guess is judged. */
const plea =
  /^(?:(?:please|pls|plz|let me pass|just take it)[\s,.!]+)+|[\s,.!]+(?:(?:pretty please|(?:please|pls|plz)(?=[\s,]+\p{L})|now give me|give me|gimme|can i have|can i get|please accept|next one|say its right|i need an? (?:[a-f]\+?|good grade)|my (?:teacher|mum|mom|dad) (?:said|says))(?!\p{L}).*)$/iu

/** Judges what an answer means, a plea around it left out. */
function judgeMeant(question: ReadQuestion, answer: ReadAnswer): Judgement {
  const guess = answer.text.replace(plea, '').replace(plea, '')
  return judgeAsMeant(question, guess === answer.text || guess.trim() === '' ? answer : readAnswer(guess, question))
}

/** Judges what is meant by an answer that corrects itself or gives a reason. */
function judgeAsMeant(question: ReadQuestion, answer: ReadAnswer): Judgement {
  const meant = meantBy(answer.text, question)
  const isSaid = meant === answer.text || mistakeIn(question, answer.text, 'words') !== null
  return judgeGuess(question, isSaid ? answer : readAnswer(meant, question))
}

function judgeGuess(question: ReadQuestion, answer: ReadAnswer): Judgement {
  const weighed = weigh(question, answer, 'all')
  if (weighed.type === 'graded' && weighed.quality > 0 && weighed.source !== 'ideas' && isTakenBack(question, answer.text)) return free('unclear', 'taken back', answer.normalised, 'Choose one answer.')
  const mistake = weighed.type === 'graded' && weighed.isExact ? null : mistakeIn(question, answer.text, 'value')
  return mistake ? asMistake(mistake, weighed, answer.normalised) : fromWeighed(weighed, answer.normalised)
}

const heldOnce = /^\s*(?:(?:so|well|first|at first)[\s,]+)*(?:i|we) (?:used to (?:think|say|believe)|was going to (?:say|put|write)|would have said)(?!\p{L})/iu
const deniedBehind = /[\p{L}\p{N})]\s+(?:is|are|was|were)(?: both| all)? (?:wrong|incorrect|not (?:it|right|correct|the (?:right )?answers?))[\s.!]*$/iu

/** "7 and 3 are wrong", "i used to think 7": whoever calls all of it wrong, or tells what they held once, has chosen nothing. */
function isTakenBack({ keys, prompt, keyTexts }: ReadQuestion, text: string): boolean {
  return (deniedBehind.test(text) || heldOnce.test(text)) && !keys.some((key) => isPole(key.text, prompt)) && !keyTexts.some((key) => /\b(?:wrong|incorrect|right|correct)\b/i.test(key))
}

function mistakeIn(question: ReadQuestion, text: string, by: 'words' | 'value'): KnownMistake | null {
  question.budget.spend(question.instance.mistakes.reduce((sum, { sayings }) => sum + sayings.length, 0) * stepsToRead(text))
  return question.instance.mistakes.find(({ sayings }) => sayings.some((saying) => matchesSaying(saying, text, question, by))) ?? null
}

/** A known mistake earns nothing unless the same text is worth half credit. */
function asMistake(mistake: KnownMistake, weighed: Weighed, normalised: string): Judgement {
  const half = weighed.type === 'graded' && weighed.source === 'half' ? weighed : null
  const saying = mistake.sayings.join(' or ')
  return graded(half?.quality ?? 0, 'a known mistake', normalised, { matchedKey: half?.matchedKey ?? `If they say ${saying}`, reply: mistake.reply })
}

function fromWeighed(weighed: Weighed, normalised: string): Judgement {
  switch (weighed.type) {
    case 'graded':
      return graded(weighed.quality, weighed.rule, normalised, weighed)
    case 'unclear':
      return free('unclear', weighed.rule, normalised, weighed.reply)
    case 'undecided':
      return free('pending', weighed.rule, normalised, null)
  }
}

type Extras = Partial<Pick<Judgement, 'matchedKey' | 'remark' | 'reply' | 'correction' | 'ideas' | 'parts'>>

function graded(quality: number, rule: string, normalised: string, extras: Extras): Judgement {
  const { matchedKey = null, remark = null, reply = null, correction = null, ideas = null, parts } = extras
  return { outcome: 'graded', quality, rule, normalised, matchedKey, remark, reply, correction, ideas, ...(parts ? { parts } : {}) }
}

function free(outcome: Exclude<Judgement['outcome'], 'graded'>, rule: string, normalised: string, reply: string | null): Judgement {
  return { outcome, quality: null, rule, normalised, matchedKey: null, remark: null, reply, correction: null, ideas: null }
}
