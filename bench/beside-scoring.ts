import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localSpeech, type LocalSpeech } from '#server/speech/local-speech.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { defaultVoice } from '#server/speech/voice/voices.ts'
import { wavOf } from '#server/speech/wav.ts'
import { percentile, printTable } from './figures.ts'
import type { Pupil } from './school.ts'
import { signIn, type Student } from './student.ts'

const sentence = 'The children walked along the river and watched the old boats go by.'
const rounds = 3
const roundMs = 4_000
const recordings = 4
const mostRatio = 1.5

/** What answers of four students take while nobody speaks, and while four recordings at a time are scored on the same machine. */
export async function benchBesideScoring(name: string, address: string, pupils: Pupil[]): Promise<void> {
  const students = await Promise.all(pupils.map((pupil) => signIn(address, pupil)))
  for (const [index, pupil] of pupils.entries()) await students[index]?.start(pupil.short)
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const speech = localSpeech(folder)
  const { sound } = await readWithFlite(sentence, 'awb', 1)
  const wav = wavOf(sound)
  const quiet: number[] = []
  const beside: number[] = []
  let scored = 0
  try {
    await speech.score(wav, sentence, defaultVoice)
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await answersUntil(students, performance.now() + roundMs)))
      const until = performance.now() + roundMs
      const scoring = Promise.all(Array.from({ length: recordings }, () => scoreUntil(speech, wav, until)))
      beside.push(...(await answersUntil(students, until)))
      const counts = await scoring
      scored += counts.reduce((sum, count) => sum + count, 0)
    }
  } finally {
    speech.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const ratio = percentile(beside, 99) / percentile(quiet, 99)
  printTable(
    `Answers beside scoring (${name}; ${scored} recordings scored; goal: p99 at most ${mostRatio}x quiet)`,
    ['', 'p50 ms', 'p99 ms', 'p99 ratio', 'met'],
    [
      ['quiet', percentile(quiet, 50).toFixed(1), percentile(quiet, 99).toFixed(1), '', ''],
      ['beside', percentile(beside, 50).toFixed(1), percentile(beside, 99).toFixed(1), ratio.toFixed(2), ratio <= mostRatio ? 'goal' : 'OVER'],
    ],
  )
}

async function answersUntil(students: readonly Student[], until: number): Promise<number[]> {
  const all = await Promise.all(
    students.map(async (student) => {
      const own: number[] = []
      while (performance.now() < until) own.push(...(await student.answer(1)).map(({ ms }) => ms))
      return own
    }),
  )
  return all.flat()
}

async function scoreUntil(speech: LocalSpeech, wav: Uint8Array<ArrayBuffer>, until: number): Promise<number> {
  let count = 0
  for (; performance.now() < until; count += 1) await speech.score(wav, sentence, defaultVoice)
  return count
}
