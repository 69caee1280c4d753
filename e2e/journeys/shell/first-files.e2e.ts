import type { Page, Response } from '@playwright/test'
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
  expect(calls.filter((path) => /profile|assignments/.test(path))).toEqual(['/api/auth/profile', '/api/assignments'])
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
