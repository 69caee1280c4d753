import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

test('a visitor tries a session from the start page and ends at registering', { tag: ['@f4', '@f5'] }, async ({ page, chat }) => {
  await page.goto('/home')
  await chat.seeHeading('The exercise book that answers back.')
  await expect(page.getByText('Free for everyone.', { exact: true })).toBeVisible()
  const ways = page.getByRole('list', { name: 'Ways in' }).getByRole('link')
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/login', '/login', '/studentlogin'])
  await page.getByRole('button', { name: 'Try a sample session' }).click()
  await chat.seeQuestion(1, 3, 'Solve for x')
  await chat.answer('4', /right/)
  await page.reload()
  await chat.seeMark(/right/)
  await chat.goOn()
  await chat.seeQuestion(2, 3, 'late for practice')
  await chat.skipButton.click()
  await chat.seeQuestion(3, 3, 'photosynthesis')
  await chat.box.press('Tab')
  await chat.bar.getByRole('button', { name: /^(Skip|Turn in|Click here)/ }).click()
  await page.getByRole('alertdialog', { name: 'Turn in without an answer?' }).getByRole('button', { name: 'Turn in without it' }).click()
  await expect(chat.completion).toContainText('10 / 30')
  await chat.checkAccessibility()
  await chat.completion.getByRole('link', { name: 'Create an account' }).click()
  await chat.seeAddress('/register')
  await chat.seeHeading('Create an account')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
})

test('the session on the start page goes through three turns, stands still when it is told to, and without motion shows the second', { tag: ['@f4', '@anywidth'] }, async ({ page, chat }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/home')
  await chat.seeHeading('The exercise book that answers back.')
  const turns = () =>
    page.evaluate(() => document.getAnimations().flatMap((one) => (one instanceof CSSAnimation && one.animationName === 'oneOfThree' ? [one.playState] : [])))
  await expect.poll(async () => [...new Set(await turns())]).toEqual(['running'])
  const pause = page.getByRole('checkbox', { name: 'Pause' })
  // Where the page is drawn anew meanwhile, the press is too.
  await expect(async () => {
    await pause.check()
    expect([...new Set(await turns())]).toEqual(['paused'])
  }).toPass()
  await pause.uncheck()
  await expect.poll(async () => [...new Set(await turns())]).toEqual(['running'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(turns).toEqual([])
  await expect(pause).toBeHidden()
})

test('a press on Pause or on the sample is heard before the page has its script', { tag: ['@f4', '@anywidth'] }, async ({ page, chat }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/home', { waitUntil: 'commit' })
  const pause = page.getByRole('checkbox', { name: 'Pause' })
  await pause.check()
  const turns = () =>
    page.evaluate(() => document.getAnimations().flatMap((one) => (one instanceof CSSAnimation && one.animationName === 'oneOfThree' ? [one.playState] : [])))
  await expect.poll(async () => [...new Set(await turns())]).toEqual(['paused'])
  await page.getByRole('button', { name: 'Try a sample session' }).click()
  expect(await page.evaluate(() => window.location.pathname)).toBe('/home')
  letGo()
  await chat.seeQuestion(1, 3, 'Solve for x')
})

test('the guide opens at the section of the page one comes from, and each section by its address', { tag: ['@f165', '@f166', '@f167'] }, async ({
  page,
  dashboard,
  signIn,
}) => {
  const token = await signIn(teacher)
  await page.goto('/classroom')
  // What stands below the list moves until its rows are there.
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'User Guide' }).click()
  await dashboard.seeHeading('Managing Your Classroom')
  if (dashboard.isPhone) await page.getByText('Teacher: Managing Your Classroom').click()
  await page.getByRole('navigation', { name: /sections/i }).getByRole('link', { name: 'Managing Questions' }).click()
  await dashboard.seeHeading('Managing Questions')
  await expect(page).toHaveTitle('Managing Questions · User Guide · Lectern')
  await expect(page).toHaveURL('/guide?section=questions')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Writing a question' })).toBeVisible()
  await dashboard.checkAccessibility()
  await page.goto('/guide')
  await dashboard.seeHeading('Overview')
  await expect(page).toHaveTitle('Overview · User Guide · Lectern')
  const counts = () => page.request.get('/api/events/counts', { headers: { Authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await counts()).text()).toContain('guide.viewed')
})
