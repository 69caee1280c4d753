import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { seeKept } from '#e2e/on-device.ts'

test.use({ serviceWorkers: 'allow' })

/** The names of the caches with somebody's lists, and how many answers they hold. */
function keptLists(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('lists-of-'))
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const)))
  })
}

test('the second visit takes the page and every script from this device', { tag: '@f211' }, async ({ page, context, student, signIn, todo }) => {
  await signIn(student)
  await todo.open()
  await seeKept(page)
  const asked: string[] = []
  context.on('request', (request) => asked.push(`${request.serviceWorker() === null ? 'page' : 'worker'} ${new URL(request.url()).pathname}`))
  const arrived: { path: string; isHere: boolean }[] = []
  page.on('response', (reply) => arrived.push({ path: new URL(reply.url()).pathname, isHere: reply.fromServiceWorker() }))
  await page.reload()
  await todo.seeList()
  const app = arrived.filter(({ path }) => !path.startsWith('/api/'))
  expect(app.length).toBeGreaterThan(3)
  expect(app.filter(({ isHere }) => !isHere)).toEqual([])
  expect(asked.filter((one) => one.startsWith('worker') && !one.includes('/api/'))).toEqual([])
})

test('signing out leaves nothing of the lists on this device', { tag: '@f212' }, async ({ page, student, signIn, todo }) => {
  await signIn(student)
  await todo.open()
  await seeKept(page)
  await page.reload()
  await todo.seeList()
  await expect.poll(async () => Object.values(await keptLists(page))).toEqual([2])
  await todo.logOut()
  await expect(page).toHaveURL(/\/home$/)
  expect(await keptLists(page)).toEqual({})
})

test('without a connection the page and its last list are there, with their time, and whatever was not seen says so', { tag: '@f214' }, async ({ page, context, student, signIn, todo, complaints }) => {
  complaints.expectAlso(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await signIn(student)
  await todo.open()
  await seeKept(page)
  await page.reload()
  await todo.seeList()
  await expect.poll(async () => Object.values(await keptLists(page))).toEqual([2])
  await context.setOffline(true)
  await page.reload()
  await todo.seeList()
  await expect(page.getByText(/^You are offline\. What you see is as of \d+:\d\d/)).toBeVisible()
  await todo.checkAccessibility()
  await todo.openFromHeader('History')
  await expect(page.getByText('Failed to fetch progress.')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/student')
  await todo.seeList()
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
})
