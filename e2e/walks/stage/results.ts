import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyEventObject } from 'xstate'
import { leavesOf } from '#tests/support/walking/chart.ts'
import { walksFolder } from './pictures.ts'
import { nameOfScene, type Scene } from './browser-walk.ts'

/** What playing a path showed: null or what went wrong, its time in milliseconds, and the names of its pictures. */
export type Seen = { outcome: string | null; ms: number; pictures: readonly string[] }

/**
 * Writes down what a scene of a machine showed, in a file of its own, which the next run of the same scene replaces; the report
 * of the walks reads it.
 */
export async function noteScene(
  machine: string,
  scene: Scene,
  { outcome, ms, pictures }: Seen,
  inWords: (event: AnyEventObject) => string,
): Promise<void> {
  const { leaves, steps, isPassing } = scene
  const folder = join(walksFolder, 'results')
  await mkdir(folder, { recursive: true })
  const path = steps.map(({ event, state, taken }, index) => ({
    event: event.type,
    words: index === 0 ? '' : inWords(event),
    target: state.value,
    leaves: leavesOf(state).map(({ id }) => id),
    taken,
  }))
  const note = { machine, leaves, isPassing, path, outcome, ms: Math.round(ms), pictures, at: new Date().toISOString() }
  await writeFile(join(folder, `${machine}.${nameOfScene(scene)}.json`), `${JSON.stringify(note, null, 2)}\n`)
}
