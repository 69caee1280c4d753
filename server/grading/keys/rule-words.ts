import type { Judgement } from '#server/grading/types.ts'

/** What a rule of the judge means, in words a teacher reads behind "right:" or "free:". Numbers in a rule are left as they are. */
const words: readonly (readonly [rule: RegExp, words: string])[] = [
  [/^marked right by a teacher$/, 'a teacher marked the same answer right'],
  [/^equal to (?:a|the) key$/, 'the same as the key'],
  [/^equal value in another form$/, 'the same value in another form'],
  [/^equal value$/, 'the same value'],
  [/^a rounding of the exact value$/, 'a fair rounding of the exact value'],
  [/^within the tolerance$/, 'within the tolerance'],
  [/^inside the range$/, 'inside the range'],
  [/^equal (?:list|set|pair|interval)$/, 'every item is there'],
  [/^the (?:same (?:date|division|equation|name|ratio|time)|empty set|same equation up to a factor)$/, 'the same in another writing'],
  [/^nothing is left over$/, 'the division leaves nothing over'],
  [/^contains the key$/, 'the key stands in the sentence'],
  [/^another name for the key$/, 'the same by another name'],
  [/^a city of that name$/, 'a city, where something else of that name is asked for'],
  [/^the key without words of the question$/, 'the key but for words that the question has'],
  [/^the key as a verb$/, 'the word of the key as a verb'],
  [/^(?:the key|the name) with slips$/, 'the key with a slip of the pen'],
  [/^the initials$/, 'the initials of the key'],
  [/^a last name that two share$/, 'a last name that two people of the question share; asked for the first name'],
  [/^the atoms, not the formula$/, 'the atoms of the formula in other words or another order; asked for the formula'],
  [/^half of a pair$/, 'one number where two are asked; asked for both'],
  [/^the last name$/, 'the last name alone'],
  [/^the letter of the key$/, 'the letter of the right choice'],
  [/^a word for the key$/, 'another word for the key'],
  [/^a help word that is the key$/, 'a word for help that is the key here'],
  [/^\d+ of \d+ ideas/, 'the ideas you asked for, counted'],
  [/^no sentence, \d+ of \d+ ideas/, 'the ideas count half without a sentence'],
  [/^\d+ of \d+ items belong$/, 'not every item belongs, or some are missing'],
  [/^a known mistake$/, 'a mistake you named'],
  [/^a calculation that comes out another way$/, 'the calculation comes out another way'],
  [/^a unit of another kind$/, 'a unit that measures something else'],
  [/^another unit$/, 'another unit than asked'],
  [/^another unknown$/, 'another letter than asked'],
  [/^a word for the opposite$/, 'a word for the opposite'],
  [/^another (?:value of the question|value|text|list|date|time|ratio|equation|quotient or remainder)$/, 'none of the keys'],
  [/^(?:no words|no remainder|not the empty set|the time of the other clock)$/, 'none of the keys'],
  [/^another spelling of the month$/, 'strict wants the month spelt right'],
  [/^another ending$/, 'another ending, which counts in a language lesson'],
  [/^other accents$/, 'other accents, which count in a language lesson'],
  [/^other capitals, accents or signs$/, 'capitals, accents and signs count at strict'],
  [/^another word in the place of one of the key$/, 'another thing than the key'],
  [/^another article$/, 'another article than the key'],
  [/^several keys$/, 'several of your keys'],
  [/^the key in another writing$/, 'the key, heard or written another way'],
  [/^a range inside the range$/, 'a range that lies inside yours'],
  [/^the same equation in small letters$/, 'the same equation, in small letters'],
  [/^said in another language$/, 'another language; asked to say it in English'],
  [/^a nought for a letter$/, 'a zero where the letter O belongs'],
  [/^(?:only the year|a year without its century)$/, 'right so far, but a part is missing'],
  [/^the quotient without its remainder$/, 'the right value, without its remainder'],
  [/^a bound, not the number$/, 'says between what the number lies, not which it is'],
  [/^says what it is like$/, 'says what it is like, not what it is called'],
  [/^the beginning of a word$/, 'the beginning of the key'],
  [/^spaces between figures$/, 'the right figures, with other spaces'],
  [/^signs are missing$/, 'a sign of the key is missing'],
  [/^too many slips$/, 'too many slips of the pen'],
  [/^not the exact words$/, 'you asked for exact words'],
  [/^(?:brackets around a list|other brackets)$/, 'other brackets than the key'],
  [/^an end without its bracket$/, 'a bracket at one end only; asked for both'],
  [/^the only other choice is denied$/, 'denies the other choice, which leaves the key'],
  [/^raised figures in a formula$/, 'the right atoms, with raised figures'],
  [/^other terms$/, 'not in the terms that were asked'],
  [/^other words beside /, 'strict takes the key alone'],
  [/^the percent sign is missing$/, 'strict wants the percent sign'],
  [/^figures beside other words of the question$/, 'a figure said of something else than asked'],
  [/^figures that are no /, 'figures, but not what is asked'],
  [/^the (?:key|number|formula|date|time|ratio|number with a remainder|items) (?:is|are) negated$/, 'the key is denied'],
  [/^an interval in other signs$/, 'the right numbers, not written as an interval'],
  [/^the right value in another form than asked$/, 'the right value, not in the form you asked for'],
  [/^the right time, not in the \d+-hour clock$/, 'the right time of the other clock'],
  [/^copied from the question$/, 'the question itself, written again'],
  [/^(?:the unit is missing|am or pm is missing|the day is missing|the year is missing)$/, 'right so far, but a part is missing'],
  [/^both poles, or a denied one$/, 'yes and no at once'],
  [/^(?:two answers|two formulas joined by "or"|two values joined by "or")$/, 'two answers joined by "or"'],
  [/^several /, 'several answers, none of them chosen'],
  [/^taken back$/, 'taken back at the end'],
  [/^the key inside another statement$/, 'the key inside a sentence about something else'],
  [/^nearer to another word$/, 'misspelt, and as near to another word'],
  [/^key words without a sentence$/, 'key words where you asked to explain'],
  [/^(?:an expression where a number is asked|a sum that is left to work out)$/, 'not worked out yet'],
  [/^a relation where a formula is asked$/, 'an equation where a formula is asked'],
  [/^no whole equation$/, 'only one side of the equation'],
  [/^a division by zero$/, 'a division by zero'],
  [/^(?:no legal reading|no number in it|no items|no chemical equation|no formula: .+|no .+ in it|too long (?:for an? .+|an item))$/, 'nothing that can be read as the key'],
  [/^(?:no meaning|costs too much to judge)$/, 'nothing that means an answer'],
  [/^blank$/, 'nothing was typed'],
  [/^a repeat$/, 'tried before'],
  [/^an equation with the same solutions$/, 'a step on the way: an equation with the same solutions'],
  [/^true arithmetic on the way$/, 'a step on the way: true arithmetic'],
  [/^a value on the way$/, 'a step on the way: a value that leads there'],
  [/^a step of the question$/, 'a step on the way: one of your Step: lines'],
  [/^a check that comes out$/, 'a step on the way: a check that comes out'],
  [/^true arithmetic with other numbers$/, 'a step on the way: true arithmetic with other numbers'],
  [/^a share of what is given$/, 'a step on the way: a share of what is given'],
  [/^a part that is worked out$/, 'a step on the way: a part is worked out'],
  [/^an equation that the answer solves$/, 'a step on the way: an equation that the answer solves'],
  [/^a part of the answer$/, 'a step on the way: a part of the answer'],
  [/^a value half way$/, 'a step on the way: what the first operation makes'],
  [/^what is given in (?:other terms|another unit)$/, 'a step on the way: what is given, written otherwise'],
  [/^words of the hint or the explanation$/, 'a step on the way: words of your hint or explanation'],
  [/^counts on$/, 'a step on the way: counts on'],
  [/^says what to do$/, 'a step on the way: says what to do'],
  [/^names an operation on the way$/, 'a step on the way: the operation is named'],
  [/^talk: /, 'talk, no answer'],
  [/^asks for help$/, 'asks for help'],
  [/^asks for an example$/, 'asks for an example'],
  [/^begs for the answer$/, 'asks for the answer'],
  [/^sent to the teacher$/, 'sent to you by the student'],
  [/^worrying words$/, 'words to worry about, shown to a person'],
  [/^the teacher checks it$/, 'you check these answers yourself'],
  [/^(?:no key decides|too few places where both (?:formulas|sides) have a value|a text of more than \d+ words|a range that can’t be read)$/, 'the tutor cannot tell'],
]

