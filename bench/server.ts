import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { listening } from './listening.ts'
import type { Place } from './school.ts'

/** A server process under measurement; `stop` ends it and waits. */
export type RunningServer = { address: string; pid: number; stop: () => Promise<void> }

/** Starts the built server (or another build's `program`) on a free port, without rate limits and demo data, and waits until it answers. */
export async function startServer(place: Place, program = 'dist/server/main.js'): Promise<RunningServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      JWT_SECRET: 'bench'.repeat(16),
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      PUBLIC_URL: address,
    },
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  await untilHealthy(address, child)
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilHealthy(address: string, child: { exitCode: number | null }): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`${address}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the server did not start')
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listening(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
