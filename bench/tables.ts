import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '#scripts/testing/ensure-browser.mjs'
import { median, percentile, printTable } from './figures.ts'

const acts = ['open', 'sort', 'filter', 'unfilter', 'select all', 'range'] as const
const kinds = [
  { name: 'windowed, 100', kind: 'windowed', rows: 100 },
  { name: 'windowed, 10,000', kind: 'windowed', rows: 10_000 },
  { name: 'plain, 10,000', kind: 'plain', rows: 10_000 },
] as const
const rounds = 3
const slowdown = 4

/** From a press to the next paint on the product's table and on one that draws every row, in turn, on a slowed processor. */
export async function benchTables(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'lectern-bench-tables-'))
  const input = join(import.meta.dirname, 'tables/tables.html')
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input } } })
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const browser = await chromium.launch(launchOptions())
  const times = new Map<string, number[]>()
  let mostRows = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, kind, rows } of kinds) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
        const page = await context.newPage()
        await page.goto(`${server.resolvedUrls?.local[0] ?? ''}bench/tables/tables.html?kind=${kind}&rows=${rows}`)
        await page.locator('[data-act=open]').waitFor()
        const devtools = await context.newCDPSession(page)
        for (const act of acts) times.set(`${name} ${act}`, [...(times.get(`${name} ${act}`) ?? []), await pressed(page, devtools, act)])
        if (kind === 'windowed') mostRows = Math.max(mostRows, await page.locator('tbody tr').count())
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  const of = (kind: (typeof kinds)[number]['name'], act: string) => median(times.get(`${kind} ${act}`) ?? [])
  printTable(
    `Press to paint in a table, ms, processor slowed ${slowdown}x (goals: 10,000 rows at most 2x of 100; open 30x, select all 5x quicker than plain)`,
    ['', ...kinds.map(({ name }) => name), '10,000 / 100', 'plain / windowed'],
    acts.map((act) => {
      const [few, many, plain] = kinds.map(({ name }) => of(name, act))
      return [act, ...[few, many, plain].map((ms) => (ms ?? Number.NaN).toFixed(0)), ratio(many, few), ratio(plain, many)]
    }),
  )
  const slowest = percentile(acts.flatMap((act) => times.get(`windowed, 10,000 ${act}`) ?? []), 98)
  console.log(`slowest press of the windowed table: ${slowest.toFixed(0)} ms (goal 150); rows drawn: ${mostRows} (goal 60)`)
}

function ratio(one: number | undefined, other: number | undefined): string {
  return ((one ?? Number.NaN) / (other ?? Number.NaN)).toFixed(1)
}

/** From the press's own time stamp to the task after the frame that draws what it changed. */
async function pressed(page: Page, devtools: CDPSession, act: string): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - timeStamp)
              port2.postMessage(null)
            }),
          { once: true },
        )
      }),
  )
  await page.locator(`[data-act="${act}"]`).dispatchEvent('click')
  const ms = await painted
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return ms
}
