import * as v from 'valibot'
import { answerPool } from './answer-pool.ts'
import { perform, type Task } from './tasks.ts'
import { warmUp } from './warm-up.ts'

// A thread that judges, lints and compares for the server.

const Sent = v.custom<Task>((value) => typeof value === 'object' && value !== null && 'task' in value)

for (const _ of warmUp());
answerPool((work) => perform(v.parse(Sent, work)))
