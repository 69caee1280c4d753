import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FilterBar } from '#src/screens/lists/filter-bar.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const html = document.documentElement

afterEach(() => html.style.removeProperty('font-size'))

function shown() {
  draw(
    <FilterBar noun="assignments" placeholder="Search by title..." words="" chosen={[]} canReset={false} onSearch={nothing} onReset={nothing}>
      {null}
    </FilterBar>,
  )
  return page.getByRole('searchbox').element().getBoundingClientRect()
}

function nothing(): void {}

test('what is chosen stands beside the filters and goes by a press, which leaves the focus where filters are chosen', async () => {
  await page.viewport(1280, 800)
  const onClear = vi.fn()
  const chosen = [{ word: 'Added by Me', onClear }]
  draw(
    <FilterBar noun="questions" placeholder="Search questions" words="" chosen={chosen} canReset={false} onSearch={nothing} onReset={nothing}>
      {null}
    </FilterBar>,
  )
  const filters = page.getByText('Filters', { exact: true })
  await expect.element(page.getByText('1 set')).toBeInTheDocument()
  const word = page.getByText('Added by Me').element().getBoundingClientRect()
  expect(word.top).toBeLessThan(filters.element().getBoundingClientRect().bottom)
  await page.getByRole('button', { name: 'Remove filter Added by Me' }).click()
  expect(onClear).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY')
})

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
