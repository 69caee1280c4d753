import { CacheFirst, ExpirationPlugin, Serwist } from 'serwist'
import { ownScriptUrl } from '#src/actors/operations/own-scripts.ts'
import { asksForLists, keepLists } from './first-lists.ts'
import { scriptsAt, withScripts } from './page-scripts.ts'

/** The app's files and pages, put here by the build: a revision is that of a file whose name does not tell its content. */
declare const APP_FILES: { url: string; revision: string | null }[]

/** The scripts that pages for somebody signed in begin with, by a pattern of their addresses. */
declare const PAGE_SCRIPTS: [pattern: string, scripts: string[]][]

/** Which policy the server's pages have, from the script it answers with. */
declare const POLICY: string

importScripts(ownScriptUrl('/policy.js'))
// A kept page keeps the policy it came with: under another one it is fetched anew.
const files = APP_FILES.map(({ url, revision }) => ({ url, revision: revision === null ? null : `${revision}-${POLICY}` }))

const answerList = keepLists({ fetch: (request) => fetch(request), nowMs: Date.now })

/**
 * Answers pages and the app's files from this device, whatever else a page uses once it was used, and the first lists when nobody
 * else answers. Sounds and every other call go to the server as if it were not there. A newer one waits until it is told to take over.
 */
const worker = new Serwist({
  precacheEntries: files,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // One after the other: on a slow line they would take it from what somebody waits for.
    concurrency: 1,
    ignoreURLParametersMatching: [/^(next|username)$/],
  },
  clientsClaim: true,
  runtimeCaching: [
    { matcher: ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url), handler: ({ url, request }) => answerPage(url, request) },
    { matcher: ({ url, request, sameOrigin }) => sameOrigin && request.headers.has('authorization') && asksForLists(url), handler: ({ request }) => answerList(request) },
    {
      matcher: ({ url, request, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && /^(script|style|font)$/.test(request.destination),
      handler: new CacheFirst({ cacheName: 'used-pieces', plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })] }),
    },
  ],
})
worker.addEventListeners()

/** Any address but a call's and a file's. */
function isPage({ pathname }: URL): boolean {
  return !/^\/api(\/|$)|\.[^/]*$/.test(pathname)
}

/** As the server does: the plain page, with the scripts that this one begins with. */
async function answerPage(url: URL, request: Request): Promise<Response> {
  const plain = await worker.matchPrecache('/index.html')
  return plain === undefined ? fetch(request) : withScripts(plain, scriptsAt(url.pathname, PAGE_SCRIPTS))
}
