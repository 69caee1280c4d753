import { useState } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { QuestionPicker } from '#src/screens/questions/picker/question-picker.tsx'
import { exampleLibrary } from '#src/screens/questions/picker/example-library.ts'
import { NewExerciseDialog, type NewExerciseDialogProps } from './new-exercise-dialog.tsx'

const library = exampleLibrary(9)
const facts = { subjects: ['Math', 'English', 'History', 'Science', 'Social Studies'], tags: ['exam', 'Term 1'], owned: 7, author: 'user' } as const

function nothing(): void {}

function Example({ fields: first = { title: '', gradeLevel: null, themes: [] }, ...rest }: Partial<NewExerciseDialogProps>) {
  const [fields, setFields] = useState(first)
  const [chosen, setChosen] = useState<readonly QuestionDefinition[]>(library.slice(0, rest.chosen ?? 0))
  return (
    <NewExerciseDialog
      offeredThemes={['Rivers', 'Space']}
      canCreate={fields.title !== '' && fields.gradeLevel !== null}
      isBusy={false}
      isDraft={false}
      sentence={null}
      errors={{}}
      onCreate={nothing}
      onStartOver={nothing}
      onClose={nothing}
      {...rest}
      chosen={chosen.length}
      fields={fields}
      onChange={(change) => setFields({ ...fields, ...change })}
      picker={
        <QuestionPicker
          list={{ state: 'ready', rows: library, total: library.length, facts, readAtMs: 0 }}
          filters={{ q: '', author: null, subject: null }}
          type={chosen[0]?.question_type ?? null}
          canReset={false}
          chosen={chosen}
          alreadyAdded={[]}
          timeZone="America/New_York"
          onFilter={nothing}
          onReset={nothing}
          onChoose={setChosen}
          onMore={nothing}
          onRetry={nothing}
        />
      }
    />
  )
}

const filled = { title: 'Plants and Equations', gradeLevel: 8, themes: ['Rivers', 'Basketball'] }

/** Making an exercise. */
export const examples = {
  Empty: () => <Example />,
  Filled: () => <Example fields={filled} chosen={2} />,
  'Begun before': () => <Example fields={filled} isDraft />,
  Creating: () => <Example fields={filled} isBusy />,
  Refused: () => <Example fields={{ ...filled, title: 'x'.repeat(200) }} errors={{ title: 'Titles hold up to 200 characters' }} />,
  'Could not be created': () => <Example fields={filled} sentence="Failed to create exercise. Please try again." />,
}
