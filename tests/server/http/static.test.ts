import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { staticFiles } from '#server/http/static.ts'

const page = '<!doctype html><title>Lectern</title>'
const script = 'export const answer = 42\n'.repeat(100)
const outside = mkdtempSync(join(tmpdir(), 'lectern-static-'))
const folder = join(outside, 'web')
const files: Record<string, string | Uint8Array> = {
  'index.html': page,
  'logo.svg': '<svg/>',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/text-9f.woff2': new Uint8Array([1, 2, 3]),
  'assets/score-7c.wasm': new Uint8Array([0, 97, 115, 109]),
  'assets/style-3d.css': 'a{}',
  '.vite/manifest.json': '{}',
  '.pages/%2Flogin.html': drawn('login'),
  '.pages/%2Fguide.html': drawn('guide'),
  '.pages/%2Fguide%3Fsection%3Dquestions.html': drawn('questions'),
  '.shells/%2F.html': drawn('start'),
  '.shells/%2Fguide.html': drawn('guide with its scripts'),
  '.shells/%2Fexercises%2F%24id.html': drawn('an exercise'),
  '.shells/%2Fexercises%2Fnew.html': drawn('a new exercise'),
  '../secret': 'secret',
}
mkdirSync(join(folder, 'assets'), { recursive: true })
mkdirSync(join(folder, '.vite'))
mkdirSync(join(folder, '.pages'))
mkdirSync(join(folder, '.shells'))
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
const app = new Hono().use('*', staticFiles(folder))
app.get('/api/real', (c) => c.json({}))
afterAll(() => rmSync(outside, { recursive: true }))

