import { type CDPSession, chromium, type Page } from 'playwright'
import { launchOptions } from '#scripts/testing/ensure-browser.mjs'
import { percentile, printTable } from './figures.ts'
import type { Pupil } from './school.ts'
import { signIn } from './student.ts'

type Run = { length: number; page: Page; devtools: CDPSession; times: number[] }

const lengths = [20, 200, 2_000]
const keysPerRound = 100
const rounds = 3
const slowdown = 4

/** From keydown to the next paint in the answer box, beside logs of 20, 200 and 2,000 messages, on a slowed processor. */
export async function benchKeys(address: string, pupils: Pupil[]): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  const runs = await Promise.all(
    lengths.map(async (length, index): Promise<Run> => {
      const pupil = pupils[index]
      if (!pupil) throw new Error('not enough pupils')
      const student = await signIn(address, pupil)
      await student.start(pupil.short)
      for (let sent = 0; sent < length; sent += 2) await student.ask()
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.addInitScript((token) => localStorage.setItem('token', token), student.token)
      const page = await context.newPage()
      await page.goto(`${address}/chat/${pupil.short.exercise_id}?assignment_id=${pupil.short.assignment_id}`)
      await page.getByRole('textbox', { name: /^Your answer/ }).waitFor()
      return { length, page, devtools: await context.newCDPSession(page), times: [] }
    }),
  )
  for (let round = 0; round < rounds; round += 1) for (const run of runs) run.times.push(...(await typeKeys(run.page, run.devtools)))
  await browser.close()
  const [shortest] = runs
  printTable(
    `Key to paint beside a chat log, ms, processor slowed ${slowdown}x (goal: p98 at most 50 ms at 200 messages, 2,000 at most 1.2x of 20)`,
    ['messages', 'keys', 'p50', 'p98', 'p50 against 20', 'p98 against 20'],
    runs.map(({ length, times }) => [
      String(length),
      String(times.length),
      percentile(times, 50).toFixed(0),
      percentile(times, 98).toFixed(0),
      ...[50, 98].map((share) => (percentile(times, share) / percentile(shortest?.times ?? [], share)).toFixed(2)),
    ]),
  )
}

/**
 * From the key's own time stamp to the task after the frame that draws it. Event Timing would be the standard way, but a
 * headless browser tells it the presentation of the next ticking clock instead of the key's own frame.
 */
async function typeKeys(page: Page, devtools: CDPSession): Promise<number[]> {
  await page.bringToFront()
  const box = page.getByRole('textbox', { name: /^Your answer/ })
  await box.focus()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { keyTimes: seen })
    document.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => seen.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    )
  })
  await page.keyboard.type('the answer is sum '.repeat(Math.ceil(keysPerRound / 18)).slice(0, keysPerRound), { delay: 60 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const times = await page.evaluate(() => new Promise<number[]>((resolve) => requestIdleCallback(() => resolve(Reflect.get(window, 'keyTimes')))))
  await box.fill('')
  await page.reload()
  await box.waitFor()
  return times
}
