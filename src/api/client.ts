import ky from 'ky'
import * as v from 'valibot'
import { type BodyInput, type Endpoint, pathOf, type PathParams, type QueryInput, type ReplyOf } from '#contract/endpoint.ts'
import { callHeaders } from './call-headers.ts'
import type { CallWatch } from './call-watch.ts'
import { CallFailed, toFailure } from './failure.ts'

type RequestOf<E extends Endpoint> = (E['body'] extends v.GenericSchema ? { body: BodyInput<E> } : { body?: undefined }) &
  (keyof PathParams<E['path']> extends never ? { params?: undefined } : { params: PathParams<E['path']> }) & {
    query?: QueryInput<E>
    signal?: AbortSignal
    /** The same key and body answer the same; makes a POST safe to repeat. */
    idempotencyKey?: string
    /** Signs this call with another token than the stored one. */
    accessToken?: string
    /** Lets the request outlive the page. */
    keepalive?: boolean
    /** Nobody waits for this call. */
    isBackground?: boolean
  }

/** Sends calls of the contract. Throws `CallFailed` for everything but the promised reply. */
export type Api = { send: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>> }

/** Listens to calls whose answer comes line by line, or event by event. Rejects with `CallFailed`, also when one is not what its schema says. */
export type LinesApi = {
  hear: <E extends Endpoint>(endpoint: E, request: Hearing<PathParams<E['path']>, QueryInput<E>, ReplyOf<E>>) => Promise<void>
}

/** `onBeat` hears of what says nothing but that the line holds. */
type Hearing<Params, Query, Line> = { params: Params; query?: Query; signal: AbortSignal; onLine: (line: Line) => void; onBeat?: () => void }

/** What the client needs from the app. `fetch` may be replaced to reach a server in the same process. */
export type ApiOptions = {
  /** Where `/api` is, without a slash at the end. */
  root: string
  readToken: () => string | null
  timeZone: () => string
  /** Called with the server's clock (milliseconds) after each answer. */
  onServerTime?: (serverNowMs: number) => void
  /** Called when a token was refused, with that token. */
  onUnauthenticated?: (accessToken: string | null) => void
  /**
   * Called when a call wants a password typed lately and its token is older; answers whether the same person typed it, so that the
   * call, of which nothing was done, goes on with their new token. Without it the refusal stands.
   */
  confirmPassword?: (accessToken: string | null) => Promise<boolean>
  /** Hears of the calls that people wait for, and may give them up: such a one is `aborted`. */
  calls?: CallWatch
  fetch?: typeof fetch
}

/** A request as the client reads it, whatever its endpoint. */
type AnyRequest = {
  body?: unknown
  params?: Record<string, number>
  query?: object | undefined
  signal?: AbortSignal
  idempotencyKey?: string
  accessToken?: string
  keepalive?: boolean
  isBackground?: boolean
}

/**
 * Makes the one client of the app: signs, parses every reply by its schema, has no time limit and never repeats a write by itself, but
 * for a call that waits for the password to be typed again; given up, that one is `aborted`.
 */
export function createApi(options: ApiOptions): Api & LinesApi {
  const http = ky.create({
    prefixUrl: options.root,
    timeout: false,
    retry: 0,
    hooks: { afterResponse: [(_request, _options, response) => tellTime(response, options)] },
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })

  function send<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>>
  async function send(endpoint: Endpoint, request: AnyRequest): Promise<unknown> {
    return answerTo(endpoint, request)
  }

  async function answerTo(endpoint: Endpoint, request: AnyRequest): Promise<unknown> {
    const accessToken = request.accessToken ?? options.readToken()
    const stop = new AbortController()
    const giveUp = () => stop.abort()
    const end = request.isBackground ? undefined : options.calls?.begin(giveUp)
    if (request.signal?.aborted) giveUp()
    request.signal?.addEventListener('abort', giveUp)
    try {
      const response = await http(pathOf(endpoint, request.params ?? {}).slice(1), {
        method: endpoint.method,
        headers: {
          ...callHeaders(accessToken, options.timeZone()),
          ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
        },
        ...(request.body === undefined ? {} : endpoint.accepts ? { body: formOf(request.body) } : { json: request.body }),
        ...(request.query === undefined ? {} : { searchParams: searchOf(request.query) }),
        signal: stop.signal,
        keepalive: request.keepalive ?? false,
      })
      return endpoint.reply === null ? null : v.parse(endpoint.reply, endpoint.produces ? await response.text() : await response.json())
    } catch (error) {
      end?.()
      const failure = await toFailure(error)
      if (options.confirmPassword && failure.kind === 'refused' && failure.body.code === 'fresh_login_required') {
        if (await options.confirmPassword(accessToken)) return answerTo(endpoint, request)
        throw new CallFailed({ kind: 'aborted' }, { cause: error })
      }
      if (failure.kind !== 'refused' || failure.body.code !== 'unauthenticated') throw new CallFailed(failure, { cause: error })
      options.onUnauthenticated?.(accessToken)
      // Whoever reads this has signed in again in place: the server's request to do so would still stand there.
      throw new CallFailed({ ...failure, body: { ...failure.body, error: endedSentence } }, { cause: error })
    } finally {
      request.signal?.removeEventListener('abort', giveUp)
      end?.()
    }
  }

  function hear<E extends Endpoint>(endpoint: E, request: Hearing<PathParams<E['path']>, QueryInput<E>, ReplyOf<E>>): Promise<void>
  async function hear(endpoint: Endpoint, request: Hearing<Record<string, number>, object | undefined, unknown>): Promise<void> {
    const { params, query, signal, onLine, onBeat } = request
    const accessToken = options.readToken()
    try {
      const headers = callHeaders(accessToken, options.timeZone())
      const asked = query === undefined ? {} : { searchParams: searchOf(query) }
      const response = await http(pathOf(endpoint, params).slice(1), { method: endpoint.method, headers, signal, ...asked })
      if (endpoint.reply === null || response.body === null) return
      for await (const line of linesOf(response.body)) {
        const text = endpoint.produces === 'text/event-stream' ? dataIn(line) : line
        if (text === null) onBeat?.()
        else onLine(v.parse(endpoint.reply, JSON.parse(text)))
      }
    } catch (error) {
      const failure = await toFailure(error)
      if (failure.kind === 'refused' && failure.body.code === 'unauthenticated') options.onUnauthenticated?.(accessToken)
      throw new CallFailed(failure, { cause: error })
    }
  }

  return { send, hear }
}

/** The lines of a body as they come. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const [last = '', ...whole] = (text + read.value).split('\n').toReversed()
    for (const line of whole.toReversed()) if (line !== '') yield line
    text = last
  }
  if (text !== '') yield text
}

/** What a line of a stream of events holds; null where it is a comment, which only shows that the line holds. */
function dataIn(line: string): string | null {
  return line.startsWith('data:') ? line.slice('data:'.length) : null
}

const endedSentence = 'Your session had ended, so this did not go through. Please try again.'

/** A form of a body's fields: files as they are, everything else as text; what is not there is left out. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {})) {
    if (value instanceof Blob) form.append(name, value, `${name}.wav`)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}

function searchOf(query: object): URLSearchParams {
  return new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

function tellTime(response: Response, options: ApiOptions) {
  options.calls?.hear(response.headers)
  const date = Date.parse(response.headers.get('Date') ?? '')
  if (!Number.isNaN(date)) options.onServerTime?.(date)
}
