import { describe, expect, test } from 'vitest'
import { exportGradebook, exportSession } from '#contract/progress/exports.ts'
import { insertClassWork } from '#server/db/assignments/class-assignments.queries.ts'
import { exercises } from '#server/db/schema/library.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { asMoments } from '#tests/server/grading/as-moments.ts'

const yesterday = new Date('2026-11-19T12:00:00Z')
const tomorrow = new Date('2026-11-21T03:00:00Z')

/** Two pupils with names that spreadsheets would run, three pieces of work, and one given by a colleague. */
async function withScores() {
  const room = await createClassroom({ student: { name: '=Ana', username: 'ana', email: 'ana@school.example' } })
  const { db } = room.app
  const ben = await room.app.seedStudent({ teacher: room.teacher, name: 'Ben, jr.', username: 'ben', email: 'ben@school.example' })
  const colleague = await room.app.seedTeacher()
  await db.delete(assignments)
  const [group] = await db.insert(classes).values({ teacherId: room.teacher.id, name: 'Year 5' }).returning()
  const classId = group?.id ?? 0
  await db.insert(classMembers).values({ classId, studentId: ben.id })
  const work = { classId, exerciseId: room.exercise.id, title: 'For all', gradeLevel: 5, dueDate: yesterday, allowRedo: false }
  const classAssignmentId = await insertClassWork(db, work)
  const give = (studentId: number, more: Partial<Parameters<typeof seedAssignment>[1]>) =>
    seedAssignment(db, { teacherId: room.teacher.id, studentId, exerciseId: room.exercise.id, ...more })
  await give(room.student.id, { title: '@later', complete: true, score: 58.33 })
  await give(ben.id, { classAssignmentId, title: 'For all', dueDate: yesterday })
  await give(room.student.id, { classAssignmentId, title: 'For all', dueDate: tomorrow })
  await give(room.student.id, { title: 'Alike', dueDate: tomorrow, complete: true, score: 0 })
  await give(ben.id, { title: 'Alike', dueDate: tomorrow })
  await give(ben.id, { title: 'Alike', dueDate: tomorrow, complete: true, score: 100 })
  await give(ben.id, { title: 'Secret', teacherId: colleague.id })
  return { ...room, classId, ben, give }
}

const header = 'name,username,email,For all (due 2026-11-19),Alike (due 2026-11-21),Alike (due 2026-11-21),\'@later\r\n'

describe('the gradebook', () => {
  test("has a line per student and a column per piece of the teacher's work, and nothing in it runs as a formula", async () => {
    const room = await withScores()
    const response = await room.app.send(exportGradebook, { as: room.teacher })
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Content-Disposition'), await response.text()]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="gradebook.csv"',
      [
        header,
        "'=Ana,ana,ana@school.example,,0,–,58.33\r\n",
        '"Ben, jr.",ben,ben@school.example,Overdue,,100,–\r\n',
      ].join(''),
    ])
  })

  test("counts days by the caller's clock, may hold one class and begin with a byte order mark", async () => {
    const room = await withScores()
    const query = { class_id: String(room.classId), bom: '1' } as const
    const response = await room.app.send(exportGradebook, { as: room.teacher, query, headers: { 'Time-Zone': 'America/New_York' } })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    expect(text).toEqual(
      [
        '\uFEFFname,username,email,For all (due 2026-11-19),Alike (due 2026-11-20),Alike (due 2026-11-20),mean,median,term mark\r\n',
        '"Ben, jr.",ben,ben@school.example,Overdue,,100,100,,100\r\n',
        'Median,,,,,,,,\r\n',
        'Mean,,,,,100,,,100\r\n',
      ].join(''),
    )
  })

  test("holds nothing of a colleague's class, not even what its members were given", async () => {
    const room = await withScores()
    const { db } = room.app
    const [group] = await db.insert(classes).values({ teacherId: (await room.app.seedTeacher()).id, name: 'Year 6' }).returning()
    const classId = group?.id ?? 0
    await db.insert(classMembers).values({ classId, studentId: room.student.id })
    const answer = await room.app.request(exportGradebook, { as: room.teacher, query: { class_id: String(classId) } })
    expect(answer).toEqual('name,username,email\r\n')
  })

  test('costs two statements of its own however much there is', async () => {
    const room = await withScores()
    const counted = countStatements()
    const counts = []
    for (const more of [0, 5]) {
      for (let one = 0; one < more; one += 1) await room.give((await room.app.seedStudent({ teacher: room.teacher })).id, { title: `More ${one}` })
      counted()
      await room.app.request(exportGradebook, { as: room.teacher })
      counts.push(counted())
    }
    expect(counts[1]).toEqual(counts[0])
  })
})

describe('a transcript', () => {
  test('has a line per message, with the questions, the verdicts and how they came about', async () => {
    const room = await createClassroom({ asked: [{ title: '-Sum', prompt: 'What is 1 + 1?\nAnswer: 2' }] })
    const play = await room.start()
    await play.turn('q1 "two"')
    const params = { id: play.session_id }
    const response = await room.app.send(exportSession, { as: room.teacher, params })
    const at = '2026-11-20T12:00:00.000Z'
    expect([response.headers.get('Content-Disposition'), asMoments(await response.text()).replace('"[rightAtOnce]"', '[rightAtOnce]')]).toEqual([
      `attachment; filename="session-${play.session_id}.csv"`,
      [
        'question,title,points,score,at,role,text,verdict,try,earned',
        `1,'-Sum,10,10,${at},assistant,What is 1 + 1?,,,`,
        `1,'-Sum,10,10,${at},user,"q1 ""two""",right,1,10`,
        `1,'-Sum,10,10,${at},system,"Accepted: scripted.\nRule: scripted\nMatched key: none\nRead as: q1 ""two""\nQuality: 1",,,`,
        `1,'-Sum,10,10,${at},assistant,[rightAtOnce],,,`,
        '',
      ].join('\r\n'),
    ])
  })

  test('of a session that is not there or not theirs is not found, whatever the address looks like', async () => {
    const room = await createClassroom()
    const play = await room.start()
    const colleague = await room.app.seedTeacher()
    const refused = await room.app.refused(exportSession, { as: colleague, params: { id: play.session_id } })
    const token = await room.app.tokenOf(room.teacher)
    const statuses = []
    for (const name of ['1', '1.csv.csv', 'x.csv', '.csv', '1.json', '01.csv', '1.CSV']) {
      statuses.push((await room.app.app.request(`/api/exports/sessions/${name}`, { headers: { Authorization: `Bearer ${token}` } })).status)
    }
    expect([refused.code, statuses]).toEqual(['not_found', [404, 404, 404, 404, 404, 404, 404]])
  })
})

test('exports need a fresh login of a teacher', async () => {
  const room = await createClassroom()
  const play = await room.start()
  const old = await room.app.tokenOf(room.teacher)
  room.app.clock.advance(16 * 60_000)
  const params = { id: play.session_id }
  const codes = []
  for (const as of [old, room.student]) {
    codes.push((await room.app.refused(exportGradebook, { as })).code, (await room.app.refused(exportSession, { as, params })).code)
  }
  expect(codes).toEqual(['fresh_login_required', 'fresh_login_required', 'forbidden', 'forbidden'])
  await room.app.db.delete(exercises)
  expect(await room.app.request(exportGradebook, { as: room.teacher, query: { class_id: '4711' } })).toEqual('name,username,email\r\n')
})
