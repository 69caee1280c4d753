import { lazy, Suspense, type ReactNode } from 'react'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/band.tsx'
import { Field } from '#src/ui/field.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Select } from '#src/ui/select.tsx'
import { LoadingLine, Skeleton } from '#src/ui/skeleton.tsx'
import { EditorBands } from './editor-bands.tsx'
import { EditorHead } from './editor-head.tsx'
import type { EditorActions, EditorView, OpenView } from './editor-view.ts'
import { ExerciseReading } from './exercise-reading.tsx'
import { grades } from './grades.ts'
import { QuestionSets } from './question-sets.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { ThemesField } from './themes-field.tsx'
import { TitleLine } from './title-line.tsx'

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

/** Props of `ExerciseEditor`; `breadcrumbs` stand above the title, `dialog` over the page. */
export type ExerciseEditorProps = { view: EditorView; actions: EditorActions; breadcrumbs?: ReactNode; dialog?: ReactNode }

/** The page of one exercise: its questions in order, its settings, and the ways to save. */
export function ExerciseEditor({ view, actions, breadcrumbs, dialog }: ExerciseEditorProps) {
  return (
    <div className={styles.page}>
      {breadcrumbs}
      {view.mode === 'loading' ? <Loading /> : null}
      {view.mode === 'failed' ? <Failed onRetry={actions.onRetry} /> : null}
      {view.mode === 'reading' ? <ExerciseReading view={view} actions={actions} /> : null}
      {view.mode === 'open' ? <Open view={view} actions={actions} /> : null}
      {dialog}
    </div>
  )
}

function Open({ view, actions }: { view: OpenView; actions: EditorActions }) {
  const { exercise, unsaved } = view
  const title = (
    <TitleLine
      title={exercise.title}
      isEditing={view.isEditingTitle}
      isSaving={view.underWay === 'title'}
      onOpen={actions.onTitleOpen}
      onCancel={actions.onTitleCancel}
      onTitle={actions.onTitle}
    />
  )
  return (
    <>
      <EditorBands view={view} actions={actions} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <EditorHead title={title} assignmentCount={view.assignmentCount} totalPoints={exercise.totalPoints} unsaved={unsaved} />
          <div className={styles.facts}>
            <div className={styles.grade}>
              <Field label="Grade level">
                {(control) => (
                  <Select
                    {...control}
                    options={grades}
                    value={String(exercise.gradeLevel)}
                    onChange={(chosen) => actions.onGradeLevel(Number(chosen))}
                  />
                )}
              </Field>
            </div>
            <ThemesField themes={exercise.themes} offered={view.offeredThemes} state={view.theme} onAdd={actions.onTheme} onRemove={actions.onThemeRemoved} />
          </div>
          <QuestionSets view={view} actions={actions} />
        </div>
        <aside className={styles.side} aria-label="Settings and saving">
          <SaveBar view={view} actions={actions} />
          <SettingsPanel
            settings={exercise.settings}
            isSpoken={view.hasAccentTraining}
            canSave={unsaved.includes('settings') && view.underWay === null && view.foreign === null}
            underWay={view.underWay}
            onSettings={actions.onSettings}
            onSettingsSave={actions.onSettingsSave}
            onSettingsReset={actions.onSettingsReset}
          />
        </aside>
      </div>
      {view.isAskingToLeave ? (
        <Suspense>
          <LeaveDialog unsaved={unsaved} onStay={actions.onStay} onLeave={actions.onLeave} onDiscard={actions.onDiscardAndLeave} />
        </Suspense>
      ) : null}
    </>
  )
}

function Loading() {
  return (
    <>
      <PageTitle>Exercise Details</PageTitle>
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
      <PageTitle>Exercise Details</PageTitle>
      <ErrorBand box onRetry={onRetry} safe="It may have been deleted, or the server did not answer. Nothing was changed.">
        Failed to fetch exercise
      </ErrorBand>
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
    pt: { base: '4', md: '7' },
    pb: { base: '24', lg: '12' },
  }),
  columns: css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 400px]' }, columnGap: '8', rowGap: '6', alignItems: 'start' }),
  work: css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '4' }),
  grade: css({ width: '[7.5rem]' }),
  side: css({
    position: { lg: 'sticky' },
    top: { lg: '[var(--sticky-top, 0)]' },
    maxHeight: { lg: '[calc(100dvh - var(--sticky-top, 0px))]' },
    overflowY: { lg: 'auto' },
    mx: { lg: '[-0.25rem]' },
    px: { lg: '1' },
    pb: { lg: '4' },
    minWidth: '0',
  }),
}
