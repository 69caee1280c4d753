import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import recordings from '#tests/server/speech/recordings/recordings.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))
const corpus = join(root, 'tests/server/speech/recordings')
const program = join(root, 'scripts/train-speech/phone_net.py')
const speakers = 5

/** A cache as training prepares it from a few recordings, each of a speaker of its own. */
function prepared(folder: string): string {
  const labels = recordings.slice(4, 4 + speakers).map(({ id, text, total, age, gender }, index) => {
    const words = text.split(' ').map((word) => [word, 10, 10])
    return { id, speaker: String(index), age, gender, text, wav: `${id}.wav`, accuracy: total, fluency: total, prosodic: total, total, words }
  })
  const file = join(folder, 'labels.json')
  const cache = join(folder, 'cache')
  mkdirSync(cache)
  writeFileSync(file, JSON.stringify(labels))
  const parts = Array.from({ length: speakers }, (_, part) => String(part))
  run(process.execPath, ['--import', 'tsx', join(root, 'scripts/train-speech/prepare.ts'), corpus, file, cache, ...parts])
  return cache
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${stderr}`)
}

function netsOf(cache: string): string[] {
  return ['net', 'fold-0', `fold-${speakers - 1}`].map((name) => readFileSync(join(cache, `${name}.json`), 'utf8'))
}

test('training the phone model twice on the same recordings gives the same weights, byte for byte, also of a run that was broken off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-train-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const once = prepared(folder)
  const [again, broken] = ['again', 'broken'].map((name) => join(folder, name))
  if (again === undefined || broken === undefined) throw new Error('there are two more')
  for (const copy of [again, broken]) cpSync(once, copy, { recursive: true })
  for (const cache of [once, again]) run('python3', [program, cache])
  run('python3', [program, broken, '2'])
  run('python3', [program, broken])
  expect(netsOf(again)).toEqual(netsOf(once))
  expect(netsOf(broken)).toEqual(netsOf(once))
  expect(new Set(netsOf(once)).size).toEqual(3)
})
