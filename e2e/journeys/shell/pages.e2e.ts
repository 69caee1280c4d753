import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

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

test('a student who opens a page of the teachers comes back to their own work', { tag: ['@f18', '@anywidth'] }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  for (const path of ['/', '/classroom', '/exercises', '/exercises/1', '/question_definitions', '/classroom/student_details']) {
    await page.goto(path)
    await todo.seeAddress('/student')
  }
})

test("a teacher who opens the students' page comes to the dashboard", { tag: ['@f17', '@anywidth'] }, async ({ page, dashboard, signIn }) => {
  await signIn(teacher)
  await page.goto('/student')
  await dashboard.seeAddress('/')
})

test('an address nothing lives at says so and leads back', { tag: '@f29' }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  await page.goto('/no/such/page')
  await expect(page.getByRole('banner')).toBeVisible()
  await todo.seeHeading("This page isn't in the book.")
  await expect(page).toHaveTitle('Page not found · Lectern')
  await todo.checkAccessibility()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await todo.seeList()
})

test('a student or session that is not there says so inside the page', { tag: '@f29' }, async ({ page, dashboard, signIn, complaints }) => {
  complaints.expectAlso(/404/)
  await signIn(teacher)
  const missing = [
    ['/classroom/student_details?studentId=999999', 'This student was not found.'],
    ['/classroom/edit_student_details?studentId=999999', 'This student was not found.'],
    ['/session_details/999999', 'This session was not found.'],
  ] as const
  for (const [path, heading] of missing) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await dashboard.seeHeading(heading)
    await dashboard.checkAccessibility()
  }
})

test('public pages open without an account', { tag: '@f29' }, async ({ page, login }) => {
  for (const path of ['/home', '/guide', '/login', '/studentlogin', '/register', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await login.seeAddress(path)
    await login.checkAccessibility()
  }
})

test('every other page of a teacher opens at its address, in both themes', { tag: ['@f29', '@f30'] }, async ({ page, dashboard, signIn }) => {
  await signIn(teacher)
  await page.goto('/classroom')
  const details = (await page.getByRole('rowheader').first().getByRole('link').getAttribute('href')) ?? ''
  const editing = details.replace('student_details', 'edit_student_details')
  for (const path of ['/profile', details, editing]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
    await dashboard.checkAccessibility()
  }
})

test('every page comes with the strict policy, and none breaks it', { tag: ['@f1', '@anywidth'] }, async ({ page }) => {
  const reply = await page.goto('/home')
  const policy = (await reply?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('a slow answer is waited for, and what was done since stands in the list', { tag: ['@f195', '@anywidth'] }, async ({ page, todo, student, signIn }) => {
  await signIn(student)
  await page.clock.install()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/assignments', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/student/history')
  const asked = page.waitForRequest('**/api/assignments')
  await todo.openFromHeader('Dashboard')
  await asked
  await page.clock.fastForward('01:00')
  await expect(page.getByText('Loading assignments...')).toBeVisible()
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  release()
  await todo.seeList()
  await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0)
})

test('a slow save says so in its dialog and is cancelled there, with all that was typed', { tag: ['@f195', '@anywidth'] }, async ({ page, signIn }) => {
  await signIn(teacher)
  await page.clock.install()
  await page.route('**/api/classes', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
  const classroom = new ClassroomScreen(page)
  await classroom.open('?add_class=1')
  await classroom.dialog.getByLabel('Name').fill('Slow Class')
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/classes'))
  await classroom.dialog.getByRole('button', { name: 'Add Class' }).click()
  await asked
  await page.clock.fastForward('02:00')
  await expect(classroom.dialog.getByText('This is taking longer than usual.')).toBeVisible()
  await classroom.checkAccessibility()
  await classroom.dialog.getByRole('button', { name: 'Cancel waiting' }).click()
  await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0)
  await expect(classroom.dialog.getByLabel('Name')).toHaveValue('Slow Class')
  await expect(classroom.dialog.getByRole('button', { name: 'Add Class' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that cannot be fetched without a line says so in its place, and opens once the line is back', { tag: ['@f195', '@anywidth'] }, async ({ page, context, todo, student, signIn, complaints }) => {
  complaints.expectAlso(/ERR_INTERNET_DISCONNECTED|did not arrive/)
  await signIn(student)
  await todo.open()
  await context.setOffline(true)
  await todo.openFromHeader('History')
  await expect(page.getByText('The server did not answer. Check your connection and try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The server did not answer. Check your connection and try again.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await todo.seeHeading('Recently Completed Assignments')
})