/** What a rule means in a few words; null for one without words. */
export function wordsOfRule(rule: string): string | null {
  return words.find(([pattern]) => pattern.test(rule))?.[1] ?? null
}

/** What a verdict says before its reason. */
function verdictWords({ outcome, quality }: Pick<Judgement, 'outcome' | 'quality'>): string {
  if (outcome === 'pending') return 'waits for you'
  if (outcome !== 'graded') return 'free'
  if (quality === 1) return 'accepted'
  return (quality ?? 0) > 0 ? 'partly' : 'not yet'
}

/**
 * Why an answer got its verdict, for a teacher: "Read as 3/8. Accepted: the same value." `answer` is what was typed, so that only another
 * reading of it is told.
 */
export function reasonFor({ rule, normalised, ...verdict }: Pick<Judgement, 'outcome' | 'quality' | 'rule' | 'normalised'>, answer: string): string {
  const said = verdictWords(verdict)
  const reason = `${wordsOfRule(rule) ?? rule}.`
  const [, value = ''] = /^=(-?[\d./]+)$/.exec(normalised) ?? []
  const reading = /\d|\bpoint\b/i.test(answer) ? value : asFraction(value)
  const isOther = reading !== '' && !/^[-−\d.,/\s%]+$/.test(answer) && (verdict.quality ?? 0) > 0
  return isOther ? `Read as ${reading}; ${said}: ${reason}` : `${capital(said)}: ${reason}`
}

/** `0.375` as `3/8`, as words for parts are meant; a whole number as it is. */
function asFraction(value: string): string {
  const [, whole = '', places = ''] = /^(-?\d+)\.(\d{1,6})$/.exec(value) ?? []
  if (places === '') return value
  const [above, below] = [Number(`${whole}${places}`), 10 ** places.length]
  const shared = divisorOf(Math.abs(above), below)
  return `${above / shared}/${below / shared}`
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other)
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
