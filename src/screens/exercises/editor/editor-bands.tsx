import { css } from '#styled/css'
import { asSentence } from '#src/ui/text/as-sentence.ts'
import { Band, ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { filePen, triangleAlert, users } from '#src/ui/icons/icons.ts'
import { UnaddedBand } from '#src/screens/exercises/editor/sets/unadded-band.tsx'
import type { EditorActions, OpenView } from './editor-view.ts'

/** What must be decided before going on: a draft this browser kept, a save that stopped, somebody else's changes. */
export function EditorBands({ view, actions }: { view: OpenView; actions: EditorActions }) {
  const { draft, saveProblem, foreign, unadded } = view
  return (
    <>
      {draft === null ? null : <DraftBand draft={draft} actions={actions} />}
      {saveProblem === null ? null : <ProblemBand problem={saveProblem} unsaved={view.unsaved} onRetry={actions.onRetry} />}
      {unadded === null ? null : <UnaddedBand unadded={unadded} actions={actions} />}
      {foreign === null ? null : <ForeignBand foreign={foreign} unsaved={view.unsaved} actions={actions} />}
    </>
  )
}

function DraftBand({ draft, actions }: { draft: NonNullable<OpenView['draft']>; actions: EditorActions }) {
  const buttons = (
    <div className={styles.buttons}>
      <Button variant="secondary" size="sm" onClick={actions.onDraftDiscard}>
        Discard
      </Button>
      <Button size="sm" onClick={actions.onDraftRestore}>
        Restore
      </Button>
    </div>
  )
  return (
    <Band tone="today" shape="box" icon={filePen} action={buttons} announce>
      <strong>You have unsaved changes from {draft.keptAt}.</strong>{' '}
      {draft.isOlder ? 'The exercise has changed since then; restoring puts back only your changes.' : 'This browser kept them.'}
    </Band>
  )
}

type ProblemBandProps = { problem: NonNullable<OpenView['saveProblem']>; unsaved: readonly string[]; onRetry: () => void }

function ProblemBand({ problem, unsaved, onRetry }: ProblemBandProps) {
  const { text, part, sentence, saved } = problem
  return (
    <ErrorBand
      box
      onRetry={onRetry}
      safe={
        <>
          {part === null ? null : `Not saved: ${part}. `}
          {asSentence(sentence ?? 'The server did not answer')} {saved.length === 0 ? '' : `Saved before that: ${saved.join(', ')}. `}
          {unsaved.length === 0 ? '' : `Still to save: ${unsaved.join(', ')}.`}
        </>
      }
    >
      {text}
    </ErrorBand>
  )
}

type ForeignBandProps = { foreign: NonNullable<OpenView['foreign']>; unsaved: readonly string[]; actions: EditorActions }

function ForeignBand({ foreign, unsaved, actions }: ForeignBandProps) {
  const buttons = (
    <div className={styles.buttons}>
      <Button variant="secondary" size="sm" onClick={actions.onNewer}>
        Load the newer one
      </Button>
      <Button size="sm" onClick={actions.onOverwrite}>
        Save mine over it
      </Button>
    </div>
  )
  return (
    <div role="alert">
      <Band tone="bad" shape="box" icon={foreign.changed.length === 0 ? triangleAlert : users} action={buttons}>
        <strong>This exercise was changed in another tab or by somebody else.</strong>{' '}
        {foreign.changed.length === 0 ? '' : `Changed there: ${foreign.changed.join(', ')}. `}
        {foreign.saved.length === 0 ? '' : `Already saved of yours: ${foreign.saved.join(', ')}. `}
        Not saved of yours: {unsaved.join(', ')}. Saving over it changes only these.
      </Band>
    </div>
  )
}

const styles = {
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}
