import { fillIn } from '#server/grading/text/fill-in.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import type { ParsedPrompt, Values } from '#server/grading/types.ts'
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

/**
 * A worked example of a question: another row of its `Let:` values with its explanation, else the text of `Example:`; null without
 * either. `count` rows of `seed` are asked in the session itself, so none of them is shown; `shown` examples were there before.
 */
export function exampleOf(
  parsed: ParsedPrompt,
  { count, seed, shown, values }: { count: number; seed: string; shown: number; values: Values },
): string | null {
  if (parsed.lets.length > 0 && parsed.explain !== null) {
    const { rows, distinct } = variationRows(parsed, count + shown + 1, seed)
    const spare = rows.slice(count, distinct)
    const row = spare[shown % Math.max(1, spare.length)]
    if (row) {
      const { studentText, explain } = fillIn(parsed, row)
      return `${studentText}\n\n${explain ?? ''}`
    }
  }
  return parsed.example === null ? null : fillIn(parsed, values).example
}
