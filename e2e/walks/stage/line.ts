import type { Page, Request, Route } from '@playwright/test'
import type { ErrorBody } from '#contract/errors.ts'

/** How a held call ends: it is let through, or meets a fault. */
export type Ending = (call: Route) => Promise<void>

/** Lets a call through to the server and its answer back. */
export function letThrough(call: Route): Promise<void> {
  return call.continue()
}

/** The server cannot be reached. */
export function refuse(call: Route): Promise<void> {
  return call.abort('connectionrefused')
}

/** The call arrives, and the line breaks before its answer does. */
export async function dropAnswer(call: Route): Promise<void> {
  await call.fetch()
  await call.abort('connectionreset')
}

/** Something before the server answers that it is away. */
export function refuseBy503(call: Route): Promise<void> {
  return call.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' })
}

/** The server refuses in its own words: there were too many of these calls. */
export function refuseBy429(call: Route): Promise<void> {
  return call.fulfill({ status: 429, json: { error: 'Too many tries. Wait a moment and try again.', code: 'too_many_requests' } satisfies ErrorBody })
}

/** The answer is not what the contract promises. */
export function malform(call: Route): Promise<void> {
  return call.fulfill({ status: 200, json: { message: 1, agent: {} } })
}

/** The calls of a page that wait for a path to say how they end, by the actor that makes them. */
export class Line {
  readonly #held = new Map<string, Route[]>()
  readonly #callers: Readonly<Record<string, (request: Request) => boolean>>

  /** `callers` says which requests are made for which actor; whatever is nobody's passes. */
  constructor(callers: Readonly<Record<string, (request: Request) => boolean>>) {
    this.#callers = callers
  }

  /** Begins to hold the calls of a page. */
  async hold(page: Page): Promise<void> {
    await page.route('**/api/**', async (route) => {
      const caller = Object.keys(this.#callers).find((name) => this.#callers[name]?.(route.request()))
      if (caller === undefined) await route.fallback()
      else this.#held.set(caller, [...this.heldBy(caller), route])
    })
  }

  /** Ends the calls an actor waits for; answers how many there were. */
  async end(actor: string, ending: Ending): Promise<number> {
    const calls = this.heldBy(actor)
    this.#held.delete(actor)
    // A call that was given up meanwhile has nobody left to hear of its end.
    await Promise.all(calls.map((call) => ending(call).catch(() => undefined)))
    return calls.length
  }

  /** The calls an actor waits for. */
  heldBy(actor: string): readonly Route[] {
    return this.#held.get(actor) ?? []
  }
}

/** Whether a request is to an endpoint, by its path below `/api`, where `:id` stands for any number. */
export function isTo(method: string, path: string) {
  return (request: Request): boolean => {
    const called = new URL(request.url()).pathname.replaceAll(/\/\d+/g, '/:id')
    return request.method() === method && called === `/api/${path}`
  }
}
