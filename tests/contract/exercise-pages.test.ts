import { createActor, toPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { addClassStudent, createClass } from '#contract/classroom/classes.ts'
import { deleteExercise, listExercises } from '#contract/exercises/exercise-library.ts'
import { assigningMachine } from '#machines/assignments/assigning/assigning.machine.ts'
import { exerciseCopyMachine } from '#machines/exercises/exercise-list/exercise-copy.ts'
import { everyExercise, exerciseListMachine, type ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import { newExerciseMachine } from '#machines/exercises/new-exercise/new-exercise.machine.ts'
import { questionPickerMachine } from '#machines/questions/question-picker/question-picker.machine.ts'
import { removalMachine } from '#machines/bin/removal/removal.machine.ts'
import { keptForm } from '#machines/assignments/assigning/assigning.selectors.ts'
import { createAssigningActors } from '#src/actors/assignments/assigning.actors.ts'
import { createNewWorkDraft } from '#src/actors/assignments/new-work-draft.ts'
import { createExerciseCopyActors } from '#src/actors/exercises/exercise-copy.actors.ts'
import { fetchExercises } from '#src/actors/exercises/exercise-list.ts'
import { createNewExerciseActors } from '#src/actors/exercises/new-exercise.actors.ts'
import { createQuestionPickerActors } from '#src/actors/questions/question-picker.actors.ts'
import { createRemovalActors } from '#src/actors/bin/removal.actors.ts'
import { createApi } from '#src/api/client.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

const due = '2026-11-21T23:59'

/** A teacher's library and the page's client; `lose` makes answers to some paths get lost after the server gave them. */
async function pageOf() {
  const library = await createLibrary()
  const { app, teacher } = library
  const token = await app.tokenOf(teacher)
  let [lost, ids] = ['', 0]
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'Europe/Madrid',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const answer = await app.app.request(request)
      if (lost !== '' && request.url.includes(lost)) throw new TypeError('the answer was lost')
      return answer
    },
  })
  const newId = () => String((ids += 1))
  return { ...library, api, newId, lose: (path: string) => (lost = path) }
}

