import type { SessionChange } from '#contract/review/review.ts'
import { readSessionAudit } from '#server/db/operations/audit.queries.ts'
import { readQuestionsOfMessages } from '#server/db/review/review.queries.ts'
import type { FoundSession } from '#server/db/sessions/sessions.queries.ts'
import type { Deps } from '#server/deps.ts'

const most = 100

type Noted = Awaited<ReturnType<typeof readSessionAudit>>[number]
type Place = NonNullable<SessionChange['place']>

/** Who changed what in a session, the newest first: scores set, answers judged or accepted, worrying words dealt with. */
export async function listSessionChanges({ db }: Pick<Deps, 'db'>, { id }: FoundSession): Promise<{ results: SessionChange[] }> {
  const noted = await readSessionAudit(db, id, most)
  const places = await readQuestionsOfMessages(db, id, noted.flatMap(({ details }) => (typeof details['message_id'] === 'number' ? [details['message_id']] : [])))
  return { results: noted.flatMap((one) => changeOf(one, places) ?? []) }
}

function changeOf(noted: Noted, places: ReadonlyMap<number, Place>): SessionChange | null {
  const kind = kindOf(noted)
  if (kind === null) return null
  const { id, by, at, details } = noted
  return { id, kind, by, at: at.toISOString(), place: placeOf(details, places), from: numberIn(details, 'from'), to: numberIn(details, 'to') }
}

function kindOf({ action, details }: Noted): SessionChange['kind'] | null {
  switch (action) {
    case 'score.overridden':
      return details['is_set'] === false ? 'taken_back' : 'set'
    case 'score.reviewed':
      if (details['quality'] === null) return 'taken_back'
      return typeof details['model'] === 'string' ? 'graded_by_ai' : 'judged'
    case 'score.regraded':
      return 'regraded'
    case 'concern.settled':
      return 'concern_settled'
    case 'concern.reopened':
      return 'concern_reopened'
    default:
      return null
  }
}

function placeOf(details: Noted['details'], places: ReadonlyMap<number, Place>): Place | null {
  const [set, question] = [numberIn(details, 'question_set_index'), numberIn(details, 'question_index')]
  if (set !== null && question !== null) return { question_set_index: set, question_index: question }
  return places.get(numberIn(details, 'message_id') ?? 0) ?? null
}

function numberIn(details: Noted['details'], name: string): number | null {
  const value = details[name]
  return typeof value === 'number' ? value : null
}
