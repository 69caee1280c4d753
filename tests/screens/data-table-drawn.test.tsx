import type {} from '@vitest/browser-playwright'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { exampleQuestions, idOfQuestion, questionColumns } from '#src/ui/data-table/example-questions.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { draw } from './chat/draw.tsx'
import { box, frames, indexesInSight, many, openTable, ten, titles } from './open-table.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  window.scrollTo(0, 0)
})

describe('what is drawn', () => {
  test('sixty rows of ten thousand at most, each saying its place, in a table that says its length', async () => {
    openTable({ rows: many })
    const table = page.getByRole('table', { name: 'Questions' })
    await expect.element(table).toHaveAttribute('aria-rowcount', '10001')
    expect(document.querySelectorAll('tbody [role=row]').length).toBeLessThanOrEqual(60)
    expect([...document.querySelectorAll('[role=row]')].slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
    window.scrollTo(0, 100_000)
    await expect.poll(() => document.querySelector('tr[data-id="5"]')).toBe(null)
    const indexes = [...document.querySelectorAll<HTMLElement>('tbody [role=row]')].map((row) => Number(row.getAttribute('aria-rowindex')))
    expect(indexes.length).toBeLessThanOrEqual(60)
    expect(indexes).toEqual(indexes.map((_, place) => (indexes[0] ?? 0) + place))
    const atTop = document.elementFromPoint(400, 400)?.closest('tr')
    expect(atTop?.dataset.index !== undefined).toBe(true)
  })

  test('a short list whole, without a row left out', async () => {
    openTable({ rows: exampleQuestions(60) })
    await expect.poll(() => titles().length).toBe(60)
    expect(document.querySelectorAll('tr[aria-hidden]').length).toBe(0)
  })

  test.each([false, true])('of a short list that is only the start of a long one what is in sight, while another order is read too: %s', async (isOld) => {
    const paging = { total: 10_000, isLoading: false, onMore: vi.fn() }
    openTable({ rows: exampleQuestions(60), paging: { ...paging, isOld } })
    await expect.element(page.getByText(isOld ? '60 questions' : '60 of 10,000 questions', { exact: true })).toBeVisible()
    expect(titles().length).toBeLessThan(25)
  })

  test('on paper every row that is here, then only those in sight again', async () => {
    openTable({ rows: exampleQuestions(200) })
    await expect.poll(() => titles().length).toBeLessThan(60)
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.poll(() => titles().length).toBe(200)
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await expect.poll(() => titles().length).toBeLessThan(60)
  })

  test('the row one had got to stays in sight when the page becomes as narrow as a phone, when letters grow, and back', async () => {
    openTable({ rows: exampleQuestions(500) })
    window.scrollTo(0, 12_000)
    await frames(30)
    const [, reached] = indexesInSight()
    await page.viewport(390, 844)
    await expect.poll(() => indexesInSight()).toContain(reached)
    await expect.poll(() => indexesInSight().length).toBeLessThan(9)
    document.documentElement.dataset['textSize'] = '150'
    await expect.poll(() => indexesInSight()).toContain(reached)
    delete document.documentElement.dataset['textSize']
    await page.viewport(1280, 800)
    await expect.poll(() => indexesInSight().length).toBeGreaterThan(8)
    await expect.poll(() => indexesInSight()).toContain(reached)
  })

  test('in a box of its own the head stays and the rows scroll', async () => {
    draw(
      <div style={{ height: 400 }}>
        <DataTable
          caption="Questions"
          noun={{ one: 'question', many: 'questions' }}
          columns={questionColumns}
          rows={many}
          idOf={idOfQuestion}
          scroll="own"
          empty={null}
        />
      </div>,
    )
    document.querySelector('[data-scroller]')?.scrollTo(0, 50_000)
    await expect.poll(() => document.querySelector('tr[data-id="1"]')).toBe(null)
    await expect.element(page.getByRole('columnheader', { name: 'Question', exact: true })).toBeInViewport()
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800)
  })

  test('grey rows and words while loading, and one sentence when there is nothing', async () => {
    openTable({ rows: [], loading: 'Loading questions...' })
    await expect.element(page.getByRole('status').getByText('Loading questions...')).toBeVisible()
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(page.getByRole('row').elements().length).toBe(1)
  })

  test('an empty list is its own words', async () => {
    openTable({ rows: [] })
    await expect.element(page.getByText('No questions found matching your filters.')).toBeVisible()
    expect(document.querySelectorAll('table').length).toBe(0)
  })

  test('a long prompt shows four lines, and all of it on demand', async () => {
    openTable({ rows: ten.slice(5, 6) })
    const more = page.getByRole('button', { name: 'Show more of Solve a two-step equation' })
    const prompt = () => document.getElementById(more.element().getAttribute('aria-controls') ?? '')?.clientHeight ?? 0
    const before = prompt()
    await more.click()
    const less = page.getByRole('button', { name: 'Show less of Solve a two-step equation' })
    await expect.element(less).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(less.element().getAttribute('aria-controls') ?? '')?.clientHeight).toBeGreaterThan(before)
  })

  test('cards on a phone: still a table, its heads kept, nothing wider than the page', async () => {
    await page.viewport(390, 844)
    openTable()
    await expect.element(page.getByRole('table', { name: 'Questions' })).toBeVisible()
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(10)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await box('Explain photosynthesis').click()
    await expect.element(page.getByRole('button', { name: 'Delete' })).toBeInViewport()
  })
})

describe('a list in pages', () => {
  const first = exampleQuestions(100)

  test('the next page is asked for once, near the end, and the whole length is said', async () => {
    const onMore = vi.fn<() => void>()
    openTable({ rows: first, paging: { total: 10_000, isLoading: false, onMore } })
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect.element(page.getByRole('status').getByText('100 of 10,000 questions')).toBeVisible()
    expect(onMore.mock.calls.length).toBe(0)
    box('Explain photosynthesis').element().focus()
    await userEvent.keyboard('{End}{ArrowUp}{ArrowDown}')
    await expect.poll(() => onMore.mock.calls.length).toBe(1)
  })

  test('Show more asks without scrolling; after a failure only the reader asks', async () => {
    const onMore = vi.fn<() => void>()
    openTable({ rows: ten, paging: { total: 20, isLoading: false, failure: 'Failed to fetch question definitions.', onMore } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to fetch question definitions. Showing the first 10 of 20.')
    expect(onMore.mock.calls.length).toBe(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(onMore.mock.calls.length).toBe(1)
  })
})
