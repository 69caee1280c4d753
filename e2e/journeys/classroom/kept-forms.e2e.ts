import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test(
  'adding a student and giving work outlive a reload and a failure as they were typed, until they are closed or the teacher signs out',
  { tag: ['@f284'] },
  async ({ page, signIn, student, complaints }, { project }) => {
    complaints.expectAlso(/ERR_FAILED/)
    await signIn(teacher)
    const classroom = new ClassroomScreen(page)
    const { dialog } = classroom
    const title = dialog.getByRole('textbox', { name: 'Title' })
    const name = dialog.getByLabel('Name', { exact: true })

    await test.step('a student, with the username that follows the name', async () => {
      await classroom.open('?add_student=1')
      await name.fill(`Kept ${project.name}`)
      await dialog.getByLabel('Email').fill('kept@journeys.example')
      const made = dialog.getByLabel('Username')
      await expect(made).not.toHaveValue('')
      const username = await made.inputValue()
      await page.reload()
      await expect(name).toHaveValue(`Kept ${project.name}`)
      await expect(made).toHaveValue(username)
      await expect(dialog.getByLabel('Email')).toHaveValue('kept@journeys.example')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await classroom.open('?add_student=1')
      await expect(name).toHaveValue('')
    })

    await test.step('work, also after nobody answered', async () => {
      await classroom.open('?add_assignment=1')
      await dialog.getByRole('button', { name: /^Capitals/ }).click()
      await dialog.getByRole('searchbox', { name: 'Search students' }).fill(student.name)
      await dialog.getByRole('checkbox', { name: student.name, exact: true }).check()
      await title.fill('Week 3, kept')
      await page.route('**/api/assignments', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
      await dialog.getByRole('button', { name: 'Create Assignment' }).click()
      await expect(dialog.getByRole('button', { name: 'Try the failed ones again' })).toBeVisible()
      await page.reload()
      await expect(title).toHaveValue('Week 3, kept')
      await expect(dialog.getByText('Creates 1 assignment')).toBeVisible()
    })

    await test.step('signing out takes it along', async () => {
      await page.goto('/profile')
      await classroom.logOut()
      await page.waitForURL(/\/(home|login)/)
      await signIn(teacher)
      await classroom.open('?add_assignment=1')
      await dialog.getByRole('button', { name: /^Capitals/ }).click()
      await expect(title).toHaveValue(/Capitals.* Assignment/)
    })
  },
)
