import { budgetOf, within } from '#server/grading/budget.ts'
import { earnsCredit, rightAnswers } from '#server/grading/turn/judge.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { definitionIn } from './definitions.ts'
import { advice, serious, withoutLine } from './lint-types.ts'
import type { Lint } from './lint-types.ts'
import type { LabelledLine } from './question-format.ts'
import type { Instance } from '#server/grading/types.ts'

/** The most steps of comparing steps with the answers while an author writes. */
const mostSteps = 100_000

/** What is said of a definition that a student could type as the answer. */
export const tellingDefinition = 'This meaning is an answer to the question, so the tutor says it only once the answer is shown.'

/** Steps that are the answer, definitions that cannot be read or give the answer away, and an example that is the question itself. */
export function lintPartner(prompt: string, labelled: readonly LabelledLine[], [first]: readonly Instance[]): Lint[] {
  if (!first) return []
  const linesWith = (label: LabelledLine['label']) => labelled.filter((one) => one.label === label && one.text !== '')
  const isRight = rightAnswers(first, first.keys.flatMap(({ label, text }) => (label === 'answer' ? [text] : [])), 'moderate', budgetOf(mostSteps))
  const steps = linesWith('step').flatMap(({ line }, index): Lint[] => {
    const isAnswer = within(() => isRight(first.steps[index] ?? ''), false)
    return isAnswer ? [advice(line, 'This is the answer, so it is no step on the way.', { label: 'Remove the line', ...withoutLine(prompt, line) })] : []
  })
  const budget = budgetOf(mostSteps)
  const words = linesWith('words').flatMap(({ line, text }): Lint[] => {
    const parts = text.split('\n').filter((part) => part.trim() !== '')
    if (parts.some((part) => definitionIn(part) === null)) return [serious(line, 'I can’t read this. Write it like “axis / axes = the line a planet turns around”.')]
    const names = new Set(parts.flatMap((part) => definitionIn(part)?.names ?? []))
    const own = first.definitions.filter((one) => one.names.some((name) => names.has(name)))
    const telling = within(() => own.some((one) => earnsCredit(first, one.meaning, budget)), false)
    return telling ? [advice(line, tellingDefinition)] : []
  })
  const asked = cleaned(first.studentText).toLowerCase()
  const examples = linesWith('example').flatMap(({ line }) => {
    const isQuestion = asked !== '' && cleaned(first.example ?? '').toLowerCase().includes(asked)
    return isQuestion ? [serious(line, 'This is the question itself. Show the way with other numbers or another case.')] : []
  })
  return [...steps, ...words, ...examples]
}
