import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

/** From now on the server has none of the pieces this page was not given yet; a page that is loaded anew has them when `isBack`. */
async function replaceVersion(page: Page, isBack: boolean): Promise<{ loads: () => number }> {
  let loads = 0
  let isGone = true
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') return
    loads += 1
    isGone = !isBack
  })
  const given = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isGone && !given.includes(route.request().url())) await route.fulfill({ status: 404 })
    else await route.fallback()
  })
  return { loads: () => loads }
}

test.beforeEach(({ complaints }) => complaints.expectAlso(/404|did not arrive|dynamically imported/))

test('a page whose piece is gone with an older version opens by itself, loaded anew', { tag: ['@f29', '@anywidth'] }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  await todo.open()
  const version = await replaceVersion(page, true)
  await todo.openFromHeader('History')
  await todo.seeHeading('Recently Completed Assignments')
  await expect(page).toHaveURL(/\/student\/history/)
  expect(version.loads()).toEqual(1)
})

test('a piece that is nowhere is asked for once more and then left to the reader', { tag: ['@f29', '@anywidth'] }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  await todo.open()
  const version = await replaceVersion(page, false)
  await todo.openFromHeader('History')
  await expect.poll(version.loads).toEqual(1)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(version.loads).toEqual(2)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(version.loads()).toEqual(2)
})

test('a page that hears of another contract is loaded anew once, and waits for whoever types', { tag: ['@f213', '@anywidth'] }, async ({ page, dashboard, signIn }) => {
  await signIn(teacher)
  await dashboard.open()
  let loads = 0
  page.on('request', (request) => void (loads += request.resourceType() === 'document' ? 1 : 0))
  await dashboard.openFromHeader('Questions')
  await dashboard.seeHeading('Questions')
  await page.route('**/api/**', async (route) => {
    const reply = await route.fetch()
    const answered = route.fulfill({ response: reply, headers: { ...reply.headers(), 'contract-version': 'newer' } })
    // A call of the page that is being left has nobody to answer.
    await answered.catch(() => undefined)
  })
  const search = page.getByRole('searchbox')
  await search.fill('plants')
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await expect(search).toHaveValue('plants')
  expect(loads).toEqual(0)
  await search.fill('')
  await expect.poll(() => loads).toEqual(1)
  await dashboard.openFromHeader('Dashboard')
  await dashboard.seeHeading(/^Welcome/)
  expect(loads).toEqual(1)
})
