import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '#bench/figures.ts'
import { type Pupil, writeSchool } from '#bench/school.ts'
import { startServer } from '#bench/server.ts'
import { signIn } from '#bench/student.ts'
import { grown, type Minute } from './growth.ts'
import { printSizes } from './sizes.ts'

// Lets a school work on a built server and fails when memory, descriptors or waiting grow: `npm run soak -- MINUTES STUDENTS`, 15 and 30 unless told.

const [minutes = 15, students = 30] = process.argv.slice(2).map(Number)
const minuteMs = 60_000
const pauseMs = 2_000

if (spawnSync('node', ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0) throw new Error('the build failed')
const place = { dataDir: mkdtempSync(join(tmpdir(), 'lectern-soak-')), databaseUrl: null }
const pupils = await writeSchool(place, students)
const server = await startServer(place)
const waited: number[] = []
let isOver = false

const working = pupils.map((pupil, index) => work(pupil, index))
const seen: Minute[] = []
for (let minute = 1; minute <= minutes; minute += 1) {
  await wait(minuteMs)
  const now = { ...processOf(server.pid), p99Ms: percentile(waited, 99) }
  console.log(`minute ${minute}: ${waited.splice(0).length} answers, p99 ${now.p99Ms.toFixed()} ms, ${now.rssMiB.toFixed()} MiB, ${now.descriptors} descriptors`)
  seen.push(now)
}
isOver = true
await Promise.all(working)
await server.stop()
await printSizes(place)
rmSync(place.dataDir, { recursive: true })
const found = grown(seen)
console.log(found.length === 0 ? '\nNothing grew.' : `\n${found.join('\n')}`)
process.exitCode = found.length === 0 ? 0 : 1

/** Signs a pupil in and lets them work until the time is over, one wrong try and the right one a question. */
async function work(pupil: Pupil, index: number): Promise<void> {
  await wait((index * pauseMs) / students)
  const student = await signIn(server.address, pupil)
  await student.start(pupil.short)
  while (!isOver) {
    waited.push(...(await student.answer(1)).map(({ ms }) => ms))
    await wait(pauseMs)
  }
}

function processOf(pid: number): Pick<Minute, 'rssMiB' | 'descriptors'> {
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { rssMiB: Number(kibibytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length }
}
