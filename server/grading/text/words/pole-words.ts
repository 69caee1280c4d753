import { areContrary } from './contraries.ts'
import { isEnglishWord } from './english-words.ts'
import { isNegated } from '#server/grading/text/negation.ts'
import { takingBack } from '#server/grading/text/taking-back.ts'
import { isSmallSlip } from './word-fit.ts'
import { foldedText } from './words.ts'

/** What an answer to a yes/no or true/false key says: one pole, both of them or a denied pole, or neither. */
export type Pole = 'yes' | 'no' | 'unclear' | null

type Scale = { yes: ReadonlySet<string>; no: ReadonlySet<string>; short: Readonly<Record<string, 'yes' | 'no'>> }

const yesNo: Scale = {
  yes: setOf('yes ys yse yeah yea yeh yep yup ya ye yh sure correct sí si ja oui claro true absolutely'),
  no: setOf('no nope nah nein non false'),
  short: { y: 'yes', n: 'no' },
}
const trueFalse: Scale = {
  yes: setOf('true tru correct right yes yeah yep yup'),
  no: setOf('false fals faulse wrong untrue incorrect no nope nah'),
  short: { t: 'yes', f: 'no' },
}

/** Words that settle a yes/no or true/false answer by standing first, whatever reason follows. */
const leads = setOf('yeah yeh yep yup nope nah wrong untrue')

/** Words that leave a pole what it is. */
const beside = setOf(
  'this duh and but it is its s thats that i think guess say believe um uh ' +
    'well so of course definitely def the answer lol bro please maybe ofc',
)

/** The prompt in plain characters, and whether every key of the question is a pole. */
export type PoleContext = { prompt: string; arePoles: boolean }

/**
 * Reads an answer by the scale of a key that is a yes/no or true/false word; `undefined` for any other key. Where
 * every key of the question is such a word, y, n, t and f are read. Beside a reason only a leading yeah, nope or wrong says one.
 */
export function readPole(key: string, answer: string, { prompt, arePoles: mayBeShort }: PoleContext): { wanted: 'yes' | 'no'; said: Pole } | undefined {
  const scale = scaleOf(key, prompt)
  if (!scale) return undefined
  return { wanted: wantedBy(key), said: saidOn(scale, answer, mayBeShort) ?? saidInClauses(scale, answer, { prompt, arePoles: mayBeShort }) }
}

/** A "no" before a statement that says yes contradicts it: "no, a whale is a mammal". */
function withLead(scale: Scale, answer: string, statement: 'yes' | 'no' | null): Pole {
  const lead = poleOf(scale, foldedText(answer).split(' ')[0] ?? '', false)
  return statement !== null && lead !== null && lead !== statement ? 'unclear' : statement
}

/** Where one clause ends and another begins: "its not a fish, so yes", "its not a planet its a star". */
const clauseEnds = /[,;.!\n]+|(?<!\p{L})(?:so|but|because|cos|cuz|since|and)(?!\p{L})|(?<!that)\s(?=(?:it'?s|it is|they'?re|they are)\s)/giu

/** Words of the last clause that only look for agreement: "it has wings, right". */
const seeksAgreement = /^(?:right|sure|ok|okay|correct)$/

/** What the clauses of an answer say together, of which each says a pole, states or denies what is asked, or gives a reason. */
function saidInClauses(scale: Scale, answer: string, { prompt, arePoles }: PoleContext): Pole {
  const clauses = answer.slice(0, longestStatement).split(clauseEnds).map((clause) => clause.trim()).filter((clause) => clause !== '')
  const told = clauses.filter((clause, index) => index === 0 || index < clauses.length - 1 || !seeksAgreement.test(foldedText(clause)))
  const poles = told.map((clause) => plainlySaid(scale, foldedText(clause), arePoles) ?? withLead(scale, clause, statementPole(clause, prompt)))
  const said = new Set(poles.filter((pole) => pole !== null))
  // "not false, true": what denies a "no" bears a "yes" out.
  const isBorneOut = said.size === 2 && said.has('unclear') && said.has('yes') && told.some((clause) => deniesPole.test(foldedText(clause)))
  const [only = null] = said
  return isBorneOut ? 'yes' : said.size > 1 ? 'unclear' : only
}

/** The longest answer whose clauses are read, in characters. */
const longestStatement = 200

