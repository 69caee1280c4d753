import '#src/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleGradebook } from '#src/screens/classroom/gradebook/example-gradebook.ts'
import { withWorkInOrder } from '#src/screens/classroom/gradebook/gradebook-order.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'
import { GradebookGrid } from '#src/screens/classroom/gradebook/gradebook-grid.tsx'

let unmount: (() => void) | undefined
afterEach(() => unmount?.())

async function shown(students: number, works: number): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  root.render(<Ordered students={students} works={works} />)
  await expect.poll(() => host.querySelector('[data-cell="0:0"]')).not.toBeNull()
  return host
}

/** A gradebook that is ordered as its page would. */
function Ordered({ students, works }: { students: number; works: number }) {
  const [book] = useState(() => exampleGradebook(students, works))
  const [sort, setSort] = useState<Sort | null>(null)
  return <GradebookGrid book={book} students={book.students} sort={sort} timeZone="Europe/Berlin" onSort={setSort} />
}

function here(): string | null {
  return document.activeElement?.getAttribute('data-cell') ?? null
}

test('of a huge gradebook only the cells in sight are drawn, and keys reach every corner of it', async () => {
  const host = await shown(500, 200)
  host.querySelector<HTMLElement>('[data-cell="0:0"]')?.focus()
  const way = []
  for (const keys of ['{ArrowDown}', '{ArrowRight}', '{PageDown}', '{End}', '{Home}', '{Control>}{End}{/Control}', '{Control>}{Home}{/Control}']) {
    await userEvent.keyboard(keys)
    way.push(here())
  }
  expect(way.slice(0, 3)).toEqual(['1:0', '1:1', '11:1'])
  expect(way[4]).toEqual('11:-1')
  expect(way.slice(-1)).toEqual(['-1:-1'])
  expect(host.querySelectorAll('[role=gridcell]').length).toBeLessThan(1_500)
})

test('a head orders the students by what stands below it, who has nothing there comes last, and the work may begin with the newest', async () => {
  const host = await shown(9, 7)
  const names = () => [...host.querySelectorAll('[role=rowheader] a')].map((link) => link.textContent)
  const inColumn = (column: number) => names().map((_, row) => host.querySelector(`[data-cell="${row}:${column}"] [aria-hidden]`)?.textContent ?? '')
  const byName = names()
  await userEvent.click(host.querySelector('[data-cell="-1:9"]') ?? host)
  const marks = () => names().map((_, row) => Number(host.querySelector(`[data-cell="${row}:9"]`)?.textContent))
  expect(marks()).toEqual(marks().toSorted((one, other) => one - other))
  expect(host.querySelector('[aria-sort=ascending]')?.textContent).toEqual('Term mark')
  await userEvent.click(host.querySelector('[data-cell="-1:9"]') ?? host)
  expect(marks()).toEqual(marks().toSorted((one, other) => other - one))
  await userEvent.click(host.querySelector('[data-cell="-1:0"]') ?? host)
  const scores = inColumn(0).map((words) => (/^\d+$/.test(words) ? Number(words) : Infinity))
  expect(scores).toEqual(scores.toSorted((one, other) => one - other))
  await userEvent.click(host.querySelector('[data-cell="-1:-1"]') ?? host)
  expect(names()).toEqual(byName)
})

test('the newest work first leaves each score with its work, and categories where they were', () => {
  const book = exampleGradebook(2, 10)
  const turned = withWorkInOrder(book, 'newest')
  expect(turned.works.map(({ exercise_id: id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1, 10, 9, 8])
  expect(turned.students[1]?.cells[0]).toEqual(book.students[1]?.cells[6])
  expect(withWorkInOrder(book, 'oldest')).toBe(book)
})

test('with letters twice as large the work still has most of the room: the figures stand below the names', async () => {
  await page.viewport(1280, 800)
  document.documentElement.style.fontSize = '200%'
  const host = await shown(9, 12)
  const grid = host.querySelector('[role=grid]')?.getBoundingClientRect().width ?? 0
  const names = host.querySelector('[role=rowheader]')?.getBoundingClientRect().width ?? grid
  document.documentElement.style.removeProperty('font-size')
  expect([host.querySelectorAll('[role=columnheader]').length > 0, (grid - names) / grid > 0.6]).toEqual([true, true])
  expect([...host.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent)).not.toContain('Median')
})

test('one cell is reached by Tab, and each says in words how it stands', async () => {
  const host = await shown(9, 7)
  expect(host.querySelectorAll('[data-cell][tabindex="0"]').length).toEqual(1)
  const words = ['1:0', '2:0', '0:2'].map((place) => host.querySelector(`[data-cell="${place}"]`)?.textContent)
  expect(words.map((text) => text?.replace(/^Mark|^Overdue(?=Overdue)/, ''))).toEqual(['Working on it', 'Overdue', 'Waiting for your mark'])
})
