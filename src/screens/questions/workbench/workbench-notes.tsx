import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { OpenWorkbench, WorkbenchActions } from './workbench-view.ts'

type Props = { open: OpenWorkbench } & Pick<WorkbenchActions, 'onKeepMine' | 'onTakeTheirs' | 'onDiscard'>

/**
 * What the author must know before going on: a draft that came back, a refusal, somebody else's version. Stands over the footer,
 * beside Save, however far the rest is scrolled.
 */
export function WorkbenchNotes({ open, onKeepMine, onTakeTheirs, onDiscard }: Props) {
  const { theirs, sentence, isRestored, keptAt } = open
  if (theirs === null && sentence === null && !isRestored) return null
  return (
    <div className={notes}>
      {theirs === null ? null : (
        <Notice tone="bad">
          <p>
            <strong>Meanwhile this question was saved in another tab or by somebody else.</strong> Your text is still here and is not saved.
          </p>
          <details>
            <summary>See what is saved now</summary>
            <p className={stored} tabIndex={0}>
              <strong dir="auto">{theirs.question_title}</strong>
              {'\n'}
              {theirs.prompt}
            </p>
          </details>
          <div className={buttons}>
            <Button size="sm" variant="secondary" onClick={onKeepMine}>
              Save mine over it
            </Button>
            <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
              Use that one
            </Button>
          </div>
        </Notice>
      )}
      {sentence === null || theirs !== null ? null : <Notice tone="bad">{sentence} What you typed is still here.</Notice>}
      {isRestored ? (
        <Notice tone="info">
          This is your draft{keptAt === null ? '' : ` from ${keptAt}`}, not saved yet.{' '}
          <Button size="row" variant="text" onClick={onDiscard}>
            Discard it
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}

const notes = css({ display: 'flex', flexDirection: 'column', gap: '2', px: { base: '4', md: '6' }, py: '3', borderTop: '1px solid', borderTopColor: 'hairline' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' })
const stored = css({ whiteSpace: 'pre-wrap', maxHeight: '40', overflowY: 'auto', mt: '1' })
