import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { launchOptions } from '#scripts/testing/ensure-browser.mjs'
import { median, printTable } from '#bench/figures.ts'
import { startFloor } from '#bench/floor/server.ts'
import { type Pupil, schoolTeacher } from '#bench/school.ts'
import { tokenOf } from '#bench/student.ts'
import { benchPresses } from './presses.ts'
import { signedIn } from './signed-in.ts'
import { type SlowLine, slowLine } from './slow-line.ts'
import { type Visit, visit } from './visit.ts'
import { waterfalls } from './waterfall.ts'

const rounds = 5
const picture = 'bench/out/pages.html'

/** A page under measurement: `work` is what is waited for, and `keepsItself` says that a service worker keeps it on the device. */
type Watched = { name: string; keepsItself: boolean; line: SlowLine; path: string; work: string; token: string }

/** The first and the second visit of the pages that people begin with, on a slow line and a slow processor, in turn with the floor app's. */
export async function benchPages(address: string, pupils: Pupil[]): Promise<void> {
  const [pupil, ...others] = pupils
  if (pupil === undefined) throw new Error('nobody to measure with')
  const floor = await startFloor(2)
  const [ours, theirs] = [await slowLine(address), await slowLine(floor.address)]
  const browser = await chromium.launch(launchOptions())
  const [student, teacher] = [await tokenOf(address, pupil.username), await tokenOf(address, schoolTeacher)]
  const pages: Watched[] = [
    { name: 'floor: login', keepsItself: false, line: theirs, path: '/login', work: 'form', token: '' },
    { name: 'login', keepsItself: true, line: ours, path: '/studentlogin', work: 'form input', token: '' },
    { name: 'floor: start', keepsItself: false, line: theirs, path: '/student', work: 'li', token: student },
    { name: 'start', keepsItself: true, line: ours, path: '/student', work: 'article', token: student },
    { name: 'dashboard', keepsItself: true, line: ours, path: '/', work: 'ul[aria-busy] > li', token: teacher },
    { name: 'classroom', keepsItself: true, line: ours, path: '/classroom', work: 'tbody tr', token: teacher },
    { name: 'chat', keepsItself: true, line: ours, path: `/chat/${pupil.short.exercise_id}?assignment_id=${pupil.short.assignment_id}`, work: 'main ul', token: student },
  ]
  const seen = new Map<string, Visit[]>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        const { cold, second } = await twoVisits(browser, page)
        for (const [name, one] of [[`${page.name}, first`, cold], [`${page.name}, second`, second]] as const) seen.set(name, [...(seen.get(name) ?? []), one])
      }
    }
    print(seen)
    await benchPresses(browser, ours, address, others)
  } finally {
    await browser.close()
    for (const line of [ours, theirs]) line.stop()
    await floor.stop()
  }
  mkdirSync('bench/out', { recursive: true })
  writeFileSync(picture, waterfalls([...seen].flatMap(([name, [first]]) => (first ? [{ name, visit: first }] : []))))
  console.log(`The calls of the first round, drawn: ${picture}`)
}

async function twoVisits(browser: Browser, watched: Watched): Promise<{ cold: Visit; second: Visit }> {
  const { line, path, work, token } = watched
  const context = await signedIn(browser, line, token)
  const cold = await visit(context, line, path, work)
  await untilKept(context, watched)
  const second = await visit(context, line, path, work)
  await context.close()
  return { cold, second }
}

/** Lets a page rest on a quick line, as somebody reading it would: what it keeps on the device is there afterwards. */
async function untilKept(context: BrowserContext, { line, path, work, keepsItself }: Watched): Promise<void> {
  const page = await context.newPage()
  await page.goto(path)
  await page.locator(work).first().waitFor()
  if (keepsItself) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  let calls = -1
  while (calls !== line.calls().length) {
    calls = line.calls().length
    await page.waitForTimeout(1_500)
  }
  await page.close()
}

function print(seen: Map<string, Visit[]>): void {
  const of = (name: string, figure: (one: Visit) => number) => median((seen.get(name) ?? []).map(figure))
  const ratio = (name: string, figure: (one: Visit) => number) => {
    const [page = '', which = ''] = name.split(', ')
    const peer = page === 'login' || page === 'start' ? `floor: ${page}, ${which}` : `start, ${which}`
    return page.startsWith('floor') ? '' : (of(name, figure) / of(peer, figure)).toFixed(2)
  }
  printTable(
    'First and second visit, slow 4G, processor slowed 4x, medians (goals beside the floor app: login <= 0.70 and 0.70, start <= 0.95 and 0.70; other pages beside the start page: <= 1.3)',
    ['', 'work ms', 'ratio', 'LCP ms', 'ratio', 'calls', 'chain', 'scripts', 'kB of script', 'blocked ms', 'longest task'],
    [...seen.keys()].map((name) => [
      name,
      of(name, ({ workMs }) => workMs).toFixed(0),
      ratio(name, ({ workMs }) => workMs),
      of(name, ({ lcpMs }) => lcpMs).toFixed(0),
      ratio(name, ({ lcpMs }) => lcpMs),
      of(name, ({ calls }) => calls.length).toFixed(0),
      of(name, ({ chain }) => chain).toFixed(0),
      of(name, ({ scripts }) => scripts).toFixed(0),
      (of(name, ({ scriptBytes }) => scriptBytes) / 1000).toFixed(0),
      of(name, ({ blockedMs }) => blockedMs).toFixed(0),
      of(name, ({ longestTaskMs }) => longestTaskMs).toFixed(0),
    ]),
  )
}
