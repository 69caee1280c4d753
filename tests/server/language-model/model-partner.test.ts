import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ModelLine, modelLine } from '#server/language-model/model-line.ts'
import { partnerOf } from '#server/language-model/model-partner.ts'
import { ModelAway, ModelNotAsked } from '#server/ports/marker.ts'
import { TooLate, type WordsAsked } from '#server/ports/partner.ts'
import { type Move, startModelServer } from '#tests/support/model-server.ts'

const Sent = v.object({ messages: v.array(v.object({ content: v.string() })) })

const asked: WordsAsked = { question: 'What is 7 x 8?', grade: 5, subject: 'Math', themes: [], turns: [], answer: '54', about: 'try', said: 'Not yet.', hints: [], meanings: [], before: null }

async function withPartner(move: Move, line?: ModelLine, restMs = 60_000) {
  const server = await startModelServer(move)
  const partner = partnerOf({ tutorBaseUrl: server.url, tutorModel: 'school-model', tutorApiKey: null }, { turnMs: 2_500, firstMs: 6_000, patienceMs: 15_000, restMs }, line)
  const words = async (leaving = new AbortController().signal, hear = (piece: string) => piece) => {
    const pieces = []
    for await (const piece of partner?.speak(asked, leaving) ?? []) pieces.push(hear(piece))
    return pieces.join('')
  }
  return { server, words }
}

/** A move that ends the wait of whoever is waiting while the server says no more than this. */
function endsTheWait(says: string): { move: Move; signalOf: (reason: Error) => AbortSignal } {
  let leave = () => {}
  const move: Move = {
    get says() {
      // What was said arrives first.
      setTimeout(leave, says === '' ? 0 : 50)
      return says
    },
    then: 'hangs',
  }
  const signalOf = (reason: Error) => {
    const leaving = new AbortController()
    leave = () => leaving.abort(reason)
    return leaving.signal
  }
  return { move, signalOf }
}

describe('a model that talks', () => {
  test('is told what everything is that it is sent, themes to speak in, too', async () => {
    const { server, words } = await withPartner({ says: 'What is 7 times 4?' })
    await words()
    const { messages } = v.parse(Sent, JSON.parse(server.heard[0] ?? ''))
    const [task = '', sent = ''] = messages.map(({ content }) => content)
    expect(Object.keys(JSON.parse(sent)).filter((name) => !task.includes(`\`${name}\``))).toEqual([])
  })

  test.each<[string, Move]>([
    ['refuses what one student wrote', { status: 400 }],
    ['finds it too long', { status: 413 }],
    ['says nothing to it', { says: '' }],
  ])('and %s is away for this turn alone', async (_, move) => {
    const { server, words } = await withPartner(move)
    for (let time = 0; time < 5; time += 1) await expect(words()).rejects.toThrow(ModelAway)
    server.next({ says: 'What is 7 times 4, and twice that?' })
    expect(await words()).toBe('What is 7 times 4, and twice that?')
  })

  test.each<[string, Move]>([
    ['is broken', { status: 500 }],
    ['has too much to do', { status: 429 }],
    ['cuts the line', 'cuts'],
  ])('and %s rests after three turns, whoever takes them', async (_, move) => {
    const { server, words } = await withPartner(move)
    for (let time = 0; time < 5; time += 1) await expect(words()).rejects.toThrow(ModelAway)
    expect(server.heard.length).toBe(3)
  })
})

describe.each([
  ['hangs', ''],
  ['begins and hangs', 'What is'],
])('a model that %s', (_, says) => {
  test('until a reply would come too late rests after three turns', async () => {
    const { move, signalOf } = endsTheWait(says)
    const { server, words } = await withPartner(move)
    for (let time = 0; time < 3; time += 1) await expect(words(signalOf(new TooLate()))).rejects.toThrow(ModelAway)
    for (let time = 0; time < 2; time += 1) await expect(words()).rejects.toThrow(ModelNotAsked)
    expect(server.heard.length).toBe(3)
  })

  test('is not given up because of students who leave', async () => {
    const { move, signalOf } = endsTheWait(says)
    const { server, words } = await withPartner(move)
    for (let time = 0; time < 5; time += 1) await expect(words(signalOf(new Error('the page is gone')))).rejects.toThrow(ModelAway)
    expect(server.heard.length).toBe(5)
  })

  test('is not asked by those who wait in line when it is given up', async () => {
    const { server, words } = await withPartner('hangs', modelLine(1))
    const leaves = Array.from({ length: 5 }, () => new AbortController())
    server.next({
      get says() {
        const now = leaves[server.heard.length - 1]
        setTimeout(() => now?.abort(new TooLate()), says === '' ? 0 : 50)
        return says
      },
      then: 'hangs',
    })
    const ends = await Promise.allSettled(leaves.map(({ signal }) => words(signal)))
    const notAsked = ends.filter((end) => end.status === 'rejected' && end.reason instanceof ModelNotAsked)
    expect([server.heard.length, notAsked.length]).toEqual([3, 2])
  })
})

