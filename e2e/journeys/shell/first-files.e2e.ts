import type { Page, Response, Route } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

test('a page names the scripts it begins with: all of them come first, and they are few', { tag: ['@anywidth'] }, async ({ page, student, signIn, todo }) => {
  const scripts = askedOf(page, 'script')
  await signIn(student)
  const reply = await page.goto('/student')
  await todo.seeList()
  const named = await scriptsNamedBy(reply)
  expect(scripts.slice(0, named.length).toSorted()).toEqual(named)
  expect(named.length).toBeLessThanOrEqual(6)
})

test('somebody signed in asks for all of their page with it, in one call', { tag: ['@anywidth'] }, async ({ page, student, signIn, todo }) => {
  const calls = askedOf(page, 'fetch')
  await signIn(student)
  await page.goto('/student')
  await todo.seeList()
  expect(calls.filter((path) => /start|profile|assignments|practice|notes/.test(path))).toEqual(['/api/start/student'])
})

test('a dashboard asks for what it shows with the page, in one call', { tag: ['@anywidth'] }, async ({ page, signIn, dashboard }) => {
  const calls = askedOf(page, 'fetch')
  await signIn(teacher)
  await dashboard.open()
  for (const list of [dashboard.students, dashboard.work]) await expect(list.first()).toBeVisible()
  expect(calls.filter((path) => /start|profile|dashboard|assignments/.test(path))).toEqual(['/api/start/teacher'])
})

test('a student who opens the address of a dashboard asks for their own work at once, and for no script of it', { tag: ['@anywidth'] }, async ({ page, student, signIn, todo }) => {
  await signIn(student)
  const ofOwnPage = await scriptsNamedBy(await page.request.get('/student'))
  const [calls, scripts] = [askedOf(page, 'fetch'), askedOf(page, 'script')]
  const named = await scriptsNamedBy(await page.goto('/'))
  await todo.seeList()
  expect(calls.filter((path) => /start|profile|assignments/.test(path))).toEqual(['/api/start/student'])
  expect(named.filter((script) => scripts.includes(script) && !ofOwnPage.includes(script))).toEqual([])
})

test('a visitor fetches no script of a page that is not for them', { tag: ['@anywidth'] }, async ({ page }) => {
  const scripts = askedOf(page, 'script')
  const named = await scriptsNamedBy(await page.goto('/'))
  await expect(page).not.toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const forVisitors = ['/home', '/register', '/login', '/studentlogin', '/confirm']
  const ofTheirPages = (await Promise.all(forVisitors.map(async (path) => scriptsNamedBy(await page.request.get(path))))).flat()
  const others = named.filter((script) => !ofTheirPages.includes(script))
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter((script) => scripts.includes(script))).toEqual([])
})

