import * as v from 'valibot'
import { fail, Failure } from '#server/errors.ts'
import type { Hold } from './byte-budget.ts'

/** The largest JSON body the server reads. */
export const longestBody = 1024 * 1024

type Schema = v.GenericSchema<unknown, unknown>

const mostIssues = 20

/** A request body as sent and as parsed; `bytes` is empty when there was none. */
export type ReceivedBody = { bytes: Uint8Array; value: unknown }

/**
 * Reads a JSON body, refusing one that is too large (413), of another type (415), broken off or not JSON (400). A call that
 * takes none may send none.
 */
export async function readJsonBody(request: Request, isExpected: boolean): Promise<ReceivedBody> {
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw fail('too_large')
  const bytes = await readAtMost(request, longestBody)
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

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw fail('not_json')
  }
}

/**
 * Reads a body of at most `most` bytes; 413 as soon as there are more. `hold` hears what is kept in memory: a stated length at
 * once, otherwise each piece as it comes.
 */
export async function readAtMost(request: Request, most: number, hold: Hold = () => undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array()
  const stated = Number(request.headers.get('content-length') ?? 0)
  const expected = stated > 0 && stated <= most ? stated : 0
  hold(expected)
  const whole = new Uint8Array(expected)
  const beyond: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body) {
      if (length + chunk.length > most) throw fail('too_large')
      if (length + chunk.length <= expected) whole.set(chunk, length)
      else {
        hold(chunk.length)
        beyond.push(chunk)
      }
      length += chunk.length
    }
  } catch (error) {
    throw error instanceof Failure ? error : fail('not_json')
  }
  return beyond.length === 0 ? whole.subarray(0, length) : Buffer.concat([whole.subarray(0, length - lengthOf(beyond)), ...beyond], length)
}

function lengthOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0)
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
