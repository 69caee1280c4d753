import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { health } from '#contract/operations/health.ts'
import { defineRoutes } from '#server/http/registry.ts'
import { route } from '#server/http/route.ts'
import { inlinedIn } from '#server/http/security-headers.ts'
import { staticFiles } from '#server/http/static.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp, type TestAppOptions } from '#tests/support/app.ts'

const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' blob:; connect-src 'self'",
  "font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  "require-trusted-types-for 'script'; trusted-types lectern; report-to csp",
].join('; ')
const everywhere = {
  'content-security-policy': policy,
  'reporting-endpoints': 'csp="/browser-reports"',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000',
  date: 'Fri, 20 Nov 2026 12:00:00 GMT',
}
const web = mkdtempSync(join(tmpdir(), 'lectern-web-'))
mkdirSync(join(web, 'assets'))
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Lectern</title>')
writeFileSync(join(web, 'assets', 'app-1a2b3c4d.js'), 'export {}')

afterAll(() => rmSync(web, { recursive: true }))

async function createSite(options?: TestAppOptions) {
  const site = await createTestApp(options)
  site.app.use('*', staticFiles(web))
  return site
}

describe('every response', () => {
  test('carries the security headers: each route, each file, each refusal', async () => {
    const { app } = await createSite()
    const calls = defineRoutes(allRoutes).map(({ endpoint: { method, path } }) => [method, `/api${path.replaceAll(/:\w+/g, '1')}`])
    const files = ['/', '/login', '/magic?token=secret', '/assets/app-1a2b3c4d.js', '/assets/gone.js', '/favicon.ico'].map((path) => ['GET', path])
    const others = [['GET', '/api'], ['GET', '/api/nothing'], ['PUT', '/api/auth/login'], ['OPTIONS', '/api/auth/login'], ['HEAD', '/api/health'], ['GET', '/api/openapi.json']]
    const wrong = []
    for (const [method = '', path = ''] of [...calls, ...files, ...others]) {
      const response = await app.request(path, { method, headers: { Accept: 'text/html' } })
      const cache = path.startsWith('/api') ? { 'cache-control': 'no-store' } : {}
      for (const [name, value] of Object.entries({ ...everywhere, ...cache })) {
        if (response.headers.get(name) !== value) wrong.push(`${method} ${path} (${response.status}): ${name} is ${response.headers.get(name)}`)
      }
      const crossOrigin = [...response.headers.keys()].filter((name) => name.startsWith('access-control-') || name === 'set-cookie')
      if (crossOrigin.length > 0) wrong.push(`${method} ${path}: ${crossOrigin}`)
    }
    console.warn(`S17: ${calls.length + files.length + others.length} responses`)
    expect(wrong).toEqual([])
  })

  test('carries them also when the server itself fails, and then says nothing of why', async () => {
    const failing = route(health, { who: 'anyone', on: 'nothing' }, () => Promise.reject(new Error('secret reason')))
    const { app, logLines } = await createSite({ routes: [failing] })
    const response = await app.request('/api/health')
    expect([response.status, await response.json()]).toEqual([500, { error: 'Something went wrong on our side. Please try again.', code: 'internal' }])
    expect(Object.keys(everywhere).map((name) => [name, response.headers.get(name)])).toEqual(Object.entries(everywhere))
    expect(logLines.filter((line) => line.includes('secret reason'))).toHaveLength(1)
  })
})

test('a school without https promises none', async () => {
  const { app } = await createSite({ settings: { publicUrl: 'http://localhost:3000' } })
  expect((await app.request('/api/health')).headers.has('strict-transport-security')).toBe(false)
})

test('the intro video may be framed on the landing page alone, another API may be called from everywhere', async () => {
  const settings = { introVideoUrl: 'https://video.example/embed/1', apiOrigin: 'https://api.example' }
  const { app } = await createSite({ settings })
  const policies = await Promise.all(['/home', '/login'].map(async (path) => (await app.request(path)).headers.get('content-security-policy')))
  expect(policies.map((one) => one?.split('; ').filter((part) => /^(connect|frame)-src/.test(part)))).toEqual([
    ["connect-src 'self' https://api.example", 'frame-src https://video.example'],
    ["connect-src 'self' https://api.example"],
  ])
})

test('the script for pages kept on a device is another one under other settings of the policy alone', async () => {
  const script = async (settings: TestAppOptions['settings']) => (await (await createSite({ settings })).app.request('/policy.js')).text()
  const [plain, again, otherApi, withVideo] = await Promise.all([
    script({}),
    script({ publicUrl: 'http://localhost:3000' }),
    script({ apiOrigin: 'https://api.example' }),
    script({ introVideoUrl: 'https://video.example/embed/1' }),
  ])
  expect(plain).toMatch(/^self\.POLICY = '[0-9a-f]{12}'$/)
  expect(again).toBe(plain)
  expect(new Set([plain, otherApi, withVideo]).size).toBe(3)
})

test('the scripts and styles written into a page are the only ones in a page that count, each by its hash', async () => {
  const inlined = inlinedIn('<!doctype html><style>p{}</style><script>alert(1)</script><script type="module" src="/app.js"></script><script>\n</script>')
  const [scripts, styles] = [
    ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='", "'sha256-AbpHGcgLb+kRsJGnwFEktk7uzpZOCcBY74+YBdrKVGs='"],
    ["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
  ]
  expect(inlined).toEqual({ scripts, styles })
  const [withScripts, without] = [await createSite({ inlined }), await createSite()]
  const policies = await Promise.all(['/', '/api/health'].map(async (path) => (await withScripts.app.request(path)).headers.get('content-security-policy')))
  const named = policy
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace("style-src 'self'", `style-src 'self' ${styles.join(' ')}`)
  expect(policies).toEqual([named, named])
  const kept = await Promise.all([withScripts, without].map(async ({ app }) => (await app.request('/policy.js')).text()))
  expect(kept[0]).not.toBe(kept[1])
})
