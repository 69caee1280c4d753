import { useMemo, useState } from 'react'
import type { Student } from '#contract/classroom/students.ts'
import { formatTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { plus } from '#src/ui/icons/icons.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { chosenRows } from '#src/ui/data-table/chosen-rows.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { isNothing, pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { editStudentHref } from '#src/screens/classroom/classroom-links.ts'
import { idOfStudent, nameOfStudent, studentColumns, studentRows } from './student-columns.tsx'
import { Nobody, StudentsBulkActions } from './students-parts.tsx'
import type { StudentsTableProps } from './students-props.ts'

/** The students of a class or all: what each has to do, and what can be done with those chosen. */
export function StudentsTable(props: StudentsTableProps) {
  const { list, chosen, now, timeZone } = props
  const [anchor, setAnchor] = useState<number | null>(null)
  // Where nobody is, the ways to add somebody stand in the empty list.
  const isNobody = isNothing(list) && props.words === '' && props.isGone !== true
  const rows = useMemo(() => studentRows(list.rows, now, timeZone), [list.rows, now, timeZone])
  const columns = useMemo(() => studentColumns(now, timeZone), [now, timeZone])
  const tools = {
    find: <SearchBox aria-label="Search students" placeholder="Search students" value={props.words} onSearch={props.onSearch} />,
    more: props.onNew === null ? null : (
      <>
        <Button variant="secondary" className={css({ hideBelow: 'md' })} onClick={props.onImport}>
          Import CSV
        </Button>
        <Button icon={plus} onClick={props.onNew}>
          <span>
            New<span className={css({ srOnly: { base: true, md: false } })}> student</span>
          </span>
        </Button>
      </>
    ),
  }
  return (
    <DataTable
      caption="Students"
      noun={noun}
      tools={isNobody ? undefined : tools}
      lines="one"
      columns={columns}
      idOf={idOfStudent}
      sort={props.sort}
      onSort={props.onSort}
      choice={{
        value: { ids: new Set(chosen.map(idOfStudent)), kind: chosen.length === 0 ? null : '', anchor },
        onChange: (next) => {
          setAnchor(next.anchor)
          props.onChoose(chosenRows(next, chosen, list.rows, idOfStudent))
        },
        nameOf: nameOfStudent,
        actions: <StudentsBulkActions {...props} />,
      }}
      actions={{ width: 'xs', of: editLink }}
      {...pagedTable(
        { ...list, rows },
        { loading: 'Loading students...', failed: 'Failed to fetch students', timeOf: (at) => formatTime(new Date(at), timeZone) },
        props,
        <Nobody {...props} />,
      )}
    />
  )
}

function editLink(student: Student) {
  return (
    <ButtonLink variant="text" size="row" href={editStudentHref(student.id)}>
      Edit<VisuallyHidden>: {nameOfStudent(student)}</VisuallyHidden>
    </ButtonLink>
  )
}

const noun = { one: 'student', many: 'students' }
