import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readRecording, writeRecording } from '#src/qa/recording/recording.ts'
import { replay } from '#src/qa/recording/replay.ts'
import { everyMachine } from './every-machine.ts'

/**
 * Puts a recording into a folder of the suite, under its machine's name and one of its own. One that is no recording, that its
 * machine does not go, or that would take the place of another answers a sentence.
 */
export async function addRecording(from: string, name: string, folder: string): Promise<{ added: string; steps: number } | { problem: string }> {
  if (/[\\/]/.test(name)) return { problem: `A name has no slash in it: ${name}.` }
  const text = textOf(from)
  if (text === null) return { problem: `There is no file ${from} that can be read.` }
  const read = readRecording(text)
  if ('problem' in read) return read
  const found = (await everyMachine()).find((one) => one.name === read.machine)
  if (found === undefined) return { problem: `There is no machine called ${read.machine}.` }
  const { parting } = replay(found.machine, read.steps)
  if (parting !== null) return { problem: `The machine does not go this way, so it was not added. ${parting}` }
  const added = join(folder, `${read.machine}.${name || basename(from, '.json')}.json`.toLowerCase())
  if (existsSync(added) && resolve(added) !== resolve(from)) return { problem: `There is already a recording of this name: ${added}. Choose another.` }
  writeFileSync(added, writeRecording(found.machine, read))
  return { added, steps: read.steps.length }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
