import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ExercisesScreen } from '#e2e/screens/exercises.screen.ts'

// Where it is tomorrow already: half a day ahead of the server.
test.use({ timezoneId: 'Pacific/Auckland' })

test(
  'a teacher makes an exercise from picked questions and gives it to a student, who finds it',
  { tag: ['@f63', '@f64', '@f65', '@f66', '@f68', '@f69', '@f79', '@f101', '@f105', '@f106'] },
  async ({ page, todo, student, signIn }) => {
    const exercises = new ExercisesScreen(page)
    const title = `Warm-up (${student.username})`
    await signIn(teacher)
    await page.goto('/exercises?add_exercise=1')
    const making = exercises.dialog('New Exercise')
    const create = making.getByRole('button', { name: 'Create Exercise' })
    await making.getByRole('textbox', { name: 'Title' }).fill(title)
    await expect(create).toBeDisabled()
    await making.getByRole('combobox', { name: 'Grade Level' }).selectOption('7th')
    await making.getByRole('combobox', { name: 'Themes' }).fill('Rivers')
    await making.getByRole('button', { name: 'Add', exact: true }).click()
    await making.getByRole('combobox', { name: 'Themes' }).fill('rivers')
    await expect(making.getByText('This theme already exists')).toBeVisible()
    await making.getByRole('combobox', { name: 'Themes' }).fill('')
    // Other journeys write questions too, which may take it off the first page of the list.
    const findTheHalf = () => making.getByRole('searchbox', { name: 'Search questions' }).fill('A half')
    await findTheHalf()
    await making.getByRole('checkbox', { name: 'Select A half' }).check()
    await expect(making.getByText('Showing only Free Form questions')).toBeVisible()
    await exercises.checkAccessibility()
    await page.keyboard.press('Escape')
    await expect(making).toHaveCount(0)
    await page.getByRole('button', { name: 'New Exercise' }).click()
    await expect(making.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
    await findTheHalf()
    await expect(making.getByRole('checkbox', { name: 'Select A half' })).toBeChecked()
    await making.getByRole('button', { name: 'Reset Filter' }).click()
    await expect(making.getByText('Showing only Free Form questions')).toHaveCount(0)
    await findTheHalf()
    await making.getByRole('checkbox', { name: 'Select A half' }).check()
    await create.click()
    await expect(page).toHaveURL(/\/exercises\/\d+$/)

    await exercises.open(`?q=(${student.username})`)
    await exercises.act(title, 'Create assignment')
    const giving = exercises.dialog('Create Assignment')
    await expect(giving.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} Assignment`)
    await expect(giving.getByText(/^Tomorrow, 11:59\sPM GMT\+1[23]/)).toBeVisible()
    await expect(giving.getByRole('button', { name: 'Create Assignment' })).toBeDisabled()
    await giving.getByRole('searchbox', { name: 'Search students' }).fill(student.name)
    await giving.getByRole('checkbox', { name: student.name, exact: true }).check()
    await expect(giving.getByText('Creates 1 assignment')).toBeVisible()
    await exercises.checkAccessibility()
    await giving.getByRole('button', { name: 'Create Assignment' }).click()
    await exercises.seeToast('Assignment created successfully for 1 student(s)')

    await signIn(student)
    await todo.open()
    await expect(todo.card(`${title} Assignment`)).toContainText(/Tomorrow/i)
  },
)

test(
  'a teacher finds exercises by words, filters and order, and a reload shows the same',
  { tag: ['@f97', '@f98', '@f99', '@f100', '@f30'] },
  async ({ page, signIn }) => {
    const exercises = new ExercisesScreen(page)
    await signIn(teacher)
    await exercises.open('?owner=user')
    await exercises.find('fraction')
    await exercises.seeTitles('Late Fraction')
    await expect(page).toHaveURL(/q=fraction/)
    await exercises.narrow('Assignment status', 'Not Added to Assignment')
    await expect(page.getByText('No exercises found matching your filters.')).toBeVisible()
    await exercises.checkAccessibility()
    await page.reload()
    await expect(page.getByText('No exercises found matching your filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Reset Filters' }).first().click()
    await expect(page.getByRole('searchbox', { name: 'Search exercises' })).toHaveValue('')
    await exercises.open('?owner=user&status=added&q=a')
    for (const direction of ['ascending', 'descending', 'none']) {
      // On a phone, where no head stands above anything, the order is chosen from a list.
      if (exercises.isPhone) await page.getByLabel('Sort by').selectOption(direction === 'none' ? 'Usual order' : `Title, ${direction}`)
      else await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
      await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', direction)
    }
    await exercises.checkAccessibility()
  },
)

test('deleted exercises come back by Undo and from the list of what was deleted', { tag: ['@f102', '@anywidth'] }, async ({ page, signIn, student }) => {
  const exercises = new ExercisesScreen(page)
  const token = await signIn(teacher)
  const titles = [`First (${student.username})`, `Second (${student.username})`]
  for (const title of titles) {
    await page.request.post('/api/exercises', { data: { title, grade_level: 5 }, headers: { Authorization: `Bearer ${token}` } })
  }
  const [first = '', second = ''] = titles
  await exercises.open(`?q=(${student.username})`)
  await exercises.select(first, second)
  await page.getByRole('button', { name: 'Delete 2 Exercises' }).click()
  const asking = page.getByRole('alertdialog')
  await expect(asking).toContainText('Are you sure you want to delete 2 exercises?')
  await exercises.checkAccessibility()
  await asking.getByRole('button', { name: 'Delete 2 Exercises' }).click()
  await exercises.seeToast('2 exercises deleted successfully')
  await expect(exercises.row(first)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(exercises.row(first)).toBeVisible()
  await exercises.act(second, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(exercises.row(second)).toHaveCount(0)
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  await exercises.dialog('Recently deleted').getByRole('button', { name: `Restore ${second}` }).click()
  await page.keyboard.press('Escape')
  await expect(exercises.row(second)).toBeVisible()
})

test(
  'an administrator’s exercise is looked at and given but not changed, and an empty one leads to its editor',
  { tag: ['@f70', '@f101', '@f103', '@f104'] },
  async ({ page, signIn }) => {
    const exercises = new ExercisesScreen(page)
    await signIn(teacher)
    await exercises.open('?owner=admin&q=Parts')
    await expect(await exercises.rowAction('Delete', 'Parts of Speech')).toBeDisabled()
    await exercises.act('Parts of Speech', 'View details')
    const details = exercises.dialog('Parts of Speech')
    await expect(details).toContainText('6 sets, 6 questions')
    await expect(details.getByRole('button', { name: 'Open' })).toHaveCount(0)
    await exercises.checkAccessibility()
    await details.getByRole('button', { name: 'Close' }).click()
    await exercises.open('?q=Unfinished')
    await (await exercises.rowAction('Create assignment', 'Unfinished Reading')).click({ force: true })
    const toast = page.getByRole('region', { name: 'Messages' })
    await expect(toast).toContainText('Exercise "Unfinished Reading" has no questions. Click here to add questions.')
    await toast.getByRole('link', { name: 'Click here to add questions.' }).click()
    await expect(page).toHaveURL(/\/exercises\/\d+$/)
  },
)
