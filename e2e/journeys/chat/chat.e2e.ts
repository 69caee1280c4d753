import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { work } from '#e2e/school.ts'

test.beforeEach(async ({ todo, student, signIn }) => {
  await signIn(student)
  await todo.open()
})

test('a reload resumes the same question with its log, its tries and the typed draft', { tag: ['@f126', '@f137'] }, async ({ page, todo, chat }) => {
  await todo.start(work.plants)
  await chat.answer('5', /Try 1 · not yet/)
  await chat.box.fill('half typed')
  await page.reload()
  await chat.seeQuestion(1, 4, 'Solve for')
  await chat.seeMark(/Try 1 · not yet/)
  await expect(chat.box).toHaveValue('half typed')
  await page.goto('/student')
  await todo.seeAction(work.plants, 'Resume')
  await todo.act(work.plants, 'Resume')
  await chat.seeMark(/Try 1 · not yet/)
  await chat.box.fill('')
  await chat.answer('4', /Try 2 · right/)
})

test('another device goes on where this one stopped, and this one says so and keeps the text', { tag: ['@f137', '@anywidth'] }, async ({ browser, page, todo, chat, student, signIn, complaints }) => {
  complaints.expectAlso(/409/)
  await todo.start(work.plants)
  await chat.answer('5', /Try 1 · not yet/)
  const other = await browser.newContext()
  const there = chat.on(await other.newPage())
  await signIn(student, there.page)
  await there.page.goto(page.url())
  await there.seeMark(/Try 1 · not yet/)
  await there.answer('4', /Try 2 · right/)
  await other.close()
  await chat.box.fill('my words')
  await chat.box.press('Enter')
  await expect(page.getByText(/^This assignment was continued in another tab/)).toBeVisible()
  await expect(page.getByLabel('What you typed')).toHaveValue('my words')
  await page.getByRole('button', { name: 'Continue here' }).click()
  await chat.seeMark(/Try 2 · right/)
})

test('a second tab of the same browser keeps its own box, and hears that the first one went on', { tag: ['@f137', '@anywidth'] }, async ({ page, todo, chat, complaints }) => {
  complaints.expectAlso(/409/)
  await todo.start(work.plants)
  await chat.box.fill('my own words')
  const second = chat.on(await page.context().newPage())
  await second.page.goto(page.url())
  await second.box.fill('5')
  await second.box.press('Enter')
  await second.seeMark(/Try 1 · not yet/)
  await chat.box.press('Enter')
  await expect(page.getByText(/^This assignment was continued in another tab/)).toBeVisible()
  await expect(page.getByLabel('What you typed')).toHaveValue('my own words')
})

