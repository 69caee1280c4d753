import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { AccountForm } from '#src/screens/accounts/account/account-form.tsx'
import { RegisterForm } from '#src/screens/accounts/account/register-form.tsx'
import { NewPasswordScreen, type NewPasswordView } from '#src/screens/accounts/sign-in/new-password-screen.tsx'
import { LoginScreen } from '#src/screens/accounts/sign-in/login-screen.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

test('who takes a typed new password back saves the rest, without a repetition that no box shows', async () => {
  const onSave = vi.fn()
  const account = { id: 4, name: 'Maya Okafor', username: 'maya.okafor', email: 'maya@school.example' }
  draw(<AccountForm account={account} isOwn={false} emailLabel="Student Email" view={untouchedForm} onTyped={vi.fn()} onCancel={vi.fn()} onSave={onSave} onRetry={vi.fn()} />)
  await page.getByRole('textbox', { name: 'New Password' }).fill('chalk-1')
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('chalk-2')
  await page.getByRole('textbox', { name: 'New Password' }).fill('')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maya Lund')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(onSave.mock.calls).toEqual([
    [{ name: 'Maya Lund', username: 'maya.okafor', email: 'maya@school.example', currentPassword: '', newPassword: '', confirmPassword: '' }],
  ])
})

test('a refused new password takes the focus to its first wrong box, a saved one to the words that say so', async () => {
  const screen = (view: NewPasswordView) => <NewPasswordScreen view={view} asksCurrent username="maya.okafor" onSave={vi.fn()} onLogout={vi.fn()} />
  const editing = { mode: 'editing', isBusy: false, sentence: null, fields: {} } as const
  const show = draw(screen(editing))
  show(screen({ ...editing, fields: { newPassword: 'Password must contain at least one number', confirmPassword: 'Passwords do not match.' } }))
  await expect.element(page.getByRole('textbox', { name: 'New Password' })).toHaveFocus()
  show(screen({ mode: 'saved', next: '/student' }))
  await expect.element(page.getByRole('heading', { name: 'Password Updated' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/student')
  show(screen({ mode: 'saved', next: '/chat/7?assignment_id=3' }))
  await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/chat/7?assignment_id=3')
})

test('@f178 what a new password still needs is read out once its box is left, not at each key', async () => {
  const view = { mode: 'editing', isBusy: false, sentence: null, fields: {} } as const
  draw(<NewPasswordScreen view={view} asksCurrent={false} username="maya.okafor" onSave={vi.fn()} onLogout={vi.fn()} />)
  const box = page.getByRole('textbox', { name: 'New Password' })
  const said = () => page.getByRole('status').element().textContent
  await userEvent.type(box, 'abc')
  expect(said()).toEqual('')
  await userEvent.click(page.getByRole('button', { name: 'Show password' }).first())
  expect(said()).toEqual('')
  await userEvent.click(page.getByRole('textbox', { name: 'Confirm Password' }))
  expect(said()).toEqual('The new password still needs at least 6 characters and at least one number.')
  await userEvent.type(box, '123')
  expect(said()).toEqual('')
  await userEvent.tab()
  await userEvent.tab()
  expect(said()).toEqual('The new password has all it needs.')
})

test('whoever takes the offered username stands in its box, not nowhere', async () => {
  const typed = { name: 'Elena Alvarez', email: 'elena@school.example', age: '41', username: 'elena', password: '', confirmPassword: '' }
  const taken = { username: 'Username already exists' }
  const form = (problems: Record<string, string>) => (
    <RegisterForm {...{ typed, problems }} refused={taken} sentence={null} busyLabel={null} onType={() => show(form({}))} onRegister={vi.fn()} />
  )
  const show = draw(form(taken))
  await page.getByRole('button', { name: 'Use elena2 instead' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveFocus()
})

test('what a field said is wrong goes at the next keystroke, and stands again once its form was refused again', async () => {
  draw(
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Name" error="Name is required">
        {(control) => <Input {...control} name="name" />}
      </Field>
      <button type="submit">Save</button>
    </form>,
  )
  const box = page.getByRole('textbox', { name: 'Name' })
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await box.fill('A')
  await expect.element(page.getByText('Name is required')).not.toBeInTheDocument()
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Name is required')).toBeVisible()
})

test('the need of a new password that its error names stands there only once', async () => {
  const typed = { name: '', email: '', age: '', username: '', password: 'abc', confirmPassword: '' }
  const problems = { password: 'Password must be at least 6 characters long' }
  draw(<RegisterForm typed={typed} refused={problems} problems={problems} sentence={null} busyLabel={null} onType={vi.fn()} onRegister={vi.fn()} />)
  await expect.element(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect.element(page.getByText('at least 6 characters', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText('at least one number')).toBeVisible()
})

test('who has no account opens the sample where they log in', async () => {
  const onTrySample = vi.fn()
  const sample = { isBusy: false, sentence: 'The sample could not be opened. Please try again.' }
  draw(<LoginScreen audience="student" isBusy={false} refusal={null} reason={null} sample={sample} onTrySample={onTrySample} onLogin={vi.fn()} />)
  await page.getByRole('button', { name: 'Try without an account' }).click()
  expect(onTrySample).toHaveBeenCalledOnce()
  await expect.element(page.getByText('The sample could not be opened. Please try again.')).toBeVisible()
})
