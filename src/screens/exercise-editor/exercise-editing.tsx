import { css } from '#styled/css'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { EditingDialogs } from './editing-dialogs.tsx'
import { EditorBands } from './editor-bands.tsx'
import { EditorHead } from './editor-head.tsx'
import type { EditorActions, OpenView } from './editor-view.ts'
import { grades } from './grades.ts'
import { QuestionSets } from './question-sets.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { ThemesField } from './themes-field.tsx'
import { TitleLine } from './title-line.tsx'

/** An exercise that is edited: title, grade level, themes, question sets and settings, with what must be decided on top. */
export function ExerciseEditing({ view, actions }: { view: OpenView; actions: EditorActions }) {
  const { exercise, unsaved } = view
  const title = (
    <TitleLine
      title={exercise.title}
      isEditing={view.isEditingTitle}
      isRefused={view.isTitleRefused}
      isSaving={view.underWay === 'title'}
      onOpen={actions.onTitleOpen}
      onTyped={actions.onTitleTyped}
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
            <ThemesField
              themes={exercise.themes}
              offered={view.offeredThemes}
              state={view.theme}
              onAdd={actions.onTheme}
              onRemove={actions.onThemeRemoved}
            />
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
      <EditingDialogs view={view} actions={actions} />
    </>
  )
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 400px]' },
    columnGap: '8',
    rowGap: '6',
    alignItems: 'start',
  }),
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
