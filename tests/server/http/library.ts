import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/engine/db.ts'
import { exercises, questions, questionSets, themes } from '#server/db/schema/library.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import type { Person } from '#tests/support/school/people.ts'
import type { CallerName, SchoolObject } from './callers.ts'

type Teachers = { teacher: Person; otherTeacher: Person; admin: Person }

const own: readonly CallerName[] = ['teacher', 'admin']
const theirs: readonly CallerName[] = ['other teacher', 'admin']
const everyTeacher: readonly CallerName[] = ['teacher', 'other teacher', 'admin']
const readers: readonly CallerName[] = ['teacher', 'other teacher']

/** Stores an admin's exercise, one in the bin and themes; answers the library's objects by the names of their rules. */
export async function seedLibrary(
  db: Db,
  { teacher, otherTeacher, admin }: Teachers,
  exerciseIds: { teacher: number; otherTeacher: number },
  now: Date,
): Promise<Record<string, SchoolObject[]>> {
  const school = await seedExercise(db, admin.id)
  const gone = await seedExercise(db, teacher.id)
  const ids = [exerciseIds.teacher, exerciseIds.otherTeacher, school.id, gone.id]
  const [ofTeacher, ofOther, ofSchool, ofGone] = await Promise.all(ids.map((id) => firstOf(db, id)))
  if (!ofTeacher || !ofOther || !ofSchool || !ofGone) throw new Error('the library was not stored')
  await db.update(exercises).set({ deletedAt: now }).where(eq(exercises.id, gone.id))
  await db.update(questions).set({ deletedAt: now }).where(eq(questions.id, ofGone.questionId))
  const kept = await db
    .insert(themes)
    .values([teacher, otherTeacher, admin].map(({ id }) => ({ ownerId: id, theme: `theme of ${id}` })))
    .returning({ id: themes.id })
  const [a = 0, b = 0, c = 0] = kept.map(({ id }) => id)
  const four = (mine: number, others: number, admins: number, binned: number) => ({ mine, others, admins, binned })
  const exercise = four(exerciseIds.teacher, exerciseIds.otherTeacher, school.id, gone.id)
  const question = four(ofTeacher.questionId, ofOther.questionId, ofSchool.questionId, ofGone.questionId)
  const set = four(ofTeacher.id, ofOther.id, ofSchool.id, ofGone.id)
  return {
    exercise: toRead(exercise),
    'editable exercise': toEdit(exercise),
    'kept exercise': toEdit(exercise),
    question: toRead(question),
    'editable question': toEdit(question),
    'kept question': toEdit(question),
    'question set': toRead(set),
    'editable question set': toEdit(set),
    'exercise to start': [
      { name: "the teacher's, assigned to the pupils", id: exercise.mine, seenBy: ['student', 'classmate', 'teacher', 'admin'] },
      { name: "another teacher's", id: exercise.others, seenBy: theirs },
      { name: "an admin's", id: exercise.admins, seenBy: everyTeacher },
      { name: 'one in the bin', id: exercise.binned, seenBy: [] },
    ],
    theme: [
      { name: "the teacher's", id: a, seenBy: ['teacher'] },
      { name: "another teacher's", id: b, seenBy: ['other teacher'] },
      { name: "an admin's", id: c, seenBy: ['admin'], forbiddenTo: readers },
    ],
  }
}

type Four = { mine: number; others: number; admins: number; binned: number }

function toRead({ mine, others, admins, binned }: Four): SchoolObject[] {
  return [
    { name: "the teacher's", id: mine, seenBy: own },
    { name: "another teacher's", id: others, seenBy: theirs },
    { name: "an admin's", id: admins, seenBy: everyTeacher },
    { name: 'one in the bin', id: binned, seenBy: [] },
  ]
}

function toEdit(four: Four): SchoolObject[] {
  return toRead(four).map((one) => (one.id === four.admins ? { ...one, seenBy: ['admin'], forbiddenTo: readers } : one))
}

async function firstOf(db: Db, exerciseId: number) {
  const [set] = await db.select().from(questionSets).where(eq(questionSets.exerciseId, exerciseId)).orderBy(questionSets.position).limit(1)
  return set
}
