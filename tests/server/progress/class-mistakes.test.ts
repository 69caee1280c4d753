import { describe, expect, test } from 'vitest'
import { explainClassMistakes, listClassMistakes } from '#contract/progress/class-mistakes.ts'
import { updateExercise } from '#contract/exercises/exercise-library.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { authorOf } from '#server/language-model/model-author.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { type Move, startModelServer } from '#tests/support/model-server.ts'

const asked = [{ title: 'Two steps', prompt: 'Solve 2x + 3 = 31.\n\nAnswer: 14\nHint: Take 3 away.' }]
const good: Move = { says: JSON.stringify({ misconception: 'They add where they should take away.', advice: 'Ask what undoes an addition.' }) }

/** A class of four whose wrong answers are counted: 17 twice, 12 once, one right at once. */
async function withMistakes(moves: readonly Move[], { hasConsent = true, prompt = asked[0]?.prompt ?? '', wrong = '17' } = {}) {
  const model = await startModelServer(...moves)
  const author = authorOf({ tutorBaseUrl: model.url, tutorModel: 'school-model', tutorApiKey: null })
  const room = await createClassroom({ asked: [{ title: 'Two steps', prompt }], tutor: builtInTutor, author })
  const { app, teacher, exercise } = room
  const [group] = await app.db.insert(classes).values({ teacherId: teacher.id, name: '7b', modelConsentAt: hasConsent ? app.clock.now() : null }).returning()
  const id = group?.id ?? 0
  for (const tries of [[wrong, '14'], [wrong === '17' ? 'x = 17' : wrong, '12', '14'], ['12.5', '14'], ['14']]) {
    const student = await app.seedStudent({ teacher })
    await app.db.insert(classMembers).values({ classId: id, studentId: student.id })
    const work = await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id })
    const play = await room.start(student, { assignment_id: work.id })
    for (const text of [...tries, 'next']) if (play.latest().agent.status === 'active') await play.turn(text)
  }
  const list = () => app.request(listClassMistakes, { as: teacher, params: { id } })
  const questionId = async () => (await list()).results[0]?.question_id ?? 0
  const explain = async () => app.send(explainClassMistakes, { as: teacher, params: { id }, body: { question_id: await questionId() } })
  return { ...room, model, id, list, explain }
}

describe("a class's common mistakes", () => {
  test('are counted by student, only those that two or more made', async () => {
    const { list } = await withMistakes([good])
    const { results } = await list()
    expect(results.map(({ question_id: _, ...one }) => one)).toEqual([
      { title: 'Two steps', students: 4, missed: 3, answers: [{ text: '17', students: 2 }], can_explain: true },
    ])
  })

  test('are not told of a question that asks each student with other values', async () => {
    const { list } = await withMistakes([good], { prompt: 'Solve {a}x + 3 = {b}.\n\nLet: a = 2..9, b = a*14 + 3\nAnswer: 14' })
    expect((await list()).results).toEqual([])
  })

  test('are put into words by the model, which is told the counts and no name, and what was sent is shown', async () => {
    const room = await withMistakes([good])
    const reply = JSON.parse(await (await room.explain()).text())
    const { sent, ...words } = reply.words
    expect([words, reply.budget]).toEqual([{ misconception: 'They add where they should take away.', advice: 'Ask what undoes an addition.', model: 'school-model' }, { used: 1, limit: 300 }])
    expect(JSON.parse(sent)).toEqual({ question: 'Solve 2x + 3 = 31.', asked: 4, missed: 3, answers: [{ text: '17', students: 2 }] })
    expect(room.model.heard[0]).toContain('17')
    expect(room.model.heard[0]).not.toContain('14')
  })

  test('name nobody to the model, also of another class of their teacher', async () => {
    const room = await withMistakes([good], { wrong: 'Theodora says 17' })
    await room.app.seedStudent({ teacher: room.teacher, name: 'Theodora Brown' })
    expect([(await room.explain()).status, room.model.heard.length, room.model.heard.join().includes('Theodora')]).toEqual([200, 1, false])
  })

  test('are only counted without the school’s consent, and in exercises that are built-in only', async () => {
    const without = await withMistakes([good], { hasConsent: false })
    const canExplain = async (room: typeof without) => (await room.list()).results.map(({ can_explain: can }) => can)
    expect([await canExplain(without), (await without.explain()).status, without.model.heard]).toEqual([[false], 409, []])
    const off = await withMistakes([good])
    await off.app.request(updateExercise, { as: off.teacher, params: { id: off.exercise.id }, body: { config: { languageModel: 'off' } } })
    expect([await canExplain(off), (await off.explain()).status, off.model.heard]).toEqual([[false], 404, []])
  })

  test('keep their counts where the model is away or says nothing of use', async () => {
    const away = await withMistakes([{ status: 500 }])
    expect([(await away.explain()).status, (await away.list()).results.length]).toEqual([503, 1])
    const unusable = await withMistakes([{ says: JSON.stringify({ misconception: '', advice: 'Ask.' }) }])
    expect(JSON.parse(await (await unusable.explain()).text()).words).toBe(null)
  })
})
