import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chatWords } from '#contract/chat/chat-words.ts'
import { explainClassMistakes, listClassMistakes } from '#contract/progress/class-mistakes.ts'
import { suggestForQuestion } from '#contract/questions/question-ideas.ts'
import type { modelCalls } from '#server/db/schema/operations.ts'
import { classes, classMembers, teacherStudents } from '#server/db/schema/people.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { suggestMarks } from '#server/use-cases/review/suggest-marks.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'

type CallKind = (typeof modelCalls.$inferSelect)['kind']

const wrong = '17'
const asked = [
  { title: 'Two steps', prompt: 'Solve 2x + 3 = 31.\n\nAnswer: 14\nHint: Take 3 away.' },
  { title: 'Week', prompt: 'How was your week?\n\nCheck: teacher' },
]

/**
 * A class whose teacher noted that the school agrees to a language model, with two students who gave the same wrong answer and one that waits for
 * the teacher. `keepsAccounts`: the teacher speaks for the school. `told` is everything that the model was sent.
 */
async function agreedClass({ keepsAccounts }: { keepsAccounts: boolean }) {
  const told: string[] = []
  const model = 'school-model'
  const hear = <T>(said: T) => (sent: unknown) => {
    told.push(JSON.stringify(sent))
    return Promise.resolve(said)
  }
  const speak = async function* (sent: unknown) {
    told.push(JSON.stringify(sent))
    yield 'What undoes an addition?'
  }
  const explain = hear({ misconception: 'They add.', advice: 'Ask what undoes it.' })
  const author = { model, suggest: hear(null), explain }
  const marker = { model, suggest: hear(null) }
  const room = await createClassroom({ asked, tutor: builtInTutor, partner: { model, speak }, author })
  const { app, teacher, exercise } = room
  const [group] = await app.db.insert(classes).values({ teacherId: teacher.id, name: '7b', modelConsentAt: app.clock.now() }).returning()
  const id = group?.id ?? 0
  const others = [await app.seedStudent({ teacher }), await app.seedStudent({ teacher })]
  await app.db.update(teacherStudents).set({ tie: keepsAccounts ? 'keeps' : 'sees' }).where(eq(teacherStudents.teacherId, teacher.id))
  await app.db.insert(classMembers).values(others.map((student) => ({ classId: id, studentId: student.id })))
  const [student] = others
  const given = { teacherId: teacher.id, exerciseId: exercise.id }
  const works = await Promise.all(others.map((one) => seedAssignment(app.db, { ...given, studentId: one.id })))
  const plays = await Promise.all(others.map((as, at) => room.start(as, { assignment_id: works[at]?.id ?? 0 })))

  /** Says the wrong answer in every session, and answers the tutor's turns. `finish` does the rest. */
  const sayWrong = () => Promise.all(plays.map(async (play) => (await play.turn(wrong)).agent.full_context.find(({ role }) => role === 'assistant')?.id ?? 0))
  const finish = async () => {
    for (const turn of ['14', 'next', wrong, 'next']) await Promise.all(plays.map((play) => play.turn(turn)))
  }
  return { app, teacher, student, classId: id, told, marker, sayWrong, finish }
}

type Agreed = Awaited<ReturnType<typeof agreedClass>>

/** Everything a language model is called for, each brought about; `reads`: what students wrote is among what it is sent. */
const calls: Record<CallKind, { reads: boolean; happen: (at: Agreed) => Promise<unknown> }> = {
  words: {
    reads: true,
    happen: async ({ app, student, sayWrong }) => {
      const [first = 0] = await sayWrong()
      await (await app.send(chatWords, { as: student, params: { message_id: first } })).text()
    },
  },
  mark: {
    reads: true,
    happen: async ({ app, marker, sayWrong, finish }) => {
      await sayWrong()
      await finish()
      await suggestMarks({ ...app.deps, marker }, new AbortController().signal)
    },
  },
  mistakes: {
    reads: true,
    happen: async ({ app, teacher, classId, sayWrong, finish }) => {
      await sayWrong()
      await finish()
      const ofClass = { as: teacher, params: { id: classId } }
      const [one] = (await app.request(listClassMistakes, ofClass)).results
      await app.send(explainClassMistakes, { ...ofClass, body: { question_id: one?.question_id ?? 0 } })
    },
  },
  idea: {
    reads: false,
    happen: async ({ app, teacher, sayWrong }) => {
      await sayWrong()
      await app.send(suggestForQuestion, { as: teacher, body: { wanted: 'hints', title: 'Leaves', prompt: 'Why does a plant need its leaves?' } })
    },
  },
}

async function isReadIn(happen: (at: Agreed) => Promise<unknown>, keepsAccounts: boolean): Promise<boolean> {
  const at = await agreedClass({ keepsAccounts })
  await happen(at)
  return at.told.some((sent) => sent.includes(`"${wrong}"`))
}

describe('a language model reads what students wrote only where a teacher who speaks for the school said that it agrees, for', () => {
  test.each(Object.entries(calls))('%s', async (_, { reads, happen }) => {
    expect({ withConsent: await isReadIn(happen, true), without: await isReadIn(happen, false) }).toEqual({ withConsent: reads, without: false })
  })

  test('a class is not offered what it would be refused', async () => {
    const offered = async (keepsAccounts: boolean) => {
      const at = await agreedClass({ keepsAccounts })
      await calls.mistakes.happen(at)
      return (await at.app.request(listClassMistakes, { as: at.teacher, params: { id: at.classId } })).results.map(({ can_explain: can }) => can)
    }
    expect([await offered(true), await offered(false)]).toEqual([[true], [false]])
  })
})
