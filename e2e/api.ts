import type { APIRequestContext } from '@playwright/test'
import * as v from 'valibot'

/** Calls of the server beside the page; paths begin after `/api`. */
export type Api = { get: (path: string) => Promise<unknown>; send: (method: 'POST' | 'PUT', path: string, data: object) => Promise<{ id: number }> }

/** The server as a signed-in teacher reaches it beside the page. */
export function apiOf(request: APIRequestContext, token: string): Api {
  const headers = { Authorization: `Bearer ${token}` }
  return {
    get: async (path) => (await request.get(`/api${path}`, { headers })).json(),
    send: async (method, path, data) => (await request.fetch(`/api${path}`, { method, data, headers })).json(),
  }
}

const Found = v.object({ results: v.array(v.object({ id: v.number(), username: v.string() })) })

/** The id of a student whom the teacher of `api` sees. */
export async function studentIdOf(api: Api, { username }: { username: string }): Promise<number> {
  const { results } = v.parse(Found, await api.get(`/students?q=${username}`))
  const found = results.find((one) => one.username === username)
  if (found === undefined) throw new Error(`${username} is not there`)
  return found.id
}
