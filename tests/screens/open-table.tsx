import { useState } from 'react'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { DataTable, type DataTableProps } from '#src/ui/data-table/data-table.tsx'
import { type ExampleQuestion, exampleQuestions, idOfQuestion, questionColumns } from '#src/ui/data-table/example-questions.tsx'
import { nothingSelected, type Selection } from '#src/ui/data-table/selection.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'
import { draw } from './chat/draw.tsx'

/** Ten rows, ten thousand, and the numbers of those that are free form. */
export const ten = exampleQuestions(10)
export const many = exampleQuestions(10_000)
export const freeForm = many.filter((question) => question.type === 'Free Form').map(idOfQuestion)

type Extra = Partial<Pick<DataTableProps<ExampleQuestion>, 'rows' | 'columns' | 'paging' | 'loading' | 'scroll' | 'actions'>>

/** A table that holds its own order and selection; `told` hears both and the refusals. */
export function openTable({ rows = ten, columns = questionColumns, ...extra }: Extra = {}) {
  const told = {
    chosen: vi.fn<(selection: Selection) => void>(),
    sorted: vi.fn<(sort: Sort | null) => void>(),
    refused: vi.fn<(words: string) => void>(),
  }
  function Held() {
    const [selection, setSelection] = useState(nothingSelected)
    const [sort, setSort] = useState<Sort | null>(null)
    return (
      <DataTable
        {...{ rows, columns, ...extra }}
        caption="Questions"
        noun={{ one: 'question', many: 'questions' }}
        idOf={idOfQuestion}
        sort={sort}
        onSort={(next) => {
          told.sorted(next)
          setSort(next)
        }}
        choice={{
          value: selection,
          onChange: (next) => {
            told.chosen(next)
            setSelection(next)
          },
          nameOf: (question) => question.title,
          kindOf: (question) => question.type,
          mixed: 'Cannot mix different question types',
          onRefused: told.refused,
          nounOf: (kind) => ({ one: `${kind} question`, many: `${kind} questions` }),
          actions: <button>Delete</button>,
        }}
        empty={<p>No questions found matching your filters.</p>}
      />
    )
  }
  draw(<Held />)
  return told
}

/** The box that chooses a row. */
export function box(title: string) {
  return page.getByRole('checkbox', { name: `Select ${title}`, exact: true })
}

/** The titles as they stand. */
export function titles(): (string | null | undefined)[] {
  return [...document.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent)
}

/** Waits for so many frames. */
export async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

/** The places of the rows in sight. */
export function indexesInSight(): number[] {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody [data-index]')]
  return rows.filter((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < window.innerHeight).map((row) => Number(row.dataset['index']))
}

/** Who is chosen, as the page was told last. */
export function chosenIn(told: ReturnType<typeof openTable>): number[] {
  return [...(told.chosen.mock.lastCall?.[0].ids ?? [])].toSorted((one, other) => one - other)
}

/** The row that holds the focus. */
export function rowOfFocus(): string | undefined {
  return document.activeElement?.closest('tr')?.dataset.id
}
