import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { LoadingLine, Skeleton } from '#src/ui/feedback/skeleton.tsx'
import type { EditorActions, EditorView } from './editor-view.ts'
import { EditorPageHead } from './editor-head.tsx'
import { ExerciseEditing } from './exercise-editing.tsx'
import { ExerciseReading } from './exercise-reading.tsx'

/** Props of `ExerciseEditor`; `dialog` stands over the page. */
export type ExerciseEditorProps = { view: EditorView; actions: EditorActions; dialog?: ReactNode }

/** The page of one exercise: its questions in order, its settings, and the ways to save. */
export function ExerciseEditor({ view, actions, dialog }: ExerciseEditorProps) {
  return (
    <div className={styles.page}>
      {view.mode === 'loading' ? <Loading /> : null}
      {view.mode === 'failed' ? <Failed onRetry={actions.onRetry} /> : null}
      {view.mode === 'missing' ? <Missing /> : null}
      {view.mode === 'reading' ? <ExerciseReading view={view} actions={actions} /> : null}
      {view.mode === 'open' ? <ExerciseEditing view={view} actions={actions} /> : null}
      {dialog}
    </div>
  )
}

function Loading() {
  return (
    <>
      <EditorPageHead>
        <PageTitle>Exercise Details</PageTitle>
      </EditorPageHead>
      <LoadingLine>Loading exercise...</LoadingLine>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <EditorPageHead>
        <PageTitle>Exercise Details</PageTitle>
      </EditorPageHead>
      <ErrorBand box onRetry={onRetry} safe="Nothing was changed.">
        Failed to fetch exercise
      </ErrorBand>
    </>
  )
}

function Missing() {
  return (
    <>
      <EditorPageHead>
        <PageTitle>Exercise Details</PageTitle>
      </EditorPageHead>
      <ErrorBand box safe="It does not exist, or it belongs to a colleague who has not shared it with you.">
        Failed to fetch exercise.
      </ErrorBand>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <ButtonLink href="/exercises">See your exercises</ButtonLink>
        <ButtonLink variant="secondary" href="/exercises?deleted=1">
          Deleted exercises
        </ButtonLink>
      </div>
    </>
  )
}

const styles = {
  page: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    pt: { base: '4', md: '5' },
    pb: { base: '24', lg: '12' },
    // What gets the focus must not come to lie under the header or the save bar.
    '& :is(button, input, select, a)': { scrollMarginTop: '20', scrollMarginBottom: { base: '24', lg: '4' } },
  }),
}
