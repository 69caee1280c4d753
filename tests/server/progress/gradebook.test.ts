import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteClass } from '#contract/classroom/classes.ts'
import { exportGradebook } from '#contract/progress/exports.ts'
import { getGradebook, type KeptGradebookSettings, saveGradebookSettings } from '#contract/progress/gradebook.ts'
import { insertClassWork } from '#server/db/assignments/class-assignments.queries.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { seedSession } from '#tests/server/dashboard/played.ts'

const september = new Date('2026-09-11T21:00:00Z')
const yesterday = new Date('2026-11-19T12:00:00Z')
const nextWeek = new Date('2026-11-27T12:00:00Z')
const alike: KeptGradebookSettings = { terms: [], missing: 'left_out', categories: [], filed: [], version: 0 }

/** Three students with homework in September, a quiz that was due yesterday and work for next week. */
async function withBook() {
  const room = await createClassroom({ student: { name: 'Ana' } })
  const { app, teacher, student: ana, exercise: homework } = room
  const { db } = app
  await db.delete(assignments)
  const [ben, cy] = [await app.seedStudent({ teacher, name: 'Ben' }), await app.seedStudent({ teacher, name: 'Cy' })]
  const quiz = await seedExercise(db, teacher.id, undefined, { title: 'Quiz' })
  const [group, other] = await db.insert(classes).values([{ teacherId: teacher.id, name: 'Year 5' }, { teacherId: teacher.id, name: 'Chess' }]).returning()
  const [classId, chess] = [group?.id ?? 0, other?.id ?? 0]
  await db.insert(classMembers).values([ana, ben, cy].map(({ id }) => ({ classId, studentId: id })))
  await db.insert(classMembers).values({ classId: chess, studentId: ana.id })
  const classWork = { classId, exerciseId: quiz.id, title: 'Quiz', gradeLevel: 5, dueDate: yesterday, allowRedo: false }
  const quizzed = await insertClassWork(db, classWork)
  const ofChess = await insertClassWork(db, { ...classWork, classId: chess, title: 'Chess' })
  const give = (studentId: number, exerciseId: number, more: Partial<Parameters<typeof seedAssignment>[1]>) =>
    seedAssignment(db, { teacherId: teacher.id, studentId, exerciseId, ...more })
  const done = (score: number) => ({ complete: true, score })
  await give(ana.id, homework.id, { title: 'Homework', dueDate: september, ...done(80) })
  await give(ben.id, homework.id, { title: 'Homework', dueDate: september, ...done(50.5), late: true })
  await give(cy.id, homework.id, { title: 'Homework', dueDate: september, ...done(100) })
  await give(ana.id, quiz.id, { title: 'Quiz', classAssignmentId: quizzed, dueDate: yesterday, ...done(60) })
  await give(ben.id, quiz.id, { title: 'Quiz', classAssignmentId: quizzed, dueDate: yesterday })
  const waits = await give(cy.id, quiz.id, { title: 'Quiz', classAssignmentId: quizzed, dueDate: yesterday, ...done(90) })
  const waiting = await seedSession(db, { userId: cy.id, exerciseId: quiz.id, assignmentId: waits.id, at: '2026-11-18T10:00:00Z', pendingCenti: 1000 })
  await db.update(assignments).set({ bestSessionId: waiting }).where(eq(assignments.id, waits.id))
  const begun = await give(ana.id, homework.id, { title: 'Next', dueDate: nextWeek })
  await seedSession(db, { userId: ana.id, exerciseId: homework.id, assignmentId: begun.id, at: '2026-11-20T10:00:00Z', status: 'active', endedAt: null })
  await give(ben.id, homework.id, { title: 'Next', dueDate: nextWeek })
  await give(ana.id, quiz.id, { title: 'Chess', classAssignmentId: ofChess, dueDate: yesterday, ...done(1) })
  await give(cy.id, homework.id, { title: "A colleague's", teacherId: (await app.seedTeacher()).id, ...done(2) })
  const book = (span: 'term' | 'term-0' | 'term-1' | 'all' = 'term') => app.request(getGradebook, { as: teacher, params: { id: classId }, query: { span } })
  return { ...room, classId, people: { ana, ben, cy }, homework, quiz, waiting, give, book, params: { id: classId } }
}

