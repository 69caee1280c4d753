import { expect, test } from '#e2e/fixtures.ts'
import { work } from '#e2e/school.ts'

test.beforeEach(async ({ todo, student, signIn }) => {
  await signIn(student)
  await todo.open()
})

test('a reload after the end shows it again and begins nothing', { tag: ['@f133', '@f158', '@anywidth'] }, async ({ page, todo, chat }) => {
  await todo.start(work.overdue)
  await chat.answer('0.5', /Try 1 · right/)
  await chat.goOn()
  await expect(chat.completion).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(chat.completion).toContainText('10 / 10')
  await chat.completion.getByRole('button', { name: 'Return Home' }).click()
  await todo.seeAction(work.overdue, 'Practice')
  await page.goto(address)
  await expect(chat.completion).toContainText('10 / 10')
  await page.goto('/student')
  await todo.seeAction(work.overdue, 'Practice')
})

test('work opened by its address is offered, and starts with Start', { tag: ['@f127', '@f140', '@f157'] }, async ({ page, todo, chat, complaints }) => {
  complaints.expectAlso(/409/)
  await todo.act(work.undated, 'Start')
  await todo.startFromOverview()
  await chat.seeQuestion(1, 2, 'Canada')
  const address = page.url()
  await chat.close()
  await chat.abandonQuestion.getByRole('button', { name: 'Yes, Abandon' }).click()
  await todo.seeAction(work.undated, 'Start')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: work.undated })).toBeVisible()
  await expect(page.getByText(/^Your time runs until/)).toBeVisible()
  await chat.checkAccessibility()
  await page.goto('/student')
  await todo.seeAction(work.undated, 'Start')
  await page.goto(address)
  await page.getByRole('button', { name: 'Start' }).click()
  await chat.seeQuestion(1, 2, 'Canada')
  await page.reload()
  await chat.seeQuestion(1, 2, 'Canada')
})

test('Start waits for its first question alone: what draws it came while the overview was read', { tag: ['@f127', '@anywidth'] }, async ({ page, todo, chat }) => {
  const formulas = page.waitForResponse(/KaTeX_Math/)
  await todo.act(work.plants, 'Start')
  await formulas
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // What is fetched for later, once the question stands, may come a moment before a busy test looks: none of it arrives.
  await page.route(/\.js$|KaTeX/, () => undefined)
  await todo.startFromOverview()
  await expect(chat.log.locator('.katex').first()).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/chat/start'])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('work that is not there says so and leads home', { tag: ['@f139', '@anywidth'] }, async ({ page, todo, chat, complaints }) => {
  complaints.expectAlso(/404/)
  await page.goto('/chat/1?assignment_id=999999')
  await expect(page.getByRole('heading', { name: 'This assignment was not found.' })).toBeVisible()
  await chat.checkAccessibility()
  await page.getByRole('button', { name: 'Return Home' }).click()
  await todo.seeList()
})

test('while finished work is practised its card keeps the best score, and giving up says so', { tag: ['@f134', '@f158', '@anywidth'] }, async ({ todo, chat }) => {
  await todo.start(work.overdue)
  await chat.answer('0.5', /Try 1 · right/)
  await chat.goOn()
  await chat.completion.getByRole('button', { name: 'Return Home' }).click()
  await todo.act(work.overdue, 'Practice')
  await todo.startFromOverview()
  await chat.seeQuestion(1, 1, 'one half')
  await chat.close()
  await expect(chat.abandonQuestion).toContainText('Your best score stays 100%.')
  await chat.abandonQuestion.getByRole('button', { name: 'Leave for now' }).click()
  await expect(todo.card(work.overdue)).toContainText('100% best score')
  await expect(todo.card(work.overdue)).toContainText('practice: 0 of 10 points so far')
  await todo.seeAction(work.overdue, 'Resume')
})

test('what is half typed on one device stands in the box of another', { tag: '@f137' }, async ({ browser, page, todo, chat, student, signIn }) => {
  await todo.start(work.plants)
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/chat/draft') && response.status() === 204)
  await chat.box.fill('half typed')
  await kept
  await expect(chat.bar.getByText('Saved', { exact: true })).toBeVisible()
  const other = await browser.newContext()
  const there = chat.on(await other.newPage())
  await signIn(student, there.page)
  await there.page.goto(page.url())
  await expect(there.box).toHaveValue('half typed')
  await there.answer('5', /Try 1 · not yet/)
  await other.close()
})
