import { expect, test } from '#e2e/fixtures.ts'
import { admin, password, teacher, work } from '#e2e/school.ts'

test('a student signs in with the username and finds their work', { tag: ['@f9', '@f17', '@f1', '@f2'] }, async ({ page, baseURL, login, todo, student }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await login.openForStudents()
  await login.checkAccessibility()
  await login.logIn(student.username, password)
  await todo.seeList()
  await todo.seeAddress('/student')
  expect([...asked]).toEqual([baseURL])
})

test('an e-mail address signs in as well, in any case', { tag: ['@f9', '@anywidth'] }, async ({ login, todo, student }) => {
  await login.openForStudents()
  await login.logIn(student.email.toUpperCase(), password)
  await todo.seeList()
})

test('a wrong password says so, keeps the name, and tells nothing about accounts', { tag: ['@f9', '@anywidth'] }, async ({ login, student, complaints }) => {
  complaints.expectAlso(/401/)
  await login.openForStudents()
  await login.logIn(student.username, 'wrong-password-1')
  await login.seeRefusal('Invalid credentials')
  await login.seeIdentifier(student.username)
  await login.logIn('nobody-at-all', password)
  await login.seeRefusal('Invalid credentials')
})

test('a teacher signs in and arrives at the dashboard', { tag: ['@f8', '@f17', '@f2'] }, async ({ page, login, dashboard }) => {
  await login.openForTeachers()
  await login.checkAccessibility()
  await expect(page.getByRole('link', { name: /forgot/i })).toHaveAttribute('href', '/forgot-password')
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  await login.logIn(teacher.username, password)
  await dashboard.seeHeading(/^Welcome/)
  await dashboard.seeAddress('/')
})

test('an administrator arrives at the dashboard too', { tag: ['@f17', '@f194', '@f2', '@anywidth'] }, async ({ login, dashboard }) => {
  await login.openForTeachers()
  await login.logIn(admin.username, password)
  await dashboard.seeHeading(/^Welcome/)
})

test('signed out, a protected page leads to the welcome page and, after signing in, to the page wanted', { tag: ['@f7', '@anywidth'] }, async ({ page, login, todo, student }) => {
  await page.goto('/student?show=due_today')
  await login.seeAddress('/home')
  await login.checkAccessibility()
  await page.getByRole('link', { name: /^Student/ }).click()
  await login.logIn(student.username, password)
  await todo.seeList()
  await expect(page).toHaveURL(/show=due_today/)
})

test('a reload stays signed in, and signing out ends the token everywhere', { tag: ['@f15', '@f21'] }, async ({ page, todo, student, signIn }) => {
  const token = await signIn(student)
  await todo.open()
  await page.reload()
  await todo.seeList()
  await todo.logOut()
  await expect(page).toHaveURL(/\/(home|studentlogin|login)/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toEqual(null)
  const reply = await page.request.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })
  expect(reply.status()).toEqual(401)
})

test('an unreadable token is cleared and the login page says why', { tag: ['@f16', '@anywidth'] }, async ({ page, login }) => {
  await page.goto('/home')
  await page.evaluate(() => localStorage.setItem('token', 'not-a-token'))
  await page.goto('/student')
  await login.seeAddress('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toEqual(null)
  await expect(page.getByRole('link', { name: "I'm a student" })).toBeVisible()
})

test('a session that ended on an open page goes on in place after signing in again, with the typed text', { tag: '@f16' }, async ({ page, login, todo, chat, student, signIn, complaints }) => {
  complaints.expectAlso(/401/)
  const token = await signIn(student)
  await todo.open()
  await todo.start(work.plants)
  await chat.seeQuestion(1, 4, 'Solve for')
  await chat.box.fill('4')
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await chat.box.press('Enter')
  await login.logInAgain(password)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('You are signed in again. Nothing was lost.')
  await expect(chat.box).toHaveValue('4')
  await chat.box.press('Enter')
  await chat.seeMark(/Try 1 · right/)
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await page.locator('summary').filter({ hasText: 'Notices' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'You are signed in again. Nothing was lost.' })).toBeVisible()
})

/** The calls that tell who is signed in. */
const whoAsks = /\/api\/(auth\/profile|start\/student)$/

for (const address of ['/student', '/studentlogin']) {
  test(`${address} says that it is loading while it is not known whose token it is`, { tag: ['@f19', '@anywidth'] }, async ({ page, todo, student, signIn }) => {
    await signIn(student)
    let release = () => {}
    const line = new Promise<void>((resolve) => (release = resolve))
    await page.route(whoAsks, (route) => line.then(() => route.continue()))
    await page.goto(address)
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    release()
    await todo.seeList()
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden()
  })
}

test('when the account cannot be loaded the page says so, and another try helps', { tag: ['@f19', '@anywidth'] }, async ({ page, todo, student, signIn, complaints }) => {
  complaints.expectAlso(/503|at async beforeLoad/)
  await signIn(student)
  await page.route(whoAsks, (route) => route.fulfill({ status: 503, json: { error: 'The database is away.', code: 'database_unavailable' } }))
  await page.goto('/student')
  await expect(page.getByRole('heading', { name: 'Could not load your account.' })).toBeVisible()
  await todo.checkAccessibility()
  await page.unroute(whoAsks)
  await page.getByRole('button', { name: 'Try again' }).click()
  await todo.seeList()
})

test('the login page stands still while the app takes it over, which signs in with what was typed and pressed before it ran', {
  tag: ['@f9', '@anywidth'],
}, async ({ page, login, todo, student }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => document.documentElement.setAttribute('data-moved', '')).observe({ type: 'layout-shift', buffered: true })
  })
  await login.openForStudents()
  await expect(page.getByText('Display', { exact: true })).toBeAttached()
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')

  let release = () => {}
  const app = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', (route) => app.then(() => route.continue()))
  await page.goto('/studentlogin?username=somebody.else', { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Username or Email').fill(student.username)
  await page.getByLabel('Username or Email').press('Enter')
  release()
  await todo.seeHeading('TO DO')
})

test('without scripts the start page and the guide can be read, and the login says what is missing', { tag: ['@f4', '@anywidth'] }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/home')
  await page.getByRole('link', { name: 'User Guide' }).first().click()
  await page.getByRole('link', { name: 'Managing Questions' }).first().click()
  await expect(page.getByRole('heading', { name: 'Writing a question' })).toBeVisible()
  await page.goto('/login')
  await expect(page.locator('noscript')).toBeVisible()
  expect(await page.locator('noscript').textContent()).toContain('needs JavaScript')
  await context.close()
})
