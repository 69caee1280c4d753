import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { contractHeader, contractVersion } from '#contract/version.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from './db/engine/db.ts'
import type { Deps } from './deps.ts'
import { fail } from './errors.ts'
import { addressOf } from './http/address.ts'
import { type AfterAnswer, runAfterAnswer } from './http/after-answer.ts'
import { hearBrowserReports, reportsPath } from './http/browser-reports.ts'
import { authenticate, permit, verify } from './http/authenticate.ts'
import { byteBudget, type Receive } from './http/byte-budget.ts'
import { answerOnce } from './http/idempotency.ts'
import { admitSender, findByToken, findObject, isFoundByToken } from './http/find-object.ts'
import { routerPath, withoutEnding } from './http/file-path.ts'
import { inFront } from './http/in-front.ts'
import { readForm } from './http/form.ts'
import { isInOnePiece, parseIds, parseInput, parseTimeZone, readJsonBody, type ReceivedBody, type Reading } from './http/input.ts'
import { refusalOf } from './http/refusal.ts'
import { defineRoutes } from './http/registry.ts'
import type { CallSurroundings, Route } from './http/route.ts'
import { type Inlined, policyScript, securityHeaders } from './http/security-headers.ts'
import { linesResponse } from './http/lines-response.ts'
import { soundResponse } from './http/sound-response.ts'
import { packed } from './http/packed.ts'
import { openApiRoute } from '#server/routes/operations/openapi.routes.ts'
import type { VerifiedToken } from './security/access-token.ts'
import { oneAtATime } from './security/one-at-a-time.ts'
import { passCallerLimit } from './security/rate-limits.ts'

type Env = { Variables: { requestId: string } }

/** The server's HTTP side: `fetch` for the network and for tests; static files may be mounted behind it. */
export type App = Hono<Env>

/**
 * `answers`: the database as calls see it that go first; without it they wait like the others. `checkReplies`: fail loudly when a reply is
 * not exactly what its schema says (tests, development). `inlined`: the scripts and styles that pages behind it contain; the policy of
 * every response lets no others in.
 */
export type AppOptions = { answers?: Db; checkReplies?: boolean; afterAnswer?: AfterAnswer; inlined?: Inlined }

/**
 * Mounts every route under /api: input parsed by its contract, caller proven, policy kept, object found, answer sent.
 * Nothing a handler throws reaches the wire but as an error body.
 */
