import type { ReactNode } from 'react'
import { timerMinutes } from '#contract/exercises/exercises.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Chip } from '#src/ui/session/chip.tsx'
import { play } from '#src/ui/icons/icons.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ordinal } from '#src/screens/exercises/list/exercise-words.ts'
import { EditorColumns, setsHead } from './editor-columns.tsx'
import { EditorHead } from './editor-head.tsx'
import type { EditorActions, EditorView } from './editor-view.ts'
import { SetBody } from '#src/screens/exercises/editor/sets/set-body.tsx'
import { setRow } from '#src/screens/exercises/editor/sets/set-row.ts'
import { letterWords, modelUseWords, strictnessWords } from '#src/screens/exercises/editor/settings/settings-words.ts'
import { WorkedExample } from '#src/screens/exercises/editor/settings/worked-example.tsx'

type ReadingView = Extract<EditorView, { mode: 'reading' }>

/** An exercise of the school library or of a colleague for a teacher who may not change it: all of it, to try out and to duplicate. */
export function ExerciseReading({ view, actions }: { view: ReadingView; actions: EditorActions }) {
  const { exercise, details } = view
  const { onAssign, onDetails, onLookAt, onPreview, onDuplicate } = actions
  return (
    <EditorColumns
      label="Settings"
      work={
        <>
          <EditorHead
            title={<PageTitle>{exercise.title}</PageTitle>}
            assignmentCount={view.assignmentCount}
            totalPoints={exercise.totalPoints}
            unsaved={[]}
            {...(exercise.sets.length === 0 ? {} : { onAssign })}
            onDuplicate={onDuplicate}
          />
          <Notice tone="info">
            {view.sharedBy === null ? 'This exercise belongs to the school library.' : <><bdi>{view.sharedBy}</bdi> shares this exercise with you.</>} You can
            try it out and assign it. Duplicate it to change it.
          </Notice>
          <dl className={styles.facts}>
            <Fact name="Grade level">{ordinal(exercise.gradeLevel)}</Fact>
            <Fact name="Themes">
              {exercise.themes.length === 0 ? 'None' : exercise.themes.map((theme) => <Chip key={theme} name={theme}><bdi>{theme}</bdi></Chip>)}
            </Fact>
            {exercise.tags.length === 0 ? null : (
              <Fact name="Tags">{exercise.tags.map((tag) => <Chip key={tag} name={tag}><bdi>{tag}</bdi></Chip>)}</Fact>
            )}
          </dl>
          <section aria-labelledby="question-sets" className={styles.sets}>
            <h2 id="question-sets" className={setsHead.title}>
              Question sets <span className={setsHead.count}>{exercise.sets.length}</span>
            </h2>
            <ol className={setRow.list}>
              {exercise.sets.map((set, index) => (
                <li key={set.id} className={setRow.item}>
                  <div className={setRow.gutter}>
                    <span className={setRow.place}>{index + 1}</span>
                  </div>
                  <div className={setRow.body}>
                    <SetBody set={set} details={details[set.id]} actions={{ onDetails, onLookAt }} />
                  </div>
                </li>
              ))}
            </ol>
          </section>
        </>
      }
      side={
        <>
          <Button icon={play} disabled={exercise.sets.length === 0} onClick={onPreview}>
            Preview
          </Button>
          <SettingsRead view={view} />
        </>
      }
    />
  )
}

function SettingsRead({ view: { exercise: { settings }, hasAccentTraining } }: { view: ReadingView }) {
  const minutes = timerMinutes(settings.timer)
  return (
    <Panel title="Settings">
      <dl className={styles.settings}>
        <Fact name="Timer">{minutes === null ? 'No time limit' : `${minutes} minutes`}</Fact>
        <Fact name="Randomize questions">{settings.randomize ? 'Yes: each student gets their own order and keeps it' : 'No'}</Fact>
        {hasAccentTraining ? null : (
          <>
            <Fact name="What counts as right">{`${capital(settings.gradingDifficulty)}. ${strictnessWords[settings.gradingDifficulty]}`}</Fact>
            <Fact name="Letter grade to move on">{letterWords(settings.letterGradeToMoveOn)}</Fact>
            <Fact name="AI in this exercise">{modelUseWords[settings.languageModel]}</Fact>
          </>
        )}
      </dl>
      {hasAccentTraining ? null : <WorkedExample settings={settings} />}
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto" className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const styles = {
  facts: css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3' }),
  sets: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  settings: css({ display: 'flex', flexDirection: 'column', gap: '3', mb: '4' }),
  name: css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted' }),
  value: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}
