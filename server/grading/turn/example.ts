import { type Budget, budgetOf, within } from '#server/grading/budget.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { whatItTells } from '#server/grading/keys/asked-rows.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import type { Instance, ParsedPrompt, Values, WorkedExample } from '#server/grading/types.ts'
import { chatTextOf, coreOfChat } from './talk/chat-words.ts'

const wanted = String.raw`(?:(?:one|another one|something|a question|a problem) (?:like|similar to) (?:this|it|that|mine)(?: one)?|(?:an? |another |the |one more )?(?:worked )?example|how (?:one|another one) is done|un ejemplo|otro ejemplo)`
const requests = new RegExp(
  String.raw`^(?:(?:can|could|will|would) (?:you|i) (?:please )?(?:show me|give me|have|see|get|show|give) ${wanted}|(?:show|give) (?:me )?${wanted}|i (?:want|need|would like) ${wanted}|${wanted}|(?:dame|mu[eé]strame|quiero) ${wanted})$`,
  'u',
)

/** Whether a message only asks to see a worked example. */
export function asksForExample(message: string): boolean {
  const { text } = chatTextOf(message)
  return requests.test(text) || requests.test(coreOfChat(text))
}

/** The rows beyond those asked that are looked at for examples, and how many different examples a question has. */
const rowsLookedAt = 12
const mostExamples = 3

/** The most steps of filling in rows while an example is looked for. */
const mostSteps = 30_000

/**
 * A worked example of a question: another row of its `Let:` values with its explanation, else the text of `Example:`; null without
 * either. `asked` are the rows of `seed` that the session itself asks, so none of them is shown, nor one that reads the same or has the
 * same answer; `shown` examples were there before, and after three they begin again. Where filling in takes too many steps it is the text.
 */
export function exampleOf(
  parsed: ParsedPrompt,
  { asked, seed, shown, values }: { asked: readonly Values[]; seed: string; shown: number; values: Values },
): WorkedExample | null {
  if (parsed.lets.length > 0 && parsed.explain !== null) {
    const { rows, distinct } = variationRows(parsed, asked.length + rowsLookedAt, seed)
    const budget = budgetOf(mostSteps)
    const told = new Set(asked.flatMap((row) => whatItTells(filledIn(parsed, row, budget))))
    const filled = rows.slice(0, distinct).map((row) => filledIn(parsed, row, budget))
    const spare = budget.isSpent ? [] : filled.filter((one) => !whatItTells(one).some((tells) => told.has(tells)))
    const example = spare[shown % Math.min(mostExamples, Math.max(1, spare.length))]
    if (example) return { text: `${example.studentText}\n\n${example.explain ?? ''}`, values: example.values }
  }
  const { example = null } = parsed.example === null ? {} : fillIn(parsed, values)
  return example === null ? null : { text: example, values: null }
}

function filledIn(parsed: ParsedPrompt, row: Values, budget: Budget): Instance {
  within(() => budget.spend(Math.ceil(parsed.studentText.length / 100)), undefined)
  return fillIn(parsed, row, '', budget)
}
