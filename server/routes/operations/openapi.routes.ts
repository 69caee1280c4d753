import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { openApiDocument } from '#server/http/openapi.ts'
import { type Route, route } from '#server/http/route.ts'

const openApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description',
  status: 200,
  reply: v.record(v.string(), v.unknown()),
})

/** The description of `routes`, for any client that is not ours. */
export function openApiRoute(routes: readonly Route[]): Route {
  let document: Record<string, unknown> | null = null
  return route(openApi, { who: 'anyone', on: 'nothing' }, async () => {
    document ??= openApiDocument(routes)
    return document
  })
}
