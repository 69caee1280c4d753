import { expect, test } from '#e2e/fixtures.ts'
import { AccountScreen } from '#e2e/screens/account.screen.ts'

const shows = ['@f3', '@f10', '@f22', '@f23', '@f24', '@f25', '@f176', '@f177', '@f178', '@f210']

test('a parent registers, told what that makes, and changes the details and the size of text on the way', { tag: shows }, async ({ page, login, dashboard }, { project }) => {
  const account = new AccountScreen(page)
  await login.openForTeachers()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await account.seeHeading('Create an account')
  await expect(page.getByText('Parents use one too and add their own children as students.')).toBeVisible()

  await account.fill({ Email: 'nowhere', Age: '0', Username: 'a b', Password: 'lantern', 'Confirm Password': 'lantern7' })
  await account.press('Create account')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  const wrong = ['Name is required', 'Please enter a valid age', 'Please enter a valid email address', 'Username cannot contain spaces', 'Password must contain at least one number', 'Passwords do not match']
  for (const sentence of wrong) await expect(page.getByText(sentence)).toHaveCount(1)
  await account.checkAccessibility()

  await account.fill({ Username: '', Name: `Ines ${project.name}`, Age: '38', Email: `ines.${project.name}@journeys.example` })
  await expect(page.getByLabel('Username')).toHaveValue(`Ines${project.name}38`)
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue(`Ines${project.name}38`)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await account.fill({ Password: 'harbour-lamp-42', 'Confirm Password': 'harbour-lamp-42' })
  await expect(page.getByText('Passwords match')).toBeVisible()
  await account.chooseDisplay('125%')
  await account.press('Create account')
  await dashboard.seeHeading(/^Welcome/)
  await dashboard.seeAddress('/')

  await dashboard.openProfile()
  await account.press('Change Details')
  await account.fill({ Name: `Inês ${project.name}` })
  await account.press('Save')
  await account.followProblem('Current password is required to save changes', 'Current Password')
  await expect(page.getByText('Please fix the errors before saving')).toBeVisible()
  await account.checkAccessibility()
  await account.fill({ 'Current Password': 'wrong-lamp-42' })
  await account.press('Save')
  await expect(page.getByRole('alert').getByText('Incorrect password')).toBeVisible()
  await account.fill({ 'Current Password': 'harbour-lamp-42' })
  await account.press('Save')
  await expect(page.getByRole('main').getByText('Changes saved successfully!')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: `Inês ${project.name}` })).toBeVisible()
  await page.reload()
  await account.seeHeading('Profile Page')
  expect(await account.textSize()).toEqual('20px')
})