describe('the built web app', () => {
  test('is kept for ever where its name carries a hash, and asked about again elsewhere', async () => {
    expect(await kept('/assets/app-1a2b.js')).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await kept('/')).toEqual([200, 'no-cache'])
    expect(await kept('/index.html')).toEqual([200, 'no-cache'])
    expect(await kept('/logo.svg')).toEqual([200, 'no-cache'])
  })

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/assets/style-3d.css', 'text/css; charset=utf-8'],
    ['/assets/text-9f.woff2', 'font/woff2'],
    ['/assets/score-7c.wasm', 'application/wasm'],
    ['/logo.svg', 'image/svg+xml'],
  ])('sends %s as %s', async (path, type) => {
    expect((await app.request(path)).headers.get('content-type')).toEqual(type)
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['br;q=0, gzip;q=0.5', 'gzip', gzipSync(script)],
    ['identity', null, Buffer.from(script)],
    ['', null, Buffer.from(script)],
  ])('comes as the build compressed it for a browser that takes %j', async (accepted, encoding, body) => {
    const response = await app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accepted } })
    const { headers } = response
    expect([headers.get('content-encoding'), headers.get('vary'), headers.get('content-length')]).toEqual([
      encoding, 'Accept-Encoding', String(body.length),
    ])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body)
  })

  test('is not sent again to a browser that has it, and has one name per encoding', async () => {
    const first = await app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'br' } })
    const etag = first.headers.get('etag') ?? ''
    const again = await app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': `W/"x", W/${etag}` } })
    const plain = await app.request('/assets/app-1a2b.js', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag'), plain.status]).toEqual([304, '', etag, 200])
  })

  test('answers any page address with the app, for a browser that asks for a page', async () => {
    expect(await pageAt('/student')).toEqual([200, page, 'no-cache'])
    expect(await pageAt('/session_details/7?x=1')).toEqual([200, page, 'no-cache'])
    expect((await app.request('/student', { headers: { Accept: 'application/json' } })).status).toEqual(404)
    expect((await app.request('/guide.html', { headers: { Accept: 'text/html' } })).status).toEqual(200)
    expect((await app.request('/assets/gone-0.js', { headers: { Accept: 'text/html' } })).status).toEqual(404)
    expect((await app.request('/student', { method: 'POST', headers: { Accept: 'text/html' } })).status).toEqual(404)
  })

  test.each(pageAddresses())('answers %s to whoever takes anything: a link preview, a monitor, a command line', async (path) => {
    const asked = [undefined, '*/*', 'text/*', 'image/webp, */*;q=0.1', 'text/html'].map((accept) => (accept === undefined ? {} : { headers: { Accept: accept } }))
    const pages = await Promise.all(asked.map(async (how) => (await app.request(path, how)).text()))
    const heads = await Promise.all(asked.map(async (how) => (await app.request(path, { ...how, method: 'HEAD' })).status))
    expect([new Set(pages).size, pages[0]?.startsWith('<!doctype html>'), heads]).toEqual([1, true, asked.map(() => 200)])
  })

  test('has an address for every page', () => {
    expect(pageAddresses().length).toBeGreaterThan(20)
  })

  test.each(['/favicon.ico', '/robots.txt', '/assets/x.js', '/assets/x', '/classroom/photo.png', '/.env', '/.well-known/change-password', '/%2egit/HEAD'])('has nothing at %s for who does not ask for a page', async (path) => {
    expect([(await app.request(path)).status, (await app.request(path, { headers: { Accept: '*/*' } })).status]).toEqual([404, 404])
  })

  test.each([
    ['/login', drawn('login')],
    ['/login?next=%2Fclassroom&username=maya.okafor', drawn('login')],
    ['/login?reason=expired', page],
    ['/guide', drawn('guide')],
    ['/guide?section=questions', drawn('questions')],
    ['/guide?section=questions&from=%2Fclassroom', drawn('guide with its scripts')],
    ['/', drawn('start')],
    ['/?tab=work', drawn('start')],
    ['/exercises/7', drawn('an exercise')],
    ['/exercises/7?tab=settings', drawn('an exercise')],
    ['/exercises/new', drawn('a new exercise')],
    ['/exercises/', page],
    ['/exercises/7/8', page],
    ['/exercises%2F7', page],
  ])('answers %s with the page the build drew for it or named the scripts of, where it did', async (address, text) => {
    expect(await pageAt(address)).toEqual([200, text, 'no-cache'])
  })

  test('leaves everything below /api to the API', async () => {
    const accept = { headers: { Accept: 'text/html' } }
    expect([(await app.request('/api/real', accept)).status, (await app.request('/api/unknown', accept)).status]).toEqual([200, 404])
    expect((await app.request('/api', accept)).status).toEqual(404)
  })

  test('answers HEAD with the headers alone', async () => {
    const response = await app.request('/assets/app-1a2b.js', { method: 'HEAD' })
    expect([response.status, await response.text(), response.headers.get('content-length')]).toEqual([200, '', String(script.length)])
  })

  test.each(['/../secret', '/..%2fsecret', '/%2e%2e/secret', '/assets/..%2f..%2f..%2fsecret', '/..%5csecret', '/.vite/manifest.json', '/.pages/%252Flogin.html', '/%00', '/%ff'])(
    'gives nothing else away: %s',
    async (path) => {
      expect([page, '404 Not Found']).toContain(await (await app.request(`http://localhost${path}`)).text())
    },
  )

  async function kept(path: string): Promise<[number, string | null]> {
    const response = await app.request(path)
    return [response.status, response.headers.get('cache-control')]
  }

  async function pageAt(path: string): Promise<[number, string, string | null]> {
    const response = await app.request(path, { headers: { Accept: 'text/html,application/xhtml+xml' } })
    return [response.status, await response.text(), response.headers.get('cache-control')]
  }
})

/** An address of every page of the web app's route table. */
function pageAddresses(): string[] {
  const [, union = ''] = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(readFileSync('src/routeTree.gen.ts', 'utf8')) ?? []
  return [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replaceAll(/\$\w+/g, '7'))
}

function drawn(name: string): string {
  return page.replace('Lectern', name)
}
