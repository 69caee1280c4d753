import { assignmentStatus } from '#contract/assignments/assignment-status.ts'
import type { WatchedStudent } from '#contract/dashboard/dashboard.ts'
import { nameOfStudent } from '#src/screens/classroom/students/student-columns.tsx'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { formatDate } from '#src/screens/dates.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { StatusPill } from '#src/ui/session/pill.tsx'
import { css, cva } from '#styled/css'
import { reasonWords } from './reason-words.ts'
import { TrackToggle } from './track-toggle.tsx'
import { trackerRow } from './tracker-row.ts'

type WatchedRowProps = {
  student: WatchedStudent
  isTracked: boolean
  now: Date
  timeZone: string
  onToggle: () => void
  onSession: (sessionId: number) => void
}

/** A student of the tracker: whether they are tracked, what is most urgent, and how their work stands, at its worst. */
export function WatchedRow({ student, isTracked, now, timeZone, onToggle, onSession }: WatchedRowProps) {
  const name = nameOfStudent(student)
  return (
    <li className={trackerRow({ start: 'toggle' })}>
      <TrackToggle name={name} isTracked={isTracked} onToggle={onToggle} />
      <div className={css({ minWidth: '0' })}>
        <TextLink href={studentHref(student.id)} className={named}>
          <bdi>{name}</bdi>
        </TextLink>
        {student.reasons.slice(0, 1).map((one) => {
          const { icon, word, rest, isHelp } = reasonWords(one, now, timeZone)
          const said = (
            <>
              {word === '' ? null : <strong>{word} </strong>}
              {rest}
            </>
          )
          return (
            <p key={one.kind} className={reason({ isHelp })}>
              <Icon of={icon} size={16} />
              <span className={words}>
                {one.kind === 'stuck' ? (
                  <button type="button" className={see} onClick={() => onSession(one.session_id)}>
                    {said}
                  </button>
                ) : (
                  said
                )}
              </span>
            </p>
          )
        })}
      </div>
      <NextWork student={student} now={now} timeZone={timeZone} />
    </li>
  )
}

function NextWork({ student: { next, pending, reasons }, now, timeZone }: Pick<WatchedRowProps, 'student' | 'now' | 'timeZone'>) {
  if (pending === 0) return <p className={quiet}>Nothing pending</p>
  const late = reasons.find(({ kind }) => kind === 'overdue')
  if (late?.kind === 'overdue') {
    return (
      <div className={ahead}>
        <StatusPill status="overdue" />
        <p className={quiet}>
          {next === null ? null : (
            <span className={title}>
              {isNextLate(next.due_date, now, timeZone) ? null : 'next '}
              <bdi>{next.title}</bdi>
            </span>
          )}
          <span>{pending} pending</span>
        </p>
      </div>
    )
  }
  const status = next === null ? 'no_due_date' : assignmentStatus({ complete: false, due_date: next.due_date }, now, timeZone)
  return (
    <div className={ahead}>
      <StatusPill status={status} />
      <p className={quiet}>
        {next === null ? null : <span className={title}>
            {status === 'upcoming' ? `${formatDate(next.due_date, timeZone)}, ` : null}
            <bdi>{next.title}</bdi>
          </span>}
        <span>{pending} pending</span>
      </p>
    </div>
  )
}

/** Beside work that is late the title of other work is told to be what comes next. */
function isNextLate(dueDate: string, now: Date, timeZone: string): boolean {
  return assignmentStatus({ complete: false, due_date: dueDate }, now, timeZone) === 'overdue'
}

const named = css({ color: 'ink', fontWeight: 'semibold', textDecoration: 'none', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } })
const reason = cva({
  base: { display: 'flex', alignItems: 'flex-start', gap: '1.5', textStyle: 'label', color: 'muted', overflowWrap: 'anywhere', '& svg': { flexShrink: '0', mt: '0.5' } },
  variants: { isHelp: { true: { color: 'ink', '& svg': { color: 'bad' } }, false: {} } },
})
const words = css({
  minWidth: '0',
  // On a phone a reason may take two lines, and rows are of one height.
  minHeight: { base: '[2lh]', md: '0' },
  lineClamp: { base: '2', md: 'none' },
  md: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:has(button)': { display: 'flex', gap: '1', overflow: 'visible' },
    '& strong': { flexShrink: '0' },
  },
})
const see = css({
  minWidth: '0',
  maxWidth: 'full',
  md: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
  cursor: 'pointer',
  color: 'action',
})
const ahead = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1', minWidth: '0' })
const quiet = css({ display: 'flex', justifyContent: 'flex-end', gap: '1.5', maxWidth: 'full', textStyle: 'label', color: 'muted', whiteSpace: 'nowrap' })
const title = css({ overflow: 'hidden', textOverflow: 'ellipsis', hideBelow: 'md', '&:not(:empty)': { _after: { content: '","' } } })
