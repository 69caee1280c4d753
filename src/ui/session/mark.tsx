import { mark } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleCheck, clock, info, rotateCcw } from '#src/ui/icons/icons.ts'
import { PartlyShape } from './task-shape.tsx'

/** What kind of mark stands beside a turn; "not yet" is ink, never red. */
export type MarkKind = 'right' | 'partly' | 'notYet' | 'queued' | 'pending' | 'notATry'

const looks = {
  right: { tone: 'good', icon: circleCheck },
  partly: { tone: 'ink', icon: null },
  notYet: { tone: 'ink', icon: rotateCcw },
  queued: { tone: 'queued', icon: clock },
  pending: { tone: 'muted', icon: clock },
  notATry: { tone: 'muted', icon: info },
} as const

/** A mark in the margin: its sign, `words` ("Try 2 · not yet") and the points under them ("9 → 8", "6.5 of 10"). `plain` leaves out the sign. */
export function Mark({ kind, words, detail, plain = false }: { kind: MarkKind; words: string; detail?: string | null; plain?: boolean }) {
  const { tone, icon } = looks[kind]
  const styles = mark({ tone, plain })
  return (
    <p className={styles.root}>
      <span className={styles.words}>
        {plain ? null : icon === null ? <PartlyShape /> : <Icon of={icon} size={16} />}
        {words}
      </span>
      {detail === undefined || detail === null ? null : <span className={styles.detail}>{detail}</span>}
    </p>
  )
}
