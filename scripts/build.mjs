import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as buildWithVite } from 'vite'
import { buildServer } from './build-steps/build-server.mjs'
import { buildWorker } from './build-steps/build-worker.mjs'
import { contractVersion } from './build-steps/contract-version.mjs'
import { isBuilt, root, sourceHash } from './build-steps/freshness.mjs'
import { writePageShells } from './build-steps/page-shells.mjs'
import { pagesFile, planPieces } from './build-steps/pieces.mjs'
import { prerender } from './build-steps/prerender.mjs'
import { progress } from './build-steps/progress.mjs'

// Builds everything `npm start` runs into `dist`: the web app with its compressed copies, the server as one file, its
// migrations and a prepared database. It is made beside `dist` and swapped in whole, so a build that was cut off, or two
// at once, leave no half of one.

const compressible = /\.(html|js|css|json|svg|webmanifest|txt|wasm)$/
const draft = join(root, '.cache', `build-${randomUUID()}`)
const started = performance.now()
const step = progress(console.log)

process.chdir(root)
// Whoever starts a build, a test run too, gets the production one.
process.env.NODE_ENV = 'production'
try {
  console.log('Building Lectern, which takes a minute or two and is needed once, and again after its sources change.')
  const sources = sourceHash()
  await Promise.all([step('server', () => buildServer(join(draft, 'server'))), buildWeb(join(draft, 'web'))])
  writeFileSync(join(draft, 'stamp.json'), JSON.stringify({ sources }))
  swapIn()
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
} catch (error) {
  // Panda listens for uncaught faults and would let the process end as if all were well.
  console.error(error)
  process.exitCode = 1
} finally {
  rmSync(draft, { recursive: true, force: true })
}

/** Another build may have come first; then its result stays. */
function swapIn() {
  rmSync('dist', { recursive: true, force: true })
  try {
    renameSync(draft, 'dist')
  } catch (error) {
    if (!isBuilt()) throw error
  }
}

async function buildWeb(folder) {
  await step('styles', () => run(['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent']))
  const codeSplitting = await step('pieces', planPieces)
  const rolldownOptions = { checks: { pluginTimings: false }, output: { codeSplitting } }
  const options = { outDir: relative(root, folder), emptyOutDir: true, rolldownOptions }
  await step('web app', () => buildWithVite({ logLevel: 'warn', define: contractVersion(), plugins: [pagesFile()], build: options }))
  const drawing = `${draft}-prerender`
  try {
    await step('first pages', () => prerender(folder, drawing))
    writePageShells(folder)
  } finally {
    rmSync(drawing, { recursive: true, force: true })
  }
  await step('worker', () => buildWorker(folder))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file))
  await step('compressed copies', () => Promise.all(files.map((file) => compress(join(folder, file)))))
}

async function compress(file) {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const copies = { '.br': await promisify(brotliCompress)(content, { params }), '.gz': await promisify(gzip)(content, { level: 9 }) }
  for (const [suffix, copy] of Object.entries(copies)) if (copy.length < content.length) await writeFile(`${file}${suffix}`, copy)
}

async function run(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} failed`)
}
