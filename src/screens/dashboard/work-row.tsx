import { type AssignmentStatus, workStatus } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { formatDue, formatDueDay, formatTime } from '#src/screens/dates.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { messageSquare } from '#src/ui/icons/icons.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { StatusPill } from '#src/ui/session/pill.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { trackerRow } from './tracker-row.ts'

type WorkRowProps = { work: Assignment; now: Date; timeZone: string; onSession: (sessionId: number) => void }

/** One assignment of a tracker: whose it is, how it stands, and its chat once there is one. */
export function WorkRow({ work, now, timeZone, onSession }: WorkRowProps) {
  const status = workStatus(work, now, timeZone)
  const student = work.student.name.trim() === '' ? 'Unknown Student' : work.student.name
  const session = work.config.chat_session_id ?? work.open_session?.id
  return (
    <li className={trackerRow({ start: 'words' })}>
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <p dir="auto" className={css({ fontWeight: 'semibold' })}>{work.assignment_title}</p>
        <TextLink quiet href={studentHref(work.student_id)} className={css({ textStyle: 'label', color: 'muted' })}>
          <bdi>{student}</bdi>
        </TextLink>
      </div>
      <div className={stands}>
        <StatusPill status={status} />
        <span className={css({ textStyle: 'label', color: 'muted', textAlign: 'end' })}>
          {work.config.complete ? <ScoreText percent={work.config.score} /> : <Due at={work.due_date} {...{ status, now, timeZone }} />}
        </span>
      </div>
      {session === undefined ? null : (
        <button type="button" className={chat} onClick={() => onSession(session)}>
          <Icon of={messageSquare} size={20} />
          <span aria-hidden="true">Chat</span>
          <VisuallyHidden>
            Chat of {student}: {work.assignment_title}
          </VisuallyHidden>
        </button>
      )}
    </li>
  )
}

function Due({ at, status, now, timeZone }: { at: string | null; status: AssignmentStatus; now: Date; timeZone: string }) {
  if (at === null) return null
  // The status names these days.
  const isNamed = status === 'due_today' || status === 'due_tomorrow'
  return <span title={formatDue(at, timeZone)}>{isNamed ? formatTime(at, timeZone) : formatDueDay(at, now, timeZone)}</span>
}

const stands = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1' })
const chat = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '11',
  borderRadius: 'small',
  textStyle: 'caption',
  fontWeight: 'semibold',
  color: 'action',
  cursor: 'pointer',
  _hover: { background: 'tint' },
})
