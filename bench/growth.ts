import { median, printTable } from './figures.ts'
import type { Pupil } from './school.ts'
import { type Cost, signIn, type Student } from './student.ts'

const samples = 60
const wrongTries = 3
/** The question, and a try and a reply for each wrong answer and the right one. */
const messagesPerQuestion = 1 + 2 * (wrongTries + 1)

/** What an answer costs at message 10 and at message 2,000 of a session, sampled in turn. */
export async function benchGrowth(name: string, address: string, pupils: Pupil[]): Promise<void> {
  const [oldest, ...others] = await Promise.all(pupils.map((pupil) => signIn(address, pupil)))
  if (!oldest) throw new Error('no pupils')
  for (const [index, student] of [oldest, ...others].entries()) await startLong(student, pupils[index])
  await advance(oldest, 2_000 - samples * 3)
  const early: Cost[] = []
  const late: Cost[] = []
  for (const student of others) {
    await advance(student, messagesPerQuestion)
    for (let turn = 0; turn < samples / others.length; turn += 1) {
      early.push(...(await student.answer()))
      late.push(...(await oldest.answer()))
    }
  }
  const ms = [median(early.map((cost) => cost.ms)), median(late.map((cost) => cost.ms))] as const
  const bytes = [median(early.map((cost) => cost.bytes)), median(late.map((cost) => cost.bytes))] as const
  printTable(
    `What an answer costs as the session grows (${name}; goal: time at most 1.2x, bytes at most 1.1x)`,
    ['', 'message 10', 'message 2,000', 'ratio'],
    [
      ['milliseconds', ms[0].toFixed(2), ms[1].toFixed(2), (ms[1] / ms[0]).toFixed(2)],
      ['bytes', bytes[0].toFixed(0), bytes[1].toFixed(0), (bytes[1] / bytes[0]).toFixed(2)],
    ],
  )
}

async function startLong(student: Student, pupil: Pupil | undefined): Promise<void> {
  if (pupil) await student.start(pupil.long)
}

async function advance(student: Student, messages: number): Promise<void> {
  for (let sent = 0; sent < messages; sent += messagesPerQuestion) await student.answer(wrongTries)
}
