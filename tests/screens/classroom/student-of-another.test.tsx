import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
