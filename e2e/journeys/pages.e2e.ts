import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

const teacherPages = [
  { word: 'Classroom', path: '/classroom' },
  { word: 'Exercises', path: '/exercises' },
  { word: 'Questions', path: '/question_definitions' },
  { word: 'Dashboard', path: '/' },
]

test('teachers reach every page and the way out from the header', { tag: ['@f31', '@f33', '@f29'] }, async ({ page, dashboard, signIn }) => {
  await signIn(teacher)
  await dashboard.open()
  for (const { word, path } of teacherPages) {
    await dashboard.openFromHeader(word)
    await dashboard.seeAddress(path)
    await dashboard.checkAccessibility()
    await page.reload()
    await dashboard.seeAddress(path)
  }
  await dashboard.openProfile()
  await dashboard.seeAddress('/profile')
  await dashboard.logOut()
  await expect(page).toHaveURL(/\/(home|login)/)
})

test('students reach every page and the way out from the header', { tag: ['@f32', '@f33'] }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  await todo.open()
  await todo.openFromHeader('History')
  await todo.seeAddress('/student/history')
  await todo.checkAccessibility()
  await todo.openProfile()
  await todo.seeAddress('/profile')
  await todo.openFromHeader('Dashboard')
  await todo.seeList()
  await todo.logOut()
  await expect(page).toHaveURL(/\/(home|studentlogin|login)/)
})

test('a student who opens a page of the teachers comes back to their own work', { tag: '@f18' }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  for (const path of ['/', '/classroom', '/exercises', '/exercises/1', '/question_definitions', '/classroom/student_details']) {
    await page.goto(path)
    await todo.seeAddress('/student')
  }
})

test("a teacher who opens the students' page comes to the dashboard", { tag: '@f17' }, async ({ page, dashboard, signIn }) => {
  await signIn(teacher)
  await page.goto('/student')
  await dashboard.seeAddress('/')
})

test('an address nothing lives at says so and leads back', { tag: '@f29' }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  await page.goto('/no/such/page')
  await todo.seeHeading("This page isn't in the book.")
  await todo.checkAccessibility()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await todo.seeList()
})

test('public pages open without an account', { tag: '@f29' }, async ({ page, login }) => {
  for (const path of ['/home', '/guide', '/login', '/studentlogin', '/register', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await login.seeAddress(path)
    await login.checkAccessibility()
  }
})
