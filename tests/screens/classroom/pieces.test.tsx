import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import { examples } from '#src/screens/classroom/classroom.example.tsx'
import { examplePieces, examplePieceWork } from '#src/screens/classroom/example-classroom.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { PiecesTable } from '#src/screens/classroom/work/pieces-table.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

beforeEach(() => page.viewport(1280, 900))

const on = {
  ...{ onSearch: vi.fn(), onFilter: vi.fn(), onBy: vi.fn(), onSort: vi.fn(), onEdit: vi.fn(), onEditPiece: vi.fn() },
  ...{ onEditChosen: vi.fn(), onEditOthers: vi.fn(), onMessage: vi.fn(), onMessageStudent: vi.fn() },
  ...{ onFreshStartChosen: vi.fn(), onDeletePieces: vi.fn(), onBatchEdit: vi.fn(), onFreshStart: vi.fn(), onDelete: vi.fn() },
  ...{ onNew: vi.fn(), onMore: vi.fn(), onRetry: vi.fn(), onMoreStudents: vi.fn(), onRetryStudents: vi.fn() },
}

function listOf<Row>(rows: readonly Row[]) {
  return { state: 'ready' as const, rows, total: rows.length, facts: null, readAtMs: 0 }
}

/** The pieces of a class or of all of them, opened and chosen as a page would. */
function Pieces({ pieces = examplePieces, isOfClass = true }: { pieces?: readonly GivenWork[]; isOfClass?: boolean }) {
  const [openId, setOpenId] = useState<number | null>(null)
  const [chosenPieces, setChosenPieces] = useState<readonly GivenWork[]>([])
  const [chosen, setChosen] = useState<readonly Assignment[]>([])
  return (
    <PiecesTable
      {...on}
      list={listOf(pieces)}
      openId={openId}
      opened={listOf(openId === null ? [] : examplePieceWork)}
      chosen={chosen}
      chosenPieces={chosenPieces}
      isGathering={false}
      isOfClass={isOfClass}
      words=""
      filter="all"
      sort={null}
      now={exampleNow}
      timeZone="America/New_York"
      onOpen={setOpenId}
      onChoose={setChosen}
      onChoosePieces={setChosenPieces}
    />
  )
}

function rowOf(words: string) {
  return page.getByRole('row').filter({ hasText: words })
}

function cellsOf(words: string): (string | null)[] {
  return rowOf(words).getByRole('cell').elements().map((cell) => cell.textContent)
}

/** What can be read in the cells of a row, or heard. */
function cellsShown(words: string): string[] {
  return rowOf(words).getByRole('cell').elements().map((cell) => (cell instanceof HTMLElement ? cell.innerText.replaceAll(/\s+/g, ' ') : ''))
}

test('a row tells of a piece of work how many are behind, how many turned it in, and its median', () => {
  draw(<Pieces />)
  expect(cellsOf('Equations Check').slice(1, 5)).toEqual(['3 overdue', 'Wed, Nov 18', '6 of 9, median 84%', '84%'])
  expect(cellsOf('Plants and Equations').slice(1, 5)).toEqual(['Due Today', expect.stringMatching(/^Today, 11:59\sPM and 2 more$/), '3 of 12, median 63%', '63%'])
  expect(cellsOf('Factoring').slice(1, 5)).toEqual(['Completed', 'Fri, Oct 23', '12 of 12, median 82%', '82%'])
})

test('a piece opens to the students who come first, then to all of them, and closes again', async () => {
  draw(<Pieces />)
  const opener = page.getByRole('button', { name: /^Equations Check/ })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('3 are behind.')).toBeVisible()
  await expect.element(page.getByText('7 of 9 started, 6 turned in, median 84%.')).toBeVisible()
  await page.getByRole('button', { name: 'Message the 3' }).click()
  expect(on.onMessage.mock.calls.map(([piece]) => piece.title)).toEqual(['Equations Check'])
  expect(cellsOf('Camila Duarte').slice(1, 5)).toEqual(['Overdue', '2 days late', 'Not started', ''])
  expect(cellsOf('Liam Chen').slice(1, 4)).toEqual(['Overdue', '2 days late', '2 of 6 done'])
  await expect.element(rowOf('Aisha Rahman').getByRole('link', { name: /^86%/ })).toHaveAttribute('href', '/session_details/73')
  await expect.element(page.getByText('Sofia Reyes')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show the other 3' }).click()
  expect(cellsOf('Sofia Reyes')[3]).toMatch(/^Nov 17, late, \d+%/)
  await opener.click()
  await expect.element(page.getByText('Camila Duarte')).not.toBeInTheDocument()
})

