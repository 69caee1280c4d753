import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { scriptsByAddress } from './page-shells.mjs'

/** A file above this that only some pages ask for is kept when it was first used. */
const mostAhead = 160 * 1024

/** Builds the worker that keeps the app on a device into the finished web app `web`: `sw.js`, which names every file it keeps. */
export async function buildWorker(web) {
  await bundle({
    entryPoints: ['worker/service-worker.ts'],
    outfile: join(web, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { APP_FILES: JSON.stringify(appFiles(web)), PAGE_SCRIPTS: JSON.stringify(scriptsByAddress(web)), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}

/** What is on the device from the first visit on: the pages, and the files of the app but for the large ones that few pages need. */
function appFiles(web) {
  const shell = readFileSync(join(web, 'index.html'), 'utf8')
  const manifest = Object.values(JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')))
  const pieces = manifest.filter(({ file, isEntry }) => file.endsWith('.js') && (isEntry || statSync(join(web, file)).size <= mostAhead))
  const { everywhere, pages: pagesOf } = JSON.parse(readFileSync(join(web, '.vite', 'pages.json'), 'utf8'))
  const left = Object.values(pagesOf).flat().filter((file) => !everywhere.includes(file) && statSync(join(web, file)).size > mostAhead)
  if (left.length > 0) throw new Error(`Pages begin with files too large to keep ahead: ${left.join(', ')}`)
  const named = [...shell.matchAll(/(?:href|src|data-font)="\/([^"]+)"/g)].map(([, file]) => file)
  const files = new Set([...pieces.flatMap(({ file, css = [] }) => [file, ...css]), ...named])
  const pages = readdirSync(join(web, '.pages')).filter((name) => name.endsWith('.html'))
  return [
    ...[...files].toSorted().map((file) => ({ url: `/${file}`, revision: file.startsWith('assets/') ? null : revisionOf(join(web, file)) })),
    { url: '/index.html', revision: revisionOf(join(web, 'index.html')) },
    ...pages
      .map((name) => ({ url: decodeURIComponent(name.slice(0, -'.html'.length)), revision: revisionOf(join(web, '.pages', name)) }))
      .filter(({ url }) => !url.includes('?')),
  ]
}

function revisionOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
}
