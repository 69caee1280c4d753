import type { Gradebook } from '#contract/progress/gradebook.ts'
import { exampleGradebook } from './example-gradebook.ts'
import { GradebookScreen, type GradebookView } from './gradebook-screen.tsx'
import { GradebookSettingsDialog } from './gradebook-settings-dialog.tsx'

const classes = [
  { id: 1, name: 'Algebra 1, Period 2' },
  { id: 2, name: 'Geometry' },
]
const dialog = { works: exampleGradebook(1, 3).works, onEdit: nothing, onSave: nothing, onDiscard: nothing, onClose: nothing }

function shown(view: GradebookView) {
  const on = { onClass: nothing, onSpan: nothing, onOrder: nothing, onSort: nothing, onSettings: nothing, onExport: nothing, onRetry: nothing }
  return (
    <main>
      <GradebookScreen view={view} classId={1} classes={classes} order="oldest" sort={null} now={new Date('2026-11-20T12:00:00Z')} timeZone="Europe/Berlin" hasUnsaved={false} {...on} />
    </main>
  )
}

function nothing(): void {
  return undefined
}

function ready(book: Gradebook, isStale = false) {
  return shown({ mode: 'ready', book, isStale })
}

/** A gradebook, full and empty, and its settings. */
export const examples = {
  Full: () => ready(exampleGradebook(35, 60)),
  One: () => ready(exampleGradebook(1, 1)),
  Huge: () => ready(exampleGradebook(500, 200)),
  Empty: () => ready(exampleGradebook(12, 0)),
  Nobody: () => ready(exampleGradebook(0, 3)),
  Stale: () => ready(exampleGradebook(9, 7), true),
  Loading: () => shown({ mode: 'loading' }),
  Failed: () => shown({ mode: 'failed' }),
  Missing: () => shown({ mode: 'missing' }),
  Settings: () => (
    <main>
      <h1>Gradebook</h1>
      <GradebookSettingsDialog
        {...dialog}
        mode="editing"
        settings={exampleGradebook(1, 3).settings}
        isChanged
        sentence={null}
        onKeepMine={nothing}
        onTakeTheirs={nothing}
      />
    </main>
  ),
}
