import { createApi, type ApiOptions } from '#src/api/client.ts'

/** What a fake server heard of one request. */
export type Heard = { method: string; url: string; headers: Record<string, string>; body: unknown }

/** A client whose requests are answered by `answer`; `heard` lists them. */
export function apiWith(answer: (request: Request) => Response | Promise<Response>, options: Partial<ApiOptions> = {}) {
  const heard: Heard[] = []
  const api = createApi({
    root: 'http://school.test/api',
    readToken: () => 'stored',
    timeZone: () => 'Europe/Madrid',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.clone().text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      heard.push({ method: request.method, url: request.url, headers: Object.fromEntries(request.headers), body })
      return answer(request)
    },
    ...options,
  })
  return { api, heard }
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}
