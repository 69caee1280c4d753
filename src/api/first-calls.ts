import type { Role } from '#contract/classroom/people.ts'
import { apiRoot } from './api-root.ts'
import { callHeaders, deviceTimeZone } from './call-headers.ts'

/** A call sent by the page itself, before the app runs. `answer` is empty-handed (`null`) where nothing arrived. */
type FirstCall = { url: string; headers: Record<string, string>; answer: Promise<{ response: Response; arrivedAtMs: number } | null> }

/** As much of a browser's window as this needs. The calls it sent and nobody took over yet stand in it, since two scripts share them. */
export type FirstPage = {
  location: Pick<Location, 'href' | 'pathname' | 'search'>
  localStorage: Pick<Storage, 'getItem'>
  performance: Pick<Performance, 'now'>
  fetch: typeof fetch
  firstCalls?: FirstCall[]
}

const student: Role = 'STUDENT'
const profile = '/auth/profile'

/**
 * What the start pages ask for besides who somebody is, as the app asks for it, for students and for those who teach: whoever opens the
 * other one is sent on. Any search narrows a list: then the app asks.
 */
const listsOfStudents: Record<string, string[]> = { '/student': ['/assignments'] }
const listsOfTeachers: Record<string, string[]> = { '/': ['/dashboard/students?limit=20', '/assignments?limit=5', '/dashboard/classes'] }

/** Answers older than this are asked for again, in milliseconds. */
const mostAgeMs = 10_000

/** A token this browser keeps, and whose it says it is. */
export type KeptToken = { token: string; isStudent: boolean }

/** Sends the calls an address begins with, for whoever has this token. */
export function startFirstCalls(page: FirstPage, { token, isStudent }: KeptToken): void {
  const listsAt = isStudent ? listsOfStudents : listsOfTeachers
  const lists = page.location.search === '' ? (listsAt[page.location.pathname] ?? []) : []
  const headers = callHeaders(token, deviceTimeZone())
  page.firstCalls = [profile, ...lists].map((path) => {
    const url = new URL(`${apiRoot()}${path}`, page.location.href).href
    const answer = page.fetch(url, { headers }).then(
      (response) => ({ response, arrivedAtMs: page.performance.now() }),
      () => null,
    )
    return { url, headers, answer }
  })
}

/**
 * A `fetch` that answers a call with the one the page sent before, where it has the same address and headers: each once, not after
 * anything was written, not when it is old. Everything else, and a call that failed then, goes to the network.
 */
export function fetchOrTakeOver(page: FirstPage): typeof fetch {
  return async (input, init) => {
    if (!(input instanceof Request)) return page.fetch(input, init)
    const call = input.method === 'GET' ? taken(page, input) : undefined
    if (input.method !== 'GET') page.firstCalls = []
    const answered = call && (await unlessAborted(call.answer, input.signal))
    if (!answered) return page.fetch(input, init)
    const ageMs = page.performance.now() - answered.arrivedAtMs
    return ageMs > mostAgeMs ? page.fetch(input, init) : asOfNow(answered.response, ageMs)
  }
}

function taken(page: FirstPage, request: Request): FirstCall | undefined {
  const hasHeaders = (headers: Record<string, string>) => Object.entries(headers).every(([name, value]) => request.headers.get(name) === value)
  const call = page.firstCalls?.find(({ url, headers }) => url === request.url && hasHeaders(headers))
  page.firstCalls = page.firstCalls?.filter((one) => one !== call) ?? []
  return call
}

function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
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
    const token = page.localStorage.getItem('token') ?? ''
    const { exp, role } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return exp * 1000 > Date.now() ? { token, isStudent: role === student } : null
  } catch {
    return null
  }
}
