import type { AtWork } from '#contract/classroom/at-work.ts'
import { findTokenOwner } from '#server/db/accounts/tokens.queries.ts'
import { findClassRow } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { tooMany } from '#server/security/rate-limits.ts'
import { type AtWorkClass, readAtWork } from './read-at-work.ts'

type Surroundings = Pick<Deps, 'db' | 'clock' | 'watching'>
type Watched = { theClass: AtWorkClass; exerciseId: number | undefined; leaving: AbortSignal }

/** A stream ends after so many looks, ten minutes of them, so that none is open for ever. */
const mostLooks = 200
const retryMs = 60_000
const tooOften = 'You are watching in three places already. Close one of them to watch here live.'

/**
 * What `readAtWork` answers, whenever it changed; null where a look found nothing new. Each look asks again whether the caller may still see the
 * class, and takes five statements however many students there are. Refuses with 429 who watches too often at once.
 */
export function watchAtWork(deps: Surroundings, caller: Caller, watched: Watched): AsyncGenerator<AtWork | null> {
  const end = deps.watching.begin(caller.id)
  if (end === null) throw tooMany(retryMs, tooOften)
  return looks(deps, caller, watched, end)
}

async function* looks(deps: Surroundings, caller: Caller, watched: Watched, end: () => void): AsyncGenerator<AtWork | null> {
  const { theClass, exerciseId, leaving } = watched
  try {
    let told = ''
    let seen: AtWorkClass | null = theClass
    for (let count = 0; seen !== null && count < mostLooks; count += 1) {
      const report: AtWork = await readAtWork(deps, caller, seen, exerciseId)
      const telling = JSON.stringify(report)
      yield telling === told ? null : report
      told = telling
      if (!(await deps.watching.pause(leaving))) return
      seen = await stillSeen(deps, caller, theClass.id)
    }
  } finally {
    end()
  }
}

async function stillSeen({ db, clock }: Surroundings, caller: Caller, classId: number): Promise<AtWorkClass | null> {
  const now = clock.now()
  if (caller.expiresAt <= now) return null
  const owner = await findTokenOwner(db, { userId: caller.id, tokenVersion: caller.tokenVersion, jti: caller.jti }, now)
  return owner && findClassRow(db, owner, classId)
}
