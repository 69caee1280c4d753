import { describe, expect, test } from 'vitest'
import { assigningMachine, type AssigningInput, type AssigningSnapshot } from '#machines/assignments/assigning/assigning.machine.ts'
import { areClassesMissing, canCreate, chosenCount, isChoosingExercise, keptForm } from '#machines/assignments/assigning/assigning.selectors.ts'
import { type AssigningForm, givenCounts } from '#machines/assignments/assigning/assigning.work.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { algebra, emptyExercise, givenTo, plants, students } from '#tests/support/walks/assignments/assigning.ts'
import { journeysThrough } from '#tests/machines/journey.ts'

const start = createLive(assigningMachine)

function dialog(input: Partial<AssigningInput> & { begun?: AssigningForm | null } = {}) {
  const live = start({ exercise: null, students: [], classes: [], due: '2026-11-21T23:59', ...input })
  live.actor.start()
  const moment = (): AssigningSnapshot => live.actor.getSnapshot()
  return { ...live, moment, form: () => moment().context.form, given: () => live.calls.filter(({ src }) => src === 'giveWork').map(({ input: sent }) => sent) }
}

describe(assigningMachine.id, () => {
  test('opened from an exercise it needs only people, and the title is the exercise with " Assignment"', async () => {
    const { play, moment, form } = dialog({ exercise: plants })
    expect([form().title, isChoosingExercise(moment()), canCreate(moment())]).toEqual(['Plants Assignment', false, false])
    await play({ type: 'form.changed', form: { students: students.slice(0, 1) } })
    expect(canCreate(moment())).toEqual(true)
  })

  test('a form that a reload broke off is there again as it was filled in', async () => {
    const { play, moment } = dialog({ exercise: plants })
    const input = { exercise: plants, students: [], classes: [], due: '2026-11-21T23:59' }
    expect(keptForm(moment(), input)).toEqual(null)
    await play({ type: 'title.typed', title: 'Week 3' })
    await play({ type: 'form.changed', form: { students: students.slice(0, 1), closes: '2026-11-30T23:59' } })
    const kept = keptForm(moment(), input)
    const again = dialog({ exercise: plants, begun: kept })
    expect([kept, again.form(), canCreate(again.moment())]).toEqual([moment().context.form, kept, true])
  })

  test('an exercise without questions cannot be chosen', async () => {
    const { play, moment, form } = dialog()
    await play({ type: 'exercise.chosen', exercise: emptyExercise })
    expect([form().exercise, isChoosingExercise(moment())]).toEqual([null, true])
  })

  test('the title follows the exercise until somebody writes one, and again once it is emptied', async () => {
    const { play, form } = dialog({ exercise: plants })
    await play({ type: 'title.typed', title: 'Week 3' })
    await play({ type: 'exercise.chosen', exercise: { ...plants, id: 9, title: 'Rivers' } })
    expect(form().title).toEqual('Week 3')
    await play({ type: 'title.typed', title: '' })
    await play({ type: 'exercise.chosen', exercise: { ...plants, id: 10, title: 'Seas' } })
    expect(form().title).toEqual('Seas Assignment')
  })

  test('a class is given the work by one call, its members by no other, and each student counts once', async () => {
    const { play, moment, given } = dialog({ exercise: plants, students, classes: [algebra] })
    expect(chosenCount(moment())).toEqual(3)
    await play({ type: 'assigning.submitted' })
    const work = { exerciseId: 7, title: 'Plants Assignment', due: '2026-11-21T23:59', closes: null, seenFrom: null, allowRedo: false }
    expect(given()).toEqual([
      {
        items: [
          { key: 'class-4', kept: null, value: { work, target: { kind: 'class', id: 4, name: 'Algebra 1', size: 2 } } },
          { key: 'student-3', kept: null, value: { work, target: { kind: 'student', id: 3, name: 'Noah Schmidt', size: 1 } } },
        ],
      },
    ])
  })

  test('without a due date, a title or anybody nothing is given', async () => {
    const { play, moment } = dialog({ exercise: plants, students })
    const missing = [{ due: '' }, { students: [] }, { seenFrom: '' }, { seenFrom: '2026-11-21T23:59' }, { closes: '2026-11-21T23:58' }]
    for (const form of missing) {
      await play({ type: 'form.changed', form: { due: '2026-11-21T23:59', students, closes: '', seenFrom: null, ...form } })
      expect(canCreate(moment())).toEqual(false)
    }
    await play({ type: 'form.changed', form: { students, closes: '', seenFrom: null } })
    await play({ type: 'title.typed', title: '   ' })
    expect([canCreate(moment()), moment().can({ type: 'assigning.submitted' })]).toEqual([false, false])
  })

  test('what was made in part is counted in students, and closing hands that number on', async () => {
    const { play, moment } = dialog({ exercise: plants, students, classes: [algebra] })
    await play({ type: 'assigning.submitted' })
    await play({ type: 'xstate.done.actor.giveWork', output: givenTo(['done', 'failed']) })
    expect([moment().value, moment().output]).toEqual(['closed', { created: 2 }])
    expect(givenCounts(givenTo(['done', 'failed']).items)).toEqual({ created: 2, failed: 1 })
  })

  test('all of it made ends in created', async () => {
    const { play, moment } = dialog({ exercise: plants, students, classes: [algebra] })
    await play({ type: 'assigning.submitted' })
    await play({ type: 'xstate.done.actor.giveWork', output: givenTo(['done', 'done']) })
    expect([moment().value, moment().output]).toEqual(['created', { created: 3 }])
  })

  test('classes that could not be read are asked for again, and the rest goes on meanwhile', async () => {
    const { play, moment } = dialog({ exercise: plants })
    await play({ type: 'xstate.error.actor.fetchClasses' })
    await play({ type: 'form.changed', form: { students } })
    await play({ type: 'retry.requested' })
    await play({ type: 'xstate.done.actor.fetchClasses', output: [algebra] })
    expect([moment().context.offered, canCreate(moment())]).toEqual([[algebra], true])
  })

  test('classes that do not come count as missing, and are asked for again', async () => {
    const { play, moment } = dialog()
    await play({ type: 'xstate.error.actor.fetchClasses' })
    expect(areClassesMissing(moment())).toEqual(true)
  })

  test('a chosen exercise opens the form, and goes back to the list of them when another one is wanted', async () => {
    const { play, moment } = dialog()
    await play({ type: 'exercise.chosen', exercise: plants })
    expect([moment().value, isChoosingExercise(moment())]).toEqual([{ open: { classes: 'loading', work: { editing: 'filling' } } }, false])
    await play({ type: 'exercise.reopened' })
    expect(isChoosingExercise(moment())).toEqual(true)
  })

  test('closing before anything is given ends with nothing made', async () => {
    const { play, moment } = dialog()
    await play({ type: 'assigning.closed' })
    expect([moment().value, moment().status, moment().output]).toEqual(['closed', 'done', { created: 0 }])
  })

  test('words are looked for in their own list, which keeps its own', async () => {
    const searched = [{ type: 'exercises.searched', words: 'pla' }, { type: 'students.searched', words: 'maya' }]
    const begin = journeysThrough(assigningMachine, { held: ['exercises', 'students'] })
    const { actor, heard } = await begin({ exercise: null, students: [], classes: [], due: '' }).tell(...searched)
    expect([heard, actor.getSnapshot().context.words]).toEqual([
      [['exercises', { type: 'query.changed', query: 'pla' }], ['students', { type: 'query.changed', query: 'maya' }]],
      { exercises: 'pla', students: 'maya' },
    ])
  })

  test('while work is given, trying again and leaving go to what gives it', async () => {
    const begin = journeysThrough(assigningMachine, { held: ['giveWork'] })
    const asked = [{ type: 'assigning.submitted' }, { type: 'retry.requested' }, { type: 'assigning.closed' }]
    const { at, heard } = await begin({ exercise: plants, students, classes: [], due: '2026-11-21T23:59' }).tell(...asked)
    expect([heard, at()]).toEqual([
      [['giveWork', { type: 'retry.requested' }], ['giveWork', { type: 'batch.closed' }]],
      { open: { classes: 'loading', work: 'giving' } },
    ])
  })
})
