import type { ReactNode } from 'react'
import type { AssignmentStatus } from '#contract/assignments/assignment-status.ts'
import { pill, type PillVariantProps } from '#styled/recipes'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { calendar, calendarClock, circleAlert, circleCheck, clock, lock } from '#src/ui/icons/icons.ts'

/** A filled status: an icon and a word in one of five tones. */
export function Pill({ tone, icon, children }: PillVariantProps & { icon: IconNodes; children: ReactNode }) {
  return (
    <span className={pill({ tone })}>
      <Icon of={icon} size={16} />
      {children}
    </span>
  )
}

const looks = {
  overdue: { tone: 'bad', icon: circleAlert, word: 'Overdue' },
  closed: { tone: 'bad', icon: lock, word: 'Closed' },
  due_today: { tone: 'today', icon: clock, word: 'Due Today' },
  due_tomorrow: { tone: 'tomorrow', icon: calendarClock, word: 'Due Tomorrow' },
  upcoming: { tone: 'neutral', icon: calendar, word: 'Upcoming' },
  no_due_date: { tone: 'neutral', icon: calendar, word: 'No due date' },
  completed: { tone: 'good', icon: circleCheck, word: 'Completed' },
} as const satisfies Record<AssignmentStatus, { tone: PillVariantProps['tone']; icon: IconNodes; word: string }>

/** How an assignment stands, as a pill with the word of the specification. */
export function StatusPill({ status }: { status: AssignmentStatus }) {
  const { tone, icon, word } = looks[status]
  return (
    <Pill tone={tone} icon={icon}>
      {word}
    </Pill>
  )
}