describe('the gradebook of a class', () => {
  test('has a line per student, a column per piece of its work, what each cell stands at, and mean and median of judged work', async () => {
    const { book, people, homework, quiz, waiting, classId } = await withBook()
    expect(await book()).toEqual({
      class: { id: classId, name: 'Year 5' },
      settings: alike,
      term: null,
      works: [
        { exercise_id: homework.id, title: 'Homework', due_date: september.toISOString(), category: null, mean: 76.83, median: 80 },
        { exercise_id: quiz.id, title: 'Quiz', due_date: yesterday.toISOString(), category: null, mean: 60, median: null },
        { exercise_id: homework.id, title: 'Next', due_date: nextWeek.toISOString(), category: null, mean: null, median: null },
      ],
      students: [
        { id: people.ana.id, name: 'Ana', cells: [['done', 80, null], ['done', 60, null], ['working', null, null]], mean: 70, median: null, term_mark: 70 },
        { id: people.ben.id, name: 'Ben', cells: [['late', 50.5, null], ['overdue', null, null], ['open', null, null]], mean: 50.5, median: null, term_mark: 50.5 },
        { id: people.cy.id, name: 'Cy', cells: [['done', 100, null], ['waiting', null, waiting], null], mean: 100, median: null, term_mark: 100 },
      ],
      mean: 73.5,
      median: 70,
    })
  })

  test('weighs categories against each other, counts missing work as zero where told to, and leaves out what does not count', async () => {
    const { app, teacher, book, params, homework, quiz } = await withBook()
    const categories = [{ name: 'Homework', weight: 60 }, { name: 'Quizzes', weight: 20 }]
    const filed = [{ exercise_id: quiz.id, category: 1 }]
    const body = { ...alike, missing: 'zero' as const, categories, filed }
    const marks = async () => (await book()).students.map(({ term_mark }) => term_mark)
    expect(await app.request(saveGradebookSettings, { as: teacher, params, body })).toEqual({ ...body, version: 1 })
    expect([(await book()).works.map(({ category }) => category), await marks()]).toEqual([[0, 0, 1], [75, 37.88, 100]])
    const uncounted = { ...body, filed: [{ exercise_id: homework.id, category: null }, ...filed], version: 1 }
    await app.request(saveGradebookSettings, { as: teacher, params, body: uncounted })
    expect([(await book()).works.map(({ category }) => category), await marks()]).toEqual([[1, null, null], [60, 0, null]])
  })

  test('shows the work of one of its terms, by the days of who asks, or all of it; unasked that of the term that runs, or ran last', async () => {
    const { app, teacher, book, params } = await withBook()
    const terms = [
      { name: 'Autumn', starts_on: '2026-09-12', ends_on: '2026-11-19' },
      { name: 'Winter', starts_on: '2026-11-21', ends_on: '2027-02-01' },
    ]
    await app.request(saveGradebookSettings, { as: teacher, params, body: { ...alike, terms } })
    const inSydney = await app.request(getGradebook, { as: teacher, params, headers: { 'Time-Zone': 'Australia/Sydney' } })
    const shown = [await book(), inSydney, await book('term-0'), await book('term-1'), await book('all')]
    expect(shown.map(({ term, works }) => [term, ...works.map(({ title }) => title)])).toEqual([
      [0, 'Quiz'],
      [0, 'Homework', 'Quiz'],
      [0, 'Quiz'],
      [1, 'Next'],
      [null, 'Homework', 'Quiz', 'Next'],
    ])
    const file = async (span: 'term-0' | 'term-1') => {
      const text = await app.request(exportGradebook, { as: teacher, query: { class_id: String(params.id), span } })
      return text.split('\r\n')[0]
    }
    expect([await file('term-0'), await file('term-1')]).toEqual([
      'name,username,email,Quiz (due 2026-11-19),mean,median,term mark',
      'name,username,email,Next (due 2026-11-27),mean,median,term mark',
    ])
  })

  test("is an administrator's as its teacher sees it, and nobody else's; a deleted class has none", async () => {
    const { app, teacher, book, params, people } = await withBook()
    const asAdmin = await app.request(getGradebook, { as: await app.seedAdmin(), params })
    expect(asAdmin).toEqual(await book())
    const codes = []
    for (const as of [await app.seedTeacher(), people.ana]) {
      codes.push((await app.refused(getGradebook, { as, params })).code)
      codes.push((await app.refused(saveGradebookSettings, { as, params, body: { ...alike, categories: [], filed: [] } })).code)
    }
    await app.request(deleteClass, { as: teacher, params })
    codes.push((await app.refused(getGradebook, { as: teacher, params })).code)
    expect(codes).toEqual(['not_found', 'not_found', 'forbidden', 'forbidden', 'not_found'])
  })

  test('is changed by one at a time: who read an older version is told what stands now', async () => {
    const { app, teacher, params } = await withBook()
    const save = (missing: 'zero' | 'left_out', version: number) => ({ as: teacher, params, body: { ...alike, categories: [], filed: [], missing, version } })
    await app.request(saveGradebookSettings, save('zero', 0))
    const refusals = [await app.refused(saveGradebookSettings, save('left_out', 0)), await app.refused(saveGradebookSettings, save('left_out', 7))]
    const current = { ...alike, missing: 'zero', version: 1 }
    expect(refusals.map((refusal) => [refusal.status, refusal.code, refusal.current])).toEqual([[409, 'stale_version', current], [409, 'stale_version', current]])
    expect(await app.request(saveGradebookSettings, save('left_out', 1))).toEqual({ ...alike, version: 2 })
  })

  test.each([
    [{ terms: [{ name: 'Term 1', starts_on: '2026-12-01', ends_on: '2026-11-30' }] }, 'The term must end on or after the day it begins'],
    [{ categories: [{ name: ' ', weight: 10 }] }, 'A category needs a name'],
    [{ categories: [{ name: 'Quizzes', weight: 101 }] }, 'A weight must be a whole number from 0 to 100'],
    [{ categories: [{ name: 'Quizzes', weight: 33.3 }] }, 'A weight must be a whole number from 0 to 100'],
  ])('refuses %j', async (wrong, message) => {
    const { app, teacher, params } = await withBook()
    const refusal = await app.refused(saveGradebookSettings, { as: teacher, params, body: { ...alike, categories: [], filed: [], ...wrong } })
    expect([refusal.status, refusal.issues?.map((issue) => issue.message)]).toEqual([422, [message]])
  })

  test('costs two statements however much there is', async () => {
    const room = await withBook()
    const counted = countStatements()
    const counts = []
    for (const more of [0, 5]) {
      for (let one = 0; one < more; one += 1) await room.give(room.people.ana.id, room.homework.id, { title: `More ${one}` })
      counted()
      await room.book()
      counts.push(counted())
    }
    expect(counts[1]).toEqual(counts[0])
  })
})

test('the file of a class says the same as its gradebook on the screen', async () => {
  const { app, teacher, classId } = await withBook()
  const text = await app.request(exportGradebook, { as: teacher, query: { class_id: String(classId), span: 'term' } })
  expect(text.split('\r\n').map((line) => line.replace(/^(\w+),[^,]*,[^,]*,/, '$1: '))).toEqual([
    'name: Homework (due 2026-09-11),Quiz (due 2026-11-19),Next (due 2026-11-27),mean,median,term mark',
    'Ana: 80,60,Working on it,70,,70',
    'Ben: 50.5,Overdue,,50.5,,50.5',
    'Cy: 100,Waiting for your mark,–,100,,100',
    'Median: 80,,,,,70',
    'Mean: 76.83,60,,,,73.5',
    '',
  ])
})
