import { expect, test } from '#e2e/fixtures.ts'
import { teacher, work } from '#e2e/school.ts'

test('the time left counts down to the second and is the same after a reload', { tag: ['@f140', '@f157', '@anywidth'] }, async ({ page, todo, chat, student, signIn }) => {
  await signIn(student)
  await todo.open()
  await todo.act(work.undated, 'Start')
  await expect(todo.overview).toContainText('15 minutes')
  await todo.startFromOverview()
  await expect(chat.timer).toHaveText(/^14:\d\d$/)
  const before = await chat.secondsShown()
  await expect.poll(() => chat.secondsShown()).toBeLessThan(before)
  await page.reload()
  await expect(chat.timer).toHaveText(/^1[34]:\d\d$/)
  expect(await chat.secondsShown()).toBeLessThan(before)
})

test('without a limit the time spent counts up', { tag: ['@f140', '@anywidth'] }, async ({ todo, chat, student, signIn }) => {
  await signIn(student)
  await todo.open()
  await todo.start(work.plants)
  await expect(chat.timer).toHaveText(/^00:\d\d$/)
  const before = await chat.secondsShown()
  await expect.poll(() => chat.secondsShown()).toBeGreaterThan(before + 1)
})

test(
  'when the time is up the box closes, what was being typed counts, and the open questions are named',
  { tag: ['@f141', '@f142'] },
  async ({ page, todo, chat, student, signIn }) => {
    await signIn(student)
    await todo.open()
    await todo.start(work.sprint)
    await chat.seeQuestion(1, 2, '2 + 2')
    await expect(page.getByText('Under 30 seconds left')).toBeVisible()
    await chat.box.fill('4')
    await chat.checkAccessibility()
    await chat.seeSaid("Time's up! Your assignment will be automatically submitted.", 30_000)
    await expect(chat.timeUp).toContainText('What you were typing was sent as your last answer.')
    await expect(chat.timeUp).toContainText('10 / 20')
    await expect(chat.timeUp).toContainText('Question 2: Second sum')
    await chat.checkAccessibility()
    await chat.timeUp.getByRole('button', { name: 'Return Home' }).click()
    await todo.seeAction(work.sprint, 'Completed')
    await expect(todo.card(work.sprint)).toContainText('50%')
  },
)

test('the server ends a session on time even when the page is gone', { tag: ['@f143', '@anywidth'] }, async ({ page, todo, chat, dashboard, student, signIn }) => {
  await signIn(student)
  await todo.open()
  await todo.start(work.sprint)
  await chat.answer('4', /Try 1 · right/)
  await signIn(teacher)
  await page.goto(`/classroom?tab=assignments&by=student&status=completed&q=${encodeURIComponent(student.name)}`)
  await expect(async () => {
    await page.reload()
    await expect(dashboard.row(work.sprint, student.name)).toContainText('50%', { timeout: 3_000 })
  }).toPass({ timeout: 50_000 })
})
