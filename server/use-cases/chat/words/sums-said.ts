/** A text in which numbers stand as figures, what was said right before it, and the letters of the question's formulas. */
export type SaidInFigures = { before: string; text: string; question: string; letters: ReadonlySet<string> }

/** More numbers than this in a row nobody adds up in their head. */
const longestRow = 6
const mostValues = 40

/**
 * What the numbers and letters of a text come to, in whatever way it says: every row of up to six of them with each operation that stands between
 * two, in every order, one after the other as digits, doubled, halved, squared. Only what ends in `text` counts, and rows of the question's own
 * numbers do not.
 */
export function sumsSaid({ before, text, question, letters }: SaidInFigures): string[] {
  const whole = `${before} ${text}`
  const found = [...whole.matchAll(term)].filter(([said]) => /\d/.test(said) || letters.has(said))
  const terms = found.map(({ 0: said, index }) => ({ text: said.replaceAll(',', ''), from: index, to: index + said.length }))
  const gaps = [...terms.map(({ from }, at) => whole.slice(terms[at - 1]?.to ?? 0, from)), whole.slice(terms.at(-1)?.to ?? 0)]
  const own = [...question.matchAll(term)].map(([said]) => said)
  const isNegative = negative.test(whole)
  const isGoneOnWith = unaries.some(([says]) => says.test(text))
  return terms.flatMap(({ to }, last) => {
    if (to <= before.length && !(isGoneOnWith && last === terms.length - 1)) return []
    const row = terms.slice(Math.max(0, last + 1 - longestRow), last + 1).map((one) => one.text)
    return rowsEndingIn(row, gaps.slice(last + 1 - row.length, last + 2), isNegative ? [] : own).flatMap((value) => (isNegative ? [value, `-${value}`] : [value]))
  })
}

const term = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|(?<![\p{L}'’])[b-hj-z](?!\p{L})/gu
const negative = /\b(?:negative|opposite|other sign)\b|\bbelow (?:zero|nought|0)\b/i

/** What every row of these numbers that ends in the last one comes to. */
function rowsEndingIn(row: readonly string[], gaps: readonly string[], own: readonly string[]): string[] {
  const known = new Map<string, string[]>()
  const last = row.length - 1

  function valuesOf(from: number, to: number): string[] {
    const key = `${from} ${to}`
    const values = known.get(key) ?? [...new Set(withOwn(from === to ? [row[from] ?? ''] : joined(from, to), `${gaps[from]}`, `${gaps[to + 1]}`))].slice(0, mostValues)
    known.set(key, values)
    return values
  }

  function joined(from: number, to: number): string[] {
    return Array.from({ length: to - from }, (_, at) => from + at).flatMap((end) => {
      const between = `${gaps[end + 1]}`
      // "1592, but a century sooner": what follows the second one may say it as well.
      const operations = operationsIn(end + 1 === to ? `${between} , ${/^[^.!?]*/.exec(`${gaps[to + 1]}`)?.[0]}` : between, between)
      return valuesOf(from, end).flatMap((a) => valuesOf(end + 1, to).flatMap((b) => operations.flatMap((operation) => operation(a, b))))
    })
  }

  return Array.from({ length: row.length }, (_, at) => at).flatMap((from) => {
    const isOfQuestion = isAmong(row.slice(from), own) && !unaries.some(([says]) => gaps.slice(from).some((gap) => says.test(gap)))
    return isOfQuestion ? [] : valuesOf(from, last)
  })
}

function isAmong(row: readonly string[], own: readonly string[]): boolean {
  return row.every((one) => row.filter((other) => other === one).length <= own.filter((other) => other === one).length)
}

/** What is done to one number by the words before or behind it. */
const unaries: readonly (readonly [RegExp, (a: number) => number, string])[] = [
  [/\b(?:doubl\w*|twice)\b/i, (a) => a * 2, '2*('],
  [/\b(?:tripl\w*|trebl\w*|thrice)\b/i, (a) => a * 3, '3*('],
  [/\bquadrupl\w*\b/i, (a) => a * 4, '4*('],
  [/\bhalv\w*\b|\bhalf\b/i, (a) => a / 2, '1/2*('],
  [/\bthird of\b/i, (a) => a / 3, '1/3*('],
  [/\bquarter of\b/i, (a) => a / 4, '1/4*('],
  [/\bsquared?\b(?! root)|²/i, (a) => a * a, '('],
  [/\bcubed?\b(?! root)|³/i, (a) => a ** 3, '('],
  [/√|\broot\b/i, Math.sqrt, '('],
]

function withOwn(values: readonly string[], before: string, after: string): string[] {
  const [near, nearAfter] = [/[^.!?]*$/.exec(before)?.[0] ?? '', after]
  const found = unaries.filter(([says]) => says.test(near) || says.test(nearAfter))
  return [...values, ...found.flatMap(([, value, sign]) => values.flatMap((one) => (isNumber(one) ? figure(value(Number(one))) : [`${sign}${one})`])))]
}

type Operation = (a: string, b: string) => string[]

const plus = calculated('+', (a, b) => a + b)
const minus = calculated('-', (a, b) => a - b)
const times = calculated('*', (a, b) => a * b)
const over = calculated('/', (a, b) => a / b)
const power = calculated('^', (a, b) => a ** b)

const operations: readonly (readonly [RegExp, readonly Operation[]])[] = [
  [/\+|\b(?:plus|and|add\w*|more|up|on top|extra|another|again|then|with|after|past|above|later|higher|bigger|greater|larger|longer|joins?|together)\b|\btoo (?:few|little|low|small)\b/i, [plus]],
  [/(?<!\p{L})[-−–](?!\p{L})|\b(?:minus|less|tak\w+|took|subtract\w*|down|fewer|without|back|remov\w+|sooner|earlier|lower|smaller|from|before|below|under|short of|until)\b|\btoo (?:many|much|high|big)\b/iu, [minus, (a, b) => minus(b, a)]],
  [/[*×·(]|^\s*x\s*$|\b(?:times|multipl\w+|lots?|groups?|sets?|by|of|each)\b/i, [times]],
  [/[/÷:]|\b(?:divid\w+|over|shared?|split|into|per)\b/i, [over]],
  [/\^|\bpower\b/i, [power]],
  [/\b(?:middle|half-?way|between)\b/i, [mean]],
]

function digits(a: string, b: string): string[] {
  return /^\d+$/.test(a) && /^\d+$/.test(b) && a.length + b.length < 10 ? [a + b] : []
}

function mean(a: string, b: string): string[] {
  return isNumber(a) && isNumber(b) ? figure((Number(a) + Number(b)) / 2) : []
}

function operationsIn(text: string, between: string): Operation[] {
  const found = operations.flatMap(([says, ways]) => (says.test(text) ? ways : []))
  // Side by side stand the digits of a number, its hundreds and its ones, and a number and a letter.
  const isBeside = /^[\s,;:]*$/.test(between)
  const beside: Operation = (a, b) => (isNumber(a) && isNumber(b) ? plus(a, b) : times(a, b))
  return [...found, digits, ...(isBeside ? [beside] : [])]
}

function calculated(sign: string, value: (a: number, b: number) => number): Operation {
  return (a, b) => (isNumber(a) && isNumber(b) ? figure(value(Number(a), Number(b))) : [`(${a})${sign}(${b})`])
}

function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text)
}

function figure(value: number): string[] {
  return Number.isFinite(value) && Math.abs(value) < 1e9 ? [String(Math.round(value * 1e6) / 1e6)] : []
}
