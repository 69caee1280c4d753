import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { listening } from '#bench/listening.ts'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Builds the floor app and serves it as well as can be: compressed beforehand, its script kept for ever. Its one call answers `rows` rows. */
export async function startFloor(rows: number): Promise<{ address: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'lectern-bench-floor-'))
  await build({ configFile: false, root: import.meta.dirname, logLevel: 'error', plugins: [react()], build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } } })
  const files = new Map(
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) in types)
      .map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(outDir, name)))]),
  )
  rmSync(outDir, { recursive: true })
  const work = Array.from({ length: rows }, (_, index) => ({ id: index, title: `Sums ${index}`, due: '2026-12-24', state: 'not started' }))
  const server = createServer(({ url = '/' }, reply) => {
    if (url.startsWith('/api/')) return reply.setHeader('content-type', 'application/json').end(JSON.stringify(work))
    const name = files.has(url) ? url : '/index.html'
    reply.setHeader('content-type', types[extname(name)] ?? '').setHeader('content-encoding', 'br')
    reply.setHeader('cache-control', name === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable')
    return reply.end(files.get(name))
  })
  return { address: `http://localhost:${await listening(server)}`, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