test("while an answer is under way the button says 'Sending...' and a second Enter sends nothing", { tag: ['@f128', '@anywidth'] }, async ({ page, todo, chat }) => {
  await todo.start(work.plants)
  let sent = 0
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/chat/submit', async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await chat.box.fill('5')
  await chat.box.press('Enter')
  await expect(chat.bar.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await chat.box.press('Enter')
  await expect(chat.box).toHaveValue('5')
  await expect(chat.box).toBeFocused()
  release()
  await chat.seeMark(/Try 1 · not yet/)
  expect(sent).toEqual(1)
})

test('an answer that takes longer than usual says so; given up, it is kept and delivered once', { tag: ['@f195', '@f139'] }, async ({ page, todo, chat }) => {
  await page.clock.install()
  await todo.start(work.plants)
  await chat.seeQuestion(1, 4, 'Solve for')
  const attempts: unknown[] = []
  await page.route('**/api/chat/submit', async (route) => {
    attempts.push(route.request().postDataJSON().client_attempt_id)
    // The first answer arrives and counts; only its reply is held back.
    const isHeldBack = attempts.length === 1
    const response = await route.fetch()
    if (!isHeldBack) await route.fulfill({ response })
  })
  const slow = page.getByText('This is taking longer than usual.').filter({ visible: true })
  const sent = page.waitForRequest('**/api/chat/submit')
  await chat.box.fill('5')
  await chat.box.press('Enter')
  await sent
  await page.clock.fastForward('02:00')
  await expect(slow).toBeVisible()
  await expect(chat.bar.getByRole('button', { name: 'Sending...' })).toBeVisible()
  const [notice, bar] = [await slow.boundingBox(), await chat.bar.boundingBox()]
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await chat.checkAccessibility()
  await page.getByRole('button', { name: 'Cancel waiting' }).click()
  await chat.seeMark(/Try 1 · queued/)
  await expect(slow).toHaveCount(0)
  await page.clock.fastForward('00:02')
  await chat.seeMark(/Try 1 · not yet/)
  await expect(chat.marks).toHaveCount(1)
  expect(attempts).toHaveLength(2)
  expect(new Set(attempts).size).toEqual(1)
})

test('a slow start, next question or end can be given up, and leaves all as it was', { tag: ['@f195', '@anywidth'] }, async ({ page, todo, chat }) => {
  await page.clock.install()
  await giveUp(page, 'start', () => todo.start(work.plants))
  await expect(page.getByText(/^There was an error loading this assignment/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await chat.answer('4', /Try 1 · right/)
  await giveUp(page, 'skip', () => chat.goOn())
  await expect(chat.bar.getByRole('alert')).toHaveText('')
  await expect(chat.nextButton).toBeEnabled()
  await chat.close()
  await giveUp(page, 'force_end_exercise', () => chat.abandonQuestion.getByRole('button', { name: 'Yes, Abandon' }).click())
  await expect(chat.abandonQuestion).toHaveCount(0)
  await chat.goOn()
  await expect(page.getByText('Question 2 of 4')).toBeVisible()
})

/** Makes a call that is not answered, and cancels it once the page says that it is slow. */
async function giveUp(page: Page, call: string, begin: () => Promise<void>): Promise<void> {
  await page.route(`**/api/chat/${call}`, () => undefined)
  const asked = page.waitForRequest(`**/api/chat/${call}`)
  await begin()
  await asked
  await page.clock.fastForward('02:00')
  await page.getByRole('button', { name: 'Cancel waiting' }).click()
  await page.unroute(`**/api/chat/${call}`)
}

test('a session that cannot start says so and starts at another try', { tag: ['@f127', '@f139', '@anywidth'] }, async ({ page, todo, chat, complaints }) => {
  complaints.expectAlso(/500/)
  await page.route('**/api/chat/start', (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } }))
  await todo.start(work.plants)
  await expect(page.getByText('There was an error loading this assignment, please reload the page or try again later.')).toBeVisible()
  await expect(chat.box).toHaveCount(0)
  await chat.checkAccessibility()
  await page.unroute('**/api/chat/start')
  await page.getByRole('button', { name: 'Try again' }).click()
  await chat.seeQuestion(1, 4, 'Solve for')
})

test('an answer the server refuses stays in the box, and the same answer counts once', { tag: ['@f139', '@anywidth'] }, async ({ page, todo, chat, complaints }) => {
  complaints.expectAlso(/500/)
  await todo.start(work.plants)
  await page.route('**/api/chat/submit', (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } }))
  await chat.box.fill('5')
  await chat.box.press('Enter')
  await expect(chat.bar.getByRole('alert')).toContainText('Your answer is still here.')
  await expect(chat.box).toHaveValue('5')
  await page.unroute('**/api/chat/submit')
  await chat.box.press('Enter')
  await chat.seeMark(/Try 1 · not yet/)
  await expect(chat.marks).toHaveCount(1)
})