test('a model whose words we were slow to look at is not to blame', async () => {
  const { server, words } = await withPartner({ says: 'What is 7 times 4, and twice that?' })
  const hear = (leaving: AbortController) => (piece: string) => {
    leaving.abort(new TooLate())
    return piece
  }
  for (let time = 0; time < 5; time += 1) {
    const leaving = new AbortController()
    await expect(words(leaving.signal, hear(leaving))).rejects.toThrow(ModelAway)
  }
  expect(server.heard.length).toBe(5)
})

test('nobody waits while one student tries whether a model is back', async () => {
  const { server, words } = await withPartner({ status: 500 }, modelLine(4), 0)
  for (let time = 0; time < 3; time += 1) await expect(words()).rejects.toThrow(ModelAway)
  server.next('hangs')
  const leaving = new AbortController()
  const first = words(leaving.signal)
  await vi.waitFor(() => expect(server.heard.length).toBe(4))
  await expect(words()).rejects.toThrow(ModelNotAsked)
  leaving.abort()
  await expect(first).rejects.toThrow(ModelAway)
  expect(server.heard.length).toBe(4)
})

test('a model that is tried again by a student who leaves is not back for that, and neither where none was asked', async () => {
  const noTurn = vi.fn<ModelLine>(modelLine(4))
  const { server, words } = await withPartner({ status: 500 }, noTurn, 0)
  for (let time = 0; time < 3; time += 1) await expect(words()).rejects.toThrow(ModelAway)
  const leaving = [new AbortController(), new AbortController()]
  for (const [index, one] of leaving.entries()) {
    noTurn.mockRejectedValueOnce(new ModelNotAsked('no turn came'))
    await expect(words()).rejects.toThrow(ModelNotAsked)
    server.next('hangs')
    const tried = words(one.signal)
    await vi.waitFor(() => expect(server.heard.length).toBe(4 + index))
    await expect(words()).rejects.toThrow(ModelNotAsked)
    one.abort()
    await expect(tried).rejects.toThrow(ModelAway)
  }
  expect(server.heard.length).toBe(5)
  server.next({ says: 'What is 7 times 4, and twice that?' })
  expect(await words()).toBe('What is 7 times 4, and twice that?')
})

describe('words that wait for their turn', () => {
  afterEach(() => void vi.useRealTimers())

  test('have all the patience for the model once they have it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const after = (ms: number) => void vi.advanceTimersByTime(ms)
    const line: ModelLine = () => {
      after(2_000)
      return Promise.resolve(() => after(0))
    }
    const slow: Move = {
      get says() {
        after(5_500)
        return 'What is 7 times 4, and twice that?'
      },
    }
    const { server, words } = await withPartner(slow, line)
    for (let time = 1; time < 5; time += 1) {
      expect(await words()).toBe('What is 7 times 4, and twice that?')
      expect([server.heard.length, vi.getTimerCount()]).toEqual([time, 0])
    }
  })

  test('rest for a while when the model did not begin three times in a row', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const late: Move = {
      get says() {
        vi.advanceTimersByTime(6_000)
        return 'Too late.'
      },
    }
    const { server, words } = await withPartner(late)
    for (let time = 0; time < 5; time += 1) await expect(words()).rejects.toThrow(ModelAway)
    expect(server.heard.length).toBe(3)
  })

  test('are given up early, while a page still listens, and leave nothing running', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const line = modelLine(1)
    const end = await line('words', new AbortController().signal)
    let wait = () => {}
    const isWaiting = new Promise<void>((resolve) => (wait = resolve))
    const entered: ModelLine = (...asked) => {
      wait()
      return line(...asked)
    }
    const { server, words } = await withPartner({ says: 'What is 7 times 4?' }, entered)
    const heard = words()
    await isWaiting
    const timers = vi.getTimerCount()
    vi.advanceTimersByTime(2_500)
    await expect(heard).rejects.toThrow(ModelNotAsked)
    expect([timers, vi.getTimerCount(), server.heard]).toEqual([1, 0, []])
    end()
    expect(await words()).toBe('What is 7 times 4?')
  })
})
