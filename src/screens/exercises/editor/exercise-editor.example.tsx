import type { ReactNode } from 'react'
import type { EditingPicture, EditorActions, EditorView, ExercisePicture } from './editor-view.ts'
import { exampleDetails, exampleSet, exampleSets } from './example-exercise.ts'
import { ExerciseEditor } from './exercise-editor.tsx'
import { MoveDialog } from '#src/screens/exercises/editor/sets/move-dialog.tsx'

function nothing(): void {}

const actions: EditorActions = {
  onRetry: nothing,
  onTitleOpen: nothing,
  onTitleTyped: nothing,
  onTitleCancel: nothing,
  onTitle: nothing,
  onGradeLevel: nothing,
  onTags: nothing,
  onTheme: nothing,
  onThemeRemoved: nothing,
  onThemes: nothing,
  onSettings: nothing,
  onSettingsSave: nothing,
  onSettingsReset: nothing,
  onResetConfirm: nothing,
  onResetCancel: nothing,
  onAddAgain: nothing,
  onAddDismiss: nothing,
  onSet: nothing,
  onMove: nothing,
  onRemove: nothing,
  onLookAt: nothing,
  onMoveTo: nothing,
  onRemovalUndone: nothing,
  onDetails: nothing,
  onCreate: nothing,
  onAddExisting: nothing,
  onSave: nothing,
  onPreview: nothing,
  onAssign: nothing,
  onDuplicate: nothing,
  onShare: nothing,
  onNewer: nothing,
  onOverwrite: nothing,
  onDraftRestore: nothing,
  onDraftDiscard: nothing,
  onStay: nothing,
  onLeave: nothing,
  onDiscardAndLeave: nothing,
}

const settings = {
  timer: '15min',
  randomize: false,
  gradingDifficulty: 'moderate',
  letterGradeToMoveOn: 'C',
  pointReductionPerAttempt: 10,
  maxReductionFromAttempts: 30,
  maxPointsAfterAnswerGiven: 10,
  languageModel: 'helps',
} as const

const picture: ExercisePicture = {
  exercise: { title: 'Plants and Equations', gradeLevel: 8, themes: ['basketball', 'gardens'], tags: ['exam', 'Term 1'], settings, sets: exampleSets, totalPoints: 30 },
  hasAccentTraining: false,
  assignmentCount: 3,
  sharedBy: null,
  details: exampleDetails,
}

const resting: EditingPicture = {
  isEditingTitle: false,
  isTitleRefused: false,
  offeredThemes: ['basketball', 'space'],
  offeredTags: ['exam', 'homework'],
  theme: 'idle',
  unsaved: [],
  leavingSets: [],
  problems: {},
  removed: [],
  underWay: null,
  draft: null,
  saveProblem: null,
  foreign: null,
  isAskingToLeave: false,
  isAskingToReset: false,
  unadded: null,
}

const spoken = exampleSet(1, {
  question_title: 'A rainy morning',
  subject: 'English',
  question_type: 'ACCENT_TRAINING',
  num_questions: 2,
  reading_speed: 0.8,
})
const script = { 1: { text: 'The rain falls softly on the old stone bridge.', variations: 1 } }
const odd = exampleSet(4, { question_title: 'What is the capital of Peru?', subject: 'Geography', num_questions: 3, num_attempts_before_answers: 6 })

const oddDetails = { ...exampleDetails, 4: { text: 'What is the capital of Peru?', variations: 1 } }
const foreign = { changed: ['title', '“Area of a rectangle”'], saved: ['grade level'] }
const unsavedSettings = { text: 'Failed to save settings', part: 'settings', sentence: null, saved: [] }
const removed = [{ questionId: 104, title: 'Area of a rectangle', values: exampleSet(4), edits: {}, savedPlace: 3, place: 3 }]
const deleting = { problems: { 2: 'The question could not be deleted.' }, leavingSets: [3] }

function draw(view: EditorView, dialog?: ReactNode) {
  return () => (
    <main>
      <ExerciseEditor
        view={view}
        actions={actions}
        dialog={dialog}
      />
    </main>
  )
}

function open(change: Partial<EditingPicture> = {}, shown: Partial<ExercisePicture> = {}) {
  return draw({ mode: 'open', ...picture, ...resting, ...change, ...shown })
}

function withSets(sets: ExercisePicture['exercise']['sets'], totalPoints: number): Partial<ExercisePicture> {
  return { exercise: { ...picture.exercise, sets, totalPoints } }
}

const many = Array.from({ length: 200 }, (_, index) => exampleSet(index + 1))

/** The exercise editor. */
export const examples = {
  Loading: draw({ mode: 'loading' }),
  'Could not be fetched': draw({ mode: 'failed' }),
  'As saved': open(),
  'Unsaved changes': open({ unsaved: ['order', 'set 2'] }),
  'Title being edited': open({ isEditingTitle: true }),
  'Title left empty': open({ isEditingTitle: true, isTitleRefused: true, unsaved: ['title'] }),
  'Saving changes': open({ unsaved: ['order', 'set 2'], underWay: 'all' }),
  'A part was not saved': open({
    unsaved: ['settings', 'order'],
    saveProblem: { text: 'Failed to save changes', part: 'settings', sentence: 'A percentage is 0 to 100.', saved: ['set 2', 'grade level'] },
  }),
  'Settings were not saved': open({ unsaved: ['settings'], saveProblem: unsavedSettings }),
  'Somebody else changed it': open({ unsaved: ['order', 'set 2'], foreign }),
  'A draft is offered': open({ draft: { keptAt: 'Nov 20, 10:42 AM EST', isOlder: true } }),
  'Leaving with changes': open({ unsaved: ['order', 'set 2'], isAskingToLeave: true }),
  'Settings about to be reset': open({ isAskingToReset: true }),
  'Some questions were not added': open({ unadded: { count: 2, of: 3, isKnown: true, isNew: false, sentence: 'The server had a problem.' } }),
  'A new question was not added': open({ unadded: { count: 1, of: 1, isKnown: true, isNew: true, sentence: null } }),
  'Adding got no answer': open({ unadded: { count: 3, of: 3, isKnown: false, isNew: false, sentence: null } }),
  'Questions were taken out': open({ removed }),
  'No questions': open({}, withSets([], 0)),
  'Odd settings': open({}, { ...withSets([...exampleSets, odd], 60), details: oddDetails }),
  'Questions loading and failed': open(deleting, { details: { 1: 'failed', 3: exampleDetails[3] } }),
  'Theme could not be added': open({ theme: 'failed' }),
  'Spoken questions': open({}, { ...withSets([spoken], 20), hasAccentTraining: true, details: script }),
  'Two hundred sets': open({}, { ...withSets(many, 2000), details: {} }),
  'Moving to a position': draw(
    { mode: 'open', ...picture, ...resting },
    <MoveDialog title="Area of a rectangle" place={3} count={3} onMove={nothing} onClose={nothing} />,
  ),
  'Of the school library': draw({ mode: 'reading', ...picture }),
}
