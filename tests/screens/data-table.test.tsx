import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { type ExampleQuestion, exampleQuestions, idOfQuestion, questionColumns } from '#src/ui/data-table/example-questions.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { nothingSelected } from '#src/ui/data-table/selection.ts'
import { draw } from './chat/draw.tsx'
import { box, chosenIn, frames, freeForm, indexesInSight, many, openTable, rowOfFocus, ten, titles } from './open-table.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  window.scrollTo(0, 0)
})

describe('ordering', () => {
  test('a head orders ascending, then descending, then as it came, and says so', async () => {
    openTable({ rows: ten.slice(0, 4) })
    const head = page.getByRole('button', { name: 'Question' })
    const cell = page.getByRole('columnheader', { name: 'Question', exact: true })
    await expect.element(cell).toHaveAttribute('aria-sort', 'none')
    await head.click()
    await expect.element(cell).toHaveAttribute('aria-sort', 'ascending')
    expect(titles()).toEqual(['Area of a rectangle', 'Causes of the Roman civil war', 'Explain photosynthesis', 'The weather and the boats'])
    await expect.element(page.getByText('Sorted by Question, ascending')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(cell).toHaveAttribute('aria-sort', 'descending')
    expect(titles()).toEqual(['The weather and the boats', 'Explain photosynthesis', 'Causes of the Roman civil war', 'Area of a rectangle'])
    await userEvent.keyboard(' ')
    await expect.element(cell).toHaveAttribute('aria-sort', 'none')
    expect(titles()).toEqual(['Explain photosynthesis', 'Causes of the Roman civil war', 'Area of a rectangle', 'The weather and the boats'])
  })

  test('on a phone, where no head stands above anything, the order is chosen from a list that shows it whole', async () => {
    await page.viewport(390, 844)
    openTable({ rows: ten.slice(0, 4) })
    const order = page.getByRole('combobox', { name: 'Sort by' })
    const words = () => [...document.querySelectorAll('thead option')].map(({ textContent }) => textContent)
    const heads = ['Question', 'Type', 'Subject', 'Exercises', 'Created']
    expect(words()).toEqual(['Usual order', ...heads.flatMap((head) => [`${head}, ascending`, `${head}, descending`])])
    await order.selectOptions('Question, descending')
    expect(titles()).toEqual(['The weather and the boats', 'Explain photosynthesis', 'Causes of the Roman civil war', 'Area of a rectangle'])
    await expect.element(page.getByRole('columnheader', { name: 'Question', exact: true })).toHaveAttribute('aria-sort', 'descending')
    await expect.element(page.getByRole('button', { name: 'Question', exact: true })).not.toBeInTheDocument()
    await order.selectOptions('Usual order')
    expect(titles()).toEqual(['Explain photosynthesis', 'Causes of the Roman civil war', 'Area of a rectangle', 'The weather and the boats'])
    const head = document.querySelector('thead tr')
    expect(head?.scrollWidth).toBe(head?.clientWidth)
  })

  test('rows without a value come last either way', async () => {
    const [title] = questionColumns
    const uses: DataColumn<ExampleQuestion> = { id: 'uses', head: 'Uses', sort: (row) => row.exercises || null, cell: (row) => row.exercises }
    openTable({ rows: ten.slice(0, 4), columns: title === undefined ? [] : [title, uses] })
    const shown = () => [...document.querySelectorAll('[data-head=Uses]')].map((cell) => cell.textContent)
    await page.getByRole('button', { name: 'Uses' }).click()
    expect(shown()).toEqual(['1', '2', '4', '0'])
    await page.getByRole('button', { name: 'Uses' }).click()
    expect(shown()).toEqual(['4', '2', '1', '0'])
  })

  test('rows the server orders stay in the order they came in', async () => {
    const told = openTable({ rows: ten.slice(0, 3), columns: questionColumns.map((column) => ({ ...column, sort: 'server' as const })) })
    await page.getByRole('button', { name: 'Question' }).click()
    expect(told.sorted.mock.calls).toEqual([[{ column: 'title', direction: 'ascending' }]])
    expect(titles()).toEqual(['Explain photosynthesis', 'Causes of the Roman civil war', 'Area of a rectangle'])
  })
})

describe('choosing', () => {
  test('a press chooses one row, the bar counts it and Clear lets go', async () => {
    const told = openTable()
    await expect.element(page.getByText('10 questions')).toBeVisible()
    await box('Comma splices').click()
    await expect.element(page.getByRole('status').getByText('1 Free Form question selected')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Delete' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(page.getByRole('status').getByText('10 questions')).toBeVisible()
    expect(told.chosen.mock.calls).toEqual([[{ ids: new Set([5]), kind: 'Free Form', anchor: 5 }], [nothingSelected]])
  })

  test('Shift and a press choose every row of the type in between, and no text', async () => {
    const told = openTable()
    await box('Explain photosynthesis').click()
    await box('Solve a two-step equation').click({ modifiers: ['Shift'] })
    expect(chosenIn(told)).toEqual([1, 2, 3, 5, 6])
    expect(window.getSelection()?.toString()).toBe('')
  })

  test('a range follows the order that is shown', async () => {
    const told = openTable({ rows: ten.slice(0, 7) })
    await page.getByRole('button', { name: 'Question' }).click()
    await box('Area of a rectangle').click()
    await box('Explain photosynthesis').click({ modifiers: ['Shift'] })
    expect(titles().slice(0, 4)).toEqual(['Area of a rectangle', 'Causes of the Roman civil war', 'Comma splices', 'Explain photosynthesis'])
    expect(chosenIn(told)).toEqual([1, 2, 3, 5])
  })

  test('a row of another type stays in reach, says why it cannot be chosen, and reports the try', async () => {
    const told = openTable()
    await box('Explain photosynthesis').click()
    const other = box('The weather and the boats')
    await expect.element(other).toHaveAttribute('aria-disabled', 'true')
    await expect.element(other).toHaveAccessibleDescription('Cannot mix different question types')
    await other.click({ force: true })
    await expect.element(other).not.toBeChecked()
    expect([chosenIn(told), told.refused.mock.calls]).toEqual([[1], [['Cannot mix different question types']]])
  })

  test('all of the chosen type at once, then none, in ten thousand rows', async () => {
    const told = openTable({ rows: many })
    const all = page.getByRole('checkbox', { name: 'Select all' })
    await all.click()
    expect(chosenIn(told)).toEqual(freeForm)
    await expect.element(page.getByRole('status').getByText('7,500 Free Form questions selected')).toBeVisible()
    await expect.element(all).toBeChecked()
    await box('Comma splices').click()
    await expect.element(all).toBePartiallyChecked()
    await all.click()
    await all.click()
    expect(chosenIn(told)).toEqual([])
  })

  test('chosen rows that are not in the list are counted and said', async () => {
    draw(
      <DataTable
        caption="Questions"
        noun={{ one: 'question', many: 'questions' }}
        columns={questionColumns}
        rows={ten}
        idOf={idOfQuestion}
        choice={{ value: { ids: new Set([1, 99]), kind: '', anchor: null }, onChange: () => undefined, nameOf: (question) => question.title }}
        empty={null}
      />,
    )
    await expect.element(page.getByRole('status').getByText('2 questions selected, 1 not in this list')).toBeVisible()
  })
})

describe('by keyboard alone', () => {
  test('arrows move between boxes, Shift and an arrow choose on the way, Shift and Space choose a range', async () => {
    const told = openTable()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(chosenIn(told)).toEqual([1, 2, 3, 5, 6, 7, 9, 10])
    await userEvent.keyboard(' ')
    box('Explain photosynthesis').element().focus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    expect([chosenIn(told), rowOfFocus()]).toEqual([[1, 2], '2'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect([chosenIn(told), rowOfFocus()]).toEqual([[1, 2], '5'])
    await userEvent.keyboard('{Shift>} {/Shift}')
    expect(chosenIn(told)).toEqual([1, 2, 3, 5])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(rowOfFocus()).toBe('1')
  })

  test('Shift and an arrow begin with the row they leave', async () => {
    const told = openTable()
    box('Area of a rectangle').element().focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect([chosenIn(told), rowOfFocus()]).toEqual([[3, 5], '5'])
  })

  test('End and Home reach the ends of ten thousand rows, and the focus is in sight', async () => {
    openTable({ rows: many })
    box('Explain photosynthesis').element().focus()
    await userEvent.keyboard('{End}')
    expect(rowOfFocus()).toBe('10000')
    await expect.element(box('Causes of the Roman civil war 1429')).toBeInViewport()
    await userEvent.keyboard('{PageUp}')
    expect(rowOfFocus()).toBe('9990')
    await userEvent.keyboard('{Home}')
    expect(rowOfFocus()).toBe('1')
    await expect.element(box('Explain photosynthesis')).toBeInViewport()
  })

  test('End stays with its row while those above turn out to be lower than the first ones were', async () => {
    openTable({ rows: exampleQuestions(2000).map((row, index) => (index < 5 ? { ...row, title: `${row.title} `.repeat(30) } : row)) })
    window.scrollTo(0, 30_000)
    await frames(30)
    document.querySelector<HTMLElement>('tbody tr[data-index] input')?.focus()
    await userEvent.keyboard('{End}')
    await frames(30)
    expect(rowOfFocus()).toBe('2000')
    expect(indexesInSight()).toContain(1999)
  })

  test('in a field of a row the same keys move its cursor, and choose letters instead of rows', async () => {
    const cell = ({ title }: ExampleQuestion) => <input aria-label={`Note on ${title}`} defaultValue="noted" />
    const field: DataColumn<ExampleQuestion> = { id: 'note', head: 'Note', cell }
    const told = openTable({ columns: [...questionColumns, field] })
    const [first] = ten
    const input = page.getByRole('textbox', { name: `Note on ${first?.title ?? ''}`, exact: true })
    await input.click()
    await userEvent.keyboard('{ArrowDown}{End}{Shift>}{Home}{/Shift}x')
    await expect.element(input).toHaveFocus()
    await expect.element(input).toHaveValue('x')
    expect(chosenIn(told)).toEqual([])
  })

  test('the row with the focus stays when the page scrolls far away', async () => {
    openTable({ rows: many })
    box('Comma splices').element().focus()
    window.scrollTo(0, 200_000)
    await expect.poll(() => Number(document.querySelector<HTMLElement>('tbody tr:nth-last-child(2)')?.dataset.index)).toBeGreaterThan(1_000)
    expect(rowOfFocus()).toBe('5')
  })
})
