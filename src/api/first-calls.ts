import type { Role } from '#contract/classroom/people.ts'
import { apiRoot } from './api-root.ts'
import { callHeaders, deviceTimeZone } from './call-headers.ts'
import { partsOf, startPages } from './start-parts.ts'
import { payloadOf, tokenKey } from './token-payload.ts'

type Answer = { response: Response; arrivedAtMs: number }

/** A call that the page made for the app before that runs: alone, or as a part of one that answers several. `stop` gives up all of them. */
type FirstCall = { url: string; headers: Record<string, string>; stop: AbortController; answer: Promise<Answer> }

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

/** Answers older than this are asked for again, in milliseconds. On the slowest lines the app arrives long after them. */
const mostAgeMs = 60_000

/** Whether somebody is at the start page of the others, from which the app sends them on to their own. */
export function isSentOn({ location: { pathname } }: FirstPage, { isStudent }: KeptToken): boolean {
  return pathname === startPages[isStudent ? 'teacher' : 'student'].pathname
}

/** Sends the call an address begins with, for whoever has this token: for who they are, and on a start page for all it shows. */
export function startFirstCalls(page: FirstPage, kept: KeptToken): void {
  const headers = callHeaders(kept.token, deviceTimeZone())
  const stop = new AbortController()
  const start = startOf(page, kept)
  const answers = start === null ? new Map([[profile, send(profile)]]) : answersOf(send(start.call), start.parts)
  page.firstCalls = [...answers].map(([path, answer]) => {
    const call = { url: urlOf(path), headers, stop, answer }
    // What failed before the app ran is no call to take over: the app makes its own.
    answer.catch(() => forget(page, call))
    return call
  })

  async function send(path: string): Promise<Answer> {
    return { response: await page.fetch(urlOf(path), { headers, signal: stop.signal }), arrivedAtMs: Date.now() }
  }

  function urlOf(path: string): string {
    return new URL(`${apiRoot()}${path}`, page.location.href).href
  }
}

/** The answers to the calls that one call answers, by their paths. What was refused as a whole is asked for one by one. */
function answersOf(whole: Promise<Answer>, parts: Record<string, string>): Map<string, Promise<Answer>> {
  const apart = whole.then(async ({ response, arrivedAtMs }) => {
    if (!response.ok) throw new Error('The start of the page was refused.')
    return { responses: partsOf(await response.json(), response.headers, parts), arrivedAtMs }
  })
  const answers = Object.values(parts).map((path) => {
    const answer = apart.then(({ responses, arrivedAtMs }) => ({ response: responses.get(path) ?? new Response(null, { status: 404 }), arrivedAtMs }))
    return [path, answer] as const
  })
  return new Map(answers)
}

/** A teacher's lists are narrowed by a search, and then the app asks; a student's list is whole whatever the address shows of it. */
function startOf(page: FirstPage, kept: KeptToken) {
  const start = startPages[kept.isStudent ? 'student' : 'teacher']
  const isStart = isSentOn(page, kept) || (page.location.pathname === start.pathname && (kept.isStudent || page.location.search === ''))
  return isStart ? start : null
}

/**
 * A `fetch` that answers a call with the one the page sent before, where it has the same address and headers: each once, not after
 * anything was written, not when it is old. Everything else goes to the network, and so does what was asked for in vain.
 */
export function fetchOrTakeOver(page: FirstPage): typeof fetch {
  return async (input, init) => {
    if (!(input instanceof Request)) return page.fetch(input, init)
    if (input.method !== 'GET') forgetAll(page)
    const call = callFor(page, input)
    if (call === undefined) return page.fetch(input, init)
    forget(page, call)
    const answer = await untilGivenUp(call.answer, input.signal).catch(() => null)
    input.signal.throwIfAborted()
    const ageMs = Date.now() - (answer?.arrivedAtMs ?? 0)
    return answer !== null && ageMs >= 0 && ageMs <= mostAgeMs ? asOfNow(answer.response, ageMs) : page.fetch(input, init)
  }
}

/** A promise that fails once it is given up, whatever becomes of what it waits for. */
function untilGivenUp<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    value.then(resolve, reject)
  })
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
