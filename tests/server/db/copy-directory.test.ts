import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyDirectory } from '#server/db/engine/copy-directory.ts'
import { freshFolder } from '#tests/support/server-process.ts'

const long = new Date(Date.now() - 3_600_000)

describe('a copy of a folder that others write to', () => {
  test('takes what stays as it is meanwhile, and holds them up only for what changed', async () => {
    const { from, to } = folderOf({ 'base/1': 'one', 'base/2': 'two', 'base/3': 'three', 'wal/a': 'a', 'postmaster.pid': '42' })
    const states = holding([
      () => undefined,
      () => {
        write(from, 'base/2', 'TWO')
        write(from, 'wal/b', 'b')
        rmSync(join(from, 'base/3'))
      },
    ])
    expect(await copyDirectory(from, to, states.hold)).toEqual({ meanwhile: 4, held: 2 })
    expect(filesOf(to)).toEqual({ 'base/1': 'one', 'base/2': 'TWO', 'wal/a': 'a', 'wal/b': 'b' })
    expect(states.left()).toEqual(0)
    expect((statSync(to).mode & 0o777).toString(8)).toEqual('700')
  })

  test('takes again what is too young for its time to tell whether it changed', async () => {
    const { from, to } = folderOf({ old: 'old' })
    write(from, 'young', 'young')
    expect(await copyDirectory(from, to, holding([() => undefined, () => undefined]).hold)).toEqual({ meanwhile: 2, held: 1 })
  })

  test('that fails leaves nothing, and one is not made over another', async () => {
    const { from, to } = folderOf({ old: 'old' })
    const full = holding([
      () => undefined,
      () => {
        throw new Error('ENOSPC')
      },
    ])
    await expect(copyDirectory(from, to, full.hold)).rejects.toThrow('ENOSPC')
    expect(existsSync(to)).toEqual(false)
    mkdirSync(to)
    write(to, 'mine', 'mine')
    await expect(copyDirectory(from, to, holding([]).hold)).rejects.toThrow('EEXIST')
    expect(filesOf(to)).toEqual({ mine: 'mine' })
  })
})

/** Each hold finds what its step did just before. */
function holding(steps: (() => void)[]): { hold: <Result>(work: () => Promise<Result>) => Promise<Result>; left: () => number } {
  return {
    hold: async (work) => {
      steps.shift()?.()
      return work()
    },
    left: () => steps.length,
  }
}

function folderOf(files: Record<string, string>): { from: string; to: string } {
  const folder = freshFolder()
  const from = join(folder, 'from')
  for (const [name, text] of Object.entries(files)) {
    write(from, name, text)
    utimesSync(join(from, name), long, long)
  }
  return { from, to: join(folder, 'to') }
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  const names = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
