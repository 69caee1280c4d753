import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { StudentPictures } from '#src/screens/progress/student-pictures.tsx'
import { draw } from './chat/draw.tsx'

test('a student who finished nothing is told nowhere that questions cost them no points', async () => {
  const progress = { since: '2026-09-01T00:00:00.000Z', works: [], tries: { solved: [0, 0, 0, 0, 0], unsolved: 0 }, hardest: [] }
  draw(<StudentPictures progress={progress} timeZone="UTC" onSave={vi.fn()} />)
  await expect.element(page.getByRole('heading', { name: 'Hardest questions' })).toBeVisible()
  await page.getByText('Time and tries').click()
  expect(page.getByRole('figure').elements().map((figure) => figure.textContent)).toEqual(
    ['Score over time', 'Hardest questions', 'Time worked', 'Tries to success'].map((title) => `${title}Nothing was finished in this time.`),
  )
})
