import type { Instance, Recap } from '#server/grading/types.ts'

/** The answer and explanation as shown in the reply that gives the answer away and after the session; `answer` is null without a key. */
export function recapOf(instance: Pick<Instance, 'keys' | 'ideas' | 'explain' | 'units'>): Recap {
  const isIdeas = instance.ideas.length > 0 && !instance.keys.some(({ label }) => label === 'answer')
  return { answer: answerOf(instance), isIdeas, explain: instance.explain }
}

function answerOf({ keys, ideas, units }: Pick<Instance, 'keys' | 'ideas' | 'units'>): string | null {
  const answer = keys.find(({ label }) => label === 'answer')
  if (answer) return withUnit(withoutNotes(answer.text), units)
  const named = ideas.flatMap(({ synonyms }) => synonyms.slice(0, 1))
  if (named.length > 0) return named.join(', ').replace(/, ([^,]*)$/, ' and $1')
  const range = keys.find(({ label }) => label === 'range')
  return range ? `any number from ${range.text.replace(/\s*(?:\.\.+|…|–)\s*/, ' to ')}` : null
}

function withoutNotes(key: string): string {
  return key.replace(/(?:±|\+\/?-).*$/, '').trimEnd().replace(/(?:\(\s*)?in order\s*\)?$/i, '').trimEnd()
}

function withUnit(answer: string, units: string | null): string {
  return units !== null && /^[-−]?[\d.,/ ]+$/.test(answer) ? `${answer} ${units}` : answer
}
