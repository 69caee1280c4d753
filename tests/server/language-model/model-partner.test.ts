import { describe, expect, test } from 'vitest'
import { partnerOf } from '#server/language-model/model-partner.ts'
import { ModelAway } from '#server/ports/marker.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import { type Move, startModelServer } from '#tests/support/model-server.ts'

const asked: WordsAsked = { question: 'What is 7 x 8?', grade: 5, subject: 'Math', themes: [], turns: [], answer: '54', about: 'try', said: 'Not yet.', hints: [] }

async function withPartner(move: Move) {
  const server = await startModelServer(move)
  const partner = partnerOf({ tutorBaseUrl: server.url, tutorModel: 'school-model', tutorApiKey: null })
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
