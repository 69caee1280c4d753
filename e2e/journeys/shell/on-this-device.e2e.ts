import type { Page } from '@playwright/test'
import { expect, test as journey } from '#e2e/fixtures.ts'
import { seeKept } from '#e2e/on-device.ts'
import { teacher, work } from '#e2e/school.ts'

const test = journey.extend<{ visit: () => Promise<void>; visitTwice: () => Promise<void> }>({
  /** A student's start page is open, and the app on this device. */
  visit: ({ page, student, signIn, todo }, use) =>
    use(async () => {
      await signIn(student)
      await todo.open()
      await seeKept(page)
    }),
  /** Its lists are kept too. */
  visitTwice: ({ page, visit, todo }, use) =>
    use(async () => {
      await visit()
      await page.reload()
      await todo.seeList()
      await expect.poll(async () => Object.values(await keptLists(page))).toEqual([2])
    }),
})

test.use({ serviceWorkers: 'allow' })

/** The names of the caches with somebody's lists, and how many answers they hold; in turn with whoever deletes them, for opening one makes it. */
function keptLists(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    navigator.locks.request('kept-lists', async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('lists-of-'))
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const)))
    }),
  )
}

test('the second visit takes the page and every script from this device', { tag: '@f211' }, async ({ page, context, visit, todo }) => {
  await visit()
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

test('signing out leaves nothing of the lists on this device', { tag: '@f212' }, async ({ page, visitTwice, todo }) => {
  await visitTwice()
  await todo.logOut()
  await expect(page).toHaveURL(/\/home$/)
  await expect.poll(() => keptLists(page)).toEqual({})
})

test('signing out in another tab leaves nothing either', { tag: '@f212' }, async ({ context, visit, todo }) => {
  await visit()
  const other = await context.newPage()
  await other.goto('/student')
  await expect.poll(async () => Object.values(await keptLists(other))).toEqual([2])
  await todo.logOut()
  await expect(other).toHaveURL(/\/home/)
  expect(await keptLists(other)).toEqual({})
})

test('a sign-in that was removed while the app was closed leaves nothing at the next start', { tag: '@f212' }, async ({ page, context, visitTwice }) => {
  await visitTwice()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.close()
  const later = await context.newPage()
  await later.goto('/student')
  await expect(later).toHaveURL(/\/home\?next=/)
  expect(await keptLists(later)).toEqual({})
})

test('the next person finds nothing of the one before, even without a connection', { tag: ['@f212', '@f214'] }, async ({ page, context, visitTwice, signIn, complaints }) => {
  complaints.expectAlso(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|at async beforeLoad/)
  await visitTwice()
  // Nobody signs out: the token is another person's at the next start.
  await page.goto('about:blank')
  await signIn(teacher)
  await context.setOffline(true)
  await page.goto('/student')
  await expect(page.getByText('The server did not answer. Check your connection and try again.')).toBeVisible()
  expect(await keptLists(page)).toEqual({})
  await context.setOffline(false)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => Object.keys(await keptLists(page)).length).toEqual(1)
})

test('a first visit is enough: without a connection its list is there after a reload, with its time', { tag: '@f214' }, async ({ page, context, visit, todo, complaints }) => {
  complaints.expectAlso(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await visit()
  await expect.poll(async () => Object.values(await keptLists(page))).toEqual([2])
  await context.setOffline(true)
  await page.reload()
  await todo.seeList()
  await expect(page.getByText(/^You are offline\. Lists are from \d+:\d\d/)).toBeVisible()
})

test('without a connection the page and its last list are there, with their time, and whatever was not seen says so', { tag: '@f214' }, async ({ page, context, visitTwice, todo, complaints }) => {
  complaints.expectAlso(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await visitTwice()
  await context.setOffline(true)
  await page.reload()
  await todo.seeList()
  await expect(page.getByText(/^You are offline\. Lists are from \d+:\d\d/)).toBeVisible()
  await todo.checkAccessibility()
  await todo.openFromHeader('My progress')
  await expect(page.getByText(/^Failed to fetch progress/).first()).toBeVisible()
  await context.setOffline(false)
  await page.goto('/student')
  await todo.seeList()
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
})

test('an answer that waits for the line outlives a reload without one, and is sent once', { tag: ['@f214', '@f139'] }, async ({ page, context, visit, todo, chat, complaints }) => {
  complaints.expectAlso(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|Failed to fetch/)
  await visit()
  await todo.start(work.plants)
  await chat.seeQuestion(1, 4, 'Solve for')
  await context.setOffline(true)
  await chat.answer('5', /Try 1 · queued/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await chat.seeMark(/Try 1 · not yet/)
  await expect(chat.marks).toHaveCount(1)
})
