import { afterEach, expect, test, vi } from 'vitest'
import { wordsPatienceMs } from '#contract/chat/chat-words.ts'
import { ModelAway } from '#server/ports/marker.ts'
import type { Partner } from '#server/ports/partner.ts'
import { withPartner } from './conversation.ts'

afterEach(() => void vi.useRealTimers())

/** Hears a reply of a partner whose words come so many milliseconds after each other, and leaves when it is told to. */
async function heard(words: readonly [number, string][]) {
  const room = await withPartner([])
  const waits: number[] = []
  const speak: Partner['speak'] = async function* speak(_, leaving) {
    for (const [ms, word] of words) {
      await Promise.resolve()
      vi.advanceTimersByTime(ms)
      waits.push(ms)
      if (leaving.aborted) throw new ModelAway('nobody waits')
      yield word
    }
  }
  Object.assign(room.app.deps, { partner: { model: 'school-model', speak } })
  const { turn } = await room.say('what is a leaf for?')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [set, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]
  const lines = await room.listen(turn.id)
  const [last] = lines.slice(-1)
  // A database has timers of its own.
  const begun = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === wordsPatienceMs - 1_000)
  const left = begun.filter(({ value }) => cleared.mock.calls.every(([timer]) => timer !== value))
  vi.restoreAllMocks()
  return { asked: waits.length, sentences: lines.length - 1, by: last?.kind === 'end' ? last.by : null, why: last?.kind === 'end' ? last.why : null, begun: begun.length, left: left.length }
}

test('words that begin later than the page waits are the tutor’s own before it gives up', async () => {
  expect(await heard([[wordsPatienceMs - 1_000, 'Leaves '], [0, 'are flat. What for?']])).toEqual({ asked: 1, sentences: 0, by: 'tutor', why: 'away', begun: 1, left: 0 })
})

test('a sentence that comes in drops is not waited for longer, and what was told before it stays', async () => {
  const slow = [[6_000, 'You looked at leaves. And '], [3_500, 'you '], [3_500, 'say '], [0, 'more. Why?']] as const
  expect(await heard(slow.map(([ms, word]) => [ms, word]))).toEqual({ asked: 3, sentences: 1, by: 'model', why: null, begun: 2, left: 0 })
})

test('sentences that each come in time are all told', async () => {
  const patient = [[6_500, 'You looked at leaves. And '], [6_500, 'they are flat. What '], [6_500, 'for?']] as const
  expect(await heard(patient.map(([ms, word]) => [ms, word]))).toEqual({ asked: 3, sentences: 3, by: 'model', why: null, begun: 4, left: 0 })
})

test('a model that hangs is given up with the third reply it keeps waiting, and the next ones are answered at once', async () => {
  const room = await withPartner([])
  room.model.next({
    get says() {
      vi.advanceTimersByTime(wordsPatienceMs - 1_000)
      return ''
    },
    then: 'hangs',
  })
  const turns = []
  for (const thing of ['leaf', 'stem', 'root', 'seed', 'tree']) turns.push((await room.say(`what is a ${thing} for?`)).turn)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ends = []
  for (const { id } of turns) ends.push((await room.listen(id)).map((line) => (line.kind === 'end' ? [line.by, line.why, line.content] : line.text)))
  expect([ends, room.model.heard.length]).toEqual([turns.map(({ content }) => [['tutor', 'away', content]]), 3])
})

test('a model is not asked where too little time is left, and nothing is held against it', async () => {
  const room = await withPartner([{ says: 'What do leaves catch?' }])
  const { judging } = room.app.deps
  const earnsAnything: typeof judging.earnsAnything = (...asked) => {
    room.app.clock.advance(2_000)
    return judging.earnsAnything(...asked)
  }
  Object.assign(room.app.deps, { judging: { ...judging, earnsAnything } })
  const ends = []
  for (const thing of ['leaf', 'stem', 'root', 'seed']) ends.push((await room.listen((await room.say(`what is a ${thing} for?`)).turn.id)).at(-1))
  expect([ends.map((line) => line?.kind === 'end' && line.by), room.model.heard.length]).toEqual([['tutor', 'tutor', 'tutor', 'tutor'], 0])
  Object.assign(room.app.deps, { judging })
  const last = (await room.listen((await room.say('what is a bud for?')).turn.id)).at(-1)
  expect(last?.kind === 'end' && last.by).toEqual('model')
})