export function createApp(deps: Deps, routes: readonly Route[], options: AppOptions = {}): App {
  const { checkReplies = false, afterAnswer = runAfterAnswer(), inlined = { scripts: [], styles: [] } } = options
  const app: App = new Hono<Env>()
  app.use('*', async (c, next) => {
    const startedAt = performance.now()
    c.set('requestId', deps.ids.short())
    await next()
    const isApi = /^\/api(\/|$)/.test(c.req.path)
    // `c.header` would make the whole response anew for each of these.
    const { headers } = c.res
    for (const [name, value] of Object.entries(securityHeaders(deps.settings, c.req.path, inlined))) headers.set(name, value)
    headers.set('Date', deps.clock.now().toUTCString())
    headers.set('X-Request-Id', c.var.requestId)
    if (isApi) headers.set('Cache-Control', 'no-store')
    if (isApi && contractVersion !== null) headers.set(contractHeader, contractVersion)
    const ms = Math.round(performance.now() - startedAt)
    const line = { requestId: c.var.requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }
    deps.log[isApi ? 'info' : 'debug'](line, 'answered')
  })
  app.get('/policy.js', (c) => c.body(policyScript(deps.settings, inlined), 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }))
  app.post(reportsPath, hearBrowserReports(deps))
  app.onError((error, c) => refuse(c, error))
  const all = defineRoutes([...routes, openApiRoute(routes)])
  const holding = byteBudget(mostReceivedBytes)
  const receiving = oneAtATime()
  const repeating = oneAtATime()
  const ahead = inFront()
  let isProxySettled = deps.settings.trustProxy
  for (const one of all) {
    const { method, path } = one.endpoint
    app.on(method, `/api${routerPath(path)}`, (c) => holding((receive) => answer(c, one, receive)))
  }
  for (const [path, methods] of methodsByPath(all)) {
    app.all(path, () => {
      throw fail('method_not_allowed', { headers: { Allow: methods } })
    })
  }
  for (const path of ['/api', '/api/*']) {
    app.all(path, () => {
      throw fail('not_found')
    })
  }
  return app

  async function answer(c: Context<Env>, one: Route, receive: Receive): Promise<Response> {
    const { endpoint, policy } = one
    // Nobody would read what comes piece by piece, and so nobody would end it.
    if (c.req.raw.method === 'HEAD' && isInPieces(endpoint)) throw fail('method_not_allowed', { headers: { Allow: endpoint.method } })
    const address = addressOf(c.env, c.req.header('x-forwarded-for'), deps.settings.trustProxy)
    tellOfProxy(c)
    const verified = policy.who === 'anyone' ? null : await verify(deps, c.req.header('authorization'))
    const { answers } = options
    const by = (goesFirst: boolean) => answerBy(goesFirst && answers ? { ...deps, db: answers } : deps, { c, one, receive, address, verified })
    return policy.goesFirst && verified ? ahead(verified.userId, by) : by(policy.goesFirst ?? false)
  }

  async function answerBy(asked: Deps, { c, one: { endpoint, policy, handle }, receive, address, verified }: Answering): Promise<Response> {
    const key = c.req.header('idempotency-key')
    const early = verified && key === undefined && !endpoint.accepts && isFoundByToken(policy) ? readInput(c, endpoint, receive, false) : null
    const met = verified && early && (await findByToken(asked, policy, verified, early))
    const caller = met?.caller ?? (verified && (await authenticate(asked, verified)))
    // Visitors take nothing from students.
    const own = caller?.isSample ? deps : asked
    if (caller) permit(endpoint, policy, caller, deps.clock.now())
    if (!endpoint.accepts) return answerWith(await (early ?? readInput(c, endpoint, receive, caller?.isSample ?? true)))
    await admitSender(own, policy, caller)
    return receiving(String(caller?.id ?? address), async () => answerWith(await readInput(c, endpoint, receive, caller?.isSample ?? true)))

    async function answerWith({ timeZone, bytes, ...input }: Awaited<ReturnType<typeof readInput>>): Promise<Response> {
      if (policy.limit) await passCallerLimit(own, policy.limit, caller ? `person ${caller.id}` : address)
      const surroundings: CallSurroundings = {
        timeZone,
        address,
        cookies: c.req.header('cookie'),
        leaving: c.req.raw.signal,
        header: (name, value) => c.header(name, value),
        afterAnswer: (work) => afterAnswer.start(() => work(deps), (error) => deps.log.error({ requestId: c.var.requestId, ...refusalOf(error).fault }, 'late work failed')),
      }
      const run = async (within: Deps): Promise<unknown> => {
        const object = met ? met.found : await findObject(within, policy, caller, input)
        const reply = await handle({ deps: within, caller, ...input, object, ...surroundings })
        if (checkReplies && endpoint.produces !== 'audio/wav' && !isInPieces(endpoint)) checkReply(endpoint, reply)
        return reply
      }
      const isKept = key !== undefined && caller !== null && endpoint.method === 'POST'
      const once = () => (isKept ? answerOnce(own, { caller, key, request: `POST ${c.req.path}`, bytes }, policy, run) : run(own))
      // However many repetitions wait, one asks whether the first has ended.
      const reply = await (isKept ? repeating(`${caller.id} ${key}`, once) : once())
      if (endpoint.status === 204) return c.body(null, 204)
      if (endpoint.produces === 'audio/wav') return soundResponse(c.req.raw, v.parse(Sound, reply))
      if (isInPieces(endpoint)) {
        const onLine = (line: unknown) => (checkReplies && line !== null ? checkReply(endpoint, line) : undefined)
        const onFailure = (error: unknown) => deps.log.error({ requestId: c.var.requestId, ...refusalOf(error).fault }, 'an answer broke off')
        return linesResponse(v.parse(Lines, reply), { onLine, onFailure }, endpoint.produces)
      }
      const text = endpoint.produces ? v.parse(v.string(), reply) : JSON.stringify(v.parse(Json, reply))
      const type = endpoint.produces ? `${endpoint.produces}; charset=utf-8` : 'application/json'
      const { body, headers } = await packed(text, c.req.header('accept-encoding'))
      return c.body(body, endpoint.status, { 'Content-Type': type, ...headers })
    }
  }

  async function readInput(c: Context<Env>, endpoint: Route['endpoint'], receive: Receive, isVisitor: boolean) {
    const timeZone = parseTimeZone(c.req.header('time-zone'))
    const readIt = (reading?: Reading) => readBody(c.req.raw, endpoint, reading)
    const isSmall = c.req.raw.body === null || isInOnePiece(c.req.raw)
    const { bytes, value } = await (isSmall ? readIt() : receive(isVisitor, (hold, gone) => readIt({ hold, gone })))
    const params = parseIds(withoutEnding(endpoint.path, c.req.param()))
    return { timeZone, bytes, params, query: parseInput(endpoint.query, c.req.query()), body: parseInput(endpoint.body, value) }
  }

  function tellOfProxy(c: Context<Env>): void {
    if (isProxySettled || !forwardingHeaders.some((name) => c.req.header(name) !== undefined)) return
    isProxySettled = true
    deps.log.warn('Requests come through a proxy and TRUST_PROXY is off: everybody behind it counts as one address. Set TRUST_PROXY=on if it is yours.')
  }

  function refuse(c: Context<Env>, error: unknown): Response {
    const { status, body, headers, fault } = refusalOf(error)
    if (fault) deps.log.error({ requestId: c.var.requestId, ...fault }, 'request failed')
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
  }
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** What all that is being received at once may hold in memory. */
const mostReceivedBytes = 30 * 1024 * 1024

