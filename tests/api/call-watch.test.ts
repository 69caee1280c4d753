import { expect, test } from 'vitest'
import { getProfile } from '#contract/accounts/auth.ts'
import { createCallWatch, type CallNews } from '#src/api/call-watch.ts'
import { failureOf } from '#src/api/failure.ts'
import { lena } from '#tests/machines/accounts/people.ts'
import { apiWith, json } from './fake-server.ts'

/** A client whose server answers when told, over a watch for which every wait is longer than usual. */
function slowServer() {
  const calls = createCallWatch()
  const news: CallNews[] = []
  let isHeard: () => void = () => undefined
  const heardNews = new Promise<void>((resolve) => (isHeard = resolve))
  calls.watch(0, (one) => {
    news.push(one)
    isHeard()
  })
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { api } = apiWith(
    async (request) => {
      await Promise.race([answered, new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))])
      return json(lena)
    },
    { calls },
  )
  return { api, calls, news, heardNews, answer }
}

test('a call that takes longer than usual is told of, and told of again when it ends', async () => {
  const { api, news, heardNews, answer } = slowServer()
  const call = api.send(getProfile, {})
  await heardNews
  answer()
  expect(await call).toEqual(lena)
  expect(news).toEqual([
    { type: 'call.dragged', id: 1 },
    { type: 'call.ended', id: 1 },
  ])
})

test('a call that is given up fails as aborted, and one nobody waits for is not told of', async () => {
  const { api, calls, news, heardNews, answer } = slowServer()
  const background = api.send(getProfile, { isBackground: true })
  const call = api.send(getProfile, {}).catch(failureOf)
  await heardNews
  calls.giveUp([1])
  expect(await call).toEqual({ kind: 'aborted' })
  answer()
  expect(await background).toEqual(lena)
  expect(news.map(({ id }) => id)).toEqual([1, 1])
})

test('a call that began before anybody watched is told of too', async () => {
  const calls = createCallWatch()
  const end = calls.begin(() => undefined)
  const news: CallNews[] = []
  await new Promise<void>((resolve) => {
    calls.watch(0, (one) => {
      news.push(one)
      resolve()
    })
  })
  end()
  expect(news).toEqual([
    { type: 'call.dragged', id: 1 },
    { type: 'call.ended', id: 1 },
  ])
})
