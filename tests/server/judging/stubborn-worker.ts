import * as v from 'valibot'
import { answerPool } from '#server/judging/answer-pool.ts'
import { perform, type Task } from '#server/judging/tasks.ts'

// A judging thread that gets stuck on some answers: `loop` and `backtrack` never end, `hoard` takes all memory, `fail` throws.

const Sent = v.custom<Task>((value) => typeof value === 'object' && value !== null && 'task' in value)

answerPool((work) => {
  const task = v.parse(Sent, work)
  const text = JSON.stringify(task)
  if (text.includes('stuck in a loop')) for (;;);
  if (text.includes('stuck in a pattern')) return /^(?:a+)+$/.test(`${'a'.repeat(60)}b`)
  if (text.includes('stuck in memory')) return hoarded()
  if (text.includes('stuck in a fault')) throw new Error('the judge failed')
  return perform(task)
})

function hoarded(): never {
  const all: unknown[] = []
  for (;;) all.push(Array.from({ length: 100_000 }, (_, index) => ({ index })))
}