const Json = v.record(v.string(), v.unknown())
const Lines = v.custom<AsyncIterable<unknown>>((value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value)
const Sound = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)

/** A call on its way: where it came from, and what its token says. */
type Answering = { c: Context<Env>; one: Route; receive: Receive; address: string; verified: VerifiedToken | null }

type InPieces = { produces: 'application/x-ndjson' | 'text/event-stream' }

function isInPieces(endpoint: Route['endpoint']): endpoint is Route['endpoint'] & InPieces {
  return endpoint.produces === 'application/x-ndjson' || endpoint.produces === 'text/event-stream'
}

async function readBody(request: Request, { method, accepts, body }: Route['endpoint'], reading?: Reading): Promise<ReceivedBody> {
  if (method === 'GET') return { bytes: new Uint8Array(), value: undefined }
  return accepts ? readForm(request, accepts.most, reading) : readJsonBody(request, Boolean(body), reading)
}

function checkReply({ method, path, reply: schema }: Route['endpoint'], reply: unknown): void {
  const sent: unknown = schema ? JSON.parse(JSON.stringify(reply)) : null
  const parsed = schema ? v.parse(schema, sent) : null
  if (!isDeepStrictEqual(sent, parsed)) throw new Error(`the reply of ${method} ${path} holds more than its schema says`)
}

function methodsByPath(routes: readonly Route[]): Map<string, string> {
  const methods = new Map<string, string>()
  for (const { endpoint } of routes) {
    const path = `/api${routerPath(endpoint.path)}`
    methods.set(path, [methods.get(path), endpoint.method].filter(Boolean).join(', '))
  }
  return methods
}
