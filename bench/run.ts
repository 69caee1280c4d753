import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchAnswers } from './answers.ts'
import { benchBytes } from './bytes.ts'
import { benchGrowth } from './growth.ts'
import { benchKeys } from './keys.ts'
import { benchLibrary, writeLibrary } from './library.ts'
import { type Place, writeSchool } from './school.ts'
import { benchScoring } from './scoring.ts'
import { startServer } from './server.ts'
import { benchTables } from './tables.ts'

// Prints the figures that are watched: `npm run bench`, or only some of `bytes scoring tables library answers growth keys` by name.
const wanted = new Set(process.argv.slice(2))

if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) throw new Error('the build failed')
if (has('bytes')) benchBytes('dist/web')
if (has('scoring')) await benchScoring()
if (has('tables')) await benchTables()
if (has('library')) await benchLibraries()
if (has('answers') || has('growth') || has('keys')) await benchServers()

async function benchServers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const url = process.env.DATABASE_URL ?? ''
  const places: (Place & { name: string })[] = [
    { name: 'PGlite', dataDir: join(folder, 'embedded'), databaseUrl: null },
    ...(url === '' ? [] : [{ name: 'PostgreSQL', dataDir: join(folder, 'postgres'), databaseUrl: url }]),
  ]
  const running = []
  try {
    for (const place of places) {
      const pupils = await writeSchool(place, 48)
      running.push({ name: place.name, pupils, ...(await startServer(place)) })
    }
    for (const one of has('answers') ? running.slice(0, 1) : []) await benchAnswers(running, one.pupils)
    for (const one of has('growth') ? running : []) await benchGrowth(one.name, one.address, one.pupils.slice(0, 21))
    for (const one of has('keys') ? running.slice(0, 1) : []) await benchKeys(one.address, one.pupils.slice(40))
    if (url === '') console.log('\nPostgreSQL: not measured; `node scripts/postgres.mjs npm run bench` starts one for it.')
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchLibraries(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const libraries = []
  try {
    for (const questions of [100, 10_000]) {
      const place = { dataDir: join(folder, String(questions)), databaseUrl: null }
      await writeLibrary(place, questions)
      libraries.push({ questions, running: await startServer(place) })
    }
    await benchLibrary('PGlite', libraries)
  } finally {
    await Promise.all(libraries.map(({ running }) => running.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

function has(part: string): boolean {
  return wanted.size === 0 || wanted.has(part)
}
