import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TeachersSession } from '#src/app/review/marked-session.tsx'
import { withSetScore } from '#src/screens/sessions/past/example-marked-session.ts'
import { examplePastSession } from '#src/screens/sessions/past/example-past-session.ts'
import { drawInApp } from '#tests/screens/classroom/in-app.tsx'

test('a mark that is typed and not saved is asked about before the page is left, and once it is saved nothing is asked', async () => {
  const saved = withSetScore(examplePastSession)
  const history = drawInApp(<TeachersSession session={examplePastSession} changes={[]} crumbs={[]} />, ({ path }) => ({
    status: 200,
    body: path.endsWith('/changes') ? { results: [] } : saved,
  }))
  const reason = page.getByRole('textbox', { name: 'Reason' })
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('textbox', { name: 'Your mark, of 10' }).fill('10')
  await reason.fill('The first try had the idea.')
  history.push('/elsewhere')
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(reason).toHaveValue('The first try had the idea.')
  expect(history.location.pathname).toBe('/')
  await page.getByRole('button', { name: 'Save mark' }).click()
  await expect.element(page.getByText('Set by hand.')).toBeVisible()
  history.push('/elsewhere')
  await expect.poll(() => history.location.pathname).toBe('/elsewhere')
})

test.each(['is_test', 'is_practice'] as const)('a session that counts nowhere takes no marks: %s', async (kind) => {
  drawInApp(<TeachersSession session={{ ...examplePastSession, [kind]: true }} changes={[]} crumbs={[]} />, () => ({ status: 500, body: {} }))
  await expect.element(page.getByRole('region', { name: 'Chat of question 1' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Your mark' }).elements()).toEqual([])
})
