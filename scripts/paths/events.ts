import type { AnyEventObject } from 'xstate'
import { eventWords } from '#src/qa/chart/event-words.ts'
import type { AnyWalk } from '#tests/support/walks/all-walks.ts'

type Fact = [key: string, fact: string]

/** Names events in words; of several examples of one type it says how they differ. */
export function eventsInWords(walks: readonly AnyWalk[]): (event: AnyEventObject) => string {
  const examples = new Map<string, Set<AnyEventObject>>()
  for (const { edges } of walks) for (const { event } of edges) examples.set(event.type, (examples.get(event.type) ?? new Set()).add(event))
  return (event) => {
    const others = [...(examples.get(event.type) ?? [])].filter((one) => one !== event).map(factsOf)
    const words = tellingFacts([...factsOf(event)], others).map(([key, fact]) => `${key.slice(key.lastIndexOf('.') + 1)}: ${fact}`)
    return `${eventWords(event.type)}${words.length === 0 ? '' : ` (${words.join(', ')})`}`
  }
}

/** A few facts that no other example has together: first the one that most others have not, of those the shortest. */
function tellingFacts(facts: readonly Fact[], others: readonly Map<string, string>[]): Fact[] {
  const alike = (fact: Fact) => others.filter((other) => other.get(fact[0]) === fact[1])
  const [best] = facts.toSorted((one, other) => alike(one).length - alike(other).length || lengthOf(one) - lengthOf(other))
  if (best === undefined || alike(best).length === others.length) return []
  return [best, ...tellingFacts(facts, alike(best))]
}

/** What is missing tells less than anything that is there. */
function lengthOf([, fact]: Fact): number {
  return fact === 'null' || fact === 'undefined' ? 100 : fact.length
}

/** What an event carries, the outermost first, by the keys that lead there. */
export function factsOf(event: AnyEventObject): Map<string, string> {
  const { type: _, ...carried } = event
  const facts = new Map<string, string>()
  let level: [string, unknown][] = Object.entries(carried)
  while (level.length > 0) {
    for (const [key, value] of level) if (!isObject(value)) facts.set(key, typeof value === 'string' ? shortened(value) : String(value))
    level = level.flatMap(([key, value]) => partsOf(value).map(([inside, part]): [string, unknown] => [`${key}.${inside}`, part]))
  }
  return facts
}

function partsOf(value: unknown): [string, unknown][] {
  return isObject(value) && !ArrayBuffer.isView(value) ? Object.entries(value) : []
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function shortened(text: string): string {
  return text.length > 40 ? `"${text.slice(0, 39)}…"` : `"${text}"`
}
