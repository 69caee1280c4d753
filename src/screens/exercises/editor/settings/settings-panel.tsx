import { defaultExerciseConfig, LetterGrade, type ModelUse, type Strictness } from '#contract/exercises/exercises.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Switch } from '#src/ui/controls/checkbox.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import type { EditorActions, OpenView } from '#src/screens/exercises/editor/editor-view.ts'
import { PercentField } from './percent-field.tsx'
import { letterWords, modelUseWords, spokenWords, strictnessWords } from './settings-words.ts'
import { TimerField } from './timer-field.tsx'
import { WorkedExample } from './worked-example.tsx'

const strictnesses: readonly { value: Strictness; label: string }[] = [
  { value: 'loose', label: 'Loose' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'strict', label: 'Strict' },
]
const modelUses: readonly { value: ModelUse; label: string }[] = [
  { value: 'off', label: 'Built-in only' },
  { value: 'helps', label: 'Helps' },
  { value: 'grades', label: 'Grades' },
]
const letters = LetterGrade.options.map((letter) => ({ value: letter, label: letter }))

type SettingsPanelProps = Pick<OpenView, 'underWay'> &
  Pick<EditorActions, 'onSettings' | 'onSettingsSave' | 'onSettingsReset'> & {
    settings: OpenView['exercise']['settings']
    isSpoken: boolean
    canSave: boolean
  }

/** How the exercise is asked and graded. `isSpoken` leaves out what has no meaning for spoken questions, and says so. */
export function SettingsPanel({ settings, isSpoken, canSave, underWay, onSettings, onSettingsSave, onSettingsReset }: SettingsPanelProps) {
  const actions = (
    <div className={styles.actions}>
      <Button variant="text" size="sm" busy={underWay === 'reset'} onClick={onSettingsReset}>
        {underWay === 'reset' ? 'Resetting...' : 'Reset'}
      </Button>
      <Button variant="secondary" size="sm" disabled={!canSave && underWay !== 'settings'} busy={underWay === 'settings'} onClick={onSettingsSave}>
        {underWay === 'settings' ? 'Saving...' : 'Save'}
      </Button>
    </div>
  )
  return (
    <Panel title="Settings" actions={actions}>
      <div className={styles.fields}>
        <TimerField timer={settings.timer} onChange={(timer) => onSettings({ timer })} />
        <Switch
          checked={settings.randomize}
          onChange={(randomize) => onSettings({ randomize })}
          help="Each student gets their own order and keeps it."
        >
          Randomize questions
        </Switch>
        {isSpoken ? (
          <p className={styles.help}>{spokenWords}</p>
        ) : (
          <>
            <div className={styles.field}>
              <span className={styles.label}>What counts as right</span>
              <Segment
                label="What counts as right"
                wide
                options={strictnesses}
                value={settings.gradingDifficulty}
                onChange={(gradingDifficulty) => onSettings({ gradingDifficulty })}
              />
              <p className={styles.help}>{strictnessWords[settings.gradingDifficulty]}</p>
            </div>
            <div className={styles.field}>
              <span className={styles.label}>Letter grade to move on</span>
              <Segment
                label="Letter grade to move on"
                wide
                options={letters}
                value={settings.letterGradeToMoveOn}
                onChange={(letterGradeToMoveOn) => onSettings({ letterGradeToMoveOn })}
              />
              <p className={styles.help}>{letterWords(settings.letterGradeToMoveOn)}</p>
            </div>
            <div className={styles.percents}>
              <PercentField
                label="Each extra try costs"
                value={settings.pointReductionPerAttempt}
                fallback={defaultExerciseConfig.pointReductionPerAttempt}
                onChange={(pointReductionPerAttempt) => onSettings({ pointReductionPerAttempt })}
              />
              <PercentField
                label="Tries cost at most"
                value={settings.maxReductionFromAttempts}
                fallback={defaultExerciseConfig.maxReductionFromAttempts}
                onChange={(maxReductionFromAttempts) => onSettings({ maxReductionFromAttempts })}
              />
              <PercentField
                label="After the answer is shown, at most"
                value={settings.maxPointsAfterAnswerGiven}
                fallback={defaultExerciseConfig.maxPointsAfterAnswerGiven}
                onChange={(maxPointsAfterAnswerGiven) => onSettings({ maxPointsAfterAnswerGiven })}
              />
            </div>
            <div className={styles.field}>
              <span className={styles.label}>AI in this exercise</span>
              <Segment
                label="AI in this exercise"
                wide
                options={modelUses}
                value={settings.languageModel}
                onChange={(languageModel) => onSettings({ languageModel })}
              />
              <p className={styles.help}>{modelUseWords[settings.languageModel]}</p>
            </div>
            <WorkedExample settings={settings} />
          </>
        )}
      </div>
    </Panel>
  )
}

const styles = {
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  fields: css({ display: 'flex', flexDirection: 'column', gap: '5' }),
  field: css({ display: 'flex', flexDirection: 'column', gap: '1.5' }),
  label: css({ textStyle: 'dense', fontWeight: 'semibold' }),
  help: css({ textStyle: 'label', color: 'muted' }),
  percents: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
}
