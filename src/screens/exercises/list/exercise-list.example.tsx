import { useState } from 'react'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { nothingSelected } from '#src/ui/data-table/selection.ts'
import { exampleExercises } from './example-exercises.ts'
import type { ExerciseListScreenProps } from './exercise-list-props.ts'
import { ExerciseListScreen } from './exercise-list-screen.tsx'
import { ExercisePreviewDialog } from './exercise-preview-dialog.tsx'

const six = exampleExercises(6)
const facts = { gradeLevels: [1, 2, 7, 8, 9, 11], themes: ['Basketball', 'Rivers'], tags: ['exam', 'Term 1'], owned: 4 }
const all = { q: '', grade: null, theme: null, tag: null, status: null, owner: 'both', sort: null } as const

function listOf(rows: readonly Exercise[], rest: Partial<ExerciseListScreenProps['list']> = {}): ExerciseListScreenProps['list'] {
  return { state: 'ready', rows, total: rows.length, facts, readAtMs: Date.UTC(2026, 10, 20, 15, 42), ...rest }
}

function nothing(): void {}

function Example({ selection: first = nothingSelected, ...rest }: Partial<ExerciseListScreenProps>) {
  const [selection, setSelection] = useState(first)
  return (
    <main>
      <ExerciseListScreen
        list={listOf(six)}
        query={all}
        isNarrowed={false}
        timeZone="America/New_York"
        onNarrow={nothing}
        onReset={nothing}
        onDeleteSelected={nothing}
        onTagSelected={nothing}
        onNew={nothing}
        onShowDeleted={nothing}
        onMore={nothing}
        onRetry={nothing}
        onAssign={nothing}
        onPreview={nothing}
        onDuplicate={nothing}
        onShare={nothing}
        onTags={nothing}
        onOpen={nothing}
        onDelete={nothing}
        dialogs={null}
        {...rest}
        selection={selection}
        onSelect={setSelection}
      />
    </main>
  )
}

function preview(index: number) {
  return exampleExercises(index + 1)
    .slice(index)
    .map((exercise) => (
      <ExercisePreviewDialog key={exercise.id} exercise={exercise} onTry={nothing} onAssign={nothing} onOpen={nothing} onClose={nothing} />
    ))
}

/** The list of exercises in all its moments, and the look at one. */
export const examples = {
  'Six exercises': () => <Example />,
  'Two selected': () => <Example selection={{ ids: new Set([1, 3]), kind: '', anchor: 3 }} />,
  'Ten thousand, ordered by title': () => <Example list={listOf(exampleExercises(200), { total: 10_000 })} query={{ ...all, sort: 'title' }} />,
  'Looking for others': () => <Example list={listOf(six, { state: 'searching' })} query={{ ...all, q: 'plants', grade: 8 }} isNarrowed />,
  Loading: () => <Example list={listOf([], { state: 'loading', facts: null })} />,
  'Nothing found': () => <Example list={listOf([])} query={{ ...all, q: 'glacier' }} isNarrowed />,
  'No exercises yet': () => <Example list={listOf([], { facts: { gradeLevels: [], themes: [], tags: ['exam', 'Term 1'], owned: 0 } })} />,
  'Could not be fetched': () => <Example list={listOf([], { state: 'failed', facts: null })} />,
  'Could not be fetched again': () => <Example list={listOf(six, { state: 'stale' })} />,
  'A look at one': () => <Example dialogs={preview(0)} />,
  "A look at an administrator's": () => <Example dialogs={preview(1)} />,
  'A look at an empty one': () => <Example dialogs={preview(2)} />,
}
