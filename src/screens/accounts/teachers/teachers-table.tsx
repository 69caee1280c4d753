import { useMemo } from 'react'
import type { Teacher } from '#contract/accounts/teachers.ts'
import { formatDate } from '#src/screens/dates.ts'
import { type RowAction, RowActions } from '#src/screens/lists/row-actions.tsx'
import { figure } from '#src/ui/data-table/counts.ts'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { css, cx } from '#styled/css'
import type { Teachers, TeachersScreenProps } from './teachers-props.ts'

type TeachersTableProps = Pick<Teachers, 'results' | 'total'> & Pick<TeachersScreenProps, 'timeZone' | 'onAct'>

/** Teachers with what they have, and what an administrator may do about each. */
export function TeachersTable({ results, total, timeZone, onAct }: TeachersTableProps) {
  const columns = useMemo(() => columnsOf(timeZone), [timeZone])
  return (
    <>
      <DataTable
        caption="Teachers of the school"
        noun={{ one: 'teacher', many: 'teachers' }}
        lines="one"
        columns={columns}
        rows={results}
        idOf={idOfTeacher}
        actions={{ width: 'md', of: (one) => <Actions one={one} onAct={onAct} /> }}
        empty={
          <EmptyState title="No teachers found.">
            Try other words.
          </EmptyState>
        }
      />
      {total > results.length ? (
        <p className={quiet}>
          These are the first {results.length} of {figure(total)}. Search to find the others.
        </p>
      ) : null}
    </>
  )
}

function idOfTeacher({ id }: Teacher): number {
  return id
}

function columnsOf(timeZone: string): readonly DataColumn<Teacher>[] {
  return [
    {
      id: 'name',
      head: 'Name',
      kind: 'title',
      cell: ({ name, username, email }) => (
        <>
          <bdi>{name}</bdi>
          <span className={below} title={email}>
            <bdi>{username}</bdi>, {email}
          </span>
        </>
      ),
    },
    { id: 'state', head: 'State', width: 'lg', card: 'bare', cell: (one) => <State one={one} /> },
    { id: 'students', head: 'Students', kind: 'number', width: 'xs', card: 'hidden', cell: ({ students }) => orNothing(students) },
    { id: 'classes', head: 'Classes', kind: 'number', width: 'xs', card: 'hidden', cell: ({ classes }) => orNothing(classes) },
    { id: 'since', head: 'Since', width: 'sm', card: 'hidden', from: 'wide', cell: ({ created_at: at }) => <span className={quiet}>{formatDate(at, timeZone)}</span> },
  ]
}

function orNothing(count: number): string | null {
  return count === 0 ? null : figure(count)
}

function State({ one: { state, is_vouched_for: isVouchedFor } }: { one: Teacher }) {
  return (
    <>
      <span className={state === 'active' ? undefined : warned}>{stateWords[state]}</span>
      {isVouchedFor ? null : <span className={cx(below, besideOnCards)}>Not vouched for</span>}
    </>
  )
}

function Actions({ one, onAct }: { one: Teacher } & Pick<TeachersScreenProps, 'onAct'>) {
  const entering: RowAction =
    one.state === 'suspended' ? { word: 'Let in again', onPress: () => onAct('resume', one) } : { word: 'Suspend', onPress: () => onAct('suspend', one) }
  const stopping: readonly RowAction[] = one.is_vouched_for ? [{ word: 'Stop vouching', onPress: () => onAct('stopVouching', one) }] : []
  const vouching: readonly RowAction[] = one.is_vouched_for || one.state !== 'active' ? stopping : [{ word: 'Vouch', onPress: () => onAct('vouch', one) }]
  const removing: RowAction = { word: 'Remove', look: 'dangerText', onPress: () => onAct('remove', one) }
  return <RowActions title={one.name} first={entering.word} actions={[entering, ...vouching, removing]} />
}

const stateWords = { active: 'Active', unconfirmed: 'Address not confirmed', suspended: 'Suspended' } as const

const quiet = css({ color: 'muted' })
const warned = css({ color: 'warn' })
const below = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', color: 'muted', fontWeight: 'normal', textStyle: 'caption' })
const besideOnCards = css({ '@container data-table (width < 52rem)': { display: 'inline', marginInlineStart: '2' } })
