import { forgetOld } from '#server/db/operations/retention.queries.ts'
import type { OpenDatabase } from '#server/db/engine/open-database.ts'
import { refreshStatistics } from '#server/db/engine/statistics.queries.ts'
import type { Deps } from '#server/deps.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { sendWaitingMails } from '#server/use-cases/accounts/send-waiting-mails.ts'
import { suggestMarks } from '#server/use-cases/review/suggest-marks.ts'
import { repeat } from './repeat.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long an end waits for mails that are on their way. */
const mailPatienceMs = 2 * second

/**
 * Starts what the server does unasked: sending mails that wait, ending sessions whose time is over, asking a language model about answers that
 * wait, removing what has outlived its time, mails in the outbox a day after they were written and readings that nobody listened to for sixty,
 * and telling the embedded engine's planner of tables that grew (PostgreSQL sees to that itself, and takes as long as it takes). Answers how
 * to stop.
 */
export function startJobs(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'mailer' | 'marker' | 'speech' | 'settings'>, kind: OpenDatabase['kind']): () => Promise<void> {
  const counting = { work: () => refreshStatistics(deps.db), everyMs: 5 * minute, firstMs: 30 * second, onFailure: failed('counting what tables hold') }
  const leaving = new AbortController()
  const suggesting = {
    work: () => suggestMarks(deps, leaving.signal),
    everyMs: 20 * second,
    firstMs: 5 * second,
    onFailure: failed('asking the language model'),
  }
  const mailing = { work: () => sendWaitingMails(deps, leaving.signal), everyMs: second, firstMs: second, onFailure: failed('sending mail') }
  const stops = [
    repeat(mailing),
    ...(kind === 'embedded' ? [repeat(counting)] : []),
    ...(deps.marker === null ? [] : [repeat(suggesting)]),
    repeat({ work: () => endOverdueSessions(deps), everyMs: 5 * second, firstMs: 2 * second, onFailure: failed('ending overdue sessions') }),
    repeat({ work: removeOld, everyMs: hour, firstMs: 60 * second, onFailure: failed('removing what has outlived its time') }),
  ]
  return async () => {
    const impatience = setTimeout(() => leaving.abort(), mailPatienceMs)
    await Promise.all(stops.map((stop) => stop()))
    clearTimeout(impatience)
  }

  async function removeOld(): Promise<void> {
    const now = deps.clock.now()
    const mails = await deps.mailer.forget(new Date(now.getTime() - day))
    const readings = await deps.speech.forget(new Date(now.getTime() - 60 * day))
    const removed = { ...(await forgetOld(deps.db, now, deps.settings.retention)), mails, readings }
    deps.log.debug({ removed }, 'removed what has outlived its time')
  }

  function failed(job: string): (error: unknown) => void {
    return (error) => deps.log.error({ err: error, job }, 'a job failed')
  }
}
