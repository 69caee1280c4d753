import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { type AssigningActorRef, type AssigningEvent, assigningMachine } from '#machines/assignments/assigning/assigning.machine.ts'
import { assignableExercisesMachine, studentListMachine } from '#machines/assignments/assigning/assigning.work.ts'
import { AssigningForm } from '#src/app/assignments/assigning-form.tsx'
import { inApp } from '#tests/screens/classroom/in-app.tsx'
import { withHeldBatch } from '#tests/support/walking/held-batch.ts'
import { atRest, both, busy, either, type Gesture, press, reads, readsNot, searchFor, typeAnew, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { steadyList } from '#tests/support/walking/steady-list.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'
import { algebra, givenTo, plants, students } from '#tests/support/walks/assignments/assigning.ts'

const gestures = {
  'exercise.chosen': (page, { exercise }) => press(exercise.title)(page),
  'exercise.reopened': press('Change'),
  'form.changed': choosePeople,
  'title.typed': (page) => typeAnew(page, 'input[placeholder="Enter assignment title"]', 'Week 3'),
  'exercises.searched': (page) => searchFor(page, 'Search exercises', 'pla'),
  'students.searched': (page) => searchFor(page, 'Search students', 'maya'),
  'assigning.submitted': press('Create Assignment'),
  'retry.requested': either(press('Try the failed ones again'), press('Try again')),
  'assigning.closed': either(press('Cancel'), press('Close')),
} satisfies Record<AssigningEvent['type'], Gesture>

const input = { exercise: null, students: [], classes: [], due: '2026-11-21T23:59' }
const ofClasses = assigningMachine.events.filter((type) => /lasses/.test(type))

/** What is given to whom while the classes are being read, and apart from it reading them: together they are many times as many moments. */
const workWalk = walkMachine(assigningMachine, {
  input,
  events: [
    { type: 'exercise.chosen', exercise: plants },
    { type: 'form.changed', form: { students: students.slice(2), classes: [] } },
    { type: 'title.typed', title: 'Week 3' },
    { type: 'exercises.searched', words: 'pla' },
    { type: 'students.searched', words: 'maya' },
    { type: 'xstate.done.actor.giveWork', output: givenTo(['done', 'done']) },
    { type: 'xstate.done.actor.giveWork', output: givenTo(['done', 'failed']) },
  ],
  raised: ofClasses,
  context: ({ context: { form } }) => [form.exercise?.id, form.students.length],
  limit: 100,
})
const classesWalk = walkMachine(assigningMachine, {
  input,
  events: [
    { type: 'form.changed', form: { students: [], classes: [algebra] } },
    { type: 'xstate.done.actor.fetchClasses', output: [algebra] },
  ],
  raised: assigningMachine.events.filter((type) => !ofClasses.includes(type) && type !== 'form.changed' && type !== 'retry.requested'),
  context: ({ context: { form } }) => form.classes.length,
  limit: 20,
})

const missing = 'The classes could not be loaded.'
const views = {
  'assigning.open.classes.loading': readsNot(missing),
  'assigning.open.classes.missing': reads(missing, 'Try again'),
  'assigning.open.classes.offered': readsNot(missing),
  'assigning.open.work.editing.choosing': both(reads('Create Assignment', 'Plants', 'Noah Schmidt'), readsNot('Change')),
  'assigning.open.work.editing.filling': both(atRest, reads('Create Assignment', 'Plants', 'Noah Schmidt', 'Change')),
  'assigning.open.work.giving': both(busy('Creating...'), reads('0 of 1 done')),
  'assigning.created': () => null,
  'assigning.closed': () => null,
}

test.each([
  {
    what: 'giving an exercise',
    walk: workWalk,
    leaves: 6,
    unoffered: [
      // What could not be given is asked about in the bulk action's own moments.
      'assigning.closed at assigning.open.work.giving',
      // One that was chosen stands alone until it is changed.
      'exercise.chosen at assigning.open.work.editing',
      'retry.requested at assigning.open.work.giving',
    ],
  },
  // Classes can be chosen once they are read.
  { what: 'reading the classes', walk: classesWalk, leaves: 4, unoffered: ['form.changed at assigning.open.work.editing'] },
])('the dialog shows every moment of $what and offers every way on', async ({ walk, leaves, unoffered }) => {
  const { replace } = withHeldBatch('giveWork')
  const lists = { exercises: steadyList(assignableExercisesMachine, [plants], null), students: steadyList(studentListMachine, students, null) }
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => inApp(<Assigning assigning={actor} />, () => ({ status: 500, body: {} })).picture,
    gestures,
    views,
    options: { replace: (control) => ({ ...replace?.(control), ...lists }) },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: leaves, withoutView: [], unoffered, wrongs: [] })
})

function Assigning({ assigning }: { assigning: AssigningActorRef }) {
  const exercises = useSelector(assigning, ({ children }) => children.exercises)
  const people = useSelector(assigning, ({ children }) => children.students)
  const close = () => assigning.send({ type: 'assigning.closed' })
  if (exercises === undefined || people === undefined) return null
  return <AssigningForm {...{ assigning, exercises, people }} onCancel={close} onClose={close} />
}

/** Ticks and unticks classes and students until those of the event are chosen. */
function choosePeople(page: HTMLElement, { form }: AnyEventObject): boolean {
  const wanted: string[] = [...form.students, ...form.classes].map(({ name }) => name)
  const rows = [...page.querySelectorAll('li label')]
  if (wanted.some((name) => rows.every((row) => !row.textContent.includes(name)))) return false
  for (const row of rows) {
    const box = row.querySelector<HTMLInputElement>('input[type=checkbox]:enabled')
    if (box !== null && box.checked !== wanted.some((name) => row.textContent.includes(name))) flushSync(() => box.click())
  }
  return true
}
