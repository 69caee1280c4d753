import type { OwnSubject } from '#contract/progress/own-progress.ts'
import { mainSubject } from '#contract/questions/subjects.ts'
import { readOwnFirstAttempts } from '#server/db/progress/own-progress.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

const year = 365 * 86_400_000
const most = 500

/** A student's own work of the last year by subject, the one with the most work first. */
export async function readOwnProgress({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller): Promise<{ since: string; subjects: OwnSubject[] }> {
  const since = new Date(clock.now().getTime() - year)
  const bySubject = new Map<string, OwnSubject['works']>()
  for (const { sessionId, title, finishedAt, score, subjects } of await readOwnFirstAttempts(db, caller.id, since, most)) {
    const subject = mainSubject(subjects ?? [], title)
    const work = { session_id: sessionId, title, finished_at: new Date(finishedAt).toISOString(), score }
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), work])
  }
  const subjects = [...bySubject]
    .map(([subject, works]) => ({ subject, works }))
    .toSorted((one, other) => other.works.length - one.works.length || one.subject.localeCompare(other.subject))
  return { since: since.toISOString(), subjects }
}
