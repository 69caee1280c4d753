import type { ReactNode } from 'react'
import { isClosed, workStatus } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { formatDue, formatMoment } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { clock, lightbulb, listChecks, lock, mic, rotateCcw, timer } from '#src/ui/icons/icons.ts'
import { StatusPill } from '#src/ui/session/pill.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { contents, minutes } from './card-facts.tsx'

/** What will happen, before the clock starts: how it stands, then time, questions, points, tries and hints. */
export function OverviewFacts({ assignment, now, timeZone }: { assignment: Assignment; now: Date; timeZone: string }) {
  const status = workStatus(assignment, now, timeZone)
  const closes = assignment.closes_at ?? null
  const isShut = isClosed(assignment, now)
  const isLate = !isShut && !assignment.config.complete && assignment.due_date !== null && new Date(assignment.due_date) < now
  return (
    <>
      <div className={styles.line}>
        <StatusPill status={status} />
        <SubjectBadge subject={assignment.exercise.subject} />
        {assignment.due_date === null ? null : (
          <span className={styles.due}>
            {isLate || isShut ? 'Was due' : 'Due'} {formatDue(assignment.due_date, timeZone)}
          </span>
        )}
      </div>
      <ul className={styles.facts}>
        {isShut && closes !== null ? (
          <Fact icon={lock} lead={`Closed since ${formatDue(closes, timeZone)}.`}>
            It cannot be started any more. What you did is kept.
          </Fact>
        ) : closes === null || assignment.config.complete ? null : (
          <Fact icon={lock} lead={`Closes ${formatDue(closes, timeZone)}.`}>
            What you have done by then is turned in.
          </Fact>
        )}
        {isLate ? (
          <Fact icon={clock} lead="You can still do it.">
            It will be marked as late.
          </Fact>
        ) : null}
        <TimeFact assignment={assignment} now={now} timeZone={timeZone} />
        <WorkFacts assignment={assignment} />
        <KeptFact assignment={assignment} />
      </ul>
    </>
  )
}

function TimeFact({ assignment, now, timeZone }: { assignment: Assignment; now: Date; timeZone: string }) {
  const { exercise, open_session, clock_ends_at: clockEnds } = assignment
  if (clockEnds !== undefined) {
    return new Date(clockEnds) <= now ? (
      <Fact icon={timer} lead="Your time is up.">
        Start turns in what you have.
      </Fact>
    ) : (
      <Fact icon={timer} lead={`Your time runs until ${formatMoment(clockEnds, timeZone)}.`}>
        The clock has been running since you began.
      </Fact>
    )
  }
  if (exercise.timer_minutes === null) {
    return (
      <Fact icon={timer} lead="No time limit.">
        You can leave and come back: your place is kept.
      </Fact>
    )
  }
  return (
    <Fact icon={timer} lead={`${minutes(exercise.timer_minutes)}.`}>
      {open_session === null ? 'The clock starts when you press Start and keeps running if you leave.' : 'The clock is running.'}
    </Fact>
  )
}

function WorkFacts({ assignment: { exercise, config, may_begin } }: { assignment: Assignment }) {
  const tries = exercise.attempts_before_moving_on
  return (
    <>
      <Fact icon={listChecks} lead={`${contents(exercise)}.`}>
        You can skip where your teacher allows it.
      </Fact>
      {exercise.has_accent_training ? (
        <Fact icon={mic} lead="You will speak.">
          A microphone is needed. You can record each sentence again.
        </Fact>
      ) : (
        <>
          <Fact icon={rotateCcw} lead={tries === 1 ? 'One try for each question.' : 'You can try again.'}>
            {tries === 1 ? '' : `Up to ${tries} tries for each question, each worth a little less. Your best try counts.`}
          </Fact>
          <Fact icon={lightbulb} lead="Hints come first.">
            Asking for one is free.
          </Fact>
        </>
      )}
      {config.complete && may_begin !== false ? (
        <Fact icon={rotateCcw} lead="Practice can only help.">
          Your best score counts.
        </Fact>
      ) : null}
    </>
  )
}

/** What abandoning does not bring back, and what a teacher did. */
function KeptFact({ assignment: { first_started_at: startedAt, fresh_start_allowed: isFresh, config, open_session } }: { assignment: Assignment }) {
  if (isFresh === true) {
    return (
      <Fact icon={rotateCcw} lead="Your teacher gave you a fresh start.">
        All tries and the whole time are yours again.
      </Fact>
    )
  }
  const isBegunBefore = typeof startedAt === 'string' && !config.complete && open_session === null
  return (
    <Fact icon={rotateCcw} lead={isBegunBefore ? 'You go on with what is left.' : 'Starting again brings nothing back.'}>
      {isBegunBefore ? 'Your points and the tries you used are kept.' : 'Tries, shown answers and time stay used if you abandon it.'}
    </Fact>
  )
}

function Fact({ icon, lead, children }: { icon: IconNodes; lead: string; children?: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={22} />
      <p>
        <strong>{lead}</strong> <span className={styles.more}>{children}</span>
      </p>
    </li>
  )
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  due: css({ color: 'muted' }),
  facts: css({ display: 'flex', flexDirection: 'column', gap: '3.5', mt: '5' }),
  fact: css({ display: 'flex', gap: '3.5', '& svg': { flexShrink: '0', mt: '0.5' }, '& strong': { fontWeight: 'strong' } }),
  more: css({ color: 'muted' }),
}
