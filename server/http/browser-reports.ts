import type { Context } from 'hono'
import * as v from 'valibot'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { tooMany } from '#server/security/rate-limits.ts'
import { parseJson, readAtMost } from './input.ts'

/** Where browsers send what the policy of a page kept from running; named by `Reporting-Endpoints` on every response. */
export const reportsPath = '/browser-reports'

const mostBytes = 16 * 1024
const mostReports = 10
const mostCalls = 60
const windowMs = 60_000

const Violation = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.string(),
    effectiveDirective: v.string(),
    blockedURL: v.optional(v.nullable(v.string()), ''),
    sourceFile: v.optional(v.nullable(v.string()), ''),
    lineNumber: v.optional(v.nullable(v.number()), null),
  }),
})
const Reports = v.pipe(v.array(v.unknown()), v.maxLength(mostReports))

/**
 * Writes what browsers tell of the policy into the log, a line for each: the page, the rule, and what it kept away, never an address's
 * query and never a sample of the script. Takes 16 KiB and 10 reports a call and 60 calls a minute of everybody together; more are
 * refused with 413, 422 and 429.
 */
export function hearBrowserReports({ clock, log }: Pick<Deps, 'clock' | 'log'>): (c: Context) => Promise<Response> {
  let window = { startedAt: 0, calls: 0 }
  return async (c) => {
    passWindow(clock.now().getTime())
    if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw fail('too_large')
    if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/reports+json') throw fail('wrong_type')
    const reports = v.safeParse(Reports, parseJson(await readAtMost(c.req.raw, mostBytes)))
    if (!reports.success) throw fail('invalid')
    for (const report of reports.output) note(report)
    return c.body(null, 204)
  }

  function passWindow(now: number): void {
    const isOver = Math.abs(now - window.startedAt) >= windowMs
    window = isOver ? { startedAt: now, calls: 1 } : { ...window, calls: window.calls + 1 }
    if (window.calls > mostCalls) throw tooMany(window.startedAt + windowMs - now)
  }

  function note(report: unknown): void {
    const told = v.safeParse(Violation, report)
    if (!told.success) return
    const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = told.output.body
    const [page, blocked, source] = [placeOf(documentURL), placeOf(blockedURL), placeOf(sourceFile)]
    const line = { page, directive: effectiveDirective.slice(0, 40), blocked, source, line: lineNumber }
    log.warn(line, 'a page was kept from running something')
  }
}

/** An address without its query, fragment and credentials; a word such as `inline` as it is; short in any case. */
function placeOf(address: string | null): string {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null
  if (!url) return /^[a-z-]{1,30}$/.exec(address ?? '')?.[0] ?? ''
  return (url.protocol.startsWith('http') ? url.origin + url.pathname : url.protocol).slice(0, 200)
}
