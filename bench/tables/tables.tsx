import '#src/styles.css'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataRow } from '#src/ui/data-table/data-row.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { type ExampleQuestion, exampleQuestions, idOfQuestion, QuestionActions, questionColumns } from '#src/ui/data-table/example-questions.tsx'
import { nothingSelected, range, type Selection, toggleAll } from '#src/ui/data-table/selection.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'

// A page for the bench. `?kind=windowed` is the product's table, `?kind=plain` draws every row with the same cells, box and
// actions. The table opens on a button, so that opening can be timed like everything else.
const asked = new URLSearchParams(location.search)
const rows = exampleQuestions(Number(asked.get('rows')))
const last = rows.at(-1)
const isPlain = asked.get('kind') === 'plain'
const rules = { idOf: idOfQuestion }
const noun = { one: 'question', many: 'questions' }

type TableProps = { rows: ExampleQuestion[]; selection: Selection; sort: Sort | null; onSelection: (next: Selection) => void }

createRoot(document.body.appendChild(document.createElement('div'))).render(<Bench />)

function Bench() {
  const [isOpen, setOpen] = useState(false)
  const [selection, setSelection] = useState(nothingSelected)
  const [sort, setSort] = useState<Sort | null>(null)
  const [isFiltered, setFiltered] = useState(false)
  const found = useMemo(() => (isFiltered ? rows.filter(({ title }) => title.includes('boats')) : rows), [isFiltered])
  const props = { rows: found, selection, sort, onSelection: setSelection }
  const acts: Record<string, () => void> = {
    open: () => setOpen(true),
    sort: () => setSort({ column: 'subject', direction: 'descending' }),
    filter: () => setFiltered(true),
    unfilter: () => setFiltered(false),
    'select all': () => setSelection((now) => toggleAll(now, found, rules)),
    range: () => setSelection((now) => (last === undefined ? now : range({ ...nothingSelected, anchor: 1 }, rows, last, rules))),
  }
  return (
    <>
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} type="button" data-act={name} onClick={act}>
          {name}
        </button>
      ))}
      {isOpen ? isPlain ? <Plain {...props} /> : <Windowed {...props} /> : null}
    </>
  )
}

function Windowed({ rows: shown, selection, sort, onSelection }: TableProps) {
  return (
    <DataTable
      caption="Questions"
      noun={noun}
      columns={questionColumns}
      rows={shown}
      idOf={idOfQuestion}
      sort={sort}
      onSort={ignore}
      choice={{ value: selection, onChange: onSelection, nameOf: ({ title }) => title }}
      actions={{ width: 'xl', of: actionsOf }}
      empty={null}
    />
  )
}

function Plain({ rows: shown, selection, sort, onSelection }: TableProps) {
  const ordered = useMemo(() => (sort === null ? shown : shown.toSorted((a, b) => b.subject.localeCompare(a.subject))), [shown, sort])
  return (
    <table>
      <tbody>
        {ordered.map((row, index) => (
          <DataRow
            key={row.id}
            row={row}
            id={row.id}
            index={index}
            columns={questionColumns}
            box={
              <input
                type="checkbox"
                aria-label={row.title}
                checked={selection.ids.has(row.id)}
                onChange={() => onSelection(toggleAll(selection, [row], rules))}
              />
            }
            isChosen={selection.ids.has(row.id)}
            isPart={false}
            actionsOf={actionsOf}
            measure={ignore}
          />
        ))}
      </tbody>
    </table>
  )
}

function actionsOf(question: ExampleQuestion) {
  return <QuestionActions question={question} />
}

function ignore() {}
