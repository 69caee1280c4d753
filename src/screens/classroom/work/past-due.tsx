import { Notice } from '#src/ui/feedback/notice.tsx'

type PastDueProps = { dueAt: string | null; before: string | null; now: Date }

/** Says that a due date that was just typed (an instant; null or empty is none) has passed already, so that the work is late at once. */
export function PastDue({ dueAt, before, now }: PastDueProps) {
  if (dueAt === null || dueAt === '' || dueAt === before || new Date(dueAt) >= now) return null
  return <Notice tone="info">This time has passed: anyone who turns it in now is late.</Notice>
}
