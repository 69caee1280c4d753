import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ModelLine, modelLine } from '#server/language-model/model-line.ts'
import { partnerOf } from '#server/language-model/model-partner.ts'
import { ModelAway, ModelNotAsked } from '#server/ports/marker.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import { type Move, startModelServer } from '#tests/support/model-server.ts'

const asked: WordsAsked = { question: 'What is 7 x 8?', grade: 5, subject: 'Math', themes: [], turns: [], answer: '54', about: 'try', said: 'Not yet.', hints: [], meanings: [], before: null }

async function withPartner(move: Move, line?: ModelLine) {
  const server = await startModelServer(move)
  const partner = partnerOf({ tutorBaseUrl: server.url, tutorModel: 'school-model', tutorApiKey: null }, undefined, line)
  const words = async () => {
    const pieces = []
    for await (const piece of partner?.speak(asked, new AbortController().signal) ?? []) pieces.push(piece)
    return pieces.join('')
  }
  return { server, words }
}

describe('a model that talks', () => {
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

describe('words that wait for their turn', () => {
  afterEach(() => void vi.useRealTimers())

  test('have all the patience for the model once they have it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const after = (ms: number) => void vi.advanceTimersByTime(ms)
    const line: ModelLine = () => {
      after(5_500)
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

  test('are given up after six seconds, and leave nothing running', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const line = modelLine(1)
    const end = await line('words', new AbortController().signal)
    const { server, words } = await withPartner({ says: 'What is 7 times 4?' }, line)
    const heard = words()
    const timers = vi.getTimerCount()
    vi.advanceTimersByTime(6_000)
    await expect(heard).rejects.toThrow(ModelNotAsked)
    expect([timers, vi.getTimerCount(), server.heard]).toEqual([1, 0, []])
    end()
    expect(await words()).toBe('What is 7 times 4?')
  })
})
