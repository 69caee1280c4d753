import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { ModelSound } from '#server/ports/speech.ts'
import { ReadAnswer } from './worker-questions.ts'
import type { Voice } from './voice/voices.ts'

/** Change it when the same script would sound or be timed differently. */
const edition = 1

const Kept = v.omit(ReadAnswer, ['wav'])

/** Readings kept as files in `folder`, one pair per script, voice and rate; a file that is missing or broken is made again. */
export type KeptReadings = {
  once: (script: string, voice: Voice, rate: number, read: () => Promise<ModelSound>) => Promise<ModelSound>
  /** Deletes what nobody listened to since `before`; answers how many. */
  forget: (before: Date) => Promise<number>
}

/** Opens the folder, which is made with its first reading. */
export function keptReadings(folder: string): KeptReadings {
  const underway = new Map<string, Promise<ModelSound>>()
  return {
    once: (script, voice, rate, read) => {
      const name = createHash('sha256').update(JSON.stringify([edition, voice.engine, voice.name, rate, script])).digest('hex').slice(0, 40)
      const running = underway.get(name) ?? find(name).then((found) => found ?? keep(name, read))
      underway.set(name, running)
      return running.finally(() => underway.delete(name))
    },
    forget: async (before) => {
      const names = await readdir(folder).catch(() => [])
      const ages = await Promise.all(names.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtime })))
      const old = ages.filter(({ usedAt }) => usedAt < before)
      await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
      return old.length
    },
  }

  async function find(name: string): Promise<ModelSound | null> {
    try {
      const [wav, about] = await Promise.all([readFile(join(folder, `${name}.wav`)), readFile(join(folder, `${name}.json`), 'utf8')])
      const now = new Date()
      await Promise.all(['wav', 'json'].map((ending) => utimes(join(folder, `${name}.${ending}`), now, now)))
      return { wav: new Uint8Array(wav), ...v.parse(Kept, JSON.parse(about)) }
    } catch {
      return null
    }
  }

  async function keep(name: string, read: () => Promise<ModelSound>): Promise<ModelSound> {
    const made = await read()
    const { wav, ...about } = made
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const files = [
      ['wav', wav],
      ['json', JSON.stringify(about)],
    ] as const
    for (const [ending, contents] of files) {
      const path = join(folder, `${name}.${ending}`)
      const part = `${path}.${randomUUID()}`
      await writeFile(part, contents, { mode: 0o600 })
      await rename(part, path)
    }
    return made
  }
}
