import type { ReplyOf } from '#contract/endpoint.ts'
import type { listEventCounts as endpoint } from '#contract/operations/events.ts'
import { countEvents } from '#server/db/operations/events.queries.ts'
import type { Deps } from '#server/deps.ts'

const shownDays = 30
const most = 200

/** What was recorded of how the product is used, for teachers to see: counts, of nobody in particular. */
export async function listEventCounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ReplyOf<typeof endpoint>> {
  const since = new Date(clock.now().getTime() - shownDays * 86_400_000)
  const rows = await countEvents(db, since, most)
  return {
    since: since.toISOString(),
    results: rows.map(({ name, place, count, lastAt }) => ({ name, place, count, last_at: new Date(lastAt).toISOString() })),
  }
}
