import type { Page } from '@playwright/test'
import { apiOf, exerciseIdOf, studentIdOf } from '#e2e/api.ts'
import { expect, type Person, test } from '#e2e/fixtures.ts'
import { password, teacher } from '#e2e/school.ts'
import { AccountScreen } from '#e2e/screens/account.screen.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test('a login that fails says what was wrong in its own words', { tag: ['@f175', '@anywidth'] }, async ({ page, login, student, complaints }) => {
  complaints.expectAlso(/401|503|ERR_FAILED/)
  await login.openForTeachers()
  const sent: string[] = []
  page.on('request', (request) => (request.url().endsWith('/auth/login') ? sent.push(request.url()) : undefined))
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByLabel('Username or Email').fill(student.username)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  expect(sent).toEqual([])
  await login.logIn(student.username, 'wrong-password-1')
  await login.seeRefusal('Invalid credentials')
  await answer(page, '**/api/auth/login', 503, { error: 'The school is being moved.', code: 'database_unavailable' })
  await login.logIn(student.username, password)
  await login.seeRefusal('The school is being moved.')
  await answer(page, '**/api/auth/login', 503, { error: '', code: 'internal' })
  await login.logIn(student.username, password)
  await login.seeRefusal('Invalid credentials')
  await lose(page, '**/api/auth/login')
  await login.logIn(student.username, password)
  await login.seeRefusal('Failed to login. Please try again.')
  await answer(page, '**/api/auth/login', 200, {})
  await login.logIn(student.username, password)
  await login.seeRefusal('No access token received')
})

test('a sign-in link says that it was sent or could not be, and what is wrong with it', { tag: ['@f182', '@anywidth'] }, async ({ page, login, signIn, student, complaints }) => {
  complaints.expectAlso(/401|422|ERR_FAILED/)
  for (const [search, sentence] of [
    ['', 'No token provided'],
    ['?token=half-of-it', 'Invalid magic link'],
    [`?token=${'x'.repeat(43)}`, 'Invalid or expired link. Please request a new one.'],
  ] as const) {
    await page.goto(`/magic${search}`)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/studentlogin')
  }
  await lose(page, '**/api/auth/verify_magic')
  await page.goto(`/magic?token=${'y'.repeat(43)}`)
  await login.seeRefusal('Failed to login. Please try again.')
  await openStudent(page, await signIn(teacher), student)
  await lose(page, '**/api/auth/request_magic')
  await page.getByRole('button', { name: 'Generate Magic Link' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to generate magic link')
  await page.getByRole('button', { name: 'Try again' }).click()
  await seeMessage(page, "Magic link generated and sent to student's email")
})

test('a reset says that the start password was replaced, or whether its e-mail was sent', { tag: ['@f183', '@anywidth'] }, async ({ page, signIn, student, complaints }) => {
  complaints.expectAlso(/ERR_FAILED/)
  await openStudent(page, await signIn(teacher), student)
  const asked = page.getByRole('alertdialog', { name: 'Reset Password' })
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await lose(page, '**/api/auth/request_magic')
  await asked.getByRole('button', { name: 'Send reset email' }).click()
  await expect(asked.getByRole('alert')).toContainText('Failed to send password reset email')
  await asked.getByRole('button', { name: 'Try again' }).click()
  await seeMessage(page, 'Password reset email sent')
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await asked.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('dialog').getByText('Password successfully reset to default!')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
})

test('what the server refuses of an account stands under its field, and anything else above the form', { tag: ['@f181', '@anywidth'] }, async ({ page, signIn, student, complaints }) => {
  complaints.expectAlso(/409|422|503/)
  const account = new AccountScreen(page)
  const classroom = new ClassroomScreen(page)
  const token = await signIn(teacher)
  const id = await studentIdOf(apiOf(page.request, token), student)
  await page.goto(`/classroom/edit_student_details?studentId=${id}`)
  await account.press('Change Details')
  const rounds = [
    ['Username already exists', 'Username'],
    ['Email address already in use', 'Student Email'],
    ['Invalid email address', 'Student Email'],
    ['Name cannot be empty', 'Name'],
  ] as const
  for (const [sentence, label] of rounds) {
    await account.fill({ Name: `${student.name} ${label} ${sentence.length}` })
    await answer(page, '**/api/students/*', 422, { error: sentence, code: 'invalid' })
    await account.press('Save')
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence))
  }
  await answer(page, '**/api/students/*', 503, { error: 'The school is being moved.', code: 'database_unavailable' })
  await account.press('Save')
  await expect(page.getByText('Error saving changes: The school is being moved.')).toBeVisible()

  await page.goto('/profile')
  page.once('dialog', (dialog) => dialog.accept())
  await account.seeHeading('Profile Page')
  await account.press('Change Details')
  await account.fill({ Name: 'Tova L.', 'Current Password': password })
  for (const [sentence, label] of [['Username must be at least 3 characters', 'Username'], ['Email is required', 'Email'], ['Incorrect password', 'Current Password']] as const) {
    await answer(page, '**/api/auth/update_profile', 422, { error: sentence, code: 'invalid' })
    await account.press('Save')
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence))
  }
  await answer(page, '**/api/auth/update_profile', 503, { error: 'The school is being moved.', code: 'database_unavailable' })
  await account.press('Save')
  await expect(page.getByText('Error saving changes: The school is being moved.')).toBeVisible()
  await account.press('Cancel')

  await classroom.open('?add_student=1')
  await account.fill({ Name: 'Ana', Username: 'anaruiz', Email: 'ana@journeys.example' })
  await answer(page, '**/api/auth/register_student', 422, { error: 'Invalid email address', code: 'invalid' })
  await account.press('Add Student')
  await expect(classroom.dialog.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address/)
  await account.press('Cancel')
})

