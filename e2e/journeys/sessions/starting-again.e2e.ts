import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher, work } from '#e2e/school.ts'
import type { ChatScreen } from '#e2e/screens/chat.screen.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

const Found = v.object({ results: v.array(v.object({ id: v.number(), name: v.string() })) })
const Own = v.object({ id: v.number() })
const Clocks = v.object({ results: v.array(v.object({ clock_ends_at: v.optional(v.string()) })) })
const kept = 'Tries, shown answers and time stay used when you start again.'

async function abandon(chat: ChatScreen): Promise<void> {
  await chat.close()
  await expect(chat.abandonQuestion).toContainText(kept)
  await chat.abandonQuestion.getByRole('button', { name: 'Yes, Abandon' }).click()
}

test('who abandons and starts again goes on with the points, the tries and the time that are left', { tag: ['@f231', '@f157', '@f134'] }, async ({ page, todo, chat, student, signIn }) => {
  await signIn(student)
  await todo.open()
  await todo.act(work.undated, 'Start')
  await expect(todo.overview).toContainText('Tries, shown answers and time stay used if you abandon it.')
  await todo.startFromOverview()
  await chat.answer('Ottawa', /Try 1 · right/)
  await chat.goOn()
  await chat.answer('Cusco', /Try 1 · not yet/)
  await abandon(chat)

  await todo.act(work.undated, 'Start')
  await expect(todo.overview).toContainText('Your time runs until')
  await expect(todo.overview).toContainText('Your points and the tries you used are kept.')
  await todo.checkAccessibility()
  await todo.startFromOverview()
  await chat.seeQuestion(2, 2, 'Peru')
  await expect(page.getByRole('banner')).toContainText('10 / 20')
  await chat.checkAccessibility()
  await chat.answer('Lima', /Try 2 · right/)
  await chat.goOn()
  await expect(chat.completion).toContainText('19 / 20')
  await expect(chat.completion).toContainText('Kept from before')
})

test('when the time ran out meanwhile, Start turns in what there was', { tag: ['@f231', '@anywidth'] }, async ({ page, todo, chat, student, signIn }) => {
  const pupils = apiOf(page.request, await signIn(student))
  await todo.open()
  await todo.start(work.sprint)
  await chat.answer('4', /Try 1 · right/)
  await abandon(chat)
  await todo.seeList()
  const ends = v.parse(Clocks, await pupils.get('/assignments')).results.flatMap(({ clock_ends_at: at }) => (at === undefined ? [] : [Date.parse(at)]))
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(ends[0] ?? 0)
  await todo.open()
  await todo.start(work.sprint)
  await expect(chat.page.getByRole('dialog', { name: "Time's Up!" })).toContainText('10 / 20')
  await todo.open()
  await expect(todo.card(work.sprint)).toContainText('50%')
})

test('the teacher sees abandoned sessions and practice among the sessions of a student', { tag: ['@f233', '@f161', '@anywidth'] }, async ({ page, todo, chat, student, signIn, browser }) => {
  const pupils = apiOf(page.request, await signIn(student))
  await todo.open()
  await todo.start(work.overdue)
  await abandon(chat)
  await todo.start(work.overdue)
  for (const [index, wrong] of ['0.1', '0.2', '0.3', '0.4'].entries()) await chat.answer(wrong, new RegExp(`Try ${index + 1} · not `))
  await chat.goOn()
  await chat.completion.getByRole('button', { name: 'Practice the one you missed' }).click()
  await chat.seeQuestion(1, 1, 'one half')
  const { id } = v.parse(Own, await pupils.get('/auth/profile'))

  const own = await browser.newContext({ viewport: page.viewportSize() })
  const teachers = await own.newPage()
  await signIn(teacher, teachers)
  await teachers.goto(`/classroom/student_details?studentId=${id}`)
  const listed = teachers.getByRole('region', { name: 'Sessions' }).getByRole('row').filter({ hasText: 'Late Fraction' })
  await expect(listed).toHaveCount(3)
  await expect(listed.nth(0)).toContainText('Practice')
  await expect(listed.nth(1)).toContainText('Completed')
  await expect(listed.nth(2)).toContainText('Abandoned, not counted')
  await new ClassroomScreen(teachers).checkAccessibility()
  await listed.nth(0).getByRole('link', { name: /^Read/ }).click()
  await expect(teachers.getByText('Practice, not counted')).toBeVisible()
  await own.close()
})

test('a teacher allows a fresh start, and the student begins with all tries', { tag: ['@f232', '@f73'] }, async ({ page, todo, chat, student, signIn, browser }) => {
  await signIn(student)
  await todo.open()
  await todo.start(work.plants)
  await chat.answer('5', /Try 1 · not yet/)
  await abandon(chat)
  await todo.seeList()

  const own = await browser.newContext({ viewport: page.viewportSize() })
  await allowFreshStart(await own.newPage())
  await own.close()

  await page.reload()
  await todo.act(work.plants, 'Start')
  await expect(todo.overview).toContainText('Your teacher gave you a fresh start.')
  await todo.startFromOverview()
  await chat.answer('4', /Try 1 · right/)

  async function allowFreshStart(teachers: Page): Promise<void> {
    const api = apiOf(teachers.request, await signIn(teacher, teachers))
    const [own] = v.parse(Found, await api.get(`/students?q=${student.username}`)).results.filter(({ name }) => name === student.name)
    const group = await api.send('POST', '/classes', { name: `Fresh, ${student.name}` })
    await api.send('POST', `/classes/${group.id}/students`, { student_id: own?.id })
    const classroom = new ClassroomScreen(teachers)
    await classroom.open(`?tab=assignments&by=student&class_id=${group.id}`)
    await classroom.choose(work.plants)
    await teachers.getByRole('button', { name: 'Allow a fresh start' }).click()
    await expect(classroom.dialog).toContainText('The next session begins with all tries and the whole time.')
    await classroom.checkAccessibility()
    await classroom.dialog.getByRole('button', { name: 'Allow a fresh start' }).click()
    await expect(teachers.getByRole('region', { name: 'Messages' })).toContainText('Fresh start allowed')
  }
})
