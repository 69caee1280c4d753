import type { Role } from '#contract/classroom/people.ts'
import { apiRoot } from './api-root.ts'
import { callHeaders, deviceTimeZone } from './call-headers.ts'
import { payloadOf, tokenKey } from './token-payload.ts'

/** A call sent by the page itself, before the app runs. `stop` gives it up, and `answer` then fails. */
type FirstCall = { url: string; headers: Record<string, string>; stop: AbortController; answer: Promise<{ response: Response; arrivedAtMs: number }> }

/** As much of a browser's window as this needs. The calls it sent and nobody took over yet stand in it, since two scripts share them. */
export type FirstPage = {
  location: Pick<Location, 'href' | 'pathname' | 'search'>
  localStorage: Pick<Storage, 'getItem'>
  fetch: typeof fetch
  firstCalls?: FirstCall[]
}

/** A token this browser keeps, and whose it says it is. */
export type KeptToken = { token: string; isStudent: boolean }

const student: Role = 'STUDENT'
const profile = '/auth/profile'

/** The two start pages, and what each asks for besides who somebody is, as the app asks for it. */
const startOfStudents = { pathname: '/student', lists: ['/assignments', '/practice', '/notes'] }
const startOfTeachers = { pathname: '/', lists: ['/dashboard/students?limit=20', '/assignments?limit=5', '/dashboard/classes'] }

/** Answers older than this are asked for again, in milliseconds. On the slowest lines the app arrives long after them. */
const mostAgeMs = 60_000

/** Whether somebody is at the start page of the others, from which the app sends them on to their own. */
export function isSentOn({ location: { pathname } }: FirstPage, { isStudent }: KeptToken): boolean {
  return pathname === (isStudent ? startOfTeachers : startOfStudents).pathname
}

/** Sends the calls an address begins with, for whoever has this token. */
export function startFirstCalls(page: FirstPage, kept: KeptToken): void {
  const headers = callHeaders(kept.token, deviceTimeZone())
  page.firstCalls = [profile, ...firstLists(page, kept)].map((path) => {
    const url = new URL(`${apiRoot()}${path}`, page.location.href).href
    const stop = new AbortController()
    const answer = page.fetch(url, { headers, signal: stop.signal }).then((response) => ({ response, arrivedAtMs: Date.now() }))
    const call = { url, headers, stop, answer }
    // What failed before the app ran is no call to take over: the app makes its own.
    answer.catch(() => forget(page, call))
    return call
  })
}

/** A teacher's lists are narrowed by a search, and then the app asks; a student's list is whole whatever the address shows of it. */
function firstLists(page: FirstPage, kept: KeptToken): string[] {
  const start = kept.isStudent ? startOfStudents : startOfTeachers
  const isStart = isSentOn(page, kept) || (page.location.pathname === start.pathname && (kept.isStudent || page.location.search === ''))
  return isStart ? start.lists : []
}

/**
 * A `fetch` that answers a call with the one the page sent before, where it has the same address and headers: each once, not after
 * anything was written, not when it is old. Everything else goes to the network. Giving a call up gives up the one it took over.
 */
export function fetchOrTakeOver(page: FirstPage): typeof fetch {
  return async (input, init) => {
    if (!(input instanceof Request)) return page.fetch(input, init)
    if (input.method !== 'GET') forgetAll(page)
    const call = callFor(page, input)
    if (call === undefined) return page.fetch(input, init)
    forget(page, call)
    const giveUp = () => call.stop.abort(input.signal.reason)
    if (input.signal.aborted) giveUp()
    input.signal.addEventListener('abort', giveUp, { once: true })
    const { response, arrivedAtMs } = await call.answer
    const ageMs = Date.now() - arrivedAtMs
    if (ageMs >= 0 && ageMs <= mostAgeMs) return asOfNow(response, ageMs)
    call.stop.abort()
    return page.fetch(input, init)
  }
}

function callFor(page: FirstPage, request: Request): FirstCall | undefined {
  const hasHeaders = (headers: Record<string, string>) => Object.entries(headers).every(([name, value]) => request.headers.get(name) === value)
  return request.method === 'GET' ? page.firstCalls?.find(({ url, headers }) => url === request.url && hasHeaders(headers)) : undefined
}

function forget(page: FirstPage, call: FirstCall): void {
  page.firstCalls = page.firstCalls?.filter((one) => one !== call) ?? []
}

function forgetAll(page: FirstPage): void {
  for (const { stop } of page.firstCalls ?? []) stop.abort()
  page.firstCalls = []
}

/** The server's time in it is told on, by how long it lay here. */
function asOfNow(response: Response, ageMs: number): Response {
  const headers = new Headers(response.headers)
  const toldMs = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(toldMs)) headers.set('Date', new Date(toldMs + ageMs).toUTCString())
  return new Response(response.body, { status: response.status, headers })
}

/** The token this browser keeps, unless it has ended by its clock; null where there is none that can be read. */
export function keptToken(page: FirstPage): KeptToken | null {
  try {
    const token = page.localStorage.getItem(tokenKey) ?? ''
    const claims = payloadOf(token)
    const isLive = typeof claims === 'object' && claims !== null && 'exp' in claims && Number(claims.exp) * 1000 > Date.now()
    return isLive ? { token, isStudent: 'role' in claims && claims.role === student } : null
  } catch {
    return null
  }
}