test('what was done to students, classes and assignments is said, and what failed', { tag: ['@f184', '@anywidth'] }, async ({ page, signIn, student, complaints }) => {
  test.slow()
  complaints.expectAlso(/404|503|ERR_FAILED/)
  const mark = String(Date.now() % 1_000_000)
  const classroom = new ClassroomScreen(page)
  const api = apiOf(page.request, await signIn(teacher))
  const studentId = await studentIdOf(api, student)
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click()
  const away = { error: 'The school is being moved.', code: 'database_unavailable' }

  await test.step('classes', async () => {
    await classroom.open('?add_class=1')
    await press('Add Class')
    await expect(dialog.getByText('Class name is required')).toBeVisible()
    await dialog.getByLabel('Name').fill(`Texts ${mark}`)
    await lose(page, '**/api/classes')
    await press('Add Class')
    await expect(dialog.getByText('Failed to create class. Please try again.')).toBeVisible()
    await press('Try again')
    await seeMessage(page, `Texts ${mark} class created`)
  })
  const classId = Number(new URL(page.url()).searchParams.get('class_id'))
  const other = await api.send('POST', '/classes', { name: `Other ${mark}` })

  await test.step('students into, between and out of classes', async () => {
    await classroom.open(`?q=${encodeURIComponent(student.email)}`)
    await classroom.choose(student.name)
    await page.getByRole('button', { name: 'Add to class' }).click()
    await dialog.getByLabel('Class').selectOption({ label: `Texts ${mark}` })
    await lose(page, '**/api/classes/*/students')
    await press('Add to class')
    await expect(dialog.getByRole('alert')).toContainText('Failed to add student to class')
    await expect(dialog.getByText(`Failed to add ${student.name}: An unexpected error occurred`)).toBeVisible()
    await press('Try again')
    await seeMessage(page, 'Added 1 student to class')
    await classroom.open(`?class_id=${classId}`)
    await classroom.choose(student.name)
    await page.getByRole('button', { name: 'Move to class' }).click()
    await dialog.getByLabel('Class').selectOption({ label: `Other ${mark}` })
    await answer(page, '**/api/classes/*/students', 503, away)
    await press('Move to class')
    await expect(dialog.getByRole('alert')).toContainText('Failed to move student to class')
    await expect(dialog.getByText(`Failed to move ${student.name}: The school is being moved.`)).toBeVisible()
    await press('Try again')
    await seeMessage(page, 'Moved 1 student to class')
    await classroom.open(`?class_id=${other.id}`)
    await classroom.choose(student.name)
    await page.getByRole('button', { name: 'Remove from class' }).click()
    await lose(page, `**/api/classes/${other.id}/students/*`)
    await press('Remove from class')
    await expect(dialog.getByRole('alert')).toContainText('An error occurred during the remove operation')
    await press('Try again')
    await seeMessage(page, 'Successfully removed students from class')
  })

  await test.step('a class deleted', async () => {
    await classroom.pressInPanel('Delete class...')
    await lose(page, `**/api/classes/${other.id}`)
    await press('Delete')
    await expect(dialog.getByRole('alert')).toContainText('Failed to delete class')
    await press('Try again')
    await seeMessage(page, 'Class deleted successfully')
  })

  await test.step('assignments', async () => {
    await lose(page, '**/api/assignments?*')
    await classroom.open(`?class_id=${classId}&tab=assignments&by=student`)
    await expect(page.getByText('Failed to fetch assignments')).toBeVisible()
    await page.goto(`/classroom/student_details?studentId=${studentId}`)
    await page.getByRole('button', { name: /^Edit/ }).and(page.getByRole('button', { name: /Quick Sums/ })).click()
    await lose(page, '**/api/assignments/*')
    await press('Update Assignment')
    await expect(dialog.getByRole('alert')).toContainText('Failed to update assignment')
    await answer(page, '**/api/assignments/*', 404, { error: 'This was not found.', code: 'not_found' })
    await press('Update Assignment')
    await expect(dialog.getByText('Cannot update: Missing assignment information')).toBeVisible()
    await press('Cancel')

    const exercise = { exercise_id: await exerciseIdOf(api, 'Capitals'), student_id: studentId, due_date: '2031-05-19T12:00:00.000Z' }
    for (const one of ['A', 'B']) await api.send('POST', '/assignments', { ...exercise, title: `Pair ${mark} ${one}` })
    await classroom.open(`?tab=assignments&by=student&q=${encodeURIComponent(`Pair ${mark}`)}`)
    for (const one of ['A', 'B']) await page.getByRole('checkbox', { name: `Select Pair ${mark} ${one}, ${student.name}` }).check()
    await page.getByRole('button', { name: 'Edit together' }).click()
    await dialog.getByLabel('Due date and time').fill('2031-05-20T12:00')
    await lose(page, '**/api/assignments/batch_update')
    await press('Update Assignments')
    await expect(dialog.getByRole('alert')).toContainText('Failed to update assignments')
    await press('Try again')
    await seeMessage(page, '2 assignments updated')

    await classroom.open('?add_assignment=1')
    await dialog.getByRole('button', { name: /^Capitals/ }).click()
    await dialog.getByRole('searchbox', { name: 'Search students' }).fill(student.name)
    await dialog.getByRole('checkbox', { name: student.name, exact: true }).check()
    await lose(page, '**/api/assignments')
    await press('Create Assignment')
    await expect(dialog.getByRole('alert')).toContainText('Failed to create assignment')
    await press('Try the failed ones again')
    await seeMessage(page, 'Assignment created successfully for 1 student(s)')
  })

  await test.step('sessions and a student deleted', async () => {
    await lose(page, '**/api/session/*')
    await page.goto('/?session=1')
    await expect(dialog.getByText('Failed to fetch sessions')).toBeVisible()
    await page.goto(`/classroom/student_details?studentId=${studentId}`)
    await page.getByRole('button', { name: 'Delete Student' }).click()
    await lose(page, '**/api/students/*')
    await press('Delete')
    await expect(dialog.getByRole('alert')).toContainText('Failed to delete student. Please try again.')
    await press('Try again')
    await seeMessage(page, 'Student deleted')
  })
})

/** Answers the next call of an address in the server's place. */
async function answer(page: Page, address: string, status: number, json: object): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, json }), { times: 1 })
}

/** Loses the next call of an address. */
async function lose(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort(), { times: 1 })
}

async function seeMessage(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(words)).toBeVisible()
}

async function openStudent(page: Page, token: string, student: Person): Promise<void> {
  await page.goto(`/classroom/student_details?studentId=${await studentIdOf(apiOf(page.request, token), student)}`)
  await new ClassroomScreen(page).seeHeading(student.name)
}
