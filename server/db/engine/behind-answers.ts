import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { oneAtATime } from '#server/security/one-at-a-time.ts'

/**
 * The same engine for whatever may wait: one of its statements or transactions is with the engine at a time. What is sent to `engine` itself
 * (the answers of students) therefore waits for one of them at most, however many others are waiting.
 *
 * The engine works in this thread and answers without ever leaving it: a long line would be worked off before a new request is so much as
 * read. So whoever had to wait first lets the process hear its callers.
 */
export function behindAnswers<Engine extends PGlite>(engine: Engine): Engine {
  const inLine = oneAtATime()
  let before = 0
  const query: PGlite['query'] = (...given) => inTurn(() => engine.query(...given))
  const transaction: PGlite['transaction'] = (work) => inTurn(() => engine.transaction(work))
  return new Proxy(engine, {
    get(_, name) {
      if (name === 'query') return query
      if (name === 'transaction') return transaction
      const own: unknown = Reflect.get(engine, name, engine)
      return typeof own === 'function' ? own.bind(engine) : own
    },
  })

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const hadToWait = before > 0
    before += 1
    try {
      return await inLine('', async () => {
        if (hadToWait) await setImmediate()
        return work()
      })
    } finally {
      before -= 1
    }
  }
}
