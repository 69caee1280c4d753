import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncodings } from './accepted-encodings.ts'

type Encoding = 'br' | 'gzip'
type Variant = { body: Uint8Array<ArrayBuffer>; etag: string }
type StaticFile = { type: string; cacheControl: string; plain: Variant; encoded: Partial<Record<Encoding, Variant>> }

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
}

/**
 * Serves the built web app from `folder`, read whole at the start: hashed files for ever, everything else revalidated by
 * its ETag, with the `.br` and `.gz` the build left beside a file. A page's address that names no file gets the page the build
 * drew for it (`.pages/<address, encoded>.html`), else the plain page that names the page's scripts (`.shells/<address,
 * encoded>.html`, where `$name` stands for any one part), else `index.html`, whoever asks: a browser, a link preview, a monitor.
 * Anything below /api, a missing asset, and a missing file that was not asked for as a page, is left to the next handler.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  const files = readFiles(folder)
  const pages = readPages(join(folder, '.pages'))
  const shells = readPages(join(folder, '.shells'))
  const shellAddresses = [...shells.keys()]
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || /^\/api(\/|$)/.test(c.req.path)) return next()
    const file = files.get(decoded(c.req.path)) ?? pageFor(new URL(c.req.url), c.req.header('accept'))
    return file ? answer(file, c.req.raw) : next()
  }

  function pageFor({ pathname, searchParams }: URL, accept = '*/*'): StaticFile | undefined {
    const isWanted = pathname === '/' || accept.includes('text/html') || (/(^|,)\s*(\*|text)\/\*/.test(accept) && !namesFile.test(pathname))
    if (!isWanted || pathname.startsWith('/assets/')) return undefined
    const shell = shells.has(pathname) ? pathname : shellAddresses.find((address) => isAt(address, pathname))
    return pages.get(drawnFor(pathname, searchParams)) ?? shells.get(shell ?? '') ?? files.get('/index.html')
  }
}

/** A last part with an ending, as of a picture, or a hidden part, as of `/.well-known`: no page has either. */
const namesFile = /(\.|%2e)[^/]*$|\/(\.|%2e)/i

/** What only fills in a box or goes on into links is put there by the app; any other search is another page. */
function drawnFor(pathname: string, search: URLSearchParams): string {
  for (const name of ['next', 'username']) search.delete(name)
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`
}

function answer(file: StaticFile, request: Request): Response {
  const encoding = chosenEncoding(file, request.headers.get('accept-encoding') ?? '')
  const { body, etag } = (encoding && file.encoded[encoding]) ?? file.plain
  const headers = new Headers({ 'Content-Type': file.type, 'Cache-Control': file.cacheControl, ETag: etag })
  if (Object.keys(file.encoded).length > 0) headers.set('Vary', 'Accept-Encoding')
  if (isKnown(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers })
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(body, { headers })
}

function chosenEncoding({ encoded }: StaticFile, accepted: string): Encoding | undefined {
  const offered = acceptedEncodings(accepted)
  if (encoded.br && offered.includes('br')) return 'br'
  return encoded.gzip && offered.includes('gzip') ? 'gzip' : undefined
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The pages of a folder of the build by the addresses that their names tell; none where there is no such folder. */
function readPages(folder: string): Map<string, StaticFile> {
  const files = existsSync(folder) ? readFiles(folder) : new Map<string, StaticFile>()
  return new Map([...files].map(([path, file]) => [decodeURIComponent(path.slice(1, -'.html'.length)), file]))
}

/** Whether a path is one of the addresses of a page: `/exercises/7` is one of `/exercises/$id`. */
function isAt(address: string, pathname: string): boolean {
  const parts = pathname.split('/')
  const wanted = address.split('/')
  return parts.length === wanted.length && wanted.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
}

/** Only what is in this map can be asked for, so no path leads out of the folder. Names that start with a dot are the build's own. */
function readFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(sep).some((part) => part.startsWith('.')))
  const present = new Set(names)
  const isVariant = (name: string) => Object.values(suffixes).some((suffix) => name.endsWith(suffix) && present.has(name.slice(0, -suffix.length)))
  return new Map(
    names
      .filter((name) => !isVariant(name))
      .map((name) => {
        const encoded: StaticFile['encoded'] = {}
        if (present.has(`${name}.br`)) encoded.br = variant(join(folder, `${name}.br`))
        if (present.has(`${name}.gz`)) encoded.gzip = variant(join(folder, `${name}.gz`))
        const path = `/${name.split(sep).join('/')}`
        const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
        return [path, { type: types[extname(name)] ?? 'application/octet-stream', cacheControl, plain: variant(join(folder, name)), encoded }]
      }),
  )
}

function variant(path: string): Variant {
  const body = new Uint8Array(readFileSync(path))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
