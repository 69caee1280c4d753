import type { Browser, Page } from 'playwright'
import { median, printTable } from '#bench/figures.ts'
import type { Pupil } from '#bench/school.ts'
import { tokenOf } from '#bench/student.ts'
import { signedIn } from './signed-in.ts'
import { type SlowLine, slow4G } from './slow-line.ts'
import { slowdown, watcher } from './visit.ts'

/** What a wait may be: so many turns of the line, and what the page may add to them. */
const goalMs = 1.2 * slow4G.roundTripMs + 60

/** From a press to what it brings, in a session on a slow line and a slow processor: each pupil plays the first question of their short work. */
export async function benchPresses(browser: Browser, line: SlowLine, address: string, pupils: Pupil[]): Promise<void> {
  const waits = new Map<string, { ms: number; calls: number }[]>()
  for (const pupil of pupils) {
    line.setPace(null)
    const context = await signedIn(browser, line, await tokenOf(address, pupil.username))
    const page = await context.newPage()
    await page.addInitScript({ path: watcher })
    await page.goto('/student')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    line.setPace(slow4G)
    await page.getByRole('article').filter({ hasText: 'Short sums' }).getByRole('button').first().click()
    // Somebody reads the overview.
    await page.waitForTimeout(4_000)
    await note('Start to the first question', page, 'Start', 'What is')
    const [, a, b] = /What is (\d+) \+ (\d+)/.exec(await page.getByRole('log').innerText()) ?? []
    await page.getByRole('textbox').fill(String(Number(a) + Number(b) + 1))
    await note('a wrong answer to its verdict', page, 'Send', 'Try 1')
    await page.getByRole('textbox').fill(String(Number(a) + Number(b)))
    await note('the right answer to its verdict', page, 'Send', 'Try 2')
    await note('Next to the next question', page, 'Next Question', '^(?!.*Try 1)[^]*What is')
    await context.close()
  }
  line.setPace(null)
  printTable(
    `Press to paint in a session, slow 4G, processor slowed ${slowdown}x, medians (goal: 1.2 turns of the line and 60 ms, ${goalMs.toFixed(0)} ms)`,
    ['', 'ms', 'turns', 'calls'],
    [...waits].map(([name, all]) => {
      const ms = median(all.map((one) => one.ms))
      return [name, ms.toFixed(0), (ms / slow4G.roundTripMs).toFixed(2), median(all.map((one) => one.calls)).toFixed(0)]
    }),
  )

  /** How long it took, and how many calls had come back by then. */
  async function note(name: string, page: Page, press: string, words: string): Promise<void> {
    line.setPace(slow4G)
    const ms = await pressed(page, press, words)
    const calls = line.calls().filter(({ endedMs }) => !Number.isNaN(endedMs)).length
    waits.set(name, [...(waits.get(name) ?? []), { ms, calls }])
  }
}

async function pressed(page: Page, name: string, words: string): Promise<number> {
  return page.evaluate(async (press) => (await window.pressUntil?.(press.name, press.words)) ?? Number.NaN, { name, words })
}
