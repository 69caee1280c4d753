import type { Instance, ParsedPrompt, Values } from '#server/grading/types.ts'
import { type Budget, budgetOf, within } from '#server/grading/budget.ts'
import { mostStepsOfBraces, valueOf } from '#server/grading/keys/variations.ts'

/**
 * The question with one row of values in place of every `{…}` that is an expression of `Let:` names; all other braces stay.
 * In the texts people read, a value inside \(…\) or $$…$$ keeps its braces, so that `x^{n}` stays one exponent. `subject` is the
 * question's, where it is known. Braces for which the budget does not last stay as well.
 */
export function fillIn(parsed: ParsedPrompt, values: Values, subject = '', budget = budgetOf(mostStepsOfBraces)): Instance {
  const text = (template: string) => fillText(template, values, budget)
  const key = (template: string) => fillKey(template, values, budget)
  const accepted = parsed.accepted?.filter(({ when }) => Object.entries(when).every(([name, value]) => values[name] === value)) ?? []
  return {
    studentText: text(parsed.studentText),
    keys: parsed.keys.map((line) => ({ ...line, text: key(line.text) })),
    halfCredits: parsed.halfCredits.map((half) => ({ ...half, text: key(half.text) })),
    mistakes: parsed.mistakes.map(({ sayings, reply }) => ({ sayings: sayings.map(key), reply: text(reply) })),
    ideas: parsed.ideas.map(({ synonyms }) => ({ synonyms: synonyms.map(key) })),
    hints: parsed.hints.map(text),
    explain: parsed.explain === null ? null : text(parsed.explain),
    steps: parsed.steps.map(key),
    definitions: parsed.definitions.map(({ names, meaning }) => ({ names: names.map(text), meaning: text(meaning) })),
    example: parsed.example === null ? null : text(parsed.example),
    form: parsed.form,
    units: parsed.units === null ? null : key(parsed.units),
    voice: parsed.voice,
    isCheckedByTeacher: parsed.isCheckedByTeacher,
    ...(accepted.length > 0 ? { accepted } : {}),
    values,
    ...(subject === '' ? {} : { subject }),
  }
}

function fillText(template: string, values: Values, budget: Budget): string {
  return template
    .split(/(\\\([\s\S]*?\\\)|\$\$[\s\S]*?\$\$)/)
    .map((part, index) => fillBraces(part, values, budget, (value) => (index % 2 === 1 ? `{${value}}` : value)))
    .join('')
}

/** In keys a negative number or fraction beside an operator gets brackets, so that `{a}^2` means the square of a. */
function fillKey(template: string, values: Values, budget: Budget): string {
  return fillBraces(template, values, budget, (value, before, after) => {
    const standsAlone = /^[\d.]+$/.test(value) || !/^[-\d./]+$/.test(value)
    const touches = /[-+−*×·÷/^]\s*$|[\p{L}\d)]$/u.test(before) || /^\s*\^/.test(after)
    return standsAlone || !touches || /±\s*$|\+\/?-\s*$/.test(before) ? value : `(${value})`
  })
}

/** How much of what stands beside a brace is looked at. */
const beside = 40

type Write = (value: string, before: string, after: string) => string

function fillBraces(template: string, values: Values, budget: Budget, write: Write): string {
  if (budget.isSpent || Object.keys(values).length === 0) return template
  const braces = /(\\(?:text|mathrm|operatorname|begin|end))?\{([^{}]*)\}/g
  return template.replaceAll(braces, (whole: string, command: string | undefined, inside: string, at: number) => {
    const value = command === undefined && !budget.isSpent ? within(() => valueOf(inside, values, budget), null) : null
    const end = at + whole.length
    return value === null ? whole : write(value, template.slice(Math.max(0, at - beside), at), template.slice(end, end + beside))
  })
}
