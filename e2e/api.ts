import type { APIRequestContext } from '@playwright/test'

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
