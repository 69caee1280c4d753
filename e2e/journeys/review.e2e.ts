import { expect, test } from '#e2e/fixtures.ts'
import { teacher, work } from '#e2e/school.ts'

test(
  'worrying words reach the teacher, who reads the session, sets a score with a reason, and the student finds it in their history',
  { tag: ['@f160', '@f202', '@f203', '@f204'] },
  async ({ page, todo, chat, session, dashboard, student, signIn }) => {
    await signIn(student)
    await todo.open()
    await todo.start(work.overdue)
    await chat.answer('i dont want to be here anymore', /^Not a try/)
    await chat.seeSaid('Your teacher can read this chat and is shown what you wrote.')
    await chat.answer('0.6', /Try 1 · not yet/)
    await chat.answer('0.5', /Try 2 · right/)
    await chat.goOn()
    await chat.completion.getByRole('button', { name: 'Return Home' }).click()

    await signIn(teacher)
    await dashboard.open()
    await expect(page.getByText(/of your students should be read soon\./)).toBeVisible()
    await page.goto('/classroom/review')
    const concern = page.getByRole('article', { name: `${student.name}, worrying words` })
    await expect(concern).toContainText('i dont want to be here anymore')
    await dashboard.checkAccessibility()
    await concern.getByRole('button', { name: 'I have dealt with it' }).press('Enter')
    await expect(concern).toContainText('that this was dealt with')
    await concern.getByRole('button', { name: 'Put it back on the list' }).press('Enter')
    await concern.getByRole('button', { name: 'I have dealt with it' }).press('Enter')
    await expect(concern).toContainText('that this was dealt with')
    await concern.getByRole('link', { name: /^Whole session/ }).click()

    await session.seeHeading(work.overdue)
    await expect(page.getByRole('figure', { name: 'Where the time went' })).toContainText(/in all\./)
    await expect(session.transcript).toContainText('Worrying words')
    await page.getByRole('textbox', { name: 'Your mark, of 10' }).fill('10')
    await page.getByRole('textbox', { name: 'Reason' }).fill('The second try shows it.')
    await page.getByRole('button', { name: 'Save mark' }).press('Enter')
    await expect(page.getByText(`${teacher.name} set 9 → 10`)).toBeVisible()
    await session.seeFigure('Score', '10 / 10')
    await session.checkAccessibility()

    await signIn(student)
    await page.goto('/student/history')
    await todo.seeHeading('Recently Completed Assignments')
    await expect(page.getByRole('row').filter({ hasText: 'Late Fraction' })).toContainText(/Completed.*10 \/ 10/)
    await todo.checkAccessibility()
    await page.getByRole('button', { name: /^Details/ }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Your teacher changed this from 9 to 10 of 10. The second try shows it.')
  },
)
