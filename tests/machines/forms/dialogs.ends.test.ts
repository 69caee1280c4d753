import type { AnyMachineSnapshot } from 'xstate'
import { describe, expect, test } from 'vitest'
import { placingMachine } from '#machines/classroom/classroom/placing.machine.ts'
import { leavingMachine } from '#machines/forms/leaving/leaving.machine.ts'
import { questionAdditionsMachine } from '#machines/questions/question-additions/question-additions.machine.ts'
import { questionPickerMachine } from '#machines/questions/question-picker/question-picker.machine.ts'
import { removalMachine } from '#machines/bin/removal/removal.machine.ts'
import { rosterImportMachine } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { exampleStudents } from '#src/screens/classroom/example-classroom.ts'
import { exampleExercise } from '#src/screens/exercises/editor/example-exercise.ts'
import { itemOf, rosterFile } from '#tests/support/school/rosters.ts'
import { written } from '#tests/support/walks/questions/question-picker.ts'
import { outcomeOf, removables } from '#tests/support/walks/bin/removal.ts'
import { done, ended, failed, outcomes, type Row } from '#tests/machines/journey.ts'

const retry = { type: 'retry.requested' }
const stop = { type: 'cancel.requested' }
const leave = { type: 'batch.closed' }
const confirmed = { type: 'exit.confirmed' }

describe(leavingMachine.id, () => {
  const close = { type: 'close.requested' }
  const go = { type: 'navigation.requested' }
  const cancelled = { type: 'exit.cancelled' }

  test.each<Row>([
    ['closing asks', [close], ['askingToClose', '']],
    ['and closes when told to', [close, confirmed], ['closed', '']],
    ['or stays', [close, cancelled], ['open', '']],
    ['so does going elsewhere', [go], ['askingToGo', '']],
    ['which lets the other page come', [go, confirmed], ['going', '']],
    ['closing asks again when it did not come', [go, confirmed, close], ['askingToClose', '']],
    ['and so does going', [go, confirmed, go], ['askingToGo', '']],
    ['Cancel leaves unasked', [confirmed], ['closed', '']],
    ['also when the other page did not come', [go, confirmed, confirmed], ['closed', '']],
  ])('with something to lose %s', async (_, events, outcome) => {
    expect(await outcomes(leavingMachine.provide({ guards: { wouldLose: () => true } }))(events)).toEqual(outcome)
  })

  test.each<Row>([
    ['closing closes', [close], ['closed', '']],
    ['going goes', [go], ['going', '']],
    ['closing closes where the other page did not come', [go, close], ['closed', '']],
    ['and going goes', [go, go], ['going', '']],
  ])('with nothing to lose %s', async (_, events, outcome) => {
    expect(await outcomes(leavingMachine)(events)).toEqual(outcome)
  })
})

describe(placingMachine.id, () => {
  const input = { kind: 'move', students: exampleStudents.slice(0, 2), fromClassId: 2 }
  const chosen = { type: 'class.chosen', classId: 3 }
  const submit = { type: 'placing.submitted' }
  const close = { type: 'placing.closed' }
  const begun = [chosen, submit]
  const way = { studentId: 1, name: 'Ana Lima', into: [3], outOf: [2] }
  const back = { ...way, into: [2], outOf: [3] }
  const placed = done('placeStudents', { items: [{ status: 'done', value: way }, { status: 'failed', value: way }] })
  const knows = ({ context, output }: AnyMachineSnapshot) => [context.classId, output ?? null]

  test.each<Row>([
    ['nobody is placed nowhere', [submit], ['refused', '', null, null]],
    ['a class that is chosen then can be gone on with', [submit, chosen], ['asking', '', 3, null]],
    ['or the dialog left', [submit, close], ['left', '', null, { placed: 0, back: [] }]],
    ['how many were placed, and their ways back, are handed on', [...begun, placed], ['closed', 'placeStudents', 3, { placed: 1, back: [back] }]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(placingMachine, { input, knows })(events)).toEqual(outcome)
  })

  test('while students are placed, stopping, trying again and leaving go to what places them', async () => {
    const outcome = await outcomes(placingMachine, { input, held: ['placeStudents'] })([...begun, { type: 'placing.cancelled' }, retry, close])
    expect(outcome).toEqual(['placing', '', [['placeStudents', stop], ['placeStudents', retry], ['placeStudents', leave]]])
  })
})

describe(removalMachine.id, () => {
  const ask = { type: 'removal.requested', items: removables }
  const begun = [ask, { type: 'removal.confirmed' }]
  const undo = { type: 'undo.requested', items: removables.slice(0, 1) }
  const left = { type: 'removal.left' }
  const cancel = { type: 'removal.cancelled' }

  test.each<Row>([
    ['an Undo that came meanwhile is done as soon as nothing is', [ask, undo, cancel], ['restoring', 'restoreItems']],
    ['what was deleted is done with', [...begun, done('removeItems', outcomeOf(['done', 'done']))], ['idle', 'removeItems']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(removalMachine)(events)).toEqual(outcome)
  })

  test('while something is deleted, stopping, trying again and leaving go to what deletes', async () => {
    const outcome = await outcomes(removalMachine, { held: ['removeItems'] })([...begun, cancel, retry, left])
    expect(outcome).toEqual(['removing', '', [['removeItems', stop], ['removeItems', retry], ['removeItems', leave]]])
  })

  test('an Undo that nobody answers says that it failed', async () => {
    const told: unknown[] = []
    const machine = removalMachine.provide({ actions: { tellRestoreFailed: (_, { sentence }) => void told.push(sentence) } })
    expect([await outcomes(machine)([undo, failed('restoreItems')]), told]).toEqual([['restoreFailed', 'restoreItems'], [null]])
  })
})

