import { useMemo, useState } from 'react'
import { formatTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { plus } from '#src/ui/icons/icons.ts'
import { chosenRows } from '#src/ui/data-table/chosen-rows.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { WorkActions } from './work-actions.tsx'
import { idOfWork, workColumns } from './work-columns.tsx'
import { NoWork, WorkBulkActions } from './work-parts.tsx'
import type { WorkFilter, WorkTableProps } from './work-props.ts'

/** What students of a class or all have to do, how it stands, and what can be done with it. */
export function WorkTable(props: WorkTableProps) {
  const { list, chosen, now, timeZone } = props
  const [anchor, setAnchor] = useState<number | null>(null)
  const columns = useMemo(() => workColumns(now, timeZone), [now, timeZone])
  return (
    <DataTable
      caption="Assignments"
      noun={noun}
      tools={{
        find: <SearchBox aria-label="Search assignments" placeholder="Search assignments" value={props.words} onSearch={props.onSearch} />,
        more: (
          <>
            <div className={choices}>
              <Segment size="sm" label="Show" options={filters} value={props.filter} onChange={props.onFilter} />
            </div>
            <Button icon={plus} onClick={props.onNew}>
              <span>
                New<span className={css({ srOnly: { base: true, lg: false } })}> assignment</span>
              </span>
            </Button>
          </>
        ),
      }}
      lines="one"
      columns={columns}
      idOf={idOfWork}
      sort={props.sort}
      onSort={props.onSort}
      choice={{
        value: { ids: new Set(chosen.map(idOfWork)), kind: chosen.length === 0 ? null : '', anchor },
        onChange: (next) => {
          setAnchor(next.anchor)
          props.onChoose(chosenRows(next, chosen, list.rows, idOfWork))
        },
        nameOf: ({ assignment_title: title, student }) => `${title}, ${student.name}`,
        actions: <WorkBulkActions {...props} />,
      }}
      actions={{ width: 'sm', of: (work) => <WorkActions work={work} now={now} onEdit={props.onEdit} onDelete={(one) => props.onDelete([one])} /> }}
      {...pagedTable(
        list,
        { loading: 'Loading assignments...', failed: 'Failed to fetch assignments', timeOf: (at) => formatTime(new Date(at), timeZone) },
        props,
        <NoWork {...props} />,
      )}
    />
  )
}

const filters: { value: WorkFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'due_today', label: 'Due Today' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'completed', label: 'Completed' },
]
const noun = { one: 'assignment', many: 'assignments' }
const choices = css({ minWidth: '0', '& > fieldset': { width: 'full' } })