test('without a connection the answer waits and is sent once the line is back', { tag: '@f139' }, async ({ context, page, todo, chat, complaints }) => {
  complaints.expectAlso(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
  await todo.start(work.plants)
  await chat.seeQuestion(1, 4, 'Solve for')
  await context.setOffline(true)
  await chat.box.fill('5')
  await chat.box.press('Enter')
  await expect(page.getByText("You're offline.")).toBeVisible()
  await chat.seeMark(/Try 1 · queued/)
  await chat.checkAccessibility()
  await context.setOffline(false)
  await chat.seeMark(/Try 1 · not yet/)
  await expect(chat.marks).toHaveCount(1)
})

test('an answer rises into the log and the meter drops a step, both at once where motion is not wanted', { tag: ['@f283', '@anywidth'] }, async ({ page, todo, chat }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await todo.start(work.plants)
  await chat.answer('5', /Try 1 · not yet/)
  await expect.poll(() => movesOf(page)).toEqual({ rise: '0.2s', advance: '0.2s' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movesOf(page)).toEqual({ rise: '0.001s', advance: '0.001s' })
})

/** How long the newest turn and the step a try is worth move. */
function movesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const log = document.querySelector('[role=log]')
    const moving = [...(log?.querySelectorAll('*') ?? [])].filter((one) => getComputedStyle(one).animationName === 'rise').at(-1)
    const step = [...document.querySelectorAll('[data-step=now]')].find((one) => one.checkVisibility())
    return Object.fromEntries(
      [moving && getComputedStyle(moving), step && getComputedStyle(step, '::before')].flatMap((style) => (style ? [[style.animationName, style.animationDuration]] : [])),
    )
  })
}

test('pasting is refused kindly, what an input method inserts is taken', { tag: '@f136' }, async ({ page, todo, chat }) => {
  await todo.start(work.plants)
  await chat.box.focus()
  await chat.paste('copied from elsewhere')
  await expect(page.getByText(/^Pasting is off here/)).toBeVisible()
  await expect(chat.box).toHaveValue('')
  await page.keyboard.insertText('dictated words')
  await expect(chat.box).toHaveValue('dictated words')
})

test('leaving early says what is lost and what is kept; staying changes nothing', { tag: ['@f134', '@f135', '@f20'] }, async ({ todo, chat }) => {
  await todo.start(work.plants)
  await chat.answer('5', /Try 1 · not yet/)
  await chat.close()
  await expect(chat.abandonQuestion).toContainText('Your progress is lost.')
  await expect(chat.abandonQuestion).toContainText('Your teacher can still read this chat.')
  await chat.checkAccessibility()
  await chat.abandonQuestion.getByRole('button', { name: 'Keep working' }).click()
  await chat.answer('4', /Try 2 · right/)
  await chat.close()
  await chat.abandonQuestion.getByRole('button', { name: 'Yes, Abandon' }).click()
  await todo.seeList()
  await todo.seeAddress('/student')
  await todo.seeAction(work.plants, 'Start')
})

test('going back in the browser asks first as well', { tag: '@f20' }, async ({ page, todo, chat }) => {
  await todo.start(work.plants)
  await chat.seeQuestion(1, 4, 'Solve for')
  await page.goBack()
  await expect(chat.abandonQuestion).toBeVisible()
  await chat.abandonQuestion.getByRole('button', { name: 'Keep working' }).click()
  await chat.seeQuestion(1, 4, 'Solve for')
})

test('a skipped question counts nothing and the next one begins a fresh log, with the earlier one folded', { tag: ['@f130', '@f131'] }, async ({ page, todo, chat }) => {
  await todo.start(work.undated)
  await chat.seeQuestion(1, 2, 'Canada')
  await chat.answer('Toronto', /Try 1 · not yet/)
  await chat.skipButton.click()
  await chat.seeQuestion(2, 2, 'Peru')
  await expect(chat.log.getByText('Toronto')).toHaveCount(0)
  await page.getByRole('button', { name: /^Question 1 · 0 points/ }).click()
  await expect(page.getByText('Toronto')).toBeVisible()
})

test('everything works from the keyboard alone', { tag: '@f126' }, async ({ page, todo, chat }) => {
  await todo.act(work.overdue, 'Start')
  await expect(todo.overview).toBeVisible()
  await todo.overview.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(chat.box).toBeVisible()
  await chat.box.focus()
  await page.keyboard.type('a quarter')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('or 0.25')
  await expect(chat.box).toHaveValue('a quarter\nor 0.25')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0.5')
  await page.keyboard.press('Enter')
  await chat.seeMark(/right/)
  await page.keyboard.press('Alt+n')
  await expect(chat.completion).toBeVisible()
  await expect(chat.completion.getByRole('button', { name: 'Return Home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await todo.seeList()
})
