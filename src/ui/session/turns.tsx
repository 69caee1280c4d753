import type { ReactNode } from 'react'
import { turn } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { lightbulb } from '#src/ui/icons/icons.ts'

type TurnProps = { children: ReactNode; mark?: ReactNode; dense?: boolean }

/** What the tutor said, at the left. `mark` stands in the margin. */
export function TutorTurn({ children, mark, dense = false }: TurnProps) {
  const styles = turn({ speaker: 'tutor', size: dense ? 'dense' : 'student' })
  return (
    <div className={styles.row}>
      <div className={styles.work}>
        <div className={styles.bubble}>{children}</div>
      </div>
      {mark === undefined ? null : <div className={styles.margin}>{mark}</div>}
    </div>
  )
}

/** What the student said, at the right, with the `mark` it earned in the margin (under the turn on phones). */
export function StudentTurn({ children, mark, dense = false }: TurnProps) {
  const styles = turn({ speaker: 'student', size: dense ? 'dense' : 'student' })
  return (
    <div className={styles.row}>
      <div className={styles.work}>
        <div className={styles.bubble}>{children}</div>
      </div>
      {mark === undefined ? null : <div className={styles.margin}>{mark}</div>}
    </div>
  )
}

/** A hint inside the tutor's turn, under its title: "Hint 1 of 2". */
export function Hint({ title, children }: { title: string; children: ReactNode }) {
  const styles = turn()
  return (
    <div className={styles.hint}>
      <p className={styles.hintTitle}>
        <Icon of={lightbulb} size={16} />
        {title}
      </p>
      {children}
    </div>
  )
}
