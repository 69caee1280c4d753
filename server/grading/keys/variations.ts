import { evaluate, namesIn, realToNumber } from '#server/grading/formulas/expression.ts'
import type { Expression, Real } from '#server/grading/formulas/expression.ts'
import { parseExpression } from '#server/grading/formulas/expression-reader.ts'
import { formatRational } from '#server/grading/numbers/rational.ts'
import { type Budget, budgetOf, within } from '#server/grading/budget.ts'
import { drawnIndexes, seededRandom } from './random.ts'
import type { FormatProblem, LetDefinition, ParsedPrompt, Values } from '#server/grading/types.ts'

const mostChoices = 10_000
const mostNames = 50
const mostFailures = 2000

/** The most steps of drawing the rows of a question, and of reading the values of its names; beyond, what was drawn starts over. */
const mostStepsOfRows = 30_000
const mostStepsOfChoices = 10_000
const choicesPerStep = 10

/** The most signs of one value: working with numbers of thousands of digits takes its time. */
const mostSigns = 200

/** The steps of reading the value of a name in a row. */
const stepsOfName = 10

/** The most steps of working out what the braces of a question stand for; the rest stay as they are. */
export const mostStepsOfBraces = 30_000

/**
 * `count` rows of values for the names of `Let:`, drawn without repeat and the same for the same seed. With fewer
 * different rows than asked they start over; `distinct` says how many there are. A prompt without `Let:` gives empty rows.
 */
export function variationRows(parsed: Pick<ParsedPrompt, 'lets'>, count: number, seed: string | number): { rows: Values[]; distinct: number } {
  if (parsed.lets.length === 0) return { rows: Array.from({ length: count }, () => ({})), distinct: 1 }
  const formulas = inOrderOfNeed(parsed.lets)
  const random = seededRandom(String(seed))
  const found: Values[] = []
  let failures = 0
  const budget = budgetOf(mostStepsOfRows)
  for (const choice of drawChoices(parsed.lets, random)) {
    const values = within<Values | null | 'too costly'>(() => valuesOf(parsed.lets, formulas, choice, budget), 'too costly')
    if (values === 'too costly') break
    if (values) found.push(values)
    else failures += 1
    if (found.length === count || failures === mostFailures) break
  }
  if (found.length === 0) found.push({})
  return { rows: Array.from({ length: count }, (_, index) => found[index % found.length] ?? {}), distinct: found.length }
}

/** The value of an expression of `Let:` names as text; null when it is no such expression or has no value. Throws `TooCostly` past its budget. */
export function valueOf(text: string, values: Values, budget?: Budget): string | null {
  budget?.spend(stepsToRead(text))
  const expression = parseExpression(text.trim(), new Set(Object.keys(values)))
  if (!expression || namesIn(expression).length === 0) return null
  if (expression.type === 'name') return values[expression.name] ?? null
  const result = evaluate(expression, realsOnce(values), budget)
  return result && formatReal(result)
}

/** Reads the lines of `Let:` (`a = 2..9, x = 1, 3, 5, b = a*x`); unusable definitions are named in `problems`. */
export function readLets(lines: readonly { line: number; text: string }[]): { definitions: LetDefinition[]; problems: FormatProblem[] } {
  const problems: FormatProblem[] = []
  const all = lines.flatMap(({ line, text }) => definitionsIn(line, text, problems))
  const parts = all.slice(0, mostNames)
  const [tooMany] = all.slice(mostNames)
  if (tooMany) problems.push({ line: tooMany.line, message: `Up to ${mostNames} names can have values; ${tooMany.name} and those after it have none.` })
  const names = new Set(parts.map(({ name }) => name))
  const definitions: LetDefinition[] = []
  const budget = budgetOf(mostStepsOfChoices)
  for (const { line, name, items } of parts) {
    const definition = within(() => definitionOf(name, items, names, budget), null)
    const isTwice = definitions.some((other) => other.name === name)
    if (definition && !isTwice) definitions.push(definition)
    else problems.push({ line, message: isTwice ? `${name} is defined twice; the first one counts.` : `I can't read the values of ${name}.` })
  }
  const solved = new Set(inOrderOfNeed(definitions).map(({ name }) => name))
  const circular = definitions.filter((definition) => 'formula' in definition && !solved.has(definition.name))
  const circle = circular.map(({ name }) => name).join(', ')
  if (circle !== '') problems.push({ line: lines[0]?.line ?? 1, message: `These definitions need each other: ${circle}.` })
  return { definitions: definitions.filter((definition) => !circular.includes(definition)), problems }
}

function definitionsIn(line: number, text: string, problems: FormatProblem[]): { line: number; name: string; items: string[] }[] {
  const found: { line: number; name: string; items: string[] }[] = []
  for (const part of partsOf(text)) {
    const match = /^\s*([A-Za-z][A-Za-z0-9_]*)\s*=(.*)$/.exec(part)
    const item = (match?.[2] ?? part).trim()
    if (match?.[1] !== undefined) found.push({ line, name: match[1], items: item === '' ? [] : [item] })
    else if (found.length > 0 && item !== '') found.at(-1)?.items.push(item)
    else if (item !== '') problems.push({ line, message: `I can't read “${item}”. Write it as “name = values”.` })
  }
  return found
}