const denial = /(?<!\p{L})(?:not|never|cannot)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:isnt|arent|wasnt|werent|doesnt|dont|didnt|cant|hasnt|havent)(?!\p{L})/giu
const denying = setOf('not never cannot isnt arent wasnt werent doesnt dont didnt cant hasnt havent a real really definitely certainly absolutely clearly surely obviously')

/**
 * What an answer says that states what is asked or denies it: "15 is not prime", "the sun is a star". A word for the contrary denies as "not" does
 * ("it is undefined"), and two denials are none.
 */
function statementPole(answer: string, prompt: string): 'yes' | 'no' | null {
  const denials = withContraries(answer, prompt)
  const count = (denials.match(denial) ?? []).length
  if (count === 0) return repeatsStatement(answer, prompt) ? 'yes' : null
  if (count > 2 || /\?\s*$/.test(answer) || isNegated(`${prompt.replaceAll(polesNamed, ' ')} `)) return null
  const asked = foldedText(prompt).split(' ')
  const words = foldedText(denials).split(' ').filter((word) => !small.has(word) && !denying.has(word))
  if (!words.some((word) => !/^\d+$/.test(word)) || !standInOrder(words, asked)) return null
  return count === 1 ? 'no' : 'yes'
}

/** What a question lets choose between: `(yes / no)`. */
const polesNamed = /\(?(?:yes\s*(?:\/|or)\s*no|true\s*(?:\/|or)\s*false)\)?/giu

/** `undefined` as `not defined` where the question asks what is defined, and the other way round. */
function withContraries(answer: string, prompt: string): string {
  const asked = new Set(foldedText(prompt).split(' '))
  return answer.slice(0, longestStatement).replaceAll(/(?<!\p{L})non[-\s](?=\p{L})/giu, 'not ').replaceAll(/\p{L}{4,}/gu, (word) => {
    const other = asked.has(word.toLowerCase()) ? undefined : [...asked].find((one) => areContrary(one, word.toLowerCase()))
    return other === undefined ? word : `not ${other}`
  })
}

/** Whether words stand in the question in the order they are said: who is bigger than whom, and which are all what, is said by it. */
function standInOrder(words: readonly string[], asked: readonly string[]): boolean {
  let from = 0
  return words.every((word) => {
    const at = asked.findIndex((one, index) => index >= from && (one === word || one === `${word}s`))
    from = at + 1
    return at >= 0
  })
}

const small = setOf('a an the is are was were it its they he she does do did can has have of in on to yes or no true false and i think')

/** "the sun is a star" where that is asked: two words of the question or more in its order, none denied and none beside them. */
function repeatsStatement(answer: string, prompt: string): boolean {
  const [, asked = ''] = /^\s*(?:true or false\s*[:?.,]?|is|are|was|were|does|do|did|can)\s+(.+)$/is.exec(prompt) ?? []
  const order = foldedText(asked).split(' ').filter((word) => !small.has(word))
  const known = new Set(order)
  const words = foldedText(answer).split(' ').filter((word) => !small.has(word))
  const isSaid = /(?<!\p{L})(?:it['’]?s|they['’]?re|is|are|was|were|does|did|can|has|have)(?!\p{L})/iu.test(answer) || /true or false/i.test(prompt)
  if (/^\s*(?:is|are|was|were|does|do|did|can|has|have)\s/i.test(answer)) return false
  const isOfSubject = /^\s*(?:yes\W+)?(?:it['’]?s|it is|they['’]?re|they are|he is|she is)\s/iu.test(answer) && saysAllBut(order, words)
  return known.size > 0 && isSaid && !/\?\s*$/.test(answer) && (words.length >= Math.max(1, known.size - 1) || isOfSubject) && standInOrder(words, order) && !isNegated(`${answer} `)
}

/** `it's a fruit`: all that the clause asks, its first word being the subject, up to where words of the answer end. */
function saysAllBut(order: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && words.every((word, index) => order[index + 1] === word || order[index + 1] === `${word}s`)
}

/** What each scale has in the documents: at strict these words alone say a pole. */
const strictWords: Readonly<Record<'yes' | 'no', { yesNo: string; trueFalse: string }>> = {
  yes: { yesNo: 'yes yeah yep yup sure correct sí', trueFalse: 'true correct right' },
  no: { yesNo: 'no nope nah', trueFalse: 'false wrong untrue' },
}

