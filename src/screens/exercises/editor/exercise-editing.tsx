import { grades } from '#src/screens/exercises/list/grades.ts'
import { css } from '#styled/css'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { TagsLine } from '#src/screens/questions/tags/tags-line.tsx'
import { EditingDialogs } from './editing-dialogs.tsx'
import { EditorBands } from './editor-bands.tsx'
import { EditorColumns } from './editor-columns.tsx'
import { EditorHead } from './editor-head.tsx'
import type { EditorActions, OpenView } from './editor-view.ts'
import { QuestionSets } from '#src/screens/exercises/editor/sets/question-sets.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsPanel } from '#src/screens/exercises/editor/settings/settings-panel.tsx'
import { ThemesField } from '#src/screens/exercises/editor/settings/themes-field.tsx'
import { TitleLine } from './title-line.tsx'

/** An exercise that is edited: title, grade level, themes, tags, question sets and settings, with what must be decided on top. */
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
      <EditorColumns
        stays
        label="Settings and saving"
        work={
          <>
            <EditorHead
              title={title}
              assignmentCount={view.assignmentCount}
              totalPoints={exercise.totalPoints}
              unsaved={unsaved}
              {...(exercise.sets.length === 0 ? {} : { onAssign: actions.onAssign })}
              onDuplicate={actions.onDuplicate}
              {...(view.sharedBy === null ? { onShare: actions.onShare } : {})}
            />
            <EditorBands view={view} actions={actions} />
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
                onThemes={actions.onThemes}
              />
              <div className={styles.tags}>
                <TagsLine tags={exercise.tags} offered={view.offeredTags} onTags={actions.onTags} />
              </div>
            </div>
            <QuestionSets view={view} actions={actions} />
          </>
        }
        side={
          <>
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
          </>
        }
      />
      <EditingDialogs view={view} actions={actions} />
    </>
  )
}

const styles = {
  facts: css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '4' }),
  tags: css({ flex: '[1 1 15rem]', minWidth: '0' }),
  grade: css({ width: '[7.5rem]' }),
}
