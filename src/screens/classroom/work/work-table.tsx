import { useMemo, useState } from 'react'
import { formatTime } from '#src/screens/dates.ts'
import { chosenRows } from '#src/ui/data-table/chosen-rows.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { isNothing, pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { WorkActions } from './work-actions.tsx'
import { workToldApart } from './work-told-apart.ts'
import { idOfWork, workColumns } from './work-columns.tsx'
import { NoWork, WorkBulkActions } from './work-parts.tsx'
import type { WorkTableProps } from './work-props.ts'
import { workTools } from './work-tools.tsx'

/** What students of a class or all have to do, a row for each student, how it stands, and what can be done with it. */
export function WorkTable(props: WorkTableProps) {
  const { list, chosen, now, timeZone } = props
  const [anchor, setAnchor] = useState<number | null>(null)
  const columns = useMemo(() => workColumns(now, timeZone), [now, timeZone])
  const rows = useMemo(() => workToldApart(list.rows), [list.rows])
  return (
    <DataTable
      caption="Assignments"
      noun={noun}
      tools={isNothing(list) && props.words === '' && props.filter === 'all' ? undefined : workTools({ ...props, by: 'student' })}
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
      actions={{ width: 'sm', of: (work) => <WorkActions work={work} now={now} onEdit={props.onEdit} onMessage={props.onMessageStudent} onDelete={(one) => props.onDelete([one])} /> }}
      {...pagedTable(
        { ...list, rows },
        { loading: 'Loading assignments...', failed: 'Failed to fetch assignments', timeOf: (at) => formatTime(new Date(at), timeZone) },
        props,
        <NoWork {...props} />,
      )}
    />
  )
}

/** The other list counts whole pieces of work, so this one says of whom its rows are. */
const noun = { one: "student's assignment", many: "students' assignments" }