test('whole pieces are chosen together, or students, never both', async () => {
  draw(<Pieces />)
  await page.getByRole('checkbox', { name: 'Select all assignments' }).click()
  await expect.element(page.getByText('6 assignments selected').first()).toBeVisible()
  await page.getByRole('button', { name: 'Edit together' }).click()
  expect(on.onEditChosen.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Delete...', exact: true })).toHaveAccessibleDescription('Completed work stays, with its score.')
  await page.getByRole('checkbox', { name: 'Select all assignments' }).click()
  await page.getByRole('button', { name: /^Equations Check/ }).click()
  await expect.element(page.getByRole('button', { name: 'Change due date' })).toBeVisible()
  await rowOf('Camila Duarte').getByRole('checkbox').click()
  await expect.element(page.getByText('1 student selected').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change due date' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Change all but Camila Duarte' }).click()
  expect(on.onEditOthers.mock.calls.map(([piece]) => piece.title)).toEqual(['Equations Check'])
  await expect.element(rowOf('Plants and Equations').getByRole('checkbox')).toHaveAccessibleDescription('Select assignments or students, not both.')
})

test('arrow keys pass over what stands between the rows', async () => {
  draw(<Pieces />)
  await page.getByRole('button', { name: /^Equations Check/ }).click()
  page.getByRole('checkbox', { name: 'Select Equations Check' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('checkbox', { name: 'Select Camila Duarte, Equations Check' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('checkbox', { name: 'Select Equations Check' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('checkbox', { name: 'Select Plants and Equations' })).toHaveFocus()
})

test('students who could not be read can be asked for again, and the pieces stay', async () => {
  const Picture = examples['An open piece could not be read']
  draw(<Picture />)
  await expect.element(page.getByRole('alert').getByText('Failed to fetch students')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(rowOf('Factoring')).toBeVisible()
})

test('a piece that opens moves no column of the list', async () => {
  draw(<Pieces />)
  await document.fonts.ready
  const widths = () => page.getByRole('columnheader').elements().map((head) => head.getBoundingClientRect().width)
  const before = widths()
  await page.getByRole('button', { name: /^Equations Check/ }).click()
  await expect.element(page.getByText('3 are behind.')).toBeVisible()
  expect(widths()).toEqual(before)
})

test('a card says whose the work is, also while students do not see it, and when it closes', async () => {
  await page.viewport(390, 844)
  const pieces = examplePieces.map((piece) => ({ ...piece, class: { id: 3, name: '7B' }, closes_at: '2026-11-28T17:00:00.000Z' }))
  draw(<Pieces isOfClass={false} pieces={pieces} />)
  const shown = (title: string) => cellsShown(title).find((words) => words.includes('7B'))
  expect(shown('Equations Check')).toMatch(/^6 of 9 turned in ?, 7B, closes /)
  const hidden = pieces.filter(({ assign_at: at }) => at !== undefined)
  for (const { title } of hidden) expect(shown(title)).toMatch(/^Hidden until .*, 7B$/)
})

test('on a card a class of a long name leaves it readable from when students see the work', async () => {
  await page.viewport(390, 844)
  const name = 'Spanish Conversation for Beginners and Everybody Who Comes Back to It, Thursdays'
  draw(<Pieces isOfClass={false} pieces={examplePieces.map((piece) => ({ ...piece, class: { id: 3, name } }))} />)
  await document.fonts.ready
  const seenFrom = page.getByText(/^Hidden until/).elements().filter((one) => one.checkVisibility())
  expect(seenFrom.map(cutOf)).toEqual([[]])
})

test('a card says when work is due: the day, the time of today, and the year where it is another one', async () => {
  await page.viewport(390, 844)
  const dues = ['2026-11-18T20:00:00.000Z', '2026-11-21T04:59:00.000Z', '2099-12-01T20:00:00.000Z']
  draw(<Pieces pieces={examplePieces.slice(0, 3).map((piece, at) => ({ ...piece, due_date: dues[at] ?? null, due_dates: 1 }))} />)
  for (const [at, words] of [/^Nov 18$/, /^11:59\sPM$/, /^Dec 1, 2099$/].entries()) {
    const shown = rowOf(examplePieces[at]?.title ?? '').getByText(words).elements().filter((one) => one.checkVisibility())
    expect(shown.length).toEqual(1)
  }
})

/** What around an element ends before it does. */
function cutOf(element: Element): string[] {
  const { right, bottom } = element.getBoundingClientRect()
  const cutting: string[] = []
  for (let around = element.parentElement; around !== null && around.tagName !== 'TABLE'; around = around.parentElement) {
    const edge = around.getBoundingClientRect()
    if (getComputedStyle(around).overflowX !== 'visible' && (right > edge.right + 1 || bottom > edge.bottom + 1)) cutting.push(around.tagName)
  }
  return cutting
}
