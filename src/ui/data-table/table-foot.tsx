import { useRef } from 'react'
import { dataTable } from '#styled/recipes'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useSeen } from '#src/ui/hooks/use-seen.ts'
import { figure } from './counts.ts'

/**
 * The rest of a list that comes in pages. `total` counts all of it; `onMore` asks for the next page and is called once by
 * itself when the reader nears the end. After `failure` only the reader asks again. `isOld`: these rows are what was asked for before,
 * so that nobody is told how many there are or offered more of them.
 */
export type TablePaging = { total: number; isOld?: boolean; isLoading: boolean; failure?: string | null; onMore: () => void }

/** Below a list of which more is to come: what is here, and a way to the rest without scrolling. */
export function TableFoot({ shown, paging }: { shown: number; paging: TablePaging }) {
  const figures = `${figure(shown)} of ${figure(paging.total)}`
  if (paging.failure) {
    return (
      <ErrorBand safe={`Showing the first ${figures}.`} onRetry={paging.onMore} retrying={paging.isLoading}>
        {paging.failure}
      </ErrorBand>
    )
  }
  return <Further figures={figures} {...paging} />
}

function Further({ figures, isLoading, onMore }: TablePaging & { figures: string }) {
  const foot = useRef<HTMLDivElement>(null)
  useSeen(foot, !isLoading, onMore)
  return (
    <div ref={foot} className={dataTable().foot}>
      <Button variant="text" busy={isLoading} busyLabel="Loading more..." onClick={onMore}>
        Show more ({figures})
      </Button>
    </div>
  )
}
