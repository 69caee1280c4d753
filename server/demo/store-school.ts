import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { exercises, questions, questionSets, themes } from '#server/db/schema/library.ts'
import { classes, classMembers, classTeachers, teacherStudents, users } from '#server/db/schema/people.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import type { DemoQuestion } from './library/demo-question.ts'
import { englishQuestions } from './library/english.ts'
import { demoExercises, type DemoExercise, type DemoExerciseName, type DemoOwner } from './library/exercises.ts'
import { historyQuestions } from './library/history.ts'
import { mathQuestions } from './library/math.ts'
import { scienceQuestions } from './library/science.ts'
import { spanishScripts } from './library/spanish.ts'
import {
  demoClasses,
  demoStudentPassword,
  demoStudents,
  demoTeacherPassword,
  demoTeachers,
  demoUsername,
  type DemoClassName,
  type DemoStudent,
} from './people.ts'

/** A stored pupil. */
export type StoredStudent = DemoStudent & { id: number }

/** The demo school as stored so far, by the short names of its parts. */
export type StoredSchool = {
  teachers: Record<DemoOwner, number>
  students: StoredStudent[]
  classes: Record<DemoClassName, number>
  exercises: Map<DemoExerciseName, number>
  /** What pupils say to the question of a set. */
  questionsBySet: Map<number, DemoQuestion>
}

const dayMs = 86_400_000
const library: readonly DemoQuestion[] = [mathQuestions, scienceQuestions, historyQuestions, englishQuestions, spanishScripts].flatMap((part) =>
  Object.values(part),
)

/** Password hashes of the demo's accounts, each distinct password hashed once. */
export async function demoHashes(): Promise<ReadonlyMap<string, string>> {
  const passwords = [...new Set([demoTeacherPassword, ...demoStudents.map((student) => demoStudentPassword(student))])]
  return new Map(await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)))
}

/** Stores people, classes, questions and exercises. */
export async function storeSchool(tx: Transaction, hashes: ReadonlyMap<string, string>, now: Date): Promise<StoredSchool> {
  const createdAt = new Date(now.getTime() - 90 * dayMs)
  const teachers = await storeTeachers(tx, hashes, createdAt)
  const students = await storeStudents(tx, hashes, createdAt)
  await tx.insert(teacherStudents).values([
    ...students.map(({ id, isTracked = false }) => ({ teacherId: teachers.elena, studentId: id, isTracked, tie: 'keeps' as const })),
    ...students.filter((one) => one.classes.includes('humanities')).map(({ id }) => ({ teacherId: teachers.daniel, studentId: id, tie: 'by_class' as const })),
  ])
  const stored = { algebra: 0, science: 0, humanities: 0 }
  const rows = await tx
    .insert(classes)
    .values(Object.values(demoClasses).map((name) => ({ teacherId: teachers.elena, name, voiceConsentAt: createdAt, createdAt })))
    .returning({ id: classes.id, name: classes.name })
  for (const { id, name } of rows) {
    if (name === demoClasses.algebra) stored.algebra = id
    else if (name === demoClasses.science) stored.science = id
    else stored.humanities = id
  }
  const members = students.flatMap(({ id, classes: of }) => of.map((one) => ({ classId: stored[one], studentId: id, joinedAt: createdAt })))
  await tx.insert(classMembers).values(members)
  await tx.insert(classTeachers).values({ classId: stored.humanities, teacherId: teachers.daniel, since: createdAt })
  return { teachers, students, classes: stored, ...(await storeLibrary(tx, teachers, createdAt)) }
}

async function storeTeachers(tx: Transaction, hashes: ReadonlyMap<string, string>, createdAt: Date): Promise<Record<DemoOwner, number>> {
  const ids = { admin: 0, elena: 0, daniel: 0 }
  for (const owner of ['admin', 'elena', 'daniel'] as const) {
    const { role, name, username } = demoTeachers[owner]
    const person = { role, name, username, email: `${username}@lectern.example`, passwordHash: hashes.get(demoTeacherPassword) ?? '', isVouchedFor: true, createdAt }
    const [row] = await tx.insert(users).values(person).returning({ id: users.id })
    ids[owner] = row?.id ?? 0
  }
  return ids
}

async function storeStudents(tx: Transaction, hashes: ReadonlyMap<string, string>, createdAt: Date): Promise<StoredStudent[]> {
  const rows = await tx
    .insert(users)
    .values(
      demoStudents.map((student, index) => ({
        role: 'STUDENT' as const,
        name: student.name,
        username: demoUsername(student.name),
        email: `${demoUsername(student.name)}@lectern.example`,
        passwordHash: hashes.get(demoStudentPassword(student)) ?? '',
        age: 12 + (index % 3),
        shouldChangePassword: student.mustChangePassword ?? false,
        timeFactor: student.timeFactor === undefined ? 1 : student.timeFactor,
        allowPaste: student.allowPaste ?? false,
        createdAt,
      })),
    )
    .returning({ id: users.id })
  return demoStudents.flatMap((student, index) => {
    const id = rows[index]?.id
    return id === undefined ? [] : [{ ...student, id }]
  })
}

async function storeLibrary(tx: Transaction, owners: Record<DemoOwner, number>, createdAt: Date) {
  const all = Object.entries<DemoExercise>(demoExercises)
  const ownerOf = (question: DemoQuestion) => all.find(([, { sets }]) => sets.some((set) => set.question === question))?.[1].owner ?? 'admin'
  const storedQuestions = await tx
    .insert(questions)
    .values(
      library.map((question) => ({
        ownerId: owners[ownerOf(question)],
        title: question.title,
        prompt: question.prompt,
        subject: question.subject,
        type: question.type ?? ('FREE_FORM' as const),
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: questions.id })
  const idOf = new Map(library.map((question, index) => [question, storedQuestions[index]?.id ?? 0]))
  const storedExercises = await tx
    .insert(exercises)
    .values(
      all.map(([, { title, owner, gradeLevel, themes: of, config, sets }]) => ({
        ownerId: owners[owner],
        title,
        gradeLevel,
        themes: of,
        config: {
          ...defaultExerciseConfig,
          ...config,
          point_map: sets.map(({ question, points }) => ({ question_definition_id: idOf.get(question) ?? 0, point_value: points })),
        },
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: exercises.id })
  const asked = all.flatMap(([, { sets }], index) => sets.map((set, position) => ({ ...set, position, exerciseId: storedExercises[index]?.id ?? 0 })))
  const storedSets = await tx
    .insert(questionSets)
    .values(asked.map(({ question, set, position, exerciseId }) => ({ ...set, exerciseId, questionId: idOf.get(question) ?? 0, position })))
    .returning({ id: questionSets.id })
  await tx.insert(themes).values([...new Set(all.flatMap(([, { themes: of }]) => of))].map((theme) => ({ ownerId: owners.elena, theme })))
  return {
    exercises: new Map(all.flatMap(([name], index) => (isExerciseName(name) ? [[name, storedExercises[index]?.id ?? 0] as const] : []))),
    questionsBySet: new Map(asked.map(({ question }, index) => [storedSets[index]?.id ?? 0, question])),
  }
}

function isExerciseName(name: string): name is DemoExerciseName {
  return Object.hasOwn(demoExercises, name)
}
