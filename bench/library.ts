import { hash } from '@node-rs/argon2'
import { defaultExerciseConfig } from '#contract/exercises.ts'
import { openDatabase } from '#server/db/client.ts'
import { exercises, questions, questionSets, users } from '#server/db/schema.ts'
import { median, printTable } from './figures.ts'
import { type Place, pupilPassword } from './school.ts'
import type { RunningServer } from './server.ts'

/** A server with a library of so many questions, and a fifth as many exercises of three questions each. */
export type Library = { questions: number; running: RunningServer }

const teacherName = 'library-teacher'
const rounds = 30
const calls = {
  'questions, first page': '/api/question_definitions?limit=50&facets=1',
  'questions, search for a rare word': '/api/question_definitions?limit=50&q=glacier',
  'questions, search for a common word': '/api/question_definitions?limit=50&q=river',
  'questions, A to Z': '/api/question_definitions?limit=50&sort=title',
  'exercises, first page': '/api/exercises?limit=50&facets=1',
  'exercises, search': '/api/exercises?limit=50&q=glacier',
} as const

/** Writes a teacher with a library into an empty database. The server must not be running. */
export async function writeLibrary(place: Place, count: number): Promise<void> {
  const { db, close } = await openDatabase(place)
  const passwordHash = await hash(pupilPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const person = { role: 'TEACHER' as const, username: teacherName, name: teacherName, email: `${teacherName}@bench.example`, passwordHash }
  const [teacher] = await db.insert(users).values(person).returning()
  const ownerId = teacher?.id ?? 0
  const asked = Array.from({ length: count }, (_, index) => ({
    ownerId,
    title: `Question ${index} about a ${index % 1_000 === 7 ? 'glacier' : 'river'}`,
    prompt: `What is ${index} + 1?\n\nAnswer: ${index + 1}\nHint: Count on.`,
    subject: ['Math', 'Science', 'History', 'English'][index % 4] ?? 'Math',
    type: 'FREE_FORM' as const,
  }))
  const ids = (await inParts(asked, (part) => db.insert(questions).values(part).returning({ id: questions.id }))).map(({ id }) => id)
  const made = Array.from({ length: count / 5 }, (_, index) => ({ ownerId, title: `Exercise ${index}`, gradeLevel: 1 + (index % 12), config: defaultExerciseConfig }))
  const exerciseIds = (await inParts(made, (part) => db.insert(exercises).values(part).returning({ id: exercises.id }))).map(({ id }) => id)
  const questionAt = (index: number) => ids[index % count] ?? 0
  const sets = exerciseIds.flatMap((exerciseId, index) =>
    [0, 1, 2].map((position) => ({ exerciseId, questionId: questionAt(index * 5 + position), position })),
  )
  await inParts(sets, (part) => db.insert(questionSets).values(part).returning({ id: questionSets.id }))
  await close()
}

/** What the library's first screens cost beside the number of questions, the servers asked in turn. */
export async function benchLibrary(name: string, libraries: Library[]): Promise<void> {
  const tokens = await Promise.all(libraries.map(({ running }) => signIn(running.address)))
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [call, path] of Object.entries(calls)) {
      for (const [index, { questions: count, running }] of libraries.entries()) {
        const before = performance.now()
        const answer = await fetch(`${running.address}${path}`, { headers: { Authorization: `Bearer ${tokens[index] ?? ''}` } })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        await answer.arrayBuffer()
        times.set(`${call} ${count}`, [...(times.get(`${call} ${count}`) ?? []), performance.now() - before])
      }
    }
  }
  const [few, many] = libraries
  printTable(
    `The library's lists, ms (${name}; goal: slope at most 0.10 from ${few?.questions ?? 0} to ${many?.questions ?? 0} questions)`,
    ['', ...libraries.map(({ questions: count }) => String(count)), 'ratio', 'slope'],
    Object.keys(calls).map((call) => {
      const ms = libraries.map(({ questions: count }) => median(times.get(`${call} ${count}`) ?? []))
      const ratio = (ms[1] ?? Number.NaN) / (ms[0] ?? Number.NaN)
      const growth = (many?.questions ?? 1) / (few?.questions ?? 1)
      return [call, ...ms.map((one) => one.toFixed(1)), ratio.toFixed(2), (Math.log(ratio) / Math.log(growth)).toFixed(2)]
    }),
  )
}

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ login_identifier: teacherName, password: pupilPassword })
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const reply: unknown = await answer.json()
  if (typeof reply !== 'object' || reply === null || !('access_token' in reply)) throw new Error(`signing in: ${answer.status}`)
  return String(reply.access_token)
}

async function inParts<One, Row>(all: One[], write: (part: One[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < all.length; from += 1_000) rows.push(...(await write(all.slice(from, from + 1_000))))
  return rows
}
