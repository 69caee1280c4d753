import * as v from 'valibot'
import { fail, Failure } from '#server/errors.ts'
import type { Hold } from './byte-budget.ts'

/** The largest JSON body the server reads. */
export const longestBody = 1024 * 1024

type Schema = v.GenericSchema<unknown, unknown>

const mostIssues = 20

/** How long a body may stand still, and how fast it comes at least once it has had `graceMs`, before the rest is no longer waited for. */
export type Pace = { patienceMs: number; graceMs: number; leastPerSecond: number }

const pace: Pace = { patienceMs: 10_000, graceMs: 10_000, leastPerSecond: 4 * 1024 }

/** A request body as sent and as parsed; `bytes` is empty when there was none. */
export type ReceivedBody = { bytes: Uint8Array; value: unknown }

/**
 * Reads a JSON body, refusing one that is too large (413), of another type (415), broken off or not JSON (400). A call that
 * takes none may send none. Reading it heeds `reading`.
 */
export async function readJsonBody(request: Request, isExpected: boolean, reading: Reading = {}): Promise<ReceivedBody> {
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw fail('too_large')
  const { patienceMs } = reading.pace ?? pace
  const bytes = isInOnePiece(request) ? await readInOnePiece(request, patienceMs) : await readAtMost(request, longestBody, reading)
  if (bytes.length === 0 && !isExpected) return { bytes, value: undefined }
  if (!isJsonType(request.headers.get('content-type')) || request.headers.has('content-encoding')) throw fail('wrong_type')
  return { bytes, value: parseJson(bytes) }
}

/** Parses input with its contract schema; a refusal names each invalid field once and never repeats what was sent. */
export function parseInput(schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = v.safeParse(schema, input, { message: sentenceOf, abortPipeEarly: true })
  if (parsed.success) return parsed.output
  const issues = parsed.issues.slice(0, mostIssues).map((issue) => ({ path: pathOf(issue), message: issue.message }))
  const [first] = issues
  throw fail('invalid', { issues, error: first?.message, ...(first?.path ? { field: first.path } : {}) })
}

/** The integer path parameters of a call. What is no id names nothing: 404. */
export function parseIds(params: Record<string, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => {
      const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity
      if (id > 2_147_483_647) throw fail('not_found')
      return [name, id]
    }),
  )
}

const knownZones = new Set(['UTC'])

/** The caller's time zone, UTC when none is sent; 422 for a name that is no zone. */
export function parseTimeZone(header: string | undefined): string {
  if (!header || knownZones.has(header)) return header || 'UTC'
  if (!/^[A-Za-z][\w+\-/]{1,63}$/.test(header) || !isTimeZone(header)) {
    const message = 'Please send a time zone such as Europe/Paris.'
    throw fail('invalid', { field: 'Time-Zone', error: message, issues: [{ path: 'Time-Zone', message }] })
  }
  if (knownZones.size < 1000) knownZones.add(header)
  return header
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function isJsonType(header: string | null): boolean {
  return header?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** Parses JSON in UTF-8; 400 when it is none. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw fail('not_json')
  }
}

/** What fits into a few packets. A stream of its own for so little would cost more than all else HTTP does with the call. */
const longestInOnePiece = 16 * 1024

/** Whether a body is too small to be counted among those that are received at once. */
export function isInOnePiece(request: Request): boolean {
  const stated = Number(request.headers.get('content-length') ?? 0)
  return stated > 0 && stated <= longestInOnePiece
}

async function readInOnePiece(request: Request, patienceMs: number): Promise<Uint8Array<ArrayBuffer>> {
  let patience: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    patience = setTimeout(() => refuse(stoodStill()), patienceMs)
  })
  try {
    return new Uint8Array(await Promise.race([request.arrayBuffer(), late]))
  } catch (error) {
    throw error instanceof Failure ? error : fail('not_json')
  } finally {
    clearTimeout(patience)
  }
}

/** What reading a body heeds: `hold` hears what is kept in memory as it arrives, and `gone` says that it is no longer wanted. */
export type Reading = { hold?: Hold; gone?: AbortSignal; pace?: Pace }

/**
 * Reads a body of at most `most` bytes; 413 as soon as there are more, 429 when it stands still or only drips. What is only announced
 * takes no room.
 */
export async function readAtMost(
  request: Request,
  most: number,
  { hold = () => undefined, gone, pace: asked = pace }: Reading = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array()
  const stated = Number(request.headers.get('content-length') ?? 0)
  let whole = new Uint8Array()
  let length = 0
  try {
    for await (const chunk of untilStill(request.body, asked, gone)) {
      const needed = length + chunk.length
      if (needed > most) throw fail('too_large')
      if (needed > whole.length) {
        const larger = Math.max(needed, Math.min(2 * whole.length, stated >= needed ? stated : most))
        hold(larger - whole.length)
        whole = copied(whole, larger)
      }
      whole.set(chunk, length)
      length = needed
    }
  } catch (error) {
    throw error instanceof Failure ? error : fail('not_json')
  }
  return whole.subarray(0, length)
}

async function* untilStill(body: ReadableStream<Uint8Array>, wanted: Pace, gone?: AbortSignal): AsyncGenerator<Uint8Array> {
  const { patienceMs, graceMs, leastPerSecond } = wanted
  const reader = body.getReader()
  const startedAt = performance.now()
  let received = 0
  let isStill = false
  const stop = () => void reader.cancel().catch(() => undefined)
  const patience = setTimeout(() => {
    isStill = true
    stop()
  }, patienceMs)
  gone?.addEventListener('abort', stop)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      gone?.throwIfAborted()
      if (isStill) throw stoodStill()
      if (done) return
      received += value.length
      const seconds = (performance.now() - startedAt) / 1000
      if (seconds * 1000 > graceMs && received < seconds * leastPerSecond) throw stoodStill()
      patience.refresh()
      yield value
    }
  } finally {
    clearTimeout(patience)
    gone?.removeEventListener('abort', stop)
    stop()
  }
}

function stoodStill(): Failure {
  return fail('too_many_requests', { error: 'This did not arrive in time. Please send it again.', headers: { 'Retry-After': '2' } })
}

function copied(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(bytes)
  return larger
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map((item) => String('key' in item ? item.key : ''))
  return keys.map((key) => (/^\w{1,40}$/.test(key) ? key : '*')).join('.')
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'This is required.'
  return sentences[issue.type] ?? 'This is not valid.'
}

const sentences: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  boolean: 'This must be true or false.',
  object: 'This must be an object.',
  array: 'This must be a list.',
  integer: 'This must be a whole number.',
  min_value: 'This is too small.',
  max_value: 'This is too large.',
  min_length: 'This is too short.',
  max_length: 'This is too long.',
  max_entries: 'This has too many entries.',
  non_empty: 'This must not be empty.',
  iso_timestamp: 'This must be a time such as 2026-11-20T22:59:00.000Z.',
  picklist: 'This is not one of the allowed values.',
}