/** Between commas that stand in no brackets; each character is looked at once. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let end = text.length
  let isInside = false
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at)
    if (sign === ')') isInside = true
    else if (sign === '(') isInside = false
    else if (sign === ',' && !isInside) {
      parts.push(text.slice(at + 1, end))
      end = at
    }
  }
  return [...parts, text.slice(0, end)].toReversed()
}

function definitionOf(name: string, items: readonly string[], names: ReadonlySet<string>, budget: Budget): LetDefinition | null {
  const [only] = items
  const formula = items.length === 1 && only !== undefined ? parseExpression(only, names) : null
  if (only !== undefined && formula && namesIn(formula).length > 0) return { name, formula: only }
  const choices = items.flatMap((item) => choicesIn(item, budget))
  return choices.length > 0 && choices.length <= mostChoices ? { name, choices: [...new Set(choices)] } : null
}

function choicesIn(item: string, budget: Budget): string[] {
  if (item.length > mostSigns) return []
  const text = item.replaceAll('−', '-')
  const range = /^(-?\d*\.?\d+)\s*(?:\.\.+|…)\s*(-?\d*\.?\d+)(?:\s*(?:step|by)\s*(\d*\.?\d+))?$/.exec(text)
  if (!range) {
    if (/^-?[\d.]+$/.test(text)) return [text]
    budget.spend(stepsToRead(text))
    const value = parseExpression(text, new Set())
    const real = value && evaluate(value, {}, budget)
    return real ? [formatReal(real)] : /^\p{L}[\p{L}\p{M}\d '’-]*$/u.test(text) ? [text] : []
  }
  const [, first = '', last = '', step] = range
  return steps(first, last, step, budget)
}

/** Decimals from `first` to `last`, by `step` or else by one of their last digit; beyond the most choices there is one more, which tells so. */
function steps(first: string, last: string, step: string | undefined, budget: Budget): string[] {
  const decimals = Math.max(...[first, last, step ?? ''].map((text) => text.split('.')[1]?.length ?? 0))
  const [from, to, by] = [scaled(first, decimals), scaled(last, decimals), step === undefined ? 1n : scaled(step, decimals)]
  if (by === 0n || from > to) return []
  const count = Math.min(Number((to - from) / by), mostChoices) + 1
  budget.spend(count / choicesPerStep)
  return Array.from({ length: count }, (_, index) => decimalOf(from + BigInt(index) * by, decimals))
}

/** A decimal as a whole number of units of its `decimals`-th decimal. */
function scaled(text: string, decimals: number): bigint {
  const [whole = '', part = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + part.padEnd(decimals, '0'))
  return text.startsWith('-') ? -units : units
}

function decimalOf(units: bigint, decimals: number): string {
  if (decimals === 0) return String(units)
  const digits = String(units).replace('-', '').padStart(decimals + 1, '0')
  const part = digits.slice(-decimals).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}${part === '' ? '' : `.${part}`}`
}

type Formula = { name: string; expression: Expression; needs: readonly string[] }

/** The formulas in an order in which each one needs only names before it; those that need each other are left out. */
function inOrderOfNeed(lets: readonly LetDefinition[]): Formula[] {
  const names = new Set(lets.map(({ name }) => name))
  const known = new Set(lets.flatMap((one) => ('choices' in one ? [one.name] : [])))
  let open = lets.flatMap((one): Formula[] => {
    const expression = 'formula' in one ? parseExpression(one.formula, names) : null
    return expression ? [{ name: one.name, expression, needs: namesIn(expression) }] : []
  })
  const ordered: Formula[] = []
  for (let isMoving = true; isMoving; ) {
    const ready = open.filter(({ needs }) => needs.every((name) => known.has(name)))
    isMoving = ready.length > 0
    ordered.push(...ready)
    for (const { name } of ready) known.add(name)
    open = open.filter((one) => !ready.includes(one))
  }
  return ordered
}

/** Every combination of choices once, in an order drawn from `random`. */
function* drawChoices(lets: readonly LetDefinition[], random: () => number): Generator<number> {
  const total = lets.reduce((product, definition) => ('choices' in definition ? product * definition.choices.length : product), 1)
  if (total <= mostChoices) {
    yield* drawnIndexes(total, random)
    return
  }
  const limit = Math.min(total, Number.MAX_SAFE_INTEGER)
  const seen = new Set<number>()
  for (let draw = 0; draw < mostChoices; draw += 1) {
    const index = Math.floor(random() * limit)
    if (!seen.has(index)) {
      seen.add(index)
      yield index
    }
  }
}

function valuesOf(lets: readonly LetDefinition[], formulas: readonly Formula[], choice: number, budget: Budget): Values | null {
  const values: Record<string, string> = {}
  let rest = choice
  for (const definition of lets) {
    if (!('choices' in definition)) continue
    values[definition.name] = definition.choices[rest % definition.choices.length] ?? ''
    rest = Math.floor(rest / definition.choices.length)
  }
  budget.spend(lets.length * stepsOfName)
  const reals = realsOf(values)
  for (const { name, expression } of formulas) {
    const real = evaluate(expression, reals, budget)
    if (!real) return null
    const value = formatReal(real)
    values[name] = value
    reals[name] = realOf(value) ?? real
  }
  return Object.fromEntries(lets.map(({ name }) => [name, values[name] ?? '']))
}

/** The steps of reading a short expression. */
function stepsToRead(text: string): number {
  return 20 + text.length
}

const known = new WeakMap<Values, Record<string, Real>>()

/** A row's values are read once for all its braces. */
function realsOnce(values: Values): Record<string, Real> {
  const reals = known.get(values) ?? realsOf(values)
  known.set(values, reals)
  return reals
}

function realsOf(values: Values): Record<string, Real> {
  const reals: Record<string, Real> = {}
  for (const [name, text] of Object.entries(values)) {
    const real = realOf(text)
    if (real) reals[name] = real
  }
  return reals
}

function realOf(text: string): Real | null {
  const expression = parseExpression(text, new Set())
  return expression && evaluate(expression, {})
}

function formatReal(real: Real): string {
  return 'exact' in real ? formatRational(real.exact) : String(Number(realToNumber(real).toPrecision(10)))
}
