import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FilterBar } from '#src/screens/lists/filter-bar.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const html = document.documentElement

afterEach(() => html.style.removeProperty('font-size'))

function shown() {
  draw(
    <FilterBar noun="assignments" placeholder="Search by title..." words="" set={0} canReset={false} onSearch={nothing} onReset={nothing}>
      {null}
    </FilterBar>,
  )
  return page.getByRole('searchbox').element().getBoundingClientRect()
}

function nothing(): void {}

test('at twice the text size on a phone there is room to read what is searched for', async () => {
  await page.viewport(390, 844)
  html.style.fontSize = '200%'
  expect(shown().width).toBeGreaterThanOrEqual(8 * 32)
})

test('at the usual size the words and the choices share a line on a phone', async () => {
  await page.viewport(390, 844)
  const box = shown()
  const filters = page.getByText('Filters', { exact: true }).element().getBoundingClientRect()
  expect(filters.top).toBeLessThan(box.bottom)
})
