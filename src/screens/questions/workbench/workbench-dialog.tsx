import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { StudentsPane } from './students-pane.tsx'
import { TryPane } from './try-pane.tsx'
import { TutorPane } from './tutor-pane.tsx'
import { WorkbenchFoot } from './workbench-foot.tsx'
import { WorkbenchHead } from './workbench-head.tsx'
import { WorkbenchNotes } from './workbench-notes.tsx'
import type { OpenWorkbench, WorkbenchActions, WorkbenchDialogProps } from './workbench-view.ts'
import { dialogTitles } from './workbench-words.ts'

/** A question with everything around it: what students see, what the tutor knows, and a place to try it. Load it lazily. */
export function WorkbenchDialog({ view, mode, offeredTags = [], onRetry, onClose, onCopy, onEditOwn, ideas, ...actions }: WorkbenchDialogProps) {
  const title = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const shown = view.mode === 'open' ? view.open.mode : mode
  function save() {
    flushSync(actions.onSave)
    body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <Dialog open size="full" title={dialogTitles[shown]} onClose={onClose} initialFocus={title}>
      {view.mode === 'opening' ? (
        <DialogBody>
          <LoadingLine>Loading question...</LoadingLine>
        </DialogBody>
      ) : null}
      {view.mode === 'failed' ? (
        <ErrorBand safe="Nothing was changed." onRetry={onRetry}>
          Failed to load question details
        </ErrorBand>
      ) : null}
      {view.mode === 'missing' ? <MissingQuestion onClose={onClose} /> : null}
      {view.mode === 'open' ? (
        <>
          <div ref={body} className={scroller}>
            <WorkbenchHead open={view.open} offeredTags={offeredTags} titleRef={title} onEdit={actions.onEdit} />
            <Panes open={view.open} actions={actions} ideas={ideas} />
          </div>
          <WorkbenchNotes open={view.open} {...actions} />
          <WorkbenchFoot open={view.open} {...{ onClose, onCopy, onEditOwn }} onSave={save} onDiscard={actions.onDiscard} />
        </>
      ) : null}
    </Dialog>
  )
}

function MissingQuestion({ onClose }: { onClose: () => void }) {
  return (
    <>
      <ErrorBand safe="It was deleted, or it belongs to a colleague who has not shared it with you.">Failed to load question details.</ErrorBand>
      <DialogFooter>
        <ButtonLink variant="secondary" href="/question_definitions?deleted=1">
          Deleted questions
        </ButtonLink>
        <Button onClick={onClose}>See your questions</Button>
      </DialogFooter>
    </>
  )
}

const places = [
  { value: 'students', label: 'Students see' },
  { value: 'tutor', label: 'Tutor knows' },
  { value: 'try', label: 'Try it' },
] as const

function Panes({ open, actions, ideas }: { open: OpenWorkbench; actions: WorkbenchActions; ideas: ReactNode }) {
  const [place, setPlace] = useState<'students' | 'tutor' | 'try'>('tutor')
  return (
    <>
      <div className={css({ px: '4', pt: '4', display: { lg: 'none' } })}>
        <Segment label="Part of the workbench" wide size="sm" options={places} value={place} onChange={setPlace} />
      </div>
      <div className={panes} data-place={place}>
        <div data-pane="students">
          <StudentsPane look={open.look} fields={open.fields} onNextVariation={actions.onNextVariation} />
        </div>
        <div data-pane="tutor">
          <TutorPane {...open} onEdit={actions.onEdit} onMend={actions.onMend} onLookAgain={actions.onLookAgain}>
            {ideas}
          </TutorPane>
        </div>
        <div data-pane="try">
          <TryPane open={open} actions={actions} />
        </div>
      </div>
    </>
  )
}

const scroller = css({ flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', display: 'flex', flexDirection: 'column' })
const panes = css({
  display: 'grid',
  flex: '1',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '312px minmax(0, 1fr) 376px' },
  minHeight: { lg: '[28rem]' },
  '& > [data-pane]': { p: { base: '4', lg: '5' }, minWidth: '0' },
  '& > [data-pane=students]': { borderInlineEnd: { lg: '2px solid token(colors.marginRule)' } },
  '& > [data-pane=try]': { borderInlineStart: { lg: '1px solid token(colors.hairline)' } },
  '&[data-place=students] > :not([data-pane=students])': { display: { base: 'none', lg: 'block' } },
  '&[data-place=tutor] > :not([data-pane=tutor])': { display: { base: 'none', lg: 'block' } },
  '&[data-place=try] > :not([data-pane=try])': { display: { base: 'none', lg: 'block' } },
})
