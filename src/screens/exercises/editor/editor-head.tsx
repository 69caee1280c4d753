import type { ReactNode } from 'react'
import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { copy, info, send, share } from '#src/ui/icons/icons.ts'

type EditorHeadProps = {
  title: ReactNode
  /** Gives the exercise to students; not while it asks nothing. */
  onAssign?: () => void
  onDuplicate: () => void
  /** Only for whom it belongs to, and administrators. */
  onShare?: () => void
  assignmentCount: number
  totalPoints: number
  unsaved: readonly string[]
}

/** The title with what there is to know of the exercise: where it is used, what it is worth, what is not saved. */
export function EditorHead({ title, onAssign, onDuplicate, onShare, assignmentCount, totalPoints, unsaved }: EditorHeadProps) {
  return (
    <header className={styles.root}>
      <EditorPageHead>{title}</EditorPageHead>
      <div className={styles.facts}>
        <p>
          Included in <strong>{assignmentCount === 1 ? '1 Assignment' : `${assignmentCount} Assignments`}</strong>
        </p>
        <p>
          Exercise total <strong>{formatPoints(totalPoints)} points</strong>
        </p>
        <div className={styles.actions}>
          {onAssign === undefined ? null : (
            <Button variant="text" size="row" icon={send} onClick={onAssign}>
              Create assignment
            </Button>
          )}
          <Button variant="text" size="row" icon={copy} onClick={onDuplicate}>
            Duplicate
          </Button>
          {onShare === undefined ? null : (
            <Button variant="text" size="row" icon={share} onClick={onShare}>
              Share
            </Button>
          )}
        </div>
        <p role="status" className={styles.unsaved}>
          {unsaved.length === 0 ? null : (
            <>
              <Icon of={info} size={18} />
              Unsaved changes: {unsaved.join(', ')}
            </>
          )}
        </p>
      </div>
    </header>
  )
}

/** The way to the page of an exercise, and below it the title. */
export function EditorPageHead({ children }: { children: ReactNode }) {
  return <PageHead crumbs={[{ label: 'Home', href: '/' }, { label: 'Exercises', href: '/exercises' }, { label: 'Exercise Details' }]}>{children}</PageHead>
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '1', color: 'muted', '& strong': { color: 'ink', fontWeight: 'strong' } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', marginInlineStart: '[-0.625rem]' }),
  unsaved: css({ display: 'flex', alignItems: 'center', gap: '2', color: 'todayInk' }),
}