describe('the exercise pages and the server', () => {
  test('the list is narrowed, ordered and read in pages, with what its filters offer', async () => {
    const { api, exercise, teacher, question } = await pageOf()
    const asked = await question(teacher, 'Sun')
    for (const title of ['Plants', 'Rivers', 'Seas']) await exercise(teacher, title, title === 'Plants' ? [asked.id] : [])
    const read = (query: Partial<ExerciseQuery>) =>
      fetchExercises({ api, nowMs }, { query: { ...everyExercise, ...query }, cursor: null, atLeast: 0 }, new AbortController().signal)
    const found = await read({ q: 'sun' })
    expect([found.rows.map(({ title }) => title), found.facts]).toEqual([['Plants'], { gradeLevels: [6], themes: [], tags: [], owned: 3 }])
    expect((await read({ sort: '-title', grade: 6, owner: 'user', status: 'not_added' })).rows.map(({ title }) => title)).toEqual(['Seas', 'Rivers', 'Plants'])
    expect(exerciseListMachine.id).toEqual('exerciseList')
  })

  test('a duplicate whose answer was lost is there once when it is tried again', async () => {
    const { api, app, teacher, exercise, lose } = await pageOf()
    const { id } = await exercise(teacher, 'Tides')
    const copying = createActor(exerciseCopyMachine.provide({ actors: createExerciseCopyActors({ api }) })).start()
    lose('/copy')
    copying.send({ type: 'values.submitted', values: { id } })
    await waitFor(copying, (moment) => moment.matches('failed'))
    lose('')
    copying.send({ type: 'retry.requested' })
    const { output } = await waitFor(copying, (moment) => moment.status === 'done')
    const { results } = await app.request(listExercises, { as: teacher, query: { sort: 'title' } })
    expect([output?.saved?.title, results.map(({ title }) => title)]).toEqual(['Tides - Copy', ['Tides', 'Tides - Copy']])
  })

  test("a teacher without questions picks from everybody's, page after page", async () => {
    const { api, admin, question } = await pageOf()
    for (let index = 0; index < 101; index += 1) await question(admin, `Question ${index}`)
    const picker = createActor(questionPickerMachine.provide({ actors: createQuestionPickerActors({ api, nowMs }) }), {
      input: { lockedType: null, alreadyAdded: [], selected: [] },
    })
    picker.start()
    const { list } = picker.getSnapshot().children
    if (list === undefined) throw new Error('the picker has no list')
    const first = await waitFor(list, (moment) => moment.matches({ listed: 'ready' }))
    expect([first.context.rows.length, first.context.total, first.context.facts?.author]).toEqual([100, 101, 'both'])
    list.send({ type: 'more.requested' })
    const all = await waitFor(list, (moment) => moment.context.rows.length === 101)
    expect(all.context.nextCursor).toEqual(null)
  })

  test('an exercise whose answer was lost is made once', async () => {
    const { api, newId, lose, teacher, question, app } = await pageOf()
    const { id } = await question(teacher, 'Sun')
    const form = createActor(newExerciseMachine.provide({ actors: createNewExerciseActors({ api, newId }) }))
    form.start()
    lose('/exercises')
    form.send({ type: 'values.submitted', values: { title: 'Plants', gradeLevel: 7, themes: ['Rivers'], questionIds: [id] } })
    await waitFor(form, (moment) => moment.matches('failed'))
    lose('')
    form.send({ type: 'retry.requested' })
    const { saved } = await toPromise(form)
    const { results } = await app.request(listExercises, { as: teacher })
    expect(results.map((one) => [one.id, one.title, one.grade_level, one.themes, one.question_ids])).toEqual([
      [saved?.exerciseId, 'Plants', 7, ['Rivers'], [id]],
    ])
  })

  test('a class and a student get the work, each once, also when answers are lost', async () => {
    const { api, newId, lose, app, teacher, student, question, exercise } = await pageOf()
    const given = await exercise(teacher, 'Plants', [(await question(teacher, 'Sun')).id])
    const member = await app.seedStudent({ teacher })
    const { id: classId } = await app.request(createClass, { as: teacher, body: { name: '7b' } })
    await app.request(addClassStudent, { as: teacher, params: { id: classId }, body: { student_id: member.id } })
    const assigning = createActor(assigningMachine.provide({ actors: createAssigningActors({ api, nowMs, givingId: newId() }) }), {
      input: { exercise: given, students: [{ id: student.id, name: student.name, classes: [] }], classes: [], due },
    })
    assigning.start()
    const { context } = await waitFor(assigning, (moment) => moment.context.offered.length === 1)
    expect(context.offered).toEqual([{ id: classId, name: '7b', memberIds: [member.id] }])
    assigning.send({ type: 'form.changed', form: { classes: context.offered } })
    lose('assign_exercise')
    assigning.send({ type: 'assigning.submitted' })
    const { giveWork } = assigning.getSnapshot().children
    if (giveWork === undefined) throw new Error('nothing is given')
    await waitFor(giveWork, (moment) => moment.matches('partlyDone'))
    lose('')
    assigning.send({ type: 'retry.requested' })
    expect(await toPromise(assigning)).toEqual({ created: 2 })
    const { results } = await app.request(listAssignments, { as: teacher })
    expect(results.map((one) => [one.student_id, one.title, one.due_date]).sort()).toEqual(
      [student.id, member.id].map((id) => [id, 'Plants Assignment', new Date(due).toISOString()]).sort(),
    )
  })

  test('work whose answer was lost and that is given again after a reload is there once', async () => {
    const { api, app, teacher, student, question, exercise, newId, lose } = await pageOf()
    const given = await exercise(teacher, 'Plants', [(await question(teacher, 'Sun')).id])
    const kept = new Map<string, string>()
    const storage = {
      length: 0,
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }
    const input = { exercise: given, students: [], classes: [], due }
    const opened = () => {
      const draft = createNewWorkDraft({ personId: teacher.id, storage, nowMs, newId }, input)
      const actors = createAssigningActors({ api, nowMs, givingId: draft.givingId, onGiven: () => draft.end() })
      const assigning = createActor(assigningMachine.provide({ actors }), { input: { ...input, begun: draft.read() } })
      assigning.subscribe((snapshot) => {
        const form = keptForm(snapshot, input)
        if (form !== null) draft.keep(form)
      })
      return assigning.start()
    }
    const first = opened()
    first.send({ type: 'form.changed', form: { students: [{ id: student.id, name: student.name, classes: [] }] } })
    lose('assignments')
    first.send({ type: 'assigning.submitted' })
    const { giveWork } = first.getSnapshot().children
    if (giveWork === undefined) throw new Error('nothing is given')
    await waitFor(giveWork, (moment) => moment.matches('partlyDone'))
    first.stop()
    lose('')
    const titlesGiven = async () => (await app.request(listAssignments, { as: teacher })).results.map(({ title }) => title)
    const again = opened()
    again.send({ type: 'assigning.submitted' })
    expect([await toPromise(again), await titlesGiven()]).toEqual([{ created: 1 }, ['Plants Assignment']])
  })

  test('deleted exercises come back, the refused one never went', async () => {
    const { api, app, teacher, admin, exercise } = await pageOf()
    const items = [await exercise(teacher, 'Plants'), await exercise(admin, 'Rivers'), await exercise(teacher, 'Seas')].map(({ id, title }) => ({ id, title }))
    const told: string[][] = []
    const titles = async () => (await app.request(listExercises, { as: teacher, query: { sort: 'title' } })).results.map(({ title }) => title)
    const removal = createActor(
      removalMachine.provide({
        actors: createRemovalActors({
          api,
          kind: 'exercise',
          remove: (id, signal) => api.send(deleteExercise, { params: { id }, signal }),
          failedSentence: 'Failed to delete exercise',
        }),
        actions: { tellRemoved: (_, { items: gone }) => void told.push(gone.map(({ title }) => title)) },
      }),
    )
    removal.start()
    removal.send({ type: 'removal.requested', items })
    removal.send({ type: 'removal.confirmed' })
    const { removeItems } = removal.getSnapshot().children
    if (removeItems === undefined) throw new Error('nothing is deleted')
    await waitFor(removeItems, (moment) => moment.matches('partlyDone'))
    removal.send({ type: 'removal.left' })
    await waitFor(removal, (moment) => moment.matches('idle'))
    expect([told, await titles()]).toEqual([[['Plants', 'Seas']], ['Rivers']])
    removal.send({ type: 'undo.requested', items: items.filter(({ title }) => title !== 'Rivers') })
    await waitFor(removal, (moment) => moment.matches('restoring'))
    await waitFor(removal, (moment) => moment.matches('idle'))
    expect(await titles()).toEqual(['Plants', 'Rivers', 'Seas'])
  })
})

function nowMs(): number {
  return Date.UTC(2026, 10, 20, 12)
}