/** Reads an answer that is nothing but poles, as strict does: `yeah` for yes, with no word beside it. */
export function readPoleWord(key: string, answer: string, { prompt, arePoles: mayBeShort }: PoleContext): { wanted: 'yes' | 'no'; said: Pole } | undefined {
  const scale = scaleOf(key, prompt)
  if (!scale) return undefined
  const wanted = wantedBy(key)
  const typed = foldedText(answer)
  const [, whole = typed] = afterTakingBack.exec(typed) ?? []
  if (scale === trueFalse && whole === 'not true') return { wanted, said: 'no' }
  if (/^not (?:no|false|wrong|untrue)$/.test(whole)) return { wanted, said: 'unclear' }
  const chosen = scale === trueFalse ? chosenByNo.exec(whole)?.[1] : undefined
  if (chosen !== undefined) return { wanted, said: strictPoleOf(scale, chosen, mayBeShort) }
  const poles = whole.split(' ').filter((word) => word !== 'and').map((word) => strictPoleOf(scale, word, mayBeShort))
  const said = new Set(poles)
  if (said.has(null) || poles.length === 0) return { wanted, said: null }
  if (said.size > 1) return { wanted, said: 'unclear' }
  return { wanted, said: poles.length === 1 ? (poles[0] ?? null) : null }
}

function strictPoleOf(scale: Scale, word: string, mayBeShort: boolean): 'yes' | 'no' | null {
  const which = scale === trueFalse ? 'trueFalse' : 'yesNo'
  if (strictWords.yes[which].split(' ').includes(word)) return 'yes'
  if (strictWords.no[which].split(' ').includes(word)) return 'no'
  return mayBeShort && Object.hasOwn(scale.short, word) ? (scale.short[word] ?? null) : null
}

/** Whether a key is one of yes, no, true and false; `sí`, `nein` where the question is asked so, `wrong` where a statement is to be judged. */
export function isPole(key: string, prompt: string): boolean {
  return scaleOf(key, prompt) !== null
}

const asksInSpanish = /¿|(?<!\p{L})s[ií] o no(?!\p{L})/iu

/** A statement that is to be judged: then right and wrong are what true and false are. */
const asksToJudge = /\b(?:right|correct|true) or (?:wrong|incorrect|false|not)\b|\b(?:wrong|incorrect|false) or (?:right|correct|true)\b|\bdecide\b/i

/** A question in German or French that is answered by yes or no. */
const asksAbroad = /(?:^|[.?!:;\n][^\S\n]*)(?:(?:sind|ist|haben|hat|kann|können|darf|muss|gibt es|war|waren)(?!\p{L})[^.?!\n]*\?|est-ce qu)/iu

function scaleOf(key: string, prompt: string): Scale | null {
  const word = foldedText(key)
  if (word === 'yes' || word === 'no' || (word === 'sí' && asksInSpanish.test(prompt))) return yesNo
  if (/^(?:ja|nein|oui|non)$/.test(word) && asksAbroad.test(prompt)) return yesNo
  return word === 'true' || word === 'false' || (/^(?:right|wrong|correct|incorrect)$/.test(word) && asksToJudge.test(prompt)) ? trueFalse : null
}

function wantedBy(key: string): 'yes' | 'no' {
  return ['yes', 'sí', 'ja', 'oui', 'true', 'right', 'correct'].includes(foldedText(key)) ? 'yes' : 'no'
}

/** `claro que no`, `para nada`. */
const inSpanish = /^(?:(?:claro|por supuesto)(?: que)? (s[ií]|no)|(para nada|en absoluto))$/u

/** `true no false`: of these two "no" is neither, it chooses the second. */
const chosenByNo = /^(?:true|false|t|f) (?:no+|nope|nah) (true|false|t|f)$/

function saidOn(scale: Scale, answer: string, mayBeShort: boolean): Pole {
  const [, sure = '', never] = inSpanish.exec(foldedText(answer)) ?? []
  if (scale === yesNo && sure !== '') return sure === 'no' ? 'no' : 'yes'
  if (scale === yesNo && never !== undefined) return 'no'
  const folded = foldedText(answer)
  const whole = folded.replaceAll(/(?<!\p{L})no (?:doubt|cap|question)(?: about (?:it|that))?(?!\p{L})/gu, '').trim()
  if (whole === '' && folded !== '') return 'yes'
  const [, meant = ''] = afterTakingBack.exec(whole) ?? []
  const corrected = meant === '' ? null : plainlySaid(scale, meant, mayBeShort)
  return corrected ?? plainlySaid(scale, whole, mayBeShort)
}