describe(rosterImportMachine.id, () => {
  const chosen = (name: string) => ({ type: 'file.chosen', file: { name } })
  const first = chosen('class.csv')
  const second = chosen('other.csv')
  const close = { type: 'import.closed' }
  const wrong = done('readFile', rosterFile())
  const read = done('readFile', rosterFile('Ana,ana@school.example,ana'))
  const begun = [first, read, { type: 'import.requested' }]
  const knows = ({ context: { file, classId } }: AnyMachineSnapshot) => [file?.name ?? null, classId]

  test.each<Row>([
    ['it begins without a file', [], ['choosing', '', null, 4]],
    ['it can be closed at once', [close], ['closed', '', null, 4]],
    ['or while a file is read', [first, close], ['closed', 'readFile', 'class.csv', 4]],
    ['a file that is not wanted is let go', [first, stop], ['choosing', 'readFile', null, 4]],
    ['one that takes too long failed', [first, ended('readingPatience')], ['failed', 'readFile', 'class.csv', 4]],
    ['it can be closed then', [first, failed('readFile'), close], ['closed', 'readFile', 'class.csv', 4]],
    ['or another one chosen', [first, failed('readFile'), second], ['reading', 'readFile readFile', 'other.csv', 4]],
    ['one that is no list is refused', [first, wrong], ['refused', 'readFile', 'class.csv', 4]],
    ['it can be closed then, too', [first, wrong, close], ['closed', 'readFile', 'class.csv', 4]],
    ['another class can be chosen over the rows', [first, read, { type: 'class.chosen', classId: 5 }], ['reviewing', 'readFile', 'class.csv', 5]],
    ['or the import closed', [first, read, close], ['closed', 'readFile', 'class.csv', 4]],
    ['rows that were not added stay', [...begun, done('addStudents', { items: [itemOf(2, {})] })], ['reviewing', 'readFile addStudents', 'class.csv', 4]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(rosterImportMachine, { input: { classId: 4 }, knows })(events)).toEqual(outcome)
  })

  test('while students are added, stopping, trying again and going on go to what adds them', async () => {
    const asked = [stop, retry, { type: 'import.continued' }]
    const outcome = await outcomes(rosterImportMachine, { input: { classId: 4 }, held: ['addStudents'] })([...begun, ...asked])
    expect(outcome).toEqual(['importing', 'readFile', [['addStudents', stop], ['addStudents', retry], ['addStudents', leave]]])
  })
})

describe(questionAdditionsMachine.id, () => {
  const input = { questions: { ids: [1, 2, 3], type: 'FREE_FORM' }, owner: 'user' }
  const chosen = { type: 'exercise.toggled', exercise: exampleExercise([], { id: 10, title: 'Plants', question_ids: [] }) }
  const more = { type: 'more.requested' }

  test('words, further rows and trying again go to the list', async () => {
    const play = outcomes(questionAdditionsMachine, { input, held: ['list'] })
    const outcome = await play([{ type: 'search.changed', words: 'plants' }, more, retry])
    const searched = { type: 'query.changed', query: expect.objectContaining({ q: 'plants', owner: 'user' }) }
    expect(outcome).toEqual(['choosing', '', [['list', searched], ['list', more], ['list', retry]]])
  })

  test('closing before anything is added hands on nothing', async () => {
    const knows = ({ output }: AnyMachineSnapshot) => [output]
    expect(await outcomes(questionAdditionsMachine, { input, knows })([chosen, { type: 'dialog.closed' }])).toEqual(['closed', 'list', { outcome: null }])
  })

  test('while questions are added, stopping, trying again and leaving go to what adds them', async () => {
    const asked = [{ type: 'add.cancelled' }, retry, { type: 'rest.left' }]
    const outcome = await outcomes(questionAdditionsMachine, { input, held: ['addQuestions'] })([chosen, { type: 'add.requested' }, ...asked])
    expect(outcome).toEqual(['adding', 'list', [['addQuestions', stop], ['addQuestions', retry], ['addQuestions', leave]]])
  })
})

describe(questionPickerMachine.id, () => {
  const input = { lockedType: null, alreadyAdded: [], selected: [] }
  const everything = { q: '', author: null, subject: null, type: null }
  const asked = (query: object) => ['list', { type: 'query.changed', query: { ...everything, ...query } }]
  const filtered = { type: 'filters.changed', filters: { q: 'plants' } }
  const reset = { type: 'filters.reset' }
  const chosen = { type: 'questions.chosen', questions: written }

  test.each<Row>([
    ['words and their taking back are looked for', [filtered, reset], ['picking.open', '', [asked({}), asked({ q: 'plants' }), asked({})]]],
    ['the kind of the first question is looked for, and all kinds without one', [chosen, { ...chosen, questions: [] }], [
      'picking.open', '', [asked({}), asked({ type: 'FREE_FORM' }), asked({})],
    ]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(questionPickerMachine, { input, held: ['list'] })(events)).toEqual(outcome)
  })

  test('going on with what was chosen keeps to its kind', async () => {
    expect(await outcomes(questionPickerMachine, { input: { ...input, selected: written }, held: ['list'] })([])).toEqual([
      'picking.narrowed', '', [asked({ type: 'FREE_FORM' })],
    ])
  })
})
