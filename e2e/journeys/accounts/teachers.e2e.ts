import { expect, test } from '#e2e/fixtures.ts'
import { mailedInvitation } from '#e2e/outbox.ts'
import { admin } from '#e2e/school.ts'
import { AccountScreen } from '#e2e/screens/account.screen.ts'
import { LoginScreen } from '#e2e/screens/login.screen.ts'

const password = 'harbour-lamp-42'

test('an administrator invites a teacher, keeps them out for a while, and removes them', { tag: '@f234' }, async ({ page, signIn, complaints, browser }, { project, retry }) => {
  complaints.expectAlso(/40[13] \((Forbidden|Unauthorized)\)/)
  const [name, email] = [`Nora ${project.name} ${retry}`, `nora.${project.name}.${retry}@journeys.example`]
  const account = new AccountScreen(page)
  await signIn(admin)
  await page.goto('/')
  await account.openFromHeader('Teachers')
  await account.seeHeading('Teachers')
  await account.checkAccessibility()

  await account.press('Invite')
  await expect(page.getByText('Email is required')).toBeVisible()
  await account.fill({ Email: email })
  await account.press('Invite')
  await expect(page.getByText(`${email} is invited by email.`)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email)

  const theirs = await browser.newContext({ viewport: page.viewportSize(), serviceWorkers: 'block' })
  const visit = await theirs.newPage()
  const joining = new AccountScreen(visit)
  await visit.goto(await mailedInvitation(email))
  await joining.fill({ Name: name, Age: '38', Email: email, Password: password, 'Confirm Password': password })
  await joining.press('Create account')
  await joining.seeHeading(/^Welcome/)

  await page.reload()
  await page.getByLabel('Search teachers').fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Active')
  // Until the others are gone the search is under way.
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await (await account.rowAction('Suspend', name)).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(row).toContainText('Suspended')
  await theirs.clearCookies()
  await visit.evaluate(() => localStorage.clear())
  const login = new LoginScreen(visit)
  await login.openForTeachers()
  await login.logIn(email, password)
  await login.seeRefusal('Your account is suspended. Please ask an administrator of your school.')

  await (await account.rowAction('Let in again', name)).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let in again' }).click()
  await expect(row).toContainText('Active')
  await login.logIn(email, password)
  await joining.seeHeading(/^Welcome/)
  await theirs.close()

  await (await account.rowAction('Remove', name)).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await account.checkAccessibility()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No teachers found.')).toBeVisible()
})

test('an administrator vouches for a teacher who registered themself, and takes that back', { tag: '@f234' }, async ({ page, signIn }, { project, retry }) => {
  const account = new AccountScreen(page)
  const [name, username] = [`Otto ${project.name} ${retry}`, `otto${project.name}${retry}`]
  await page.request.post('/api/auth/register', { data: { name, username, email: `${username}@journeys.example`, age: 44, password } })
  await signIn(admin)
  await page.goto('/teachers')
  await page.getByLabel('Search teachers').fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Not vouched for')
  // Until the others are gone the search is under way.
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await (await account.rowAction('Vouch', name)).click()
  const asked = page.getByRole('alertdialog', { name: `Vouch for ${name}?` })
  await account.checkAccessibility()
  await asked.getByRole('button', { name: 'Vouch' }).click()
  await expect(page.getByText('You vouched for this teacher').filter({ visible: true })).toBeVisible()
  await expect(row).not.toContainText('Not vouched for')
  await (await account.rowAction('Stop vouching', name)).click()
  const back = page.getByRole('alertdialog', { name: `Stop vouching for ${name}?` })
  await account.checkAccessibility()
  await back.getByRole('button', { name: 'Stop vouching' }).click()
  await expect(row).toContainText('Not vouched for')
})

test('an administrator says who may register, and everybody else is sent home', { tag: '@f234' }, async ({ page, signIn, student }) => {
  const account = new AccountScreen(page)
  await signIn(student)
  await page.goto('/teachers')
  await account.seeAddress('/student')
  await signIn(admin)
  await page.goto('/teachers')
  await page.getByLabel('New teacher accounts').selectOption('Who has an email address of the school')
  await account.press('Save')
  await expect(page.getByText('Please name at least one domain')).toBeVisible()
  await page.getByLabel('New teacher accounts').selectOption('Anybody may register')
  await account.press('Save')
  await expect(page.getByText('Changes saved successfully!').filter({ visible: true })).toBeVisible()
})