const afterTakingBack = new RegExp(String.raw`.*(?<!\p{L})(?:${takingBack})(?!\p{L}) (.+)`, 'u')

/** Sentences that say yes or no without either word. */
const surely = 'definitely|certainly|absolutely|obviously|clearly|surely|totally|for sure|for certain|of course|ofc|indeed'
const agrees = new RegExp(
  String.raw`^(?:(?:yes )?(?:(?:${surely}) )?(?:it|they|he|she|you|u|we|i) (?:is|are|does|do|can|was|were|has|have|could|did)|(?:yes )?(?:i (?:think|guess|believe) so|guess so|${surely}|without (?:a|any) doubt))$`,
  'u',
)
const denies = new RegExp(
  String.raw`^(?:no )?(?:(?:${surely}) )?(?:(?:it|they|he|she|that|you|u|we) (?:isnt|arent|doesnt|dont|didnt|wasnt|werent|cant|couldnt|wont|hasnt|havent|cannot|(?:is|are|was|were|does|do|did|can) not)(?: work| fit| go| really| at all| do it| do that)?|` +
    String.raw`i (?:dont|do not) (?:think|believe) so|i doubt it|never|(?:absolutely )?not(?: really| at all| even| in the least| a chance)?|no (?:way|chance)|far from it|(?:(?:its|thats|it is|that is) )?a (?:lie|myth))$`,
  'u',
)
/** What denies the word behind it: "never true", "i dont think its true". */
const deniesPole = new RegExp(
  String.raw`^(?:(?:i think|i would|i|id|no|so|well|${surely}|this|that|it|is|its|thats|they are|theyre) )*(?:not|isnt|aint|never|hardly|(?:cannot|cant|can not|could not|couldnt) be|i (?:dont|do not) think (?:that )?(?:its|it is|thats|that is|this is)|(?:not|cant|cannot|wouldnt|dont) say) (?:really |even |quite |at all )*(\S+)$`,
  'u',
)

function plainlySaid(scale: Scale, answer: string, mayBeShort: boolean): Pole {
  const chosen = scale === trueFalse ? chosenByNo.exec(answer)?.[1] : undefined
  if (chosen !== undefined) return poleOf(scale, chosen, mayBeShort)
  if (agrees.test(answer)) return 'yes'
  if (denies.test(answer)) return 'no'
  const words = answer.split(' ').filter((word) => word !== '' && !beside.has(word))
  const [, taken = ''] = /^(\S+) is (?:wrong|false|not (?:true|right))$/.exec(answer) ?? []
  if (poleOf(scale, taken, mayBeShort) !== null) return 'unclear'
  const denied = poleOf(scale, (deniesPole.exec(answer) ?? deniesPole.exec(words.join(' ')))?.[1] ?? '', mayBeShort)
  if (denied !== null) return denied === 'yes' ? 'no' : 'unclear'
  if (/^(?:no )?not(?: really| at all| even)?$/.test(words.join(' '))) return 'no'
  if (/^(?:yes )?sure thing$/.test(words.join(' ')) && scale === yesNo) return 'yes'
  const poles = words.map((word) => poleOf(scale, word, mayBeShort))
  const said = new Set(poles.filter((pole) => pole !== null))
  const [first = null] = poles
  if (first === null) return null
  if (!poles.includes(null)) return said.size === 1 ? first : 'unclear'
  const isPlainLead = leads.has(single(words[0] ?? '')) && said.size === 1
  return isPlainLead && !(first === 'yes' && words.some((_, index) => isNegated(words.slice(0, index + 1).join(' ')))) ? first : null
}

function poleOf({ yes, no, short }: Scale, word: string, mayBeShort: boolean): 'yes' | 'no' | null {
  if (isOneOf(yes, word)) return 'yes'
  if (isOneOf(no, word)) return 'no'
  return mayBeShort && Object.hasOwn(short, word) ? (short[word] ?? null) : null
}

/** One of the words, drawn out (`yeahhh`) or with two neighbours swapped (`ture`, `flase`). */
function isOneOf(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word) || words.has(single(word))) return true
  return word.length >= 4 && !isEnglishWord(word) && [...words].some((one) => isSmallSlip(word, one))
}

/** `yeahhh` as `yeah`. */
function single(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1')
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
