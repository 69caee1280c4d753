import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { examples as dialogs } from '#src/screens/classroom/classroom-dialogs.example.tsx'
import { examples } from '#src/screens/classroom/students/student-details.example.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

test('a student whose account is another teacher’s has no form that the server would refuse', async () => {
  const { Details, 'Of another teacher': OfAnother } = examples
  const next = draw(<Details />)
  await expect.element(page.getByRole('region', { name: 'Extra time and paste' })).toBeVisible()
  next(<OfAnother />)
  await expect.element(page.getByText('Another teacher made this account.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Extra time and paste' })).not.toBeInTheDocument()
})

test('a colleague changes all of an account but its email address, and reads why', async () => {
  const { 'Account being changed': Own, 'Account of a colleague being changed': OfColleague } = examples
  const next = draw(<Own />)
  await expect.element(page.getByRole('textbox', { name: 'Student Email' })).not.toHaveAttribute('readonly')
  next(<OfColleague />)
  await expect.element(page.getByRole('textbox', { name: 'Student Email' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Username' })).not.toHaveAttribute('readonly')
  await expect
    .element(page.getByRole('textbox', { name: 'Student Email' }))
    .toHaveAccessibleDescription('Only the teacher who created this account, or an administrator, can change its email address.')
})

test('class cards make start passwords for nobody whose account is another teacher’s, and say so', async () => {
  const { 'Class cards and links': Access, 'Class cards of students of others': OfOthers } = dialogs
  const next = draw(<Access />)
  const make = page.getByRole('button', { name: 'New start passwords and cards' })
  await expect.element(page.getByText('1 chosen student keeps their password: another teacher made their account.', { exact: false })).toBeVisible()
  await expect.element(make).toBeEnabled()
  next(<OfOthers />)
  await expect.element(make).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Send magic links' })).toBeEnabled()
})
