import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { questionListMachine } from '#machines/questions/question-picker/question-list.ts'
import type { QuestionPickerActorRef, QuestionPickerEvent } from '#machines/questions/question-picker/question-picker.machine.ts'
import { PickingDialog } from '#src/app/questions/question-picker.tsx'
import { inApp } from '#tests/screens/classroom/in-app.tsx'
import { both, type Gesture, press, reads, readsNot, searchFor, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { steadyList } from '#tests/support/walking/steady-list.ts'
import { asked, lockedPickerWalk, questionPickerWalk, spoken, written } from '#tests/support/walks/questions/question-picker.ts'

const gestures = {
  'filters.changed': (page, { filters }) => filters.q !== undefined && searchFor(page, 'Search questions', filters.q),
  'filters.reset': press('Reset Filter'),
  'questions.chosen': choose,
  'picking.confirmed': press('Add '),
  'picking.closed': press('Cancel'),
} satisfies Record<QuestionPickerEvent['type'], Gesture>

const dialog = reads('Add Questions to Exercise', 'Question 1', 'Cancel')
const views = {
  'questionPicker.picking.open': both(dialog, both(reads('Choose at least one question.'), readsNot('Showing only'))),
  'questionPicker.picking.narrowed': both(dialog, reads('Showing only', 'selected')),
  'questionPicker.picking.fixed': both(dialog, reads('Showing only Free Form questions')),
  'questionPicker.picked': () => null,
  'questionPicker.closed': () => null,
}

const list = steadyList(questionListMachine, [...written, spoken, asked], { subjects: ['Math'], tags: ['exam', 'Term 1'], owned: 4, author: 'user' })

test.each([
  ['a new exercise', questionPickerWalk, ['closed', 'picked', 'picking.narrowed', 'picking.open']],
  ['an exercise of written questions', lockedPickerWalk, ['closed', 'picked', 'picking.fixed']],
])('the dialog shows every moment of picking for %s and offers every way on', async (_, walk, places) => {
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => inApp(<Picking picker={actor} />, () => ({ status: 500, body: {} })).picture,
    gestures,
    views,
    options: { replace: () => ({ list }) },
  })
  const seen = places.map((place) => `questionPicker.${place}`)
  // Each filter has a control of its own while this walk also changes two at once, and nothing is reset where nothing is set.
  const unoffered = ['filters.changed at questionPicker.picking', 'filters.reset at questionPicker.picking']
  expect(shown).toEqual({ ...shown, seen, withoutView: [], unoffered, wrongs: [] })
})

function Picking({ picker }: { picker: QuestionPickerActorRef }) {
  const running = useSelector(picker, ({ children }) => children.list)
  return running === undefined ? null : <PickingDialog picker={picker} list={running} />
}

/** Ticks and unticks rows until the questions of the event are chosen. */
function choose(page: HTMLElement, { questions }: AnyEventObject): boolean {
  const wanted = questions.map(({ question_title: title }: QuestionDefinition) => `Select ${title}`)
  const boxes = [...page.querySelectorAll<HTMLElement>('[aria-label^="Select Question "]')]
  for (const box of boxes) {
    const isChosen = box.matches(':checked, [aria-checked=true]')
    if (isChosen !== wanted.includes(box.getAttribute('aria-label'))) flushSync(() => box.click())
  }
  return boxes.length > 0
}
