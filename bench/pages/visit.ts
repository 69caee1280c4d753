import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { type Call, type SlowLine, slow4G } from './slow-line.ts'

/** What a visit was like, in milliseconds since the address was entered; `blockedMs` as Lighthouse counts it: what tasks take beyond 50 ms each. */
export type Visit = {
  workMs: number
  lcpMs: number
  blockedMs: number
  longestTaskMs: number
  calls: Call[]
  chain: number
  scripts: number
  scriptBytes: number
}

/** How many times slower than this machine a cheap phone's processor is taken to be. */
export const slowdown = 4

/** It runs in the page, before anything of its own, and as it is written: what runs this file would add helpers that a page has not. */
export const watcher = join(import.meta.dirname, 'watch.js')

const patienceMs = 60_000

/** After the work is on the page, its last tasks are waited for so long. */
const settleMs = 1_500

/** Enters an address on a slow processor and a slow line, and tells what it was like until `work`, a selector, is on the page. */
export async function visit(context: BrowserContext, line: SlowLine, path: string, work: string): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript({ path: watcher })
  await page.addInitScript((selector) => window.watch?.(selector), work)
  line.setPace(slow4G)
  const beganMs = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  const workMs = await page.waitForFunction(() => window.watched?.workMs, undefined, { timeout: patienceMs }).then(
    (found) => found.jsonValue(),
    (cause: unknown) => Promise.reject(new Error(`${path} never showed ${work}`, { cause })),
  )
  // What is fetched later is not waited for.
  const calls = line
    .calls()
    .filter(({ askedMs }) => askedMs - beganMs < (workMs ?? 0))
    .map((call) => ({ ...call, askedMs: call.askedMs - beganMs, endedMs: call.endedMs - beganMs }))
  await page.waitForTimeout(settleMs)
  const { lcpMs, firstPaintMs, tasks } = await page.evaluate(() => window.watched ?? { lcpMs: 0, firstPaintMs: 0, tasks: [] })
  await page.close()
  line.setPace(null)
  const long = tasks.filter(({ startMs }) => startMs >= firstPaintMs).map(({ durationMs }) => durationMs)
  const scripts = calls.filter((call) => call.path.startsWith('/assets/') && call.path.endsWith('.js'))
  return {
    workMs: workMs ?? Number.NaN,
    lcpMs,
    blockedMs: long.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longestTaskMs: Math.max(0, ...long),
    calls,
    chain: longestChain(calls),
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** How many calls followed one another, each asked when the answer of the one before had come. */
export function longestChain(calls: Call[]): number {
  const depths: number[] = []
  for (const { askedMs } of calls) {
    const before = calls.slice(0, depths.length).map(({ endedMs }, index) => (endedMs <= askedMs ? (depths[index] ?? 0) : 0))
    depths.push(1 + Math.max(0, ...before))
  }
  return Math.max(0, ...depths)
}

type Watched = { workMs?: number; lcpMs: number; firstPaintMs: number; tasks: { startMs: number; durationMs: number }[] }

declare global {
  interface Window {
    watched?: Watched
    watch?: (work: string) => void
    pressUntil?: (name: string, words: string) => Promise<number>
  }
}
