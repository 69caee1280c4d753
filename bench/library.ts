import { hash } from '@node-rs/argon2'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { inParts, type ListCall } from './lists.ts'
import { type Place, pupilPassword } from './school.ts'

const teacherName = 'library-teacher'
/** The first screens of the library's lists, and searches with ten and with all questions for a result. */
export const libraryCalls: Record<string, ListCall> = {
  'questions, first page': asked('/question_definitions?limit=50&facets=1'),
  'questions, own': asked('/question_definitions?limit=50&facets=1&filter=user'),
  'questions, with a tag': asked('/question_definitions?limit=50&tag=exam'),
  'questions, A to Z': asked('/question_definitions?limit=50&sort=title'),
  'questions, search for a rare word': asked('/question_definitions?limit=50&q=glacier'),
  'questions, search for a common word': asked('/question_definitions?limit=50&q=river'),
  'exercises, first page': asked('/exercises?limit=50&facets=1'),
  'exercises, with a tag': asked('/exercises?limit=50&tag=exam'),
  'exercises, A to Z': asked('/exercises?limit=50&sort=title'),
  'exercises, search for a rare word': asked('/exercises?limit=50&q=glacier'),
  'exercises, search for a common word': asked('/exercises?limit=50&q=exercise'),
}

/** Writes a teacher with so many questions, and a fifth as many exercises of three, into an empty database. The server must not be running. */
export async function writeLibrary(place: Place, count: number): Promise<void> {
  const { db, close } = await openDatabase(place)
  const passwordHash = await hash(pupilPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const person = { role: 'TEACHER' as const, username: teacherName, name: teacherName, email: `${teacherName}@bench.example`, passwordHash }
  const [teacher] = await db.insert(users).values(person).returning()
  const ownerId = teacher?.id ?? 0
  const written = Array.from({ length: count }, (_, index) => ({
    ownerId,
    title: `Question ${index} about a ${index % 1_000 === 7 ? 'glacier' : 'river'}`,
    prompt: `What is ${index} + 1?\n\nAnswer: ${index + 1}\nHint: Count on.`,
    subject: ['Math', 'Science', 'History', 'English'][index % 4] ?? 'Math',
    type: 'FREE_FORM' as const,
    tags: index % 10 === 0 ? ['exam'] : [],
  }))
  const ids = (await inParts(written, (part) => db.insert(questions).values(part).returning({ id: questions.id }))).map(({ id }) => id)
  const made = Array.from({ length: count / 5 }, (_, index) => ({
    ownerId,
    title: `Exercise ${index}`,
    gradeLevel: 1 + (index % 12),
    tags: index % 10 === 0 ? ['exam'] : [],
    config: defaultExerciseConfig,
  }))
  const exerciseIds = (await inParts(made, (part) => db.insert(exercises).values(part).returning({ id: exercises.id }))).map(({ id }) => id)
  const questionAt = (index: number) => ids[index % count] ?? 0
  const sets = exerciseIds.flatMap((exerciseId, index) =>
    [0, 1, 2].map((position) => ({ exerciseId, questionId: questionAt(index * 5 + position), position })),
  )
  await inParts(sets, (part) => db.insert(questionSets).values(part).returning({ id: questionSets.id }))
  await close()
}

function asked(path: string): ListCall {
  return { as: teacherName, path: `/api${path}` }
}
