import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { pooledJudging } from '#server/judging/pooled-judging.ts'
import { perform, type Task } from '#server/judging/tasks.ts'
import { workerPool } from '#server/judging/worker-pool.ts'
import { closeAfterFile } from '#tests/support/left-open.ts'
import { question } from '#tests/server/grading/judged.ts'

const refusal = "I can't read an answer in that."
const context = { strictness: 'moderate', earlier: [] } as const
const short = question('What is the capital of Canada?\nAnswer: Ottawa')
const long = question(`What is the capital of Canada? ${'Think of the north. '.repeat(150)}\nAnswer: Ottawa`)

const pool = workerPool({ file: new URL('./stubborn-worker.ts', import.meta.url), deadlineMs: 700, atOnce: 1 })
const judging = pooledJudging(pool)
closeAfterFile(pool.stop)

/** An answer too long to be judged at once. */
function padded(text: string): string {
  return `${text} ${'so '.repeat(100)}`
}

describe('an answer that gets its thread stuck', () => {
  test.each(['a loop', 'a pattern', 'memory'])('in %s is told that there is no answer in it, and the next one is judged', async (where) => {
    const stuck = await judging.judge(short, padded(`stuck in ${where}`), context)
    const next = await judging.judge(long, 'ottawa', context)
    expect([stuck.outcome, stuck.quality, stuck.reply, next.quality]).toEqual(['unclear', null, refusal, 1])
  }, 60_000)
  test('keeps waiting nobody whose answer is short', async () => {
    const finished: string[] = []
    const stuck = judging.judge(short, padded('stuck in a loop'), { ...context, asker: 'one' }).then(() => finished.push('stuck'))
    await judging.judge(short, 'ottawa', { ...context, asker: 'other' }).then(() => finished.push('short'))
    await stuck
    expect(finished).toEqual(['short', 'stuck'])
  }, 60_000)
  test('lets somebody else have a turn before all that its sender sent', async () => {
    const order: string[] = []
    const send = (asker: string, answer: string) => judging.judge(long, answer, { ...context, asker }).then(() => order.push(asker))
    await Promise.all([send('many', 'stuck in a loop'), send('many', 'stuck in a loop'), send('many', 'stuck in a loop'), send('one', 'ottawa')])
    expect(order).toEqual(['many', 'many', 'one', 'many'])
  }, 60_000)
  test('and a fault of the judge stays one', async () => {
    await expect(judging.judge(long, 'stuck in a fault', context)).rejects.toThrow('the judge failed')
    expect((await judging.judge(long, 'ottawa', context)).quality).toBe(1)
  }, 60_000)
})

test('a prompt that cannot be looked over in time is marked in its first line, and its tried answers are not read', async () => {
  const { student_text, lints, answers } = await judging.lint({ prompt: 'Stuck?\nAnswer: stuck in a loop', answers: ['a'] }, 'author')
  expect({ student_text, lints, said: answers.map(({ verdict, said }) => [verdict, said]) }).toEqual({
    student_text: 'Stuck?',
    lints: [{ line: 1, message: 'This takes too long to look over. Make it shorter, or split it into several questions.', serious: true, mend: null }],
    said: [['unclear', refusal]],
  })
}, 60_000)

test('answers that cannot be compared in time are not right, the others are', async () => {
  const given = Array.from({ length: 51 }, (_, index) => ({ question: short, strictness: 'moderate' as const, answer: index === 0 ? 'stuck in a loop' : 'Ottawa' }))
  const areRight = await judging.areRight('Ottawa', given, 'teacher')
  expect([areRight.length, areRight[0], areRight[50]]).toEqual([51, false, true])
}, 60_000)

describe('what is judged at once', () => {
  const handedOver: Task[] = []
  const watched = pooledJudging({
    run: async (_, task) => {
      handedOver.push(task)
      return perform(task)
    },
  })
  const many = question(`Which?\n${Array.from({ length: 90 }, (_, index) => `Answer: word ${index}`).join('\n')}`)
  test.each([
    ['a short answer to a short question', short, 'ottawa', 0],
    ['a sentence', short, 'i think it is ottawa because we had it in class today', 0],
    ['a long answer', short, padded('ottawa'), 1],
    ['an answer to a long question', long, 'ottawa', 1],
    ['an answer that turns out to take many steps', many, 'a b '.repeat(70), 1],
  ])('%s', async (_, asked, answer, handed) => {
    const before = handedOver.length
    const judgement = await watched.judge(asked, answer, context)
    expect([handedOver.length - before, judgement]).toEqual([handed, judgeBuiltIn(asked, answer, context)])
  })
})

test('verdicts stand behind one look at a sentence at most, however many sentences wait to be looked at', async () => {
  const line: string[] = []
  let begin = () => {}
  const begun = new Promise<void>((resolve) => void (begin = resolve))
  const watched = pooledJudging({
    run: async (_, task) => {
      line.push(task.task === 'earn' ? `${task.texts.length} texts` : task.task)
      if (task.task === 'earn') await begun
      return perform(task)
    },
  })
  const texts = Array.from({ length: 60 }, (_, at) => `word ${at}`)
  const looks = Array.from({ length: 30 }, (_, at) => watched.earnsAnything(short, texts, `student ${at}`))
  const verdict = watched.judge(long, 'ottawa', { ...context, asker: 'another' })
  await expect.poll(() => line).toEqual(['20 texts', 'judge'])
  begin()
  expect([(await verdict).quality, (await Promise.all(looks)).includes(true), line.length]).toEqual([1, false, 91])
})
