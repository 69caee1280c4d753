import { studentsToldApart } from '#contract/classroom/told-apart.ts'
import type { listWatched as endpoint, WatchCounts, WatchedStudent } from '#contract/dashboard/dashboard.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { plainWords } from '#contract/plain-words.ts'
import { readNextWork, readStuck, readWatchFacts, type WatchFacts } from '#server/db/dashboard/dashboard.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { dayBounds } from '#server/use-cases/assignments/day-bounds.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { byPlace, type Place, placeOf, readPlace, writePlace } from './watch-places.ts'
import { needsHelp, scoreDays, stuckDays, stuckTries, urgencyOf, watchReasons } from './watch-reasons.ts'

type Query = QueryOf<typeof endpoint>
type Known = { facts: WatchFacts; stuck: { sessionId: number; title: string; tries: number } | null; place: Place; isHelp: boolean }

const dayMs = 86_400_000
const fewest = 5

/**
 * The caller's watch-list with why each stands there. Three statements of its own however many students there are; sessions
 * whose time is over are ended first.
 */
export async function listWatched(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: Query,
  timeZone: string,
): Promise<ReplyOf<typeof endpoint>> {
  const now = deps.clock.now()
  await endOverdueSessions(deps)
  const begunSince = daysBefore(now, scoreDays)
  const days = dayBounds(now, timeZone)
  const facts = studentsToldApart(await readWatchFacts(deps.db, caller, days, begunSince, query.q))
  const stuck = await readStuck(deps.db, caller, { tries: stuckTries, since: daysBefore(now, stuckDays), begunSince })
  const stuckOf = new Map(stuck.map((row) => [row.studentId, row]))
  const known = facts.map((one): Known => {
    const stuckAt = stuckOf.get(one.id) ?? null
    const reasons = watchReasons({ ...one, stuck: stuckAt, overdueSince: one.overdueSince, lastActive: null })
    return { facts: one, stuck: stuckAt, place: placeOf(one, urgencyOf(reasons), query), isHelp: needsHelp(reasons) }
  })
  const asked = narrowed(known.toSorted((one, other) => byPlace(one.place, other.place)), query)
  const after = query.cursor === undefined ? null : readPlace(query.cursor, query)
  const rest = after === null ? asked : asked.filter(({ place }) => byPlace(place, after) > 0)
  const shown = rest.slice(0, query.limit)
  const last = rest.length > query.limit ? shown.at(-1) : undefined
  return {
    results: await onTheWire(deps, caller, shown, days.today),
    counts: countsOf(known),
    total: asked.length,
    next_cursor: last ? writePlace(last.place, query) : null,
  }
}

function narrowed(known: readonly Known[], { q, show }: Query): readonly Known[] {
  const found = show === 'help' ? known.filter(({ isHelp }) => isHelp) : known
  const words = plainWords(q ?? '').trim()
  if (words !== '') {
    // Whoever is called by all of it as it stands comes before those who have its words somewhere.
    const called = found.filter(({ facts }) => plainWords(facts.name).includes(words))
    if (called.length > 0) return called
    const named = found.filter(({ facts }) => facts.isNamed)
    return named.length > 0 ? named : found.filter(({ facts }) => facts.isNearlyNamed)
  }
  return show === 'help' ? found : found.slice(0, Math.max(fewest, found.filter(({ facts }) => facts.isTracked).length))
}

async function onTheWire({ db }: Pick<Deps, 'db'>, caller: Caller, shown: readonly Known[], today: Date): Promise<WatchedStudent[]> {
  const rows = await readNextWork(db, caller, shown.map(({ facts }) => facts.id), today)
  const nextOf = new Map(rows.map((row) => [row.studentId, row]))
  return shown.map(({ facts, stuck, isHelp }) => {
    const { next = null, lastActive = null } = nextOf.get(facts.id) ?? {}
    return {
      id: facts.id,
      name: facts.name,
      is_tracked: facts.isTracked,
      needs_help: isHelp,
      reasons: watchReasons({ ...facts, stuck, overdueSince: isoOf(facts.overdueSince), lastActive: isoOf(lastActive) }),
      pending: facts.pending,
      next: next && { assignment_id: next.id, title: next.title, due_date: new Date(next.dueDate).toISOString() },
    }
  })
}

function countsOf(known: readonly Known[]): WatchCounts {
  const sum = (of: (one: Known) => number) => known.reduce((total, one) => total + of(one), 0)
  return {
    students: known.length,
    tracked: sum(({ facts }) => Number(facts.isTracked)),
    help: sum(({ isHelp }) => Number(isHelp)),
    due_today: sum(({ facts }) => facts.dueToday),
    overdue: sum(({ facts }) => facts.overdue),
    has_given: known.some(({ facts }) => facts.hasGiven),
  }
}

function isoOf(written: string | null): string | null {
  return written === null ? null : new Date(written).toISOString()
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
