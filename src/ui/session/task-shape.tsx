import type { TaskStatus } from '#contract/sessions/verdicts.ts'

/** What a question's shape tells: its status, and apart from "partly" that nothing was earned. */
export type TaskLook = TaskStatus | 'missed'

/** The look of a question with its points. */
export function lookOf({ status, score }: { status: TaskStatus; score: number }): TaskLook {
  return status === 'partly' && score === 0 ? 'missed' : status
}

/** The words of a question's shape. */
export const taskWords: Record<TaskLook, string> = {
  open: 'open',
  partly: 'partly',
  missed: 'no points',
  done: 'done',
  skipped: 'skipped',
  pending: 'for a teacher to judge',
}

/**
 * How a question stands: ring open, half partly, disc done, slash skipped, bar no points, clock waiting. With `label` a
 * screen reader hears its word.
 */
export function TaskShape({ status, size = 16, label = false }: { status: TaskLook; size?: number; label?: boolean }) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': taskWords[status] } : { 'aria-hidden': true })}
    >
      <circle cx="8" cy="8" r="6" fill={status === 'done' ? 'currentColor' : 'none'} />
      {status === 'partly' ? <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" stroke="none" /> : null}
      {status === 'missed' ? <path d="M5.2 8h5.6" strokeWidth="1.8" /> : null}
      {status === 'skipped' ? <path d="M4.2 11.8L11.8 4.2" strokeWidth="1.8" /> : null}
      {status === 'pending' ? <path d="M8 5v3l2 1.4" strokeWidth="1.6" /> : null}
    </svg>
  )
}

/** The half disc of "partly" in the size of a mark. */
export function PartlyShape() {
  return <TaskShape status="partly" />
}
