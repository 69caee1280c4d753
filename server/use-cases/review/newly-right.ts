import type { readCandidates } from '#server/db/review/accepted-answers.queries.ts'
import type { AcceptedAnswer } from '#server/grading/types.ts'
import type { Given } from '#server/ports/judging.ts'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number]

/** Answers by name, and whether the accepted one makes them right. */
export type Compared = Map<string, boolean>

/** Thrown when answers were not compared yet: that takes too long while sessions are held. */
export class NotCompared extends Error {
  readonly given: ReadonlyMap<string, Given>

  constructor(given: ReadonlyMap<string, Given>) {
    super('answers were not compared yet')
    this.given = given
  }
}

/**
 * The messages that an accepted answer makes right and that were not yet, by session. The same words are looked at once, and what
 * was not `compared` is told by a `NotCompared`. `line` is what the accepted answer adds to prompts, which changes no comparison.
 */
export function newlyRight(candidates: readonly Candidate[], { when }: AcceptedAnswer, line: string, compared: Compared): Map<number, Set<number>> {
  const missing = new Map<string, Given>()
  const found = new Map<number, Set<number>>()
  for (const candidate of candidates.filter(({ values }) => Object.entries(when).every(([name, value]) => values[name] === value))) {
    const right = candidate.said.filter((one) => !isRight(one) && isSame(candidate, one.content))
    const before = found.get(candidate.sessionId) ?? []
    if (right.length > 0) found.set(candidate.sessionId, new Set([...before, ...right.map(({ id }) => id)]))
  }
  if (missing.size > 0) throw new NotCompared(missing)
  return found

  function isSame({ prompt, subject, values, strictness }: Candidate, answer: string): boolean {
    const asked = { prompt: prompt.replace(line, ''), subject }
    const name = JSON.stringify([asked, values, strictness, answer])
    const known = compared.get(name)
    if (known === undefined) missing.set(name, { question: instanceOf(asked, values), strictness, answer })
    return known ?? false
  }
}

/** A repeat stays what it was: free, and no try. */
function isRight({ judgement, reviewed }: Candidate['said'][number]): boolean {
  return (reviewed ?? judgement?.quality ?? 0) >= 1 || judgement?.rule === 'a repeat'
}
