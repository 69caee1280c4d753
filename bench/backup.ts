import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/db/engine/client.ts'
import { percentile, printTable } from './figures.ts'
import type { Place, Pupil } from './school.ts'
import { startServer } from './server.ts'
import { signIn } from './student.ts'

const messageCount = 100_000
const quietMs = 5_000
const shares = [50, 99, 100]

/** Prints what answers and health checks wait for beside a backup of 100,000 messages, and without one. The server must not be running. */
export async function benchBackup(place: Place, pupils: readonly Pupil[]): Promise<void> {
  const founding = await startServer(place)
  for (const pupil of pupils) await (await signIn(founding.address, pupil)).start(pupil.short)
  await founding.stop()
  const { db, close } = await openDatabase(place)
  const text = sql`'An answer that somebody thought about, number ' || number || repeat(', and more of it', 6)`
  await db.execute(sql`insert into messages (session_id, position, role, content, at)
    select (select min(id) from sessions), 0, 'system', ${text}, now() from generate_series(1, ${sql.raw(String(messageCount))}) number`)
  await close()
  const server = await startServer(place)
  const waited: { answers: number[]; health: number[] } = { answers: [], health: [] }
  let isOver = false
  const working = [...pupils.map(answer), checkHealth()]
  await wait(quietMs)
  const quiet = taken()
  const startedAt = performance.now()
  const said = await backUp(place, join(place.dataDir, 'backup'))
  const ms = performance.now() - startedAt
  const during = taken()
  isOver = true
  await Promise.all(working)
  await server.stop()
  const row = (name: string, figures: number[]) => [name, `${figures.length}`, ...shares.map((share) => percentile(figures, share).toFixed(0))]
  printTable(`A backup beside work: ${said} It took ${(ms / 1000).toFixed(1)} s.`, ['ms', 'calls', 'median', 'p99', 'most'], [
    row('answers, no backup', quiet.answers),
    row('answers beside it', during.answers),
    row('health, no backup', quiet.health),
    row('health beside it', during.health),
  ])

  async function answer(pupil: Pupil): Promise<void> {
    const student = await signIn(server.address, pupil)
    await student.start(pupil.short)
    while (!isOver) {
      waited.answers.push(...(await student.answer()).map(({ ms: taking }) => taking))
      await wait(100)
    }
  }

  async function checkHealth(): Promise<void> {
    while (!isOver) {
      const before = performance.now()
      await (await fetch(`${server.address}/api/health`)).text()
      waited.health.push(performance.now() - before)
      await wait(10)
    }
  }

  function taken() {
    return { answers: waited.answers.splice(0), health: waited.health.splice(0) }
  }
}

function backUp({ dataDir, databaseUrl }: Place, file: string): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', JWT_SECRET: 'bench'.repeat(16) }
  const child = spawn(process.execPath, ['dist/server/main.js', 'backup', file], { stdio: ['ignore', 'pipe', 'inherit'], env })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  return new Promise((settle) => {
    child.once('close', () => settle(said.trim()))
  })
}
