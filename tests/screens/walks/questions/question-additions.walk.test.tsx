import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import { exerciseListMachine } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { QuestionAdditionsActorRef, QuestionAdditionsEvent } from '#machines/questions/question-additions/question-additions.machine.ts'
import { exercisesOf } from '#machines/questions/question-additions/question-additions.selectors.ts'
import { BoundAdditions } from '#src/app/questions/question-additions.tsx'
import { exampleExercise } from '#src/screens/exercises/editor/example-exercise.ts'
import { withHeldBatch } from '#tests/support/walking/held-batch.ts'
import { atRest, both, busy, either, type Gesture, press, reads, searchFor, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { steadyList } from '#tests/support/walking/steady-list.ts'
import { questionAdditionsWalk } from '#tests/support/walks/questions/question-additions.ts'

const gestures = {
  'search.changed': (page) => searchFor(page, 'Search exercises', 'plants'),
  'more.requested': press('Show more'),
  'retry.requested': press('Try again'),
  'exercise.toggled': toggle,
  'add.requested': press('Add to exercise'),
  'add.cancelled': press('Stop'),
  'rest.left': press('Leave the rest'),
  'dialog.closed': either(press('Cancel'), press('Close')),
} satisfies Record<QuestionAdditionsEvent['type'], Gesture>

const views = {
  'questionAdditions.choosing': both(reads('Add 3 Questions to Exercise', 'Plants', 'Cancel'), atRest),
  'questionAdditions.adding': both(busy('Adding...'), reads('0 of 1 exercises done', 'Stop')),
  'questionAdditions.closed': () => null,
}

const plants = exampleExercise([], { id: 10, title: 'Plants', question_ids: [] })
const list = steadyList(exerciseListMachine, [plants], { gradeLevels: [], themes: [], tags: [], owned: 2 })

test('the dialog shows every moment of adding questions to exercises and offers every way on', async () => {
  const { replace } = withHeldBatch('addQuestions')
  const shown = await walkScreen({
    walk: questionAdditionsWalk,
    mount: ({ actor }) => <Additions additions={actor} />,
    gestures,
    views,
    options: { replace: (control) => ({ ...replace?.(control), list }) },
  })
  const unoffered = [
    // The bulk action's and the list's own moments, which the walks of those have.
    'rest.left at questionAdditions.adding',
    'retry.requested at questionAdditions.adding',
    'retry.requested at questionAdditions.choosing',
  ]
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 3, withoutView: [], unoffered, wrongs: [] })
})

function Additions({ additions }: { additions: QuestionAdditionsActorRef }) {
  const exercises = useSelector(additions, exercisesOf)
  return exercises === undefined ? null : <BoundAdditions additions={additions} list={exercises} />
}

function toggle(page: HTMLElement): boolean {
  const box = page.querySelector<HTMLInputElement>('input[type=checkbox]:enabled')
  box?.click()
  return box !== null
}
