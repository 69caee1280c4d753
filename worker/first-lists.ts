import { forgetLists, listsOf, openedLists } from '#src/actors/accounts/kept-lists.ts'
import { claimsOf } from '#src/actors/accounts/token-claims.ts'
import { partsOf, startPages } from '#src/api/start-parts.ts'

/** What keeping lists works with: the network and this device's clock. */
type Surroundings = { fetch: (request: Request) => Promise<Response>; nowMs: () => number }

const profile = '/api/auth/profile'
const firstLists = [profile, '/api/assignments', '/api/dashboard/students', '/api/dashboard/classes', '/api/classes', '/api/students']
const mostKept = 12

/** The calls that answer several at once, by their paths. */
const starts = new Map<string, Record<string, string>>(Object.values(startPages).map(({ call, parts }) => [`/api${call}`, parts]))

/** Whether a call asks for lists that are kept, several at once or one. */
export function asksForLists(url: URL): boolean {
  return starts.has(url.pathname) || isFirstList(url)
}

/** Whether a call's answer is kept: who is signed in, and the first page of what their start pages show. */
function isFirstList({ pathname, searchParams }: URL): boolean {
  return firstLists.includes(pathname) && !searchParams.has('q') && !searchParams.has('cursor')
}

/**
 * Answers a call as the server does and keeps the answer for its person alone, where the page keeps lists for them; without a
 * connection, answers as it was last seen: `As-Of` says when a list was, and no `Date` tells the time. Of an answer to several calls each part
 * is kept, and without a connection each call is answered for itself. Nothing is answered to a token that has ended.
 */
export function keepLists({ fetch, nowMs }: Surroundings): (request: Request) => Promise<Response> {
  let keeper = ''
  return async (request) => {
    const claims = claimsOf(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
    if (claims === null) return fetch(request)
    const name = `${listsOf}${claims.sub}`
    if (name !== keeper) await forgetLists(name)
    keeper = name
    // Asked for before the call: once it is deleted, an answer that comes late is kept where nobody finds it.
    const cache = await openedLists(name)
    try {
      const reply = await fetch(request)
      if (reply.ok && cache !== null) await keepAll(cache, request.url, reply.clone())
      if (reply.status === 401) await forgetLists()
      return reply
    } catch (error) {
      if (claims.exp * 1000 <= nowMs()) await forgetLists()
      const kept = await cache?.match(request.url, { ignoreVary: true })
      if (kept === undefined || claims.exp * 1000 <= nowMs()) throw error
      return asItWas(kept, new URL(request.url).pathname)
    }
  }
}

async function keepAll(cache: Cache, url: string, reply: Response): Promise<void> {
  const parts = starts.get(new URL(url).pathname)
  if (parts === undefined) {
    await keep(cache, url, reply)
    return
  }
  for (const [path, part] of partsOf(await reply.json(), reply.headers, parts)) {
    const own = new URL(`/api${path}`, url)
    if (isFirstList(own)) await keep(cache, own.href, part)
  }
}

async function keep(cache: Cache, url: string, reply: Response): Promise<void> {
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, reply)
  const kept = await cache.keys()
  for (const oldest of kept.slice(0, Math.max(0, kept.length - mostKept))) await cache.delete(oldest, { ignoreVary: true })
}

function asItWas(kept: Response, pathname: string): Response {
  const headers = new Headers(kept.headers)
  if (pathname !== profile) headers.set('As-Of', headers.get('date') ?? '')
  headers.delete('date')
  return new Response(kept.body, { status: kept.status, headers })
}
