import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type DirectoryLock, holderOf, lockDirectory } from '#server/db/engine/directory-lock.ts'
import { startOf } from '#server/db/engine/process-identity.ts'
import { freshFolder } from '#tests/support/server-process.ts'

const program = join('.cache', `lock-holder-${process.pid}.mjs`)
buildSync({ entryPoints: ['tests/support/lock-holder.ts'], outfile: program, bundle: true, platform: 'node', format: 'esm' })
afterAll(() => rmSync(program))

describe('the lock of the data folder', () => {
  test('names the process that holds the folder, and lets nobody else in', async () => {
    const folder = freshFolder()
    const first = await contend(folder)
    expect(first.said).toEqual('mine')
    expect(await contend(folder)).toEqual({ child: expect.anything(), said: `held by ${first.child.pid}` })
    expect(await lockDirectory(folder)).toEqual({
      heldBy: { pid: first.child.pid, startedAt: startOf(Number(first.child.pid)), socket: join(folder, 'lock', '1', 'socket') },
    })
  })

  test('is free again as soon as its holder was killed', async () => {
    const folder = freshFolder()
    for (let round = 0; round < 3; round += 1) {
      const holder = await contend(folder)
      expect(holder.said).toEqual('mine')
      await killed(holder.child)
      expect(await holderOf(folder)).toEqual(null)
    }
  })

  test('still holds while its holder is stopped', async () => {
    const folder = freshFolder()
    const holder = await contend(folder)
    holder.child.kill('SIGSTOP')
    expect((await contend(folder)).said).toEqual(`held by ${holder.child.pid}`)
  })

  test('goes to exactly one of eight starts at once, over a dead holder too', async () => {
    const folder = freshFolder()
    for (let round = 0; round < 3; round += 1) {
      const starts = await Promise.all(Array.from({ length: 8 }, () => contend(folder)))
      const winners = starts.filter(({ said }) => said === 'mine')
      expect(winners.length).toEqual(1)
      expect(new Set(starts.map(({ said }) => said))).toEqual(new Set(['mine', `held by ${winners[0]?.child.pid}`]))
      await Promise.all(starts.map(({ child }) => killed(child)))
    }
    expect(readdirSync(join(folder, 'lock'))).toEqual(['3'])
  })

  test('is not kept by a stranger who got the number of a dead holder', async () => {
    const folder = freshFolder()
    leave(folder, { pid: process.pid, startedAt: 'another boot 12345', socket: join(folder, 'lock', '1', 'socket') })
    const lock = await taken(folder)
    expect(readdirSync(join(folder, 'lock'))).toEqual(['2'])
    lock.release()
  })

  test('is kept by a holder in another process space that answers at its socket', async () => {
    const folder = freshFolder()
    const holder = await contend(folder)
    const socket = join(folder, 'lock', '1', 'socket')
    writeFileSync(join(folder, 'lock', '1', 'holder.json'), JSON.stringify({ pid: 4_000_000, startedAt: 'elsewhere', socket }))
    expect(await lockDirectory(folder)).toEqual({ heldBy: { pid: 4_000_000, startedAt: 'elsewhere', socket } })
    await killed(holder.child)
    const lock = await taken(folder)
    lock.release()
  })

  test('can be taken again by the process that let go of it', async () => {
    const folder = freshFolder()
    const first = await taken(folder)
    expect(await lockDirectory(folder)).toEqual({ heldBy: expect.objectContaining({ pid: process.pid }) })
    first.release()
    const second = await taken(folder)
    expect(readdirSync(join(folder, 'lock'))).toEqual(['2'])
    second.release()
  })

  test('lets only this account reach its socket', async () => {
    const folder = freshFolder()
    const lock = await taken(folder)
    const modes = ['lock', 'lock/1', 'lock/1/socket', 'lock/1/holder.json'].map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8))
    expect(modes).toEqual(['700', '700', '600', '600'])
    lock.release()
  })

  test('works in a folder too deep for the address of a socket', async () => {
    const folder = join(freshFolder(), 'a-long-name-of-a-folder-'.repeat(6))
    mkdirSync(folder)
    const lock = await taken(folder)
    expect(await holderOf(folder)).toEqual({ pid: process.pid, startedAt: startOf(process.pid), socket: expect.stringMatching(/lectern-\w+.socket$/) })
    lock.release()
  })
})

/** A process that tries to take the folder, and what it says. */
async function contend(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const said = await new Promise<string>((settle) => {
    child.stdout.once('data', (chunk) => settle(String(chunk).trim()))
  })
  return { child, said }
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((settle) => {
    child.once('exit', settle)
  })
  const isKilled = child.exitCode === null && child.kill('SIGKILL')
  await (isKilled ? gone : undefined)
}

async function taken(folder: string): Promise<DirectoryLock> {
  const lock = await lockDirectory(folder)
  if ('heldBy' in lock) throw new Error(`held by ${lock.heldBy.pid}`)
  return lock
}

function leave(folder: string, holder: object): void {
  mkdirSync(join(folder, 'lock', '1'), { recursive: true })
  writeFileSync(join(folder, 'lock', '1', 'holder.json'), JSON.stringify(holder))
}
