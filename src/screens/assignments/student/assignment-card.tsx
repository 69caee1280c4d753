import type { Assignment } from '#contract/assignments/assignment.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { check, rotateCcw } from '#src/ui/icons/icons.ts'
import { StatusPill } from '#src/ui/session/pill.tsx'
import { MarginRow } from '#src/ui/layout/sheet.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { CardDate } from './card-date.tsx'
import { CardFacts } from './card-facts.tsx'
import type { TodoCard } from './todo.ts'

type Props = {
  card: TodoCard
  now: Date
  timeZone: string
  onOverview: (assignment: Assignment) => void
  onResume: (assignment: Assignment) => void
}

/** One assignment on the ruled list: its date in the margin, how it stands, and its one action. */
export function AssignmentCard({ card, now, timeZone, onOverview, onResume }: Props) {
  const { assignment, status } = card
  return (
    <li>
      <MarginRow margin="dates" note={<CardDate assignment={assignment} now={now} timeZone={timeZone} />}>
        <article className={styles.card} aria-labelledby={`assignment-${assignment.id}`}>
          <div className={styles.what}>
            <h3 dir="auto" id={`assignment-${assignment.id}`} className={styles.title}>
              {assignment.title}
            </h3>
            <div className={styles.line}>
              {card.action === 'completed' ? null : <StatusPill status={status} />}
              <SubjectBadge subject={assignment.exercise.subject} />
              <CardFacts card={card} now={now} timeZone={timeZone} />
            </div>
          </div>
          <CardButton card={card} onOverview={onOverview} onResume={onResume} />
        </article>
      </MarginRow>
    </li>
  )
}

function CardButton({ card: { assignment, action }, onOverview, onResume }: Pick<Props, 'card' | 'onOverview' | 'onResume'>) {
  const described = { 'aria-describedby': `assignment-${assignment.id}`, className: styles.button }
  switch (action) {
    case 'start':
      return (
        <Button {...described} onClick={() => onOverview(assignment)}>
          Start
        </Button>
      )
    case 'resume':
      return (
        <Button {...described} onClick={() => onResume(assignment)}>
          Resume
        </Button>
      )
    case 'practice':
      return (
        <Button {...described} variant="secondary" icon={rotateCcw} onClick={() => onOverview(assignment)}>
          Practice
        </Button>
      )
    case 'pending':
      return (
        <Button {...described} disabled>
          Pending
        </Button>
      )
    case 'closed':
      return (
        <Button {...described} disabled>
          Closed
        </Button>
      )
    case 'completed':
      return (
        <Button {...described} variant="done" icon={check} disabled>
          Completed
        </Button>
      )
  }
}

const styles = {
  card: css({
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: '4',
    minHeight: '22',
    py: { base: '3', md: '3.5' },
    borderBottom: '1px solid',
    borderBottomColor: 'hairline',
    ml: { md: '[-22px]' },
    paddingInlineStart: { md: '[22px]' },
  }),
  what: css({ flex: { base: '[999 1 10rem]', md: '1' }, minWidth: '0' }),
  title: css({ fontSize: 'student', fontWeight: 'strong', lineHeight: 'heading', overflowWrap: 'break-word' }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5', mt: '1.5' }),
  button: css({ flexGrow: { base: '1', md: '0' }, minWidth: { base: '[6.25rem]', md: '[7.75rem]' }, px: { base: '3', md: '4' } }),
}
