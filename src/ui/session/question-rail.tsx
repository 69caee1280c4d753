import { rail } from '#styled/recipes'
import { type TaskLook, TaskShape, taskWords } from './task-shape.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const mostShown = 12
const besideCurrent = 4
const besideCurrentOnPhones = 3

/** The questions of a session in order, `current` (from 0) as a ring with its number. Above twelve it shows the current one ± 4 and "of n". */
export function QuestionRail({ tasks, current }: { tasks: readonly TaskLook[]; current: number }) {
  const styles = rail()
  const isLong = tasks.length > mostShown
  return (
    <ol className={styles.root} aria-label="Questions">
      {tasks.map((status, index) => {
        const distance = Math.abs(index - current)
        if (isLong && distance > besideCurrent) return null
        const words = `Question ${index + 1}, ${index === current ? 'this one' : taskWords[status]}`
        return (
          <li key={index} className={styles.item} aria-current={index === current ? 'step' : undefined} data-far={(tasks.length > 8 && distance > besideCurrentOnPhones) || undefined}>
            {index === current ? (
              <span className={styles.current} aria-hidden="true">
                {index + 1}
              </span>
            ) : (
              <TaskShape status={status} />
            )}
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        )
      })}
      {isLong ? <li className={styles.more}>of {tasks.length}</li> : null}
    </ol>
  )
}

/** The same shapes without a current one, small, for a card or a row. */
export function QuestionShapes({ tasks }: { tasks: readonly TaskLook[] }) {
  return (
    <span className={rail({ size: 'sm' }).root} role="img" aria-label={tasks.map((status, index) => `Question ${index + 1} ${taskWords[status]}`).join(', ')}>
      {tasks.map((status, index) => (
        <TaskShape key={index} status={status} />
      ))}
    </span>
  )
}
