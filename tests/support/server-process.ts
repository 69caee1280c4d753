import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildServer } from '#scripts/build-steps/build-server.mjs'
import { tidyAfterEachFile } from './left-open.ts'
import { nameOfThisRun } from './run.ts'

/** How a process ended, and all it said. */
export type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string }

/** A server in a process of its own. */
export type ServerProcess = {
  url: string
  pid: number
  /** Resolves when the process is gone, however that came. */
  ended: Promise<Ended>
  /** Sends a signal (kill -9 without one) and resolves when the process is gone. */
  kill: (signal?: NodeJS.Signals) => Promise<Ended>
}

const bundles = resolve('.cache', `${nameOfThisRun()}${process.pid}`)
const running = new Set<ChildProcess>()
const folders: string[] = []
let building: Promise<void> | null = null

tidyAfterEachFile(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** An empty folder for a DATA_DIR, gone when the test file ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  folders.push(folder)
  return folder
}

/**
 * Runs the server program as a build makes it, with these settings and none of this process's own, and resolves when it
 * has ended. `words` are a maintenance command.
 */
export async function runServer(settings: Record<string, string>, words: string[] = []): Promise<Ended> {
  return endOf(await launch(settings, words))
}

/** Starts the server on a free port and resolves once it answers; rejects with what it said when it ends before that. */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const child = await launch({ PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'warn', ...settings }, [])
  const ended = endOf(child)
  const { promise, resolve: settle, reject } = withResolvers<string>()
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += String(chunk)
    const address = /http:\/\/localhost:\d+/.exec(said)
    if (address) settle(address[0])
  })
  void ended.then((end) => reject(new Error(`the server ended: ${end.out}${end.err}`)))
  return {
    url: await promise,
    pid: child.pid ?? 0,
    ended,
    kill: (signal = 'SIGKILL') => {
      child.kill(signal)
      return ended
    },
  }
}

/** The server program as a process that this file's end will not leave behind. */
export async function launch(settings: Record<string, string>, words: string[]): Promise<ChildProcess> {
  building ??= buildServer(bundles)
  await building
  const env = { PATH: process.env.PATH ?? '', ...settings }
  const child = spawn(process.execPath, [join(bundles, 'main.js'), ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Resolves with all a process said once it is gone. */
export function endOf(child: ChildProcess): Promise<Ended> {
  const said = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => {
    said.out += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    said.err += String(chunk)
  })
  return new Promise((settle) => {
    child.once('close', (code, signal) => settle({ code, signal, ...said }))
  })
}

function withResolvers<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void; reject: (reason: Error) => void } {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<Value>((one, other) => {
    resolve = one
    reject = other
  })
  return { promise, resolve, reject }
}
