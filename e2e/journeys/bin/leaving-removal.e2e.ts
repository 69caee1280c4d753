import type { Route } from '@playwright/test'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test('whoever goes back while students are deleted is asked first, told how far it went, and can take that back', { tag: ['@f52', '@f57'] }, async ({ page, request, signIn }) => {
  const teachers = apiOf(request, await signIn(teacher))
  const word = `w${Date.now() % 1_000_000}x${Math.floor(Math.random() * 1000)}`
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const username = `${word}n${number}`
    await teachers.send('POST', '/auth/register_student', { name: `${word} ${number}`, username, email: `${username}@journeys.example`, age: 0 })
  }
  const classroom = new ClassroomScreen(page)
  const { dialog } = classroom
  const asking = page.getByRole('alertdialog', { name: 'Stop here?' })
  const held: Route[] = []
  await page.goto('/exercises')
  await classroom.openFromHeader('Classroom')
  await classroom.seeHeading('Classroom')
  await page.getByRole('searchbox', { name: 'Search students' }).fill(word)
  await page.route('**/api/students/*', (route) => (route.request().method() === 'DELETE' ? void held.push(route) : route.fallback()))
  for (const number of [1, 2, 3, 4, 5, 6]) await classroom.choose(`${word} ${number}`)
  await page.getByRole('button', { name: /^Delete/ }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 6 students' }).click()
  await expect.poll(() => held.length).toEqual(4)

  await page.goBack()
  await asking.getByRole('button', { name: 'Go on' }).click()
  await classroom.seeHeading('Classroom')
  await page.goBack()
  await classroom.checkAccessibility()
  await asking.getByRole('button', { name: 'Stop and leave' }).click()
  for (const route of held) await route.fallback()
  await expect(page).toHaveURL(/\/exercises/)
  await expect(page.getByText('4 of 6 deleted').filter({ visible: true })).toBeVisible()
  await classroom.undo()
  await expect(page.getByText('4 are back').filter({ visible: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(held).toHaveLength(4)
})
