import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'esbuild'
import { contractVersion } from './contract-version.mjs'

/** Builds the server into `folder`: `main.js`, the processes and threads it starts, the migrations and the prepared database beside it. */
export async function buildServer(folder) {
  await bundle({
    entryPoints: ['server/main.ts', 'server/speech/speech-worker.ts', 'server/speech/espeak-worker.ts', 'server/judging/judge-worker.ts'],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: contractVersion(),
    // These load WebAssembly and native files from their own folders.
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', '@echogarden/espeak-ng-emscripten'],
    banner: { js: "import { createRequire as createBundleRequire } from 'node:module'\nconst require = createBundleRequire(import.meta.url)" },
    logLevel: 'warning',
  })
  cpSync('server/db/migrations', join(folder, 'migrations'), { recursive: true })
  await prepareSchool(folder)
}

/** The empty school is made by the server itself, once per state of the migrations and the engine. */
async function prepareSchool(folder) {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  for (const file of readdirSync('server/db/migrations').filter((one) => one.endsWith('.sql')).toSorted()) {
    hash.update(readFileSync(join('server/db/migrations', file)))
  }
  const cache = join('node_modules', '.cache', 'lectern')
  const kept = join(cache, `school-${hash.digest('hex').slice(0, 16)}.tar.gz`)
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true })
    const made = `${kept}.${randomUUID()}`
    await prepare(join(folder, 'main.js'), made)
    renameSync(made, kept)
  }
  copyFileSync(kept, join(folder, 'school.tar.gz'))
}

async function prepare(program, file) {
  const child = spawn(process.execPath, [program, 'prepare', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error('the empty school could not be prepared')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer(process.argv[2])
