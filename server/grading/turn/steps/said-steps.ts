import { compare } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { scanNumbers } from '#server/grading/numbers/number-scan.ts'
import { isAmong, resultsOf } from './reachable.ts'
import type { AskedEquation } from './asked-equation.ts'

const opening = String.raw`(?:(?:first|then|next|so|and|now|ok|you|u|i|we|have to|has to|need to|must|can|should|just|to|maybe|the|lets|let's|gotta)\s+)*`
const ending = String.raw`(?:\s+(?:first|then|now|it|them|both|both sides|again|together|after|next))*[\s.!?]*$`

/** What is asked of a question beside the words of a step that only says what to do. */
type Known = { prompt: string; equations: readonly AskedEquation[]; numbers: readonly Rational[]; wanted: readonly Rational[]; isFormula: boolean }

const few = String.raw`(?:\d|one|two|three|four|five|six|seven)`

type SaidStep = { words: RegExp; leadsOn: (number: Rational | null, known: Known) => boolean }

function said(words: string): RegExp {
  return new RegExp(`^${opening}${words}${ending}`, 'iu')
}

/** Steps in words that no table of operations has; each with what has to be true of the question. */
const steps: readonly SaidStep[] = [
  {
    words: said(String.raw`(?:put|plug|sub(?:stitute)?|insert|fill|use)(?:ting|ging|ing)?(?: in)? (?:the )?(-?\d+(?:\.\d+)?)(?: (?:in|into|for|instead of|as)(?: (?:it|the (?:formula|equation|function|rule)|the x|\p{L}))?)*`),
    leadsOn: (number, { prompt, numbers }) => number !== null && isAmong(number, numbers) && /[a-z]\s*\(|\b[a-z]\b/i.test(prompt),
  },
  { words: said(String.raw`replace (?:the )?\p{L} (?:with|by) (-?\d+(?:\.\d+)?)`), leadsOn: (number, { numbers }) => number !== null && isAmong(number, numbers) },
  {
    words: said(String.raw`(?:put|collect|group|combine|gather|add)(?:ing)? (?:the |all the |all )?(?:like terms|\p{L}(?:\s?'?\s?s)?(?: (?:terms|parts))?)`),
    leadsOn: (_, { isFormula }) => isFormula,
  },
  {
    words: said(String.raw`(?:multiply|times)(?:ing)?(?: (?:it|them|everything|both|each(?: one)?|all|the bracket|the inside))?(?: by)? (\d+(?:\.\d+)?)`),
    leadsOn: (number, { prompt, isFormula }) => isFormula && number !== null && new RegExp(String.raw`(?<![\d.])${number.n}\s*\*?\s*\(`).test(prompt),
  },
  {
    words: said(String.raw`(?:multiply|times)(?:ing)? (?:the )?(\d+(?:\.\d+)?) (?:with|by|to|into|times) (?:both|each(?: one)?|everything|all|(?:the |both )?brackets?|(?:every|each) (?:term|part)|both (?:terms|parts))`),
    leadsOn: (number, { prompt, isFormula }) => isFormula && number !== null && new RegExp(String.raw`(?<![\d.])${number.n}\s*\*?\s*\(`).test(prompt),
  },
  {
    words: said(String.raw`(?:i |you |u )?(?:find|make|get|need|use|want)?(?:ing)? ?(?:a |an |the )?(?:same|common|equal|lcd|lowest common) ?(?:bottoms?|denom\p{L}*|numbers? (?:on|at) the bottom)?(?: (?:is|are|=) \d+)?`),
    leadsOn: (_, { prompt }) => /\d\s*\/\s*(\d+)\s*[-+]\s*\d+\s*\/\s*(?!\1(?!\d))\d/.test(prompt),
  },
  {
    words: said(String.raw`count(?:ing)? (?:up|on|back|down|backwards|forward)(?: from)? (\d+)(?: to \d+)?`),
    leadsOn: (number, { numbers, wanted }) => number !== null && numbers.length === 2 && isAmong(number, numbers) && makesAnswer(numbers, wanted),
  },
  {
    words: said(String.raw`(?:mov(?:e|ing) (?:(?:the )?(?:decimal )?(?:point|comma|dot) )?)?(?:(?:to the )?(?:left|right) )?(?:${few} (?:places?|digits|spots|times)(?: to the)? ?(?:left|right)?|(?:${few} )?(?:to the )?(?:left|right))`),
    leadsOn: (_, { prompt }) => /\b(?:scientific|standard form|decimal|convert|times 10|divided by 10|how many|power of (?:10|ten))\b|[×*÷/]\s*10/i.test(prompt),
  },
  { words: said(String.raw`divid(?:e|ing)`), leadsOn: (_, { equations }) => equations.some(({ text }) => /\d\s*\*?\s*[\p{L}(]/u.test(text)) },
  { words: said(String.raw`(?:subtract|minus|take away)(?:ing)?`), leadsOn: (_, { equations }) => equations.some(({ text }) => /\+\s*\d/.test(text)) },
  { words: said(String.raw`add(?:ing)?`), leadsOn: (_, { equations }) => equations.some(({ text }) => /-\s*\d/.test(text)) },
]

/** Whether a message says what to do in words of its own: "put 5 in" for f(5), "collect the like terms", "then divide" for an equation. */
export function saysStep(message: string, known: Known): boolean {
  const text = message.toLowerCase().trim()
  return steps.some(({ words, leadsOn }) => {
    const found = words.exec(text)
    const number = found?.[1] === undefined ? null : (scanNumbers(found[1])[0]?.readings[0]?.value ?? null)
    return found !== null && leadsOn(number, known)
  })
}

function makesAnswer(numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const [one, other] = numbers
  return one !== undefined && other !== undefined && resultsOf(one, other).some((result) => wanted.some((value) => compare(value, result) === 0))
}
