import { cleaned } from './cleaning.ts'
import { holdsFigures } from '#server/grading/numbers/figures.ts'
import { readFormulaAnswer } from '#server/grading/formulas/formula-answer.ts'
import type { FormulaKey } from '#server/grading/formulas/formula-key.ts'
import { coreOf } from './rules/core-words.ts'
import { readKey } from '#server/grading/keys/key-kind.ts'
import { readAnswer, resultOf } from '#server/grading/turn/ladder.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import { countInWords } from '#server/grading/numbers/number-words.ts'
import { readNumberAnswer } from '#server/grading/numbers/number-answer.ts'
import { closeness } from '#server/grading/numbers/number-key.ts'
import type { NumberKey } from '#server/grading/numbers/number-key.ts'
import { compare } from '#server/grading/numbers/rational.ts'
import { compareRelations } from '#server/grading/formulas/relation.ts'
import { compareByValue } from '#server/grading/formulas/sampling.ts'
import { structureOf } from '#server/grading/formulas/structure.ts'
import { converted } from '#server/grading/numbers/units.ts'

/** Whether an answer is a known mistake: the same words or, unless only words count, the same value. No slips are forgiven. */
export function matchesSaying(saying: string, text: string, question: ReadQuestion, by: 'words' | 'value'): boolean {
  if (coreOf(saying) !== '' && coreOf(text) === coreOf(saying) && !/[-+*/^=<>([]/.test(saying) && !/^\s*(?:±|\+\/?-)/.test(text) && holdsFigures(text, saying)) return true
  if (cleaned(text) === cleaned(saying)) return true
  if (by === 'words') return false
  const key = readKey({ label: 'answer', text: saying }, { units: null, form: null, prompt: question.prompt })
  switch (key.kind) {
    case 'number':
      return !(question.keys.some((asked) => 'items' in asked) && namesAnother(text)) && isSameNumber(key.number, text, question)
    case 'formula':
    case 'equation':
      return isSameFormula(key, text, question)
    case 'text':
    case 'unread':
      return false
    case 'time':
    case 'date':
    case 'ratio':
    case 'remainder':
    case 'reaction':
      return resultOf(key, question, readAnswer(text, question)).type === 'match'
    default: {
      // Loose ignores brackets, which may be all that tells a mistake from the key.
      const exact: ReadQuestion = question.strictness === 'loose' ? { ...question, strictness: 'moderate' } : question
      const tellsByBrackets = question.keys.some(({ kind }) => kind === 'interval') && key.open !== ''
      if (tellsByBrackets && endsOf(cleaned(text)) !== endsOf(cleaned(saying))) return false
      // Where an order is asked for, another order of the same is what the mistake is.
      const inOrder = key.inOrder || question.keys.some((asked) => 'items' in asked && asked.inOrder)
      return !key.items.some(({ kind }) => kind === 'text') && resultOf({ ...key, inOrder }, exact, readAnswer(text, exact)).type === 'match'
    }
  }
}

const inWords = new RegExp(String.raw`(?<!\p{L})${countInWords}(?!\p{L})`, 'iu')

/** Whether a number in words stands beside one in digits: `4 and minus four`. */
function namesAnother(text: string): boolean {
  return /\d/.test(text) && inWords.test(text)
}

/** The brackets around an interval, which may be all that tells one from another. */
function endsOf(text: string): string {
  return `${/^[([{\]]/.exec(text)?.[0] ?? ''}${/[)\]}[]$/.exec(text)?.[0] ?? ''}`
}

function isSameNumber(known: NumberKey, text: string, { prompt, strictness }: ReadQuestion): boolean {
  const read = readNumberAnswer(text, prompt)
  if (read.type !== 'number') return false
  return read.number.readings.some((reading) => {
    const given = read.number.units.find(({ dimension }) => known.units.some((unit) => unit.dimension === dimension))
    const wanted = known.units.find(({ dimension }) => dimension === given?.dimension)
    if (known.units.length > 0 && read.number.units.length > 0 && !given) return false
    const value = given && wanted ? converted(reading.value, given, wanted) : reading.value
    return value !== null && (compare(value, known.value) === 0 || closeness(known, value, reading, strictness) === 'equal')
  })
}

/** A mistake of the same value as a key (`2x + 6` where `2(x + 3)` is asked) is one only in its own shape. */
function isSameFormula(known: FormulaKey, text: string, { keys, prompt }: ReadQuestion): boolean {
  const read = readFormulaAnswer(text, known.letters, prompt, known.kind)
  if (known.kind === 'equation') return read.type === 'relations' && compareRelations(known.relations, read.relations) === 'equal'
  if (read.type !== 'formula') return false
  const isShapeAsked = keys.some((key) => key.kind === 'formula' && compareByValue(key.expression, known.expression) === 'equal')
  if (isShapeAsked) return structureOf(known.expression) === structureOf(read.expression)
  return compareByValue(known.expression, read.expression) === 'equal'
}
