import type { ReactNode } from 'react'
import { dataTable } from '#styled/recipes'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { ChosenActions } from './chosen-actions.tsx'
import type { ChosenWords } from './counts.ts'

type TableBarProps = { loading: string | null; listed: string; selected: ChosenWords | null; actions: ReactNode; onClear: () => void }

/** Above the head: how many rows there are, or how many are selected and what can be done with them. */
export function TableBar({ loading, listed, selected, actions, onClear }: TableBarProps) {
  const styles = dataTable()
  return (
    <div className={styles.bar} data-chosen={selected === null ? undefined : ''}>
      {loading === null ? (
        <p role="status" className={styles.count}>
          {selected === null ? null : <span className={styles.sum}>{selected.sentence}</span>}
          <span aria-hidden={selected === null ? undefined : true} className={selected === null ? undefined : styles.repeat}>
            {listed}
          </span>
        </p>
      ) : (
        <div className={styles.count}>
          <LoadingLine>{loading}</LoadingLine>
        </div>
      )}
      {selected === null ? null : (
        <div className={styles.actions}>
          <ChosenActions selected={selected} actions={actions} wordsClassName={styles.repeat} onClear={onClear} />
        </div>
      )}
    </div>
  )
}
