import type { ReactNode } from 'react'
import { dataTable } from '#styled/recipes'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { ChosenActions } from './chosen-actions.tsx'
import type { ChosenWords } from './counts.ts'

/** What stands above a list: `find` always, `more` until rows are chosen: where there is room for one row only, their actions take its place. */
export type Tools = { find: ReactNode; more?: ReactNode }

type TableToolsProps = { tools: Tools; loading: string | null; listed: string; selected: ChosenWords | null; actions: ReactNode; onClear: () => void }

/** The one row of tools of a list; nothing below it moves when rows are chosen. */
export function TableTools({ tools, loading, listed, selected, actions, onClear }: TableToolsProps) {
  const styles = dataTable()
  return (
    <div className={styles.tools}>
      <div className={styles.find}>{tools.find}</div>
      {loading === null ? (
        <VisuallyHidden>
          <p role="status">{selected?.sentence ?? listed}</p>
        </VisuallyHidden>
      ) : (
        <div className={styles.wait}>
          <LoadingLine>{loading}</LoadingLine>
        </div>
      )}
      <div className={styles.more}>{tools.more}</div>
      {selected === null ? null : (
        <div data-chosen className={styles.chosen}>
          <ChosenActions selected={selected} actions={actions} onClear={onClear} />
        </div>
      )}
    </div>
  )
}
