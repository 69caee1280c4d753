import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readRecording, writeRecording } from '#src/qa/recording.ts'
import { replay } from '#src/qa/replay.ts'
import { everyMachine } from './every-machine.ts'

// Adds a recording of /qa to the suite: `npm run qa:add FILE [name in words]`. `tests/machines/recorded.test.ts` plays it again.

const [file, ...words] = process.argv.slice(2)
const problem = file === undefined ? 'Which file? npm run qa:add FILE [name in words]' : await add(file, words.join('-'))
if (problem !== null) {
  console.error(problem)
  process.exitCode = 1
}

async function add(from: string, name: string): Promise<string | null> {
  const read = readRecording(readFileSync(from, 'utf8'))
  if ('problem' in read) return read.problem
  const found = (await everyMachine()).find((one) => one.name === read.machine)
  if (found === undefined) return `There is no machine called ${read.machine}.`
  const { parting } = replay(found.machine, read.steps)
  if (parting !== null) return `The machine does not go this way, so it was not added. ${parting}`
  const target = join('tests/machines/recorded', `${read.machine}.${name || basename(from, '.json')}.json`.toLowerCase())
  writeFileSync(target, writeRecording(found.machine, read))
  console.log(`${target}: ${read.steps.length} steps, played by tests/machines/recorded.test.ts from now on.`)
  return null
}
