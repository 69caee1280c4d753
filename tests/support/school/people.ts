import { hash } from '@node-rs/argon2'
import type { Role } from '#contract/classroom/people.ts'
import type { Db } from '#server/db/engine/db.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'

/** A seeded person: the stored row and the password that opens it. */
export type Person = typeof users.$inferSelect & { password: string }

/** What a test may decide about a person; anything else is made up and unique. */
export type PersonDetails = Partial<Omit<typeof users.$inferInsert, 'id' | 'role' | 'passwordHash'>> & { password?: string }

/** The password of every seeded person that asks for no other. */
export const seededPassword = 'violet-harbour-71'

/** As cheap as a hash can be, since trying a password costs what its hash says: thousands are tried. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }

const hashes = new Map<string, Promise<string>>()
let seeded = 0

/** Stores a person of a role. */
export async function seedPerson(db: Db, role: Role, { password = seededPassword, ...details }: PersonDetails = {}): Promise<Person> {
  seeded += 1
  const username = details.username ?? `${role.toLowerCase()}${seeded}`
  const passwordHash = await hashOnce(password)
  const [row] = await db
    .insert(users)
    .values({ role, name: `${role} ${seeded}`, username, email: `${username}@school.example`, ...details, passwordHash })
    .returning()
  if (!row) throw new Error('the person was not stored')
  return { ...row, password }
}

/** Stores a student, seen by a teacher when one is given. */
export async function seedStudentOf(db: Db, teacher: Person | undefined, details: PersonDetails = {}): Promise<Person> {
  const student = await seedPerson(db, 'STUDENT', details)
  if (teacher) await db.insert(teacherStudents).values({ teacherId: teacher.id, studentId: student.id, tie: 'keeps' })
  return student
}

async function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? hash(password, cheap)
  hashes.set(password, made)
  return made
}
