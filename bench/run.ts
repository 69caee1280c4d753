import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { benchAnswers } from './answers.ts'
import { benchBackup } from './backup.ts'
import { benchBesideScoring } from './beside-scoring.ts'
import { benchBytes } from './bytes.ts'
import { crowdCalls, writeCrowd } from './crowd.ts'
import { benchGrowth } from './growth.ts'
import { benchJudging } from './judging.ts'
import { benchKeys } from './keys.ts'
import { benchLesson } from './lesson.ts'
import { libraryCalls, writeLibrary } from './library.ts'
import { benchLists, type ListCall } from './lists.ts'
import { benchPages } from './pages/pages.ts'
import { benchPaths } from './paths.ts'
import { type Place, writeSchool } from './school.ts'
import { benchScoring } from './scoring.ts'
import { startServer } from './server.ts'
import { benchTables } from './tables.ts'
import { benchUploads } from './uploads.ts'

// Prints the figures that are watched: `npm run bench`, or only some of them by name:
// `paths bytes scoring tables pages library crowd lesson answers beside uploads growth keys backup judging`.
// `OTHER_BUILD=<its dist/server/main.js>` plays the lesson on another build too, in turn with this one.
const wanted = new Set(process.argv.slice(2))

const needsBuild = wanted.size === 0 || [...wanted].some((part) => !['paths', 'judging'].includes(part))

if (has('paths')) await benchPaths()
if (has('judging')) benchJudging()
if (needsBuild && spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) throw new Error('the build failed')
if (has('bytes')) benchBytes('dist/web')
if (has('scoring')) await benchScoring()
if (has('tables')) await benchTables()
if (has('library')) await benchSizes('The lists of the library', libraryCalls, writeLibrary)
if (has('crowd')) await benchSizes('The lists of a school, by students', crowdCalls, writeCrowd)
if (has('lesson')) await benchLessons()
if (has('backup')) await benchBackups()
if (has('pages') || has('answers') || has('beside') || has('uploads') || has('growth') || has('keys')) await benchServers()

async function benchBackups(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const url = process.env.DATABASE_URL ?? ''
  const places: Place[] = [{ dataDir, databaseUrl: null }, ...(url === '' ? [] : [{ dataDir, databaseUrl: url }])]
  try {
    for (const place of places) await benchBackup(place, await writeSchool(place, 5))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

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
    for (const one of has('pages') ? running.slice(0, 1) : []) await benchPages(one.address, one.pupils.slice(40, 46))
    for (const one of has('answers') ? running.slice(0, 1) : []) await benchAnswers(running, one.pupils)
    for (const one of has('beside') ? running.slice(0, 1) : []) await benchBesideScoring(one.name, one.address, one.pupils.slice(0, 4))
    for (const one of has('uploads') ? running.slice(0, 1) : []) await benchUploads(one.name, one)
    for (const one of has('growth') ? running : []) await benchGrowth(one.name, one.address, one.pupils.slice(0, 21))
    for (const one of has('keys') ? running.slice(0, 1) : []) await benchKeys(one.address, one.pupils.slice(40))
    if (url === '') console.log('\nPostgreSQL: not measured; `node scripts/postgres.mjs npm run bench` starts one for it.')
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The lesson on every database, each build with a school of its own. */
async function benchLessons(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const url = process.env.DATABASE_URL ?? ''
  const other = process.env.OTHER_BUILD
  const running = []
  try {
    for (const [engine, databaseUrl] of [['PGlite', null], ...(url === '' ? [] : [['PostgreSQL', url] as const])] as const) {
      for (const [build, program] of [['', undefined], ...(other === undefined ? [] : [[', other build', other] as const])] as const) {
        const name = `${engine}${build}`
        const place = { dataDir: join(folder, name), databaseUrl: databaseUrl === null ? null : await createDatabase(databaseUrl) }
        const pupils = await writeSchool(place, 32)
        running.push({ name, pupils, ...(await startServer(place, program)) })
      }
    }
    await benchLesson(running)
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The lists in a school of a hundred rows and of ten thousand, on either engine. */
async function benchSizes(title: string, calls: Record<string, ListCall>, write: (place: Place, rows: number) => Promise<void>): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  for (const engine of url === '' ? ['PGlite'] : ['PGlite', 'PostgreSQL']) {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
    const sized = []
    try {
      for (const rows of [100, 10_000]) {
        const place = { dataDir: join(folder, String(rows)), databaseUrl: engine === 'PGlite' ? null : await createDatabase(url) }
        await write(place, rows)
        if (place.databaseUrl !== null) await inDatabase(place.databaseUrl, 'vacuum analyze')
        sized.push({ rows, running: await startServer(place) })
      }
      await benchLists(`${title} (${engine})`, calls, sized)
    } finally {
      await Promise.all(sized.map(({ running }) => running.stop()))
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function createDatabase(url: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await inDatabase(url, `create database ${name}`)
  return Object.assign(new URL(url), { pathname: name }).href
}

/** Runs a statement by hand. Statistics are brought up to date so, which PostgreSQL itself does within a minute of so many rows. */
async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function has(part: string): boolean {
  return wanted.size === 0 || wanted.has(part)
}
