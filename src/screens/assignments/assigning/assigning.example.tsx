import { useState } from 'react'
import type { AssignableClass, AssignableExercise, AssignableStudent } from '#machines/assignments/assigning/assigning.work.ts'
import { AssigningDialog, type AssigningDialogProps } from './assigning-dialog.tsx'

const algebra: AssignableClass = { id: 1, name: 'Algebra 1, Period 2', memberIds: [1, 2, 3] }
const homeroom: AssignableClass = { id: 2, name: 'Homeroom', memberIds: [] }
const names = ['Maya Okafor', 'Liam Chen', 'Noah Schmidt', 'Priya Nair', 'Tomás Herrera', '']
const students: AssignableStudent[] = names.map((name, index) => ({ id: index + 1, name, classes: index < 3 ? [algebra] : [] }))
const exercises: AssignableExercise[] = [
  { id: 1, title: 'Plants and Equations', num_question_sets: 3, total_questions: 4, total_possible_score: 30 },
  { id: 2, title: 'Reading: The Lighthouse Keeper', num_question_sets: 0, total_questions: 0, total_possible_score: 0 },
  { id: 3, title: 'Commas and Clauses', num_question_sets: 4, total_questions: 4, total_possible_score: 40 },
]

function nothing(): void {}

function listOf<Row>(rows: readonly Row[], state: AssigningDialogProps['people']['list']['state'] = 'ready') {
  return { state, rows, total: rows.length, facts: null, readAtMs: 0 }
}

type Start = { isChoosing?: boolean; chosen?: readonly AssignableStudent[]; classes?: readonly AssignableClass[]; people?: Partial<AssigningDialogProps['people']> }

function Example({ isChoosing = false, chosen: first = [], classes: firstClasses = [], people = {}, ...rest }: Start & Partial<Omit<AssigningDialogProps, 'people'>>) {
  const [chosen, setChosen] = useState({ students: first, classes: firstClasses })
  const [exercise, setExercise] = useState(isChoosing ? null : (exercises[0] ?? null))
  const ids = new Set([...chosen.students.map(({ id }) => id), ...chosen.classes.flatMap(({ memberIds }) => memberIds)])
  return (
    <AssigningDialog
      view={{ mode: 'filling' }}
      exercise={{
        exercise,
        isChoosing: exercise === null,
        list: listOf(exercises),
        words: '',
        onSearch: nothing,
        onChoose: setExercise,
        onEmpty: nothing,
        onReopen: () => setExercise(null),
        onMore: nothing,
        onRetry: nothing,
      }}
      people={{
        list: listOf(students),
        words: '',
        offered: [algebra, homeroom],
        areClassesMissing: false,
        ...chosen,
        count: ids.size,
        onSearch: nothing,
        onChange: (change) => setChosen({ ...chosen, ...change }),
        onMore: nothing,
        onRetry: nothing,
        onRetryClasses: nothing,
        onNew: nothing,
        ...people,
      }}
      title={exercise === null ? '' : `${exercise.title} Assignment`}
      due="2026-11-21T23:59"
      dueHelp="Tomorrow, 11:59 PM EST."
      closes=""
      closesProblem={null}
      seenFrom={null}
      seenProblem={null}
      onLater={nothing}
      onSeenFrom={nothing}
      allowRedo
      canCreate={exercise !== null && ids.size > 0}
      onTitle={nothing}
      onDue={nothing}
      onCloses={nothing}
      onAllowRedo={nothing}
      onCreate={nothing}
      onRetry={nothing}
      onCancel={nothing}
      onClose={nothing}
      {...rest}
    />
  )
}

const partly = { mode: 'failed', created: 18, failed: 2, failures: [{ name: 'Priya Nair', sentence: 'The server did not answer.' }] } as const

/** Creating assignments in all its moments. */
export const examples = {
  'From an exercise': () => <Example />,
  'At a later time, after it is due': () => <Example seenFrom="2026-11-22T08:00" seenProblem="Students must see it before it is due." canCreate={false} />,
  'Closes before it is due': () => <Example closes="2026-11-20T08:00" closesProblem="It must close when it is due or later." canCreate={false} />,
  'Choosing the exercise': () => <Example isChoosing />,
  'A whole class and one more': () => <Example classes={[algebra]} chosen={students.slice(3, 4)} />,
  'Loading the students': () => <Example people={{ list: listOf([], 'loading'), offered: [] }} />,
  'No students found': () => <Example people={{ list: listOf([]), offered: [], words: 'zz' }} />,
  'Students could not be fetched': () => <Example people={{ list: listOf([], 'failed'), areClassesMissing: true, offered: [] }} />,
  Creating: () => <Example chosen={students.slice(0, 4)} view={{ mode: 'giving', done: 2, total: 4 }} />,
  'Created in part': () => <Example view={partly} />,
}
