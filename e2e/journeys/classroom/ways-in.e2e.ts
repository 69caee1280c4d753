import { apiOf, exerciseIdOf, studentIdOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

test(
  'a teacher writes a code on the board, a student types it and is in the class with its work; ended, it opens nothing',
  { tag: ['@f266'] },
  async ({ page, student, signIn, complaints }, testInfo) => {
    complaints.expectAlso(/404/)
    const classroom = new ClassroomScreen(page)
    const mark = student.username
    const name = `Class at the board ${mark}`
    const api = apiOf(page.request, await signIn(teacher))
    const { id } = await api.send('POST', '/classes', { name })
    const exercise_id = await exerciseIdOf(api, 'Capitals')
    await api.send('POST', `/classes/${id}/assign_exercise`, { exercise_id, title: `Welcome ${mark}`, due_date: new Date(Date.now() + 86_400_000).toISOString() })

    await classroom.open(`?class_id=${id}`)
    await classroom.pressInPanel('Join code')
    await expect(classroom.dialog.getByRole('button', { name: 'Turn on' })).toBeVisible()
    await classroom.checkAccessibility()
    await classroom.dialog.getByRole('button', { name: 'Turn on' }).click()
    const board = classroom.dialog.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await expect(board).toBeVisible()
    await classroom.checkAccessibility()
    const code = (await board.textContent()) ?? ''
    testInfo.annotations.push({ type: 'presses', description: `from the class to a code on the board: ${classroom.isPhone ? 3 : 2}` })
    await classroom.dialog.getByRole('button', { name: 'Done' }).click()

    await signIn(student)
    await page.goto('/student')
    await page.getByRole('link', { name: 'Join a class' }).click()
    const typed = page.getByLabel('Code')
    await page.getByRole('button', { name: 'Join class' }).click()
    await expect(page.getByText('A code has 8 letters and numbers')).toBeVisible()
    await typed.fill('AAAA-AAAA')
    await page.getByRole('button', { name: 'Join class' }).click()
    await expect(page.getByText('No class has this code now.')).toBeVisible()
    await typed.fill(code.toLowerCase().replace('-', ' '))
    await page.getByRole('button', { name: 'Join class' }).click()
    await expect(page.getByText(`You are in ${name} with`)).toBeVisible()
    await classroom.checkAccessibility()
    await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(page.getByText(`Welcome ${mark}`).first()).toBeVisible()

    await signIn(teacher)
    await classroom.open(`?class_id=${id}`)
    await expect(classroom.row(student.name)).toBeVisible()
    await classroom.pressInPanel('Join code')
    await expect(classroom.dialog.getByText(code)).toBeVisible()
    await classroom.dialog.getByRole('button', { name: 'End code now' }).click()
    await expect(classroom.dialog.getByRole('button', { name: 'Turn on' })).toBeVisible()

    await signIn(student)
    await page.goto(`/student/join#${code.replace('-', '')}`)
    await expect(typed).toHaveValue(code.replace('-', ''))
    await page.getByRole('button', { name: 'Join class' }).click()
    await expect(page.getByText('No class has this code now.')).toBeVisible()
  },
)

test(
  'a link for parents shows one child’s work and scores to whoever has it, says nothing of answers, and opens nothing once it was ended',
  { tag: ['@f267'] },
  async ({ page, student, signIn, complaints }) => {
    complaints.expectAlso(/401/)
    await page.addInitScript(() => (window.print = () => undefined))
    const classroom = new ClassroomScreen(page)
    const api = apiOf(page.request, await signIn(teacher))
    const details = `/classroom/student_details?studentId=${await studentIdOf(api, student)}`
    await page.goto(details)
    await page.getByRole('button', { name: 'Link for parents' }).click()
    await expect(classroom.dialog.getByRole('button', { name: 'Make link' })).toBeVisible()
    await classroom.checkAccessibility()
    await classroom.dialog.getByRole('button', { name: 'Make link' }).click()
    const address = classroom.dialog.getByText(/\/parents#/)
    await expect(address).toBeVisible()
    await classroom.dialog.getByRole('button', { name: 'Print slip' }).click()
    await classroom.checkAccessibility()
    const url = (await address.textContent()) ?? ''
    await classroom.dialog.getByRole('button', { name: 'Done' }).click()

    const parents = await (await page.context().browser()?.newContext())?.newPage()
    if (parents === undefined) throw new Error('There is no other browser.')
    const asked: string[] = []
    parents.on('request', (request) => asked.push(request.url()))
    await parents.goto(url)
    await expect(parents.getByRole('heading', { level: 1, name: student.name })).toBeVisible()
    await expect(parents.getByRole('heading', { name: /^To do \(\d+\)$/ })).toBeVisible()
    await expect(parents.getByText('Overdue').first()).toBeVisible()
    expect(asked.filter((one) => one.includes(url.split('#')[1] ?? url) && !one.includes('#'))).toEqual([])
    await parents.reload()
    await expect(parents.getByRole('heading', { level: 1, name: student.name })).toBeVisible()
    await parents.goto(url.slice(0, -1))
    await expect(parents.getByText('This link has ended or is not complete.')).toBeVisible()
    await parents.goBack()
    await expect(parents.getByRole('heading', { level: 1, name: student.name })).toBeVisible()

    await page.getByRole('button', { name: 'Link for parents' }).click()
    await expect(classroom.dialog.getByText('It cannot be shown again.')).toBeVisible()
    await classroom.dialog.getByRole('button', { name: 'End link' }).click()
    await expect(page.getByText('Link ended').filter({ visible: true })).toBeVisible()
    await parents.reload()
    await expect(parents.getByText('This link has ended or is not complete.')).toBeVisible()
    await parents.context().close()
  },
)
