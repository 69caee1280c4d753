import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { download, printer } from '#src/ui/icons/icons.ts'
import type { ImportCounts, ImportView } from './import-view.ts'

type ImportFootProps = {
  /** The form that says what columns hold. */
  namingId: string
  view: ImportView
  counts: ImportCounts
  onImport: () => void
  onStop: () => void
  onContinue: () => void
  onRows: () => void
  onReadAnew: () => void
  onDownloadFailed: () => void
  onPrint: () => void
  onClose: () => void
}

/** What can be done next with an import; while start passwords are unprinted, closing is called Done. */
export function ImportFoot({ namingId, view, counts, ...on }: ImportFootProps) {
  const hasSecrets = counts.added > 0
  const left = counts.wrong + counts.failed
  const isReviewing = view.mode === 'reviewing'
  return (
    <>
      {isReviewing && left > 0 ? (
        <Button variant="text" icon={download} className={css({ mr: { md: 'auto' } })} onClick={on.onDownloadFailed}>
          Download the {countOf(left, rowNoun)} to fix
        </Button>
      ) : null}
      {isReviewing && hasSecrets ? (
        <Button variant="secondary" icon={printer} onClick={on.onPrint}>
          Print class cards
        </Button>
      ) : null}
      {view.mode === 'running' || view.mode === 'reading' ? (
        <Button variant="secondary" busy={view.mode === 'running' && view.isStopping} busyLabel="Stopping..." onClick={on.onStop}>
          Stop
        </Button>
      ) : view.mode === 'partlyDone' || view.mode === 'stopped' ? (
        <Button variant="secondary" onClick={on.onContinue}>
          Back to the rows
        </Button>
      ) : (
        <Button variant="secondary" onClick={on.onClose}>
          {hasSecrets || view.mode === 'imported' ? 'Done' : 'Cancel'}
        </Button>
      )}
      {view.mode === 'imported' && hasSecrets ? (
        <Button icon={printer} onClick={on.onPrint}>
          Print class cards
        </Button>
      ) : null}
      {(view.mode === 'naming' && view.canReturn) || view.mode === 'losing' || view.mode === 'unread' ? (
        <Button variant={view.mode === 'unread' ? 'primary' : 'secondary'} onClick={on.onRows}>
          Back to the rows
        </Button>
      ) : null}
      {view.mode === 'losing' ? (
        <Button variant="danger" onClick={on.onReadAnew}>
          Read the file again
        </Button>
      ) : null}
      {view.mode === 'naming' ? (
        <Button type="submit" form={namingId}>
          Continue
        </Button>
      ) : null}
      {isReviewing ? (
        <Button disabled={!view.canImport} onClick={on.onImport}>
          Import {countOf(counts.ready + counts.failed, students)}
        </Button>
      ) : null}
    </>
  )
}

const students = { one: 'student', many: 'students' }
const rowNoun = { one: 'row', many: 'rows' }
