import type { readCandidates } from '#server/db/review/accepted-answers.queries.ts'
import { isSameAnswer } from '#server/grading/turn/judge.ts'
import type { AcceptedAnswer } from '#server/grading/types.ts'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number]

/** The messages that an accepted answer makes right and that were not yet, by session. The same words are looked at once. */
export function newlyRight(candidates: readonly Candidate[], { text, when }: AcceptedAnswer): Map<number, Set<number>> {
  const known = new Map<string, boolean>()
  const found = new Map<number, Set<number>>()
  for (const candidate of candidates.filter(({ values }) => Object.entries(when).every(([name, value]) => values[name] === value))) {
    const right = candidate.said.filter((one) => !isRight(one) && isSame(candidate, one.content))
    const before = found.get(candidate.sessionId) ?? []
    if (right.length > 0) found.set(candidate.sessionId, new Set([...before, ...right.map(({ id }) => id)]))
  }
  return found

  function isSame({ prompt, subject, values, strictness }: Candidate, content: string): boolean {
    const key = JSON.stringify([prompt, subject, values, strictness, content])
    const same = known.get(key) ?? isSameAnswer(instanceOf({ prompt, subject }, values), text, content, strictness)
    known.set(key, same)
    return same
  }
}

/** A repeat stays what it was: free, and no try. */
function isRight({ judgement, reviewed }: Candidate['said'][number]): boolean {
  return (reviewed ?? judgement?.quality ?? 0) >= 1 || judgement?.rule === 'a repeat'
}
