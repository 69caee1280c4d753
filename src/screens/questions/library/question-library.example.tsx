import { useState } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { nothingSelected, type Selection } from '#src/ui/data-table/selection.ts'
import { AddToExercisesDialog, type AddToExercisesDialogProps } from './add-to-exercises-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { exampleExercises, exampleStanding } from './example-exercises.ts'
import type { QuestionLibraryScreenProps } from './question-library-props.ts'
import { QuestionLibraryScreen } from './question-library-screen.tsx'

function nothing(): void {}

const prompts = [
  ['Explain photosynthesis', 'Explain in your own words how a plant makes its food.\nMust mention: sunlight; water; carbon dioxide', 'Science'],
  ['Causes of the Roman civil war', 'Name two reasons why the Republic fell into civil war.', 'History'],
  ['Area of a rectangle', 'Find the area of a rectangle {a} cm by {b} cm.\nLet: a = 2..9, b = 2..9\nAnswer: {a*b} cm²', 'Math'],
  ['The weather and the boats', 'The weather was too rough for the boats.', 'English'],
  ['Ordering at a café', 'Un café con leche y dos tostadas, por favor.', 'Spanish'],
] as const

const rows: QuestionDefinition[] = prompts.map(([question_title, prompt, subject], index) => ({
  id: index + 1,
  question_title,
  prompt,
  student_text: prompt.split('\n', 1)[0] ?? prompt,
  subject,
  question_type: index > 2 ? 'ACCENT_TRAINING' : 'FREE_FORM',
  owner: index === 1 ? 'admin' : 'user',
  exercise_count: (index * 3) % 5,
  can_edit: index !== 1,
  tags: index === 0 ? ['exam', 'Term 1'] : [],
  shared_by: null,
  created_at: new Date(Date.UTC(2026, 10, 18 - index, 21, 40)).toISOString(),
  version: 1,
}))

const facts = { subjects: ['Math', 'Science', 'English', 'Spanish', 'History'], tags: ['exam', 'Term 1'], owned: 4, author: 'user' } as const
const list: QuestionLibraryScreenProps['list'] = { state: 'ready', rows, total: rows.length, facts, readAtMs: Date.UTC(2026, 10, 20, 15, 42) }

function Library(change: Partial<QuestionLibraryScreenProps>) {
  const [selection, setSelection] = useState<Selection>(change.selection ?? nothingSelected)
  return (
    <main>
      <QuestionLibraryScreen
        list={list}
        query={{ q: '', author: null, subject: null, type: null }}
        isNarrowed={false}
        gathering="idle"
        added={null}
        timeZone="America/New_York"
        onNarrow={nothing}
        onReset={nothing}
        onSelectAll={nothing}
        onRefused={nothing}
        onPreview={nothing}
        onEdit={nothing}
        onCopy={nothing}
        onDelete={nothing}
        onAdd={nothing}
        onShare={nothing}
        onTags={nothing}
        onAddSelected={nothing}
        onDeleteSelected={nothing}
        onChangeSelected={nothing}
        onNew={nothing}
        onShowDeleted={nothing}
        onMore={nothing}
        onRetry={nothing}
        dialogs={null}
        {...change}
        selection={selection}
        onSelect={setSelection}
      />
    </main>
  )
}

function library(change: Partial<QuestionLibraryScreenProps> = {}) {
  return () => <Library {...change} />
}

function adding(change: Partial<AddToExercisesDialogProps> = {}) {
  return () => (
    <AddToExercisesDialog
      questions={{ ids: [1, 3], type: 'FREE_FORM' }}
      standingOf={({ question_ids: asked, has_accent_training }) => exampleStanding(asked, has_accent_training)}
      list={{ state: 'ready', rows: exampleExercises, total: exampleExercises.length, facts: null, readAtMs: 0 }}
      words=""
      chosen={[1]}
      view={{ mode: 'choosing' }}
      onSearch={nothing}
      onMore={nothing}
      onRetryList={nothing}
      onToggle={nothing}
      onAdd={nothing}
      onStop={nothing}
      onRetry={nothing}
      onLeave={nothing}
      onClose={nothing}
      {...change}
    />
  )
}

const freeForm: Selection = { ids: new Set([1, 3]), kind: 'FREE_FORM', anchor: 3 }
const none = { rows: [], total: 0 }

/** The question library and its dialogs in all their moments. */
export const examples = {
  Library: library(),
  'Two selected, one type only': library({ selection: freeForm }),
  'All here selected, more match': library({ selection: { ids: new Set([1, 2, 3]), kind: 'FREE_FORM', anchor: null }, list: { ...list, total: 10_000 } }),
  Loading: library({ list: { ...list, ...none, state: 'loading', facts: null } }),
  'Nothing found': library({ list: { ...list, ...none }, isNarrowed: true }),
  'No questions yet': library({ list: { ...list, ...none, facts: { ...facts, owned: 0 } } }),
  'Could not be fetched': library({ list: { ...list, ...none, state: 'failed', facts: null } }),
  'Stale, the old rows stay': library({ list: { ...list, state: 'stale' } }),
  'Just added to exercises': library({ added: 'Question was added to 3 exercises.' }),
  'Add to exercise': adding(),
  'Add to exercise, none found': adding({ list: { state: 'ready', ...none, facts: null, readAtMs: 0 }, chosen: [] }),
  'Add to exercise, could not be fetched': adding({ list: { state: 'failed', ...none, facts: null, readAtMs: 0 }, chosen: [] }),
  Adding: adding({ view: { mode: 'running', done: 1, total: 3, isStopping: false } }),
  'Adding, being stopped': adding({ view: { mode: 'running', done: 1, total: 3, isStopping: true } }),
  'Adding stopped': adding({ view: { mode: 'stopped', summary: 'Stopped: 2 of 3 done' } }),
  'Added in part': adding({
    view: { mode: 'partlyDone', summary: '2 done, 1 failed', failures: [{ title: 'Plants and Equations', sentence: 'The server did not answer, so not all was added.' }] },
  }),
  Copy: () => <CopyDialog title="Area of a rectangle" isBusy={false} problem={null} onConfirm={nothing} onClose={nothing} />,
  'Copy failed': () => <CopyDialog title="Area of a rectangle" isBusy={false} problem="Failed to copy question" onConfirm={nothing} onClose={nothing} />,
}
