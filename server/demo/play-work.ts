import type { ExerciseWithSets } from '#server/db/chat/chat-start.queries.ts'
import { seededRandom } from '#server/grading/keys/random.ts'
import { newChat, snapshotOf } from '#server/use-cases/chat/new-chat.ts'
import type { DemoQuestion } from './library/demo-question.ts'
import { playSession, type PlayedSession } from './play-session.ts'
import { inventedPupil, scriptedPupil, type DemoPupil, type Traits } from './pupil.ts'
import type { DemoWork } from './schedule.ts'
import type { StoredStudent } from './store-school.ts'
import { dayAt, hourMs, minuteMs } from './days.ts'

/** One pupil's copy of a piece of work. */
export type Given = { work: DemoWork; student: StoredStudent; assignmentId: number; exercise: ExerciseWithSets; dueDate: Date | null }

/** A session as the database will hold it. */
export type DemoSession = PlayedSession & { assignmentId: number; isFinished: boolean; seed: string; late: boolean }

/** Maya's session in the middle of "Plants and Equations": 18.5 points so far, the last rectangle still open. */
const mayasScript = [
  ['8', 'x = 4'],
  [
    'Plants take in carbon dioxide and water from the ground.',
    'The leaves use sunlight, carbon dioxide and water.',
    'Plants use sunlight to turn carbon dioxide and water into sugar.',
  ],
  ['{a + b}', '{2*a + 2*b}', '{a*b + 10}', '{a*b}'],
  [],
]

/** Liam's session, which stands at the third wrong try of its first question. */
const liamsScript = [['x = 9', '6', 'x = 12']]
const scripts: Readonly<Record<string, readonly (readonly string[])[]>> = { 'Maya Okafor': mayasScript, 'Liam Chen': liamsScript }

/** Everything a pupil did with one piece of work, earliest first; nothing when they have not begun. */
export async function playWork(given: Given, questionsBySet: ReadonlyMap<number, DemoQuestion>, now: Date): Promise<DemoSession[]> {
  const { work, student } = given
  const seed = `demo/${work.title}/${student.name}`
  const random = seededRandom(seed)
  const traits = traitsOf(given, random)
  const invent = (more: Partial<Traits>) => inventedPupil({ ...traits, ...more }, questionsBySet, random)
  if (work.running?.includes(student.name)) {
    const script = scripts[student.name]
    const pupil = script === undefined ? invent({ leavesAfter: 3 }) : scriptedPupil(script, 38)
    return [await play(given, `${seed}/open`, dayAt(now, -1, 16, 10), pupil)]
  }
  if (!isDone(given, random)) return []
  const start = startOf(given, random, now)
  const sessions: DemoSession[] = []
  if (random() < 0.07) {
    const left = await play(given, `${seed}/left`, new Date(start.getTime() - 3 * hourMs), invent({ leavesAfter: 2 }))
    sessions.push(abandoned(left))
  }
  const first = await play(given, `${seed}/1`, start, invent({}))
  sessions.push(first.isFinished ? first : abandoned(first))
  const again = new Date(start.getTime() + 20 * hourMs)
  if (work.allowRedo && first.isFinished && first.percent < 92 && random() < 0.6 && again.getTime() < now.getTime() - 2 * hourMs) {
    const second = await play(given, `${seed}/2`, again, invent({ skill: Math.min(0.97, traits.skill + 0.2) }))
    sessions.push(second.isFinished ? second : abandoned(second))
  }
  return sessions
}

async function play({ exercise, student, assignmentId, dueDate }: Given, seed: string, startedAt: Date, pupil: DemoPupil): Promise<DemoSession> {
  const begun = newChat(snapshotOf(exercise, exercise.ownerRole === 'ADMIN' ? 'admin' : 'user'), {
    kind: 'chat',
    userId: student.id,
    exerciseId: exercise.id,
    assignmentId,
    isTest: false,
    practiceOf: null,
    seed,
    stateToken: seed,
    startedAt,
    timeFactor: student.timeFactor === undefined ? 1 : student.timeFactor,
    late: false,
  })
  const played = await playSession(begun, pupil)
  const end = played.chat.endedAt ?? startedAt
  return { ...played, assignmentId, seed, isFinished: played.chat.status !== 'active', late: dueDate !== null && end > dueDate }
}

function abandoned(session: DemoSession): DemoSession {
  const last = session.messages.at(-1)?.at ?? session.chat.startedAt
  return { ...session, isFinished: false, chat: { ...session.chat, status: 'abandoned', endedAt: new Date(last.getTime() + 20_000) } }
}

function isDone({ work, student }: Given, random: () => number): boolean {
  const share = random()
  if (work.open?.includes(student.name) || student.mustChangePassword) return false
  return work.finished?.includes(student.name) || share < work.done
}

function traitsOf({ work, student }: Given, random: () => number): Traits {
  const week = (work.given + 56) / 7
  const usual = Math.min(0.97, Math.max(0.15, student.ability + student.trend * week + (random() - 0.5) * 0.16))
  const skill = work.skills?.[student.name] ?? usual
  return { skill, secondsPerMove: work.exercise === 'warmUp' ? 3.5 + random() * 2.5 : 24 + random() * 40, leavesAfter: null }
}

/** Some time between the day it was given and the day before it is due, now and then a day late. */
function startOf({ work }: Given, random: () => number, now: Date): Date {
  const lastDay = Math.min(work.due ?? 0, 0) - 1
  const isLate = random() < 0.08
  const day = isLate && work.due !== null && work.due < -2 ? work.due + 1 : work.given + Math.floor(random() * (lastDay - work.given + 1))
  return new Date(dayAt(now, day, 13, 0).getTime() + Math.floor(random() * 7 * 60) * minuteMs)
}
