import { expect, test } from 'vitest'
import { linesResponse } from '#server/http/lines-response.ts'

/** Lines that come when they are let go, and what was told of them. */
function held() {
  const failures: unknown[] = []
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  let isEnded = false
  async function* lines() {
    try {
      yield { n: 1 }
      await gate
      yield { n: 2 }
    } finally {
      isEnded = true
    }
  }
  const response = linesResponse(lines(), { onLine: () => undefined, onFailure: (error) => failures.push(error) })
  return { response, letGo, failures, isEnded: () => isEnded }
}

test('lines are sent one by one, the first before the second is there', async () => {
  const { response, letGo } = held()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(await reader?.read()).toEqual({ done: false, value: '{"n":1}\n' })
  letGo()
  expect([await reader?.read(), (await reader?.read())?.done]).toEqual([{ done: false, value: '{"n":2}\n' }, true])
})

test('a caller who leaves ends the lines, and is no failure', async () => {
  const { response, letGo, failures, isEnded } = held()
  const reader = response.body?.getReader()
  await reader?.read()
  const left = reader?.cancel()
  letGo()
  await left
  expect([failures, isEnded()]).toEqual([[], true])
})

test('lines that fail break the answer off, and that is told', async () => {
  const failures: unknown[] = []
  async function* lines() {
    yield { n: 1 }
    await Promise.reject(new Error('the line is gone'))
  }
  const response = linesResponse(lines(), { onLine: () => undefined, onFailure: (error) => failures.push(error) })
  await expect(response.text()).rejects.toThrow('the line is gone')
  expect(failures.length).toBe(1)
})
