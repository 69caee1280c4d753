import type { Page } from '@playwright/test'
import { expect, test as journey } from '#e2e/fixtures.ts'
import { type FrontServer, openFront } from '#e2e/newer-server.ts'
import { seeKept } from '#e2e/on-device.ts'
import { work } from '#e2e/school.ts'

const test = journey.extend<{ front: FrontServer }>({
  front: async ({}, use) => {
    const front = await openFront(Number(process.env.E2E_PORT))
    await use(front)
    await front.close()
  },
  baseURL: ({ front }, use) => use(front.address),
})

test.use({ serviceWorkers: 'allow' })

/** This device looks for a newer version, as it does whenever the tab is looked at again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a newer version is taken at once when nothing is open', { tag: '@f213' }, async ({ page, front, student, signIn, todo }) => {
  await signIn(student)
  await todo.open()
  await seeKept(page)
  const loaded = page.waitForEvent('load')
  front.deployNewer()
  await lookAgain(page)
  await loaded
  await todo.seeList()
})

test('a newer version waits for whoever types, and takes over without losing a word', { tag: '@f213' }, async ({ page, front, student, signIn, todo, chat }) => {
  await signIn(student)
  await todo.open()
  await seeKept(page)
  await todo.start(work.plants)
  await chat.answer('5', /Try 1 · not yet/)
  await chat.box.fill('half typed')
  front.deployNewer()
  await lookAgain(page)
  await expect(page.getByText('A new version is ready.').filter({ visible: true })).toHaveCount(1)
  await chat.checkAccessibility()
  await expect(chat.box).toHaveValue('half typed')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load new version' }).click()
  await loaded
  await chat.seeMark(/Try 1 · not yet/)
  await expect(chat.box).toHaveValue('half typed')
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)
})

test('pages kept on this device follow a policy that the server changes without a newer app', { tag: '@f213' }, async ({ page, front, student, signIn, todo }) => {
  await signIn(student)
  await todo.open()
  await seeKept(page)
  const loaded = page.waitForEvent('load')
  front.changePolicy()
  await lookAgain(page)
  await loaded
  await todo.seeList()
  const reply = await page.reload()
  expect(reply?.fromServiceWorker()).toBe(true)
  expect(reply?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
})
