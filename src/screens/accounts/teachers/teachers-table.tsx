import type { Teacher } from '#contract/accounts/teachers.ts'
import { formatDate } from '#src/screens/dates.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf, figure } from '#src/ui/data-table/counts.ts'
import { Table } from '#src/ui/layout/table.tsx'
import { css, cx } from '#styled/css'
import type { Teachers, TeachersScreenProps } from './teachers-props.ts'

type TeachersTableProps = Pick<Teachers, 'results' | 'total'> & Pick<TeachersScreenProps, 'timeZone' | 'onAct'>

/** Teachers with what they have, and what an administrator may do about each. Below tablet width each is a block. */
export function TeachersTable({ results, total, timeZone, onAct }: TeachersTableProps) {
  if (results.length === 0) return <p className={styles.empty}>No teachers found.</p>
  return (
    <>
      <Table caption="Teachers of the school">
        <thead className={styles.head}>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">State</th>
            <th scope="col">Students and classes</th>
            <th scope="col">Since</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {results.map((one) => (
            <tr key={one.id} className={styles.row}>
              <th scope="row" className={styles.name}>
                <bdi>{one.name}</bdi>
                <span className={styles.more}>
                  <bdi>{one.username}</bdi>, {one.email}
                </span>
              </th>
              <td>
                <span className={one.state === 'active' ? undefined : styles.warned}>{stateWords[one.state]}</span>
                {one.is_vouched_for ? null : <span className={cx(styles.more, styles.beside)}>Not vouched for</span>}
              </td>
              <td>
                {countOf(one.students, { one: 'student', many: 'students' })}, {countOf(one.classes, { one: 'class', many: 'classes' })}
              </td>
              <td className={styles.since}>{formatDate(one.created_at, timeZone)}</td>
              <td className={styles.last}>
                <Actions one={one} onAct={onAct} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {total > results.length ? (
        <p className={styles.empty}>
          These are the first {results.length} of {figure(total)}. Search to find the others.
        </p>
      ) : null}
    </>
  )
}

function Actions({ one, onAct }: { one: Teacher } & Pick<TeachersScreenProps, 'onAct'>) {
  const isSuspended = one.state === 'suspended'
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="row" aria-label={isSuspended ? `Let in again: ${one.name}` : `Suspend ${one.name}`} onClick={() => onAct(isSuspended ? 'resume' : 'suspend', one)}>
        {isSuspended ? 'Let in again' : 'Suspend'}
      </Button>
      {one.is_vouched_for || one.state === 'active' ? (
        <Button
          variant="quiet"
          size="row"
          aria-label={one.is_vouched_for ? `Stop vouching for ${one.name}` : `Vouch for ${one.name}`}
          onClick={() => onAct(one.is_vouched_for ? 'stopVouching' : 'vouch', one)}
        >
          {one.is_vouched_for ? 'Stop vouching' : 'Vouch'}
        </Button>
      ) : null}
      <Button variant="quiet" size="row" aria-label={`Remove ${one.name}`} onClick={() => onAct('remove', one)}>
        Remove
      </Button>
    </div>
  )
}

const stateWords = { active: 'Active', unconfirmed: 'Address not confirmed', suspended: 'Suspended' } as const

const styles = {
  head: css({ display: { base: 'none', md: 'table-header-group' } }),
  row: css({
    mdDown: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      paddingInline: '4',
      paddingBlock: '3',
      borderBottom: '[1px solid token(colors.hairline)]',
      '& > *': { display: 'block', height: 'auto', p: '0', border: 'none', textStyle: 'dense' },
    },
  }),
  name: css({ fontWeight: 'medium', textAlign: 'start', overflowWrap: 'anywhere', mdDown: { width: 'full' } }),
  more: css({ display: 'block', color: 'muted', fontWeight: 'normal', textStyle: 'dense' }),
  beside: css({ mdDown: { display: 'inline', _before: { content: '", "' } } }),
  warned: css({ color: 'warn' }),
  since: css({ whiteSpace: 'nowrap', mdDown: { color: 'muted', textStyle: 'dense', _before: { content: '"Since "' } } }),
  last: css({ mdDown: { width: 'full' } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  empty: css({ p: '4', color: 'muted' }),
}