test('what comes after a page may fail to come: the page stays, and the rest comes once the line is back', { tag: ['@anywidth'] }, async ({ page, student, signIn, todo, complaints }) => {
  complaints.expectAlso(/did not arrive|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await signIn(student)
  const named = await scriptsNamedBy(await page.request.get('/student'))
  let isAway = true
  await page.route('**/*.js', (route) => (isAway && !named.includes(new URL(route.request().url()).pathname) ? route.abort('internetdisconnected') : route.continue()))
  const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script')
  await todo.open()
  await lost
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await todo.seeList()
  isAway = false
  const arrived = page.waitForRequest((request) => request.url().endsWith('/api/events'))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await arrived
  await todo.seeList()
})

const begun = [
  { name: 'the login', path: '/studentlogin', work: 'form input', who: null, call: null },
  { name: 'a student’s start page', path: '/student', work: 'article', who: 'student', call: '/api/start/student' },
  { name: 'a student’s progress', path: '/student/progress', work: 'main h1', who: 'student', call: '/api/auth/profile' },
  { name: 'the dashboard', path: '/', work: 'main ul > li', who: 'teacher', call: '/api/start/teacher' },
  { name: 'the classroom', path: '/classroom', work: 'tbody tr', who: 'teacher', call: '/api/auth/profile' },
  { name: 'the questions', path: '/question_definitions', work: 'tbody tr', who: 'teacher', call: '/api/auth/profile' },
  { name: 'the exercises', path: '/exercises', work: 'tbody tr', who: 'teacher', call: '/api/auth/profile' },
] as const

for (const { name, path, work, who, call } of begun) {
  test(`${name} stands after two turns of the line: the page, then everything it needs at once`, { tag: ['@anywidth'] }, async ({ page, student, signIn }) => {
    if (who !== null) await signIn(who === 'student' ? student : teacher)
    const held: Route[] = []
    await page.route('**', (route) => void held.push(route))
    const arrived = page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => held.length).toBe(1)
    await answerAll()
    const reply = await arrived
    // Nothing of the app runs before its scripts are here: what is asked for until then is what the page itself asks for.
    const asked = [...(await filesNamedBy(page, reply)), ...(call === null ? [] : [new URL(call, page.url()).href])]
    await expect.poll(() => asked.filter((address) => !held.some((route) => route.request().url() === address))).toEqual([])
    const second = await answerAll()
    // What comes later, for whatever reason, stays unanswered.
    const stands = expect(page.locator(work).filter({ visible: true }).first()).toBeVisible()
    await stands.catch((cause: unknown) => Promise.reject(new Error(`after ${second.join(' ')} it waits for ${held.map(pathOf).join(' ')}`, { cause })))
    expect(second.filter((address) => address.endsWith('.js')).length, second.join(' ')).toBeLessThanOrEqual(6)

    /** Lets every call that waits go on; their addresses. */
    async function answerAll(): Promise<string[]> {
      return Promise.all(
        held.splice(0).map(async (route) => {
          await route.continue()
          return pathOf(route)
        }),
      )
    }
  })
}

for (const { name, path, work, who } of begun) {
  test(`${name} asks for no script that it can stand without before it stands`, { tag: ['@anywidth'] }, async ({ page, student, signIn }) => {
    if (who !== null) await signIn(who === 'student' ? student : teacher)
    await page.addInitScript(tellOf, { work, mark: '/api/health' })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const files = await filesNamedBy(page, await page.goto(path))
    await expect.poll(() => asked).toContain('/api/health')
    const before = asked.slice(0, asked.indexOf('/api/health')).filter((one) => one.endsWith('.js'))
    expect(before.filter((one) => !files.includes(new URL(one, page.url()).href))).toEqual([])
  })
}

/** Runs in the page, and asks for an address of its own as soon as the page's work is there. */
function tellOf({ work, mark }: { work: string; mark: string }): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(work)?.checkVisibility() !== true) return
    watch.disconnect()
    void fetch(mark)
  })
  watch.observe(document, { childList: true, subtree: true, attributes: true })
}

function pathOf(route: Route): string {
  return new URL(route.request().url()).pathname
}

/** The addresses of the files that a page asks for before anything of the app runs. */
async function filesNamedBy(page: Page, reply: Response | null): Promise<string[]> {
  const [, started = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec((await reply?.text()) ?? '') ?? []
  // The sheet stands after the first script and before the app's, and what stands behind a sheet is read once that is here.
  await expect(page.locator('link[rel=stylesheet]')).toBeAttached()
  const named = await page.locator('link[rel=modulepreload], link[rel=stylesheet]').evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')))
  return [...new Set([...named.map(String), new URL(started, page.url()).href])]
}

/** The scripts a page's own text names, in the order of their names. */
async function scriptsNamedBy(reply: Pick<Response, 'text'> | null): Promise<string[]> {
  const text = (await reply?.text()) ?? ''
  return [...new Set(text.match(/\/assets\/[\w-]+\.js/g))].toSorted()
}

/** The addresses that a page asks for, as it asks for them: those of scripts, or those of calls. */
function askedOf(page: Page, kind: 'script' | 'fetch'): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === kind) asked.push(`${pathname}${search}`)
  })
  return asked
}
