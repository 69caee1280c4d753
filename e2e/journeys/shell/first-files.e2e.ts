import type { Page, Request, Response, Route } from '@playwright/test'
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

test('somebody signed in asks for their work with the page, each call once', { tag: ['@anywidth'] }, async ({ page, student, signIn, todo }) => {
  const calls = askedOf(page, 'fetch')
  await signIn(student)
  await page.goto('/student')
  await todo.seeList()
  expect(calls.filter((path) => /profile|assignments|practice|notes/.test(path))).toEqual(['/api/auth/profile', '/api/assignments', '/api/practice', '/api/notes'])
})

test('a dashboard asks for what it shows with the page, each call once', { tag: ['@anywidth'] }, async ({ page, signIn, dashboard }) => {
  const calls = askedOf(page, 'fetch')
  await signIn(teacher)
  await dashboard.open()
  for (const list of [dashboard.students, dashboard.work]) await expect(list.first()).toBeVisible()
  const first = ['/api/auth/profile', '/api/dashboard/students?limit=20', '/api/assignments?limit=5', '/api/dashboard/classes']
  expect(calls.filter((path) => first.includes(path))).toEqual(first)
})

test('a student who opens the address of a dashboard asks for their own work at once, and for no script of it', { tag: ['@anywidth'] }, async ({ page, student, signIn, todo }) => {
  await signIn(student)
  const ofOwnPage = await scriptsNamedBy(await page.request.get('/student'))
  const [calls, scripts] = [askedOf(page, 'fetch'), askedOf(page, 'script')]
  const named = await scriptsNamedBy(await page.goto('/'))
  await todo.seeList()
  expect(calls.filter((path) => /profile|assignments/.test(path))).toEqual(['/api/auth/profile', '/api/assignments'])
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

const begun = [
  { name: 'the login', path: '/studentlogin', work: 'form input', who: null },
  { name: 'a student’s start page', path: '/student', work: 'article', who: 'student' },
  { name: 'a student’s progress', path: '/student/progress', work: 'main h1', who: 'student' },
  { name: 'the dashboard', path: '/', work: 'main ul > li', who: 'teacher' },
  { name: 'the classroom', path: '/classroom', work: 'tbody tr', who: 'teacher' },
  { name: 'the questions', path: '/question_definitions', work: 'tbody tr', who: 'teacher' },
  { name: 'the exercises', path: '/exercises', work: 'tbody tr', who: 'teacher' },
] as const

for (const { name, path, work, who } of begun) {
  test(`${name} stands after two turns of the line: the page, then everything it needs at once`, { tag: ['@anywidth'] }, async ({ page, student, signIn }) => {
    if (who !== null) await signIn(who === 'student' ? student : teacher)
    const held: Route[] = []
    const endings = new Map<Request, () => void>()
    page.on('requestfinished', (request) => endings.get(request)?.())
    page.on('requestfailed', (request) => endings.get(request)?.())
    await page.route('**', (route) => void held.push(route))
    const arrived = page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => held.length).toBe(1)
    const turns = [await answerAll()]
    await arrived
    await untilIdle(page)
    while ((await page.locator(work).filter({ visible: true }).count()) === 0) {
      expect(held.length, `something is asked for after ${JSON.stringify(turns)}`).toBeGreaterThan(0)
      turns.push(await answerAll())
      await untilIdle(page)
    }
    // Letters never hold words back: they may come while the page is drawn.
    const waited = turns.filter((asked) => asked.some((one) => !one.endsWith('.woff2')))
    expect(waited.length, JSON.stringify(turns)).toBeLessThanOrEqual(2)
    expect(turns.flat().filter((asked) => asked.endsWith('.js')).length, JSON.stringify(turns)).toBeLessThanOrEqual(6)

    /** Answers every call that waits; their addresses. */
    async function answerAll(): Promise<string[]> {
      return Promise.all(
        held.splice(0).map(async (route) => {
          const request = route.request()
          const ended = new Promise<void>((resolve) => endings.set(request, resolve))
          await route.continue()
          await ended
          return new URL(request.url()).pathname
        }),
      )
    }
  })
}

/** Until the page has done everything it can do with what it has. */
async function untilIdle(page: Page): Promise<void> {
  for (const _ of ['what arrived', 'what came of it']) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
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
