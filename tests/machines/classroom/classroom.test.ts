import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { addClassMachine, addStudentMachine, editStudentMachine, editWorkMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { classroomMachine } from '#machines/classroom/classroom/classroom.machine.ts'
import { type PlacingInput, placingMachine } from '#machines/classroom/classroom/placing.machine.ts'
import { exampleClasses, exampleStudents, exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { createLive } from '#tests/support/walking/live.ts'

const startClassroom = createLive(classroomMachine)
const startPlacing = createLive(placingMachine)
const [maya, liam] = exampleStudents

async function begunPlacing(input: PlacingInput, classId: number | null) {
  const live = startPlacing(input)
  live.actor.start()
  if (classId !== null) await live.play({ type: 'class.chosen', classId })
  await live.play({ type: 'placing.submitted' })
  return live
}

function placement(studentId: number, name: string, into: number | null, outOf: number[]) {
  return { key: String(studentId), value: { studentId, name, into: into === null ? [] : [into], outOf }, kept: null }
}

describe(classroomMachine.id, () => {
  test('lets go of what was chosen once it was moved, and keeps it when the dialog was closed', async () => {
    const { actor, play } = startClassroom(undefined)
    actor.start()
    await play({ type: 'students.chosen', students: [maya] })
    await play({ type: 'moving.requested' })
    await play({ type: 'dialog.closed' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.students]).toEqual(['browsing', [maya]])
    await play({ type: 'moving.requested' })
    await play({ type: 'dialog.done' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.students]).toEqual(['browsing', []])
  })

  test('edits one piece of work by itself and only several together', async () => {
    const { actor, play } = startClassroom(undefined)
    actor.start()
    await play({ type: 'work.chosen', work: exampleWork.slice(0, 1) })
    await play({ type: 'batchEdit.requested' })
    expect(actor.getSnapshot().value).toEqual('browsing')
    await play({ type: 'work.chosen', work: exampleWork.slice(0, 2) })
    await play({ type: 'batchEdit.requested' })
    expect(actor.getSnapshot().value).toEqual('batchEditing')
  })

  test.each([
    ['adding', { type: 'adding.requested' }],
    ['moving', { type: 'moving.requested' }],
    ['takingOut', { type: 'takingOut.requested' }],
    ['renaming', { type: 'renaming.requested', class: exampleClasses[0] }],
    ['printing', { type: 'cards.requested', class: exampleClasses[0] }],
    ['archiving', { type: 'archiving.requested', class: exampleClasses[0] }],
    ['copying', { type: 'copying.requested', class: exampleClasses[0] }],
    ['editing', { type: 'edit.requested', assignment: exampleWork[0] }],
    ['batchEditing', { type: 'batchEdit.requested' }],
    ['startingFresh', { type: 'freshStart.requested' }],
  ])('closing the dialog of %s keeps what was chosen, and finishing it lets go', async (state, requested) => {
    const { actor, play } = startClassroom(undefined)
    actor.start()
    const seen = () => [actor.getSnapshot().value, actor.getSnapshot().context.students.length, actor.getSnapshot().context.work.length]
    await play({ type: 'students.chosen', students: [maya] })
    await play({ type: 'work.chosen', work: exampleWork.slice(0, 2) })
    await play(requested)
    expect(seen()).toEqual([state, 1, 2])
    await play({ type: 'dialog.closed' })
    expect(seen()).toEqual(['browsing', 1, 2])
    await play(requested)
    await play({ type: 'dialog.done' })
    expect(seen()).toEqual(['browsing', 0, 0])
  })
})

describe(placingMachine.id, () => {
  const students = exampleStudents.slice(0, 2)
  const names = [maya?.name ?? '', liam?.name ?? '']

  test('adding leaves nobody’s other classes', async () => {
    const { calls } = await begunPlacing({ kind: 'add', students, fromClassId: null }, 3)
    expect(calls.map(({ input }) => input)).toEqual([{ items: [placement(1, names[0] ?? '', 3, []), placement(2, names[1] ?? '', 3, [])] }])
  })

  test('moving leaves the class that is shown, or all where everybody is shown, and never the one moved to', async () => {
    const shown = await begunPlacing({ kind: 'move', students, fromClassId: 2 }, 3)
    expect(shown.calls.map(({ input }) => input)).toEqual([{ items: [placement(1, names[0] ?? '', 3, [2]), placement(2, names[1] ?? '', 3, [2])] }])
    const everybody = await begunPlacing({ kind: 'move', students: students.slice(0, 1), fromClassId: null }, 2)
    expect(everybody.calls.map(({ input }) => input)).toEqual([{ items: [placement(1, names[0] ?? '', 2, [])] }])
  })

  test('taking out needs no class; adding says so when there is none', async () => {
    const out = await begunPlacing({ kind: 'takeOut', students: students.slice(0, 1), fromClassId: 2 }, null)
    expect(out.calls.map(({ input }) => input)).toEqual([{ items: [placement(1, names[0] ?? '', null, [2])] }])
    const add = await begunPlacing({ kind: 'add', students, fromClassId: 2 }, null)
    expect([add.actor.getSnapshot().value, add.calls]).toEqual(['refused', []])
  })

  test('nobody is taken out of all their classes because none is shown', async () => {
    const out = await begunPlacing({ kind: 'takeOut', students, fromClassId: null }, null)
    expect([out.actor.getSnapshot().value, out.calls]).toEqual(['refused', []])
  })

  test('the end tells whether anything was sent', async () => {
    const asked = startPlacing({ kind: 'add', students, fromClassId: null })
    asked.actor.start()
    await asked.play({ type: 'placing.closed' })
    const tried = await begunPlacing({ kind: 'add', students, fromClassId: null }, 3)
    await tried.play({ type: 'xstate.done.actor.placeStudents', output: { items: [] } })
    expect([asked.actor.getSnapshot().value, tried.actor.getSnapshot().value]).toEqual(['left', 'closed'])
  })
})

describe('the classroom’s forms', () => {
  test('say what is missing in the literal words before anything is sent', () => {
    const student = createActor(addStudentMachine).start()
    student.send({ type: 'values.submitted', values: { name: ' ', username: 'a b', email: 'maya' } })
    expect(student.getSnapshot().context.fields).toEqual({
      name: 'Name is required',
      username: 'Username cannot contain spaces',
      email: 'Please enter a valid email address',
    })
    const named = createActor(addClassMachine).start()
    named.send({ type: 'values.submitted', values: { name: '   ' } })
    expect(named.getSnapshot().context.fields).toEqual({ name: 'Class name is required' })
    const work = createActor(editWorkMachine).start()
    work.send({ type: 'values.submitted', values: { title: '', dueAt: '', closesAt: null, allowsRedo: false } })
    expect(work.getSnapshot().context.fields).toEqual({ title: 'Please enter a title', dueAt: 'Please choose a due date' })
    const account = createActor(editStudentMachine).start()
    const values = { name: 'Maya', username: 'maya', email: 'maya@school.example', newPassword: 'short', confirmPassword: '' }
    account.send({ type: 'values.submitted', values })
    expect(account.getSnapshot().context.fields).toEqual({
      newPassword: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    })
  })

  test('work closes on or after its due date, or never', () => {
    const problem = (closesAt: string | null) => {
      const work = createActor(editWorkMachine).start()
      work.send({ type: 'values.submitted', values: { title: 'Plants', dueAt: '2026-11-27T22:59:00.000Z', closesAt, allowsRedo: false } })
      return work.getSnapshot().context.fields
    }
    const early = { closesAt: 'It cannot close before it is due.' }
    expect(['2026-11-27T22:58:00Z', '2026-11-27T22:59:00Z', null].map(problem)).toEqual([early, {}, {}])
  })

  test('work is seen before it is due, from a whole time, at once, or as it was', () => {
    const problem = (seenFrom: string | null | undefined) => {
      const work = createActor(editWorkMachine).start()
      const values = { title: 'Plants', dueAt: '2026-11-27T22:59:00.000Z', closesAt: null, allowsRedo: false }
      work.send({ type: 'values.submitted', values: seenFrom === undefined ? values : { ...values, seenFrom } })
      return work.getSnapshot().context.fields
    }
    expect(['2026-11-27T22:59:00Z', '', '2026-11-27T22:58:00Z', null, undefined].map(problem)).toEqual([
      { seenFrom: 'Students must see it before it is due.' },
      { seenFrom: 'Please choose a day and a time' },
      {},
      {},
      {},
    ])
  })
})
