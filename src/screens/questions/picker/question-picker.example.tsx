import { useState } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { QuestionPickerDialog } from './question-picker-dialog.tsx'
import { QuestionPicker, type QuestionPickerProps } from './question-picker.tsx'
import { exampleLibrary } from './example-library.ts'

const few = exampleLibrary(9)
const many = exampleLibrary(10_000)
const facts = { subjects: ['Math', 'English', 'History', 'Science', 'Spanish', 'Social Studies'], tags: ['exam', 'Term 1'], owned: 7, author: 'user' } as const
const manyFacts = { ...facts, subjects: [...facts.subjects, 'Music', 'Art and Design', 'Physical Education', 'Computer Science'], tags: ['exam', 'Term 1'] }

function listOf(rows: readonly QuestionDefinition[], rest: Partial<QuestionPickerProps['list']> = {}): QuestionPickerProps['list'] {
  return { state: 'ready', rows, total: rows.length, facts, readAtMs: Date.UTC(2026, 10, 20, 15, 42), ...rest }
}

function nothing(): void {}

function Example({ as: Part, chosen: first = [], ...rest }: Partial<QuestionPickerProps> & { as: typeof QuestionPickerDialog }) {
  const [chosen, setChosen] = useState(first)
  return (
    <Part
      list={listOf(few)}
      filters={{ q: '', author: null, subject: null }}
      type={null}
      canReset={false}
      alreadyAdded={[2]}
      timeZone="America/New_York"
      onFilter={nothing}
      onReset={nothing}
      onMore={nothing}
      onRetry={nothing}
      onConfirm={nothing}
      onClose={nothing}
      {...rest}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}

function InPage({ onConfirm: _, onClose: __, ...picker }: Parameters<typeof QuestionPickerDialog>[0]) {
  return (
    <main>
      <h1>New Exercise</h1>
      <h2>Questions</h2>
      <QuestionPicker {...picker} />
    </main>
  )
}

const free = few.filter((question) => question.question_type === 'FREE_FORM')

/** Picking questions in all its moments. */
export const examples = {
  Open: () => <Example as={QuestionPickerDialog} />,
  'Narrowed by the first choice': () => (
    <Example as={QuestionPickerDialog} list={listOf(free)} type="FREE_FORM" canReset chosen={free.slice(0, 3)} />
  ),
  'Reset, two types in sight': () => <Example as={QuestionPickerDialog} chosen={free.slice(0, 1)} />,
  'Ten thousand, many topics': () => <Example as={InPage} list={listOf(many, { facts: manyFacts })} />,
  Loading: () => <Example as={QuestionPickerDialog} list={listOf([], { state: 'loading', facts: null })} />,
  Searching: () => <Example as={InPage} list={listOf(few, { state: 'searching' })} filters={{ q: 'plants', author: 'both', subject: 'Math' }} canReset />,
  'Nothing found': () => <Example as={QuestionPickerDialog} list={listOf([])} filters={{ q: 'glacier', author: null, subject: null }} canReset />,
  'Failed, the old ones stay': () => <Example as={InPage} list={listOf(few, { state: 'stale' })} canReset />,
  'Failed from the start': () => <Example as={QuestionPickerDialog} list={listOf([], { state: 'failed', facts: null })} />,
}
