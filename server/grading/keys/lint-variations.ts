import { advice, serious } from './lint-types.ts'
import type { Lint } from './lint-types.ts'
import type { LabelledLine } from './question-format.ts'
import type { ParsedPrompt, Values } from '#server/grading/types.ts'
import { valueOf, variationRows } from './variations.ts'

const lookedAt = 200
const mostDecimals = 4
const isItZero = 'Is that a division by zero?'

/** Values that fail: divisions by zero, long decimals, too few different rows, braces nobody fills. `count` is how often the set asks. */
export function lintVariations(prompt: string, parsed: ParsedPrompt, labelled: readonly LabelledLine[], count: number): Lint[] {
  const line = labelled.find(({ label }) => label === 'let')?.line ?? null
  if (parsed.lets.length === 0) return count > 1 ? [advice(null, `The same question is asked ${count} times. A Let: line would vary it.`)] : []
  const drawn = variationRows({ lets: parsed.lets.filter((one) => 'choices' in one) }, lookedAt, 'lint').rows
  const rows = drawn.map((values) => ({ values, complete: withFormulas(parsed, values) }))
  const failing = rows.find(({ complete }) => complete === null)
  const whole = rows.flatMap(({ complete }) => (complete === null ? [] : [complete]))
  const { distinct } = variationRows(parsed, Math.max(count, 2), 'lint')
  return [
    ...(failing ? [serious(line, `With ${shown(failing.values)} a value can't be worked out. ${isItZero}`)] : []),
    ...(whole.length > 0 && distinct < count ? [serious(line, tooFew(count, distinct))] : []),
    ...braceLints(prompt, whole, new Set(parsed.lets.map(({ name }) => name))),
  ]
}

const braces = /(?<!\\(?:text|mathrm|frac|sqrt|operatorname|begin|end))\{([^{}]+)\}/g

function braceLints(prompt: string, rows: readonly Values[], names: ReadonlySet<string>): Lint[] {
  const seen = new Set<string>()
  return prompt.split(/\r\n|[\n\r]/).flatMap((raw, index): Lint[] => {
    if (/^\s*let\s*:/i.test(raw)) return []
    return [...raw.matchAll(braces)].flatMap(([, inside = '']): Lint[] => {
      if (seen.has(inside)) return []
      seen.add(inside)
      const line = index + 1
      const isUnknown = /^\s*[A-Za-z]\w*\s*$/.test(inside) && !names.has(inside.trim())
      if (isUnknown) return [serious(line, `Nothing fills in {${inside}}: there is no “Let: ${inside.trim()} = …”.`)]
      const values = rows.map((row) => ({ row, value: valueOf(inside, row) }))
      if (values.every(({ value }) => value === null)) return []
      const failing = values.find(({ value }) => value === null)
      if (failing) return [serious(line, `With ${shown(failing.row)} there is no value for {${inside}}. ${isItZero}`)]
      const ugly = values.find(({ value }) => isUgly(value ?? ''))
      return ugly ? [advice(line, `With ${shown(ugly.row)} {${inside}} becomes ${ugly.value ?? ''}. Choose values that come out even.`)] : []
    })
  })
}

function tooFew(count: number, distinct: number): string {
  return `${count} questions are asked, but only ${distinct} can be different. Give more values.`
}

function withFormulas(parsed: ParsedPrompt, drawn: Values): Values | null {
  let values = drawn
  const open = parsed.lets.flatMap((one) => ('formula' in one ? [one] : []))
  for (let round = 0; round < open.length; round += 1) {
    for (const { name, formula } of open) {
      const value = Object.hasOwn(values, name) ? null : valueOf(formula, values)
      if (value !== null) values = { ...values, [name]: value }
    }
  }
  return open.every(({ name }) => Object.hasOwn(values, name)) ? values : null
}

/** More than four digits after the point, or a fraction where none was drawn. */
function isUgly(value: string): boolean {
  return /^-?\d+\/\d{3,}$/.test(value) || (/^-?\d*\.(\d+)$/.exec(value)?.[1]?.length ?? 0) > mostDecimals
}

function shown(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')
}
