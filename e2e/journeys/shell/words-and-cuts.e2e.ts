import * as v from 'valibot'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { admin, teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

const Made = v.object({ student_id: v.number() })

test(
  'what is empty, still loading or without a name says so in its own words',
  { tag: ['@f186', '@anywidth'] },
  async ({ page, signIn, complaints }) => {
    complaints.expectAlso(/Failed to load resource/)
    await signIn(teacher)
    const classroom = new ClassroomScreen(page)
    const mark = `none${Date.now() % 1_000_000}`
    await classroom.addClass(mark)
    await expect(page.getByText('No students found')).toBeVisible()
    await page.route('**/api/assignments?*', async (route) => {
      await page.getByText('Loading assignments...').first().waitFor()
      await route.continue()
    })
    await classroom.open(`?tab=assignments&by=student&q=${mark}`)
    await expect(page.getByText('No assignments found.')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })

    // Accounts and exercises have names; another server's may lack them.
    await page.route(/\/api\/(start\/teacher|(assignments|students|dashboard\/students)\?)/, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ response: answer, body: text.replaceAll(/"name":"(Kim|Pia|Lia|Ana|Ben)[^"]*"/g, '"name":""').replaceAll(/("exercise":\{"id":\d+,"title":")[^"]*/g, '$1') })
    })
    await classroom.open('?tab=assignments&by=student&q=Kim Student')
    await expect(page.getByRole('link', { name: 'Unknown Student' }).first()).toBeVisible()
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await expect(page.getByRole('dialog').getByText('Unknown exercise')).toBeVisible()
    await classroom.open('?tab=students&q=Kim Student')
    await expect(page.getByRole('link', { name: 'Unnamed' }).first()).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })

    await page.route('**/api/exercises?*', (route) => route.fulfill({ json: { results: [], total: 0, next_cursor: null, facets: { grade_levels: [], themes: [], tags: [], owned: 0 } } }))
    await page.goto('/exercises')
    await expect(page.getByText('No Assignments Found')).toBeVisible()
    await expect(page.getByText(/first exercise/)).toBeVisible()
    await page.goto('/exercises?q=nothing')
    await expect(page.getByText('No exercises found matching your filters.')).toBeVisible()
    await page.goto('/classroom?add_assignment=1')
    await expect(page.getByRole('dialog').getByText('No exercises found')).toBeVisible()
    await page.getByRole('dialog').getByRole('searchbox', { name: 'Search students' }).fill('nobody is called this')
    await expect(page.getByRole('dialog').getByText('No students found')).toBeVisible()
  },
)

test(
  'what is too long for its place is cut, with all of it for the pointer and for screen readers',
  { tag: ['@f187'] },
  async ({ page, request, signIn }, { project }) => {
    const admins = apiOf(request, await signIn(admin))
    const mark = `${project.name}${Date.now() % 100_000}`
    const name = `An unusually long name of a class ${mark}`
    const group = await admins.send('POST', '/classes', { name })
    const email = `with.a.long.address.${mark}@journeys.example`
    const account = { name: `Cut ${mark}`, username: `cut${mark}`, email, age: 0 }
    const { student_id } = v.parse(Made, await admins.send('POST', '/auth/register_student', account))
    await admins.send('POST', `/classes/${group.id}/students`, { student_id })
    const classroom = new ClassroomScreen(page)
    await classroom.open(`?tab=students&class_id=${group.id}`)
    const row = classroom.row(account.name)
    await expect(row.getByTitle(email)).toHaveText(account.name)
    if (!classroom.isPhone) {
      await expect(page.getByRole('navigation', { name: 'Filter by Class' }).getByRole('link', { name: new RegExp(name) })).toContainText('An unusually long name o…')
    }
    const title = `Thirty-six letters and then a few more of them ${mark} here`
    const prompt = Array.from({ length: 12 }, (_, line) => `Line ${line} of a long prompt.`).join('\n\n')
    const question = await admins.send('POST', '/question_definitions', { title, prompt: `${prompt}\n\nAnswer: 4`, subject: 'Computer Science' })
    const exercise = await admins.send('POST', '/exercises', { title, grade_level: 5, themes: [], question_ids: [question.id] })
    await admins.send('POST', '/assignments', { title, exercise_id: exercise.id, student_id, due_date: null })
    await classroom.open(`?tab=assignments&by=student&class_id=${group.id}`)
    const cut = classroom.row('Thirty-six').getByTitle(title)
    await expect(cut).toContainText(classroom.isPhone ? 'Thirty-six letters and then a few m…' : title)
    await page.goto(`/question_definitions?author=both&q=${mark}`)
    await expect(page.getByRole('button', { name: /^Show more/ }).first()).toBeVisible()
    await page.goto('/exercises?add_exercise=1')
    await expect(page.getByRole('dialog').getByText('Comp…').first()).toBeVisible()
  },
)
