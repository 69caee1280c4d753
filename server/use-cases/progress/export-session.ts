import type { PastSession } from '#contract/sessions/sessions.ts'
import type { FoundSession } from '#server/db/sessions/sessions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { getSession } from '#server/use-cases/sessions/get-session.ts'
import { csvOf, type Cell } from './csv.ts'

const header = ['question', 'title', 'points', 'score', 'at', 'role', 'text', 'verdict', 'try', 'earned']

/** A session's transcript as CSV: a line per message in the order said, questions counted from 1, points as they stand. */
export async function exportSession(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, caller: Caller, found: FoundSession, bom: boolean): Promise<string> {
  const session = await getSession(deps, caller, found)
  return csvOf([header, ...session.chat_sessions.flatMap(linesOf)], { bom })
}

function linesOf(question: PastSession['chat_sessions'][number], index: number): Cell[][] {
  const { question_definition, points, score } = question
  return question.chat_full_context.map(({ at, role, content, verdict, attempt, earned }) => [
    index + 1,
    question_definition.question_title,
    points,
    score,
    at,
    role,
    content,
    verdict ?? null,
    attempt ?? null,
    earned ?? null,
  ])
}
