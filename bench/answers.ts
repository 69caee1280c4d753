import { median, percentile, printTable } from './figures.ts'
import type { Pupil } from './school.ts'
import { signIn, type Student } from './student.ts'

type Run = { name: string; size: number; students: Student[]; rates: number[]; times: number[] }

const crowds = [1, 8, 32]
const rounds = 3
/** Three wrong tries and the right one to each question, then Next. */
const wrongTries = 3
const roundMs = 4_000

/** Answers accepted per second by 1, 8 and 32 students who answer one after the other, in interleaved rounds, on each running server. */
export async function benchAnswers(servers: { name: string; address: string }[], pupils: Pupil[]): Promise<void> {
  const runs: Run[] = []
  for (const { name, address } of servers) {
    const students = await Promise.all(pupils.slice(0, Math.max(...crowds)).map((pupil) => signIn(address, pupil)))
    for (const [index, student] of students.entries()) await student.start(workOf(pupils, index))
    runs.push(...crowds.map((size) => ({ name, size, students: students.slice(0, size), rates: [], times: [] })))
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) {
      const until = performance.now() + roundMs
      const began = performance.now()
      const times = (
        await Promise.all(
          run.students.map(async (student) => {
            const own: number[] = []
            while (performance.now() < until) own.push(...(await student.answer(wrongTries)).map(({ ms }) => ms))
            return own
          }),
        )
      ).flat()
      run.rates.push((times.length * 1000) / (performance.now() - began))
      run.times.push(...times)
    }
  }
  printTable(
    'Answers accepted per second (four tries to a question, then Next; higher is better; Moodle 4.5: 13 / 14.5 / 14.4, TCExam 17.2: 18 / 20 / 17)',
    ['database', 'students', 'answers/s', 'p50 ms', 'p99 ms'],
    runs.map((run) => [
      run.name,
      String(run.size),
      median(run.rates).toFixed(0),
      median(run.times).toFixed(1),
      percentile(run.times, 99).toFixed(1),
    ]),
  )
}

function workOf(pupils: Pupil[], index: number) {
  const pupil = pupils[index]
  if (!pupil) throw new Error('not enough pupils')
  return pupil.short
}
