import { type ReactNode, useRef } from 'react'
import type { OfferedTheme } from '#contract/exercises/themes.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'

/** Props of `ThemesDialog`; `asked` stands over it while one is about to be deleted. */
export type ThemesDialogProps = {
  view: { mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; themes: readonly OfferedTheme[] }
  asked: ReactNode
  onDelete: (theme: OfferedTheme) => void
  onRetry: () => void
  onClose: () => void
}

/** The themes that are offered while one is typed: one's own can be deleted, the school's are an administrator's. Load it lazily. */
export function ThemesDialog({ view, asked, onDelete, onRetry, onClose }: ThemesDialogProps) {
  return (
    <Dialog open size="md" title="Themes to choose from" onClose={onClose}>
      <DialogBody>
        {view.mode === 'loading' ? <LoadingLine>Loading themes...</LoadingLine> : null}
        {view.mode === 'failed' ? (
          <ErrorBand box onRetry={onRetry}>
            Failed to fetch themes
          </ErrorBand>
        ) : null}
        {view.mode === 'ready' && view.themes.length === 0 ? <p className={quiet}>No themes yet. Those you add to an exercise are kept here.</p> : null}
        {view.mode === 'ready' ? (
          <ul className={list} aria-label="Themes">
            {view.themes.map((theme) => (
              <li key={theme.id} className={row}>
                <span dir="auto" className={name}>{theme.theme}</span>
                <span className={quiet}>{theme.can_edit ? usedIn(theme) : 'School library'}</span>
                {theme.can_edit ? (
                  <Button variant="text" size="row" className={red} aria-label={`Delete ${theme.theme}`} onClick={() => onDelete(theme)}>
                    Delete
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {asked}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** Props of `DeleteTheme`; `problem` says why it could not be deleted. */
export type DeleteThemeProps = { theme: OfferedTheme; isBusy: boolean; problem: string | null; onConfirm: () => void; onClose: () => void }

/** Asks before a theme is deleted, with the exercises that hold it. */
export function DeleteTheme({ theme, isBusy, problem, onConfirm, onClose }: DeleteThemeProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const count = theme.exercise_count
  return (
    <Dialog open alert title="Delete Theme" dismissible={!isBusy} initialFocus={cancel} onClose={onClose}>
      <DialogBody>
        <p className={name}>Are you sure you want to delete "{theme.theme}"?</p>
        <p className={quiet}>
          It is no longer offered. {count === 0 ? 'No exercise has it.' : `${count === 1 ? 'One exercise has it and keeps' : `${count} exercises have it and keep`} it.`}
        </p>
        {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
      </DialogBody>
      <DialogFooter>
        <Button ref={cancel} variant="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="dangerSolid" busy={isBusy} busyLabel="Deleting..." onClick={onConfirm}>
          Delete
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function usedIn({ exercise_count: count }: OfferedTheme): string {
  if (count === 0) return 'in no exercise'
  return `in ${count} ${count === 1 ? 'exercise' : 'exercises'}`
}

const quiet = css({ color: 'muted', textStyle: 'label' })
const list = css({ display: 'flex', flexDirection: 'column' })
const row = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '11', borderBottom: '1px solid', borderBottomColor: 'hairline', '& > button': { marginInlineStart: 'auto' } })
const name = css({ fontWeight: 'semibold', overflowWrap: 'break-word', minWidth: '0' })
const red = css({ color: 'bad', _hover: { background: 'badTint', color: 'badInk' } })
