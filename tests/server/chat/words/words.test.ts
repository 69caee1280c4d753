import { describe, expect, test, vi } from 'vitest'
import { forceEndChat, startChat } from '#contract/chat/chat-sessions.ts'
import { chatWords } from '#contract/chat/chat-words.ts'
import { updateExercise } from '#contract/exercises/exercise-library.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { tutorWords } from '#server/db/schema/sessions.ts'
import { spoken, withPartner } from './conversation.ts'

const good = { says: 'You noticed that leaves are flat and wide. What could being flat and wide help them to catch?' }

describe("a language model's words", () => {
  test('come after a reply that is there at once, and take its place in the log', async () => {
    const room = await withPartner([good])
    const { turn, reply } = await room.say('because they are flat and wide')
    expect([turn.words, turn.content === '', reply.agent.current_question_state.attempts]).toEqual(['pending', false, 1])
    expect(await room.listen(turn.id)).toEqual([
      { kind: 'sentence', text: 'You noticed that leaves are flat and wide.' },
      { kind: 'sentence', text: 'What could being flat and wide help them to catch?' },
      { kind: 'end', content: good.says, by: 'model', why: null, left: 29 },
    ])
    const again = await room.app.request(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
    expect(again.agent.full_context.find(({ id }) => id === turn.id)).toEqual({ ...turn, content: good.says, words: undefined })
    const replay = await room.app.request(getSession, { as: room.teacher, params: { id: room.play.session_id } })
    expect(JSON.stringify(replay)).toContain(good.says)
  })

  test('are asked for once, however often they are listened to', async () => {
    const room = await withPartner([good])
    const { turn } = await room.say('because they are flat and wide')
    const all = await Promise.all([room.listen(turn.id), room.listen(turn.id)])
    const later = await room.listen(turn.id)
    expect(room.model.heard.length).toBe(1)
    expect(all.map((lines) => lines.length).toSorted()).toEqual([1, 3])
    expect(later).toEqual([{ kind: 'end', content: good.says, by: 'tutor', why: null, left: null }])
  })

  test('end with a question, and keep the hint that the reply had', async () => {
    const room = await withPartner([{ says: 'Leaves are wide for a reason.' }], { asked: [{ title: 'Leaves', prompt: 'What does a leaf catch?\n\nAnswer: sunlight\nHint: It comes from above.', set: { attemptsBeforeCorrections: 1 } }] })
    const { turn } = await room.say('rain drops')
    const end = (await room.listen(turn.id)).at(-1)
    if (end?.kind !== 'end') throw new Error('the words have no end')
    expect(turn.hint?.text).toBe('It comes from above.')
    expect(end.content).toMatch(/^Leaves are wide for a reason\. [^?]+\?[\s\S]*\n\nHint 1 of 1: It comes from above\.$/)
  })

  test('answer talk, too, and cost nothing', async () => {
    const room = await withPartner([{ says: 'A leaf is the flat green part of a plant. What do you think it is for?' }])
    const { turn, reply } = await room.say('what is a leaf?')
    expect([turn.words, reply.agent.current_question_state.attempts]).toEqual(['pending', 0])
    expect(spoken(await room.listen(turn.id))).toBe('A leaf is the flat green part of a plant. What do you think it is for?')
  })

  test.each<[string, string]>([
    ['a right answer', 'They catch sunlight and make sugar from it.'],
    ['a request for help', 'hint'],
    ['worry', 'i want to die'],
    ['a loss', 'my dog died'],
    ['a text of more than 600 characters', `they are flat ${'and wide '.repeat(80)}`],
  ])('are not asked for after %s', async (_, text) => {
    const room = await withPartner([good])
    const { turn } = await room.say(text)
    expect([turn.words, await room.listen(turn.id)]).toEqual([undefined, [{ kind: 'end', content: turn.content, by: 'tutor', why: null, left: null }]])
    expect(room.model.heard).toEqual([])
  })

  test('are not asked for without consent, but in a teacher’s own test', async () => {
    const room = await withPartner([good], { hasConsent: false })
    expect((await room.say('because they are flat')).turn.words).toBe(undefined)
    const test = await room.start(room.teacher, { exercise_id: room.exercise.id })
    const reply = await test.turn('because they are flat')
    const turn = reply.agent.full_context.at(-1)
    expect(turn?.words).toBe('pending')
    expect((await room.listen(turn?.id ?? 0, room.teacher)).length).toBe(3)
  })

  test('are not asked for in an exercise that is built-in only, from the moment its teacher says so', async () => {
    const room = await withPartner([good])
    const first = await room.say('because they are flat')
    await room.app.request(updateExercise, { as: room.teacher, params: { id: room.exercise.id }, body: { config: { languageModel: 'off' } } })
    const { turn } = await room.say('because they are green')
    expect([first.turn.words, turn.words]).toEqual(['pending', undefined])
    expect(await room.listen(first.turn.id)).toEqual([{ kind: 'end', content: first.turn.content, by: 'tutor', why: null, left: null }])
    expect(room.model.heard).toEqual([])
  })

  test('tell nobody’s name, no key, and no hint that was not seen', async () => {
    const room = await withPartner([good])
    await room.say('hint')
    const { turn } = await room.say(`i am ${room.student.name} (${room.student.username}, me@home.example, +44 20 7946 0958) and they are flat`)
    await room.listen(turn.id)
    const sent = room.model.heard.join('\n')
    for (const word of [room.student.name, room.student.username, 'me@home.example', '7946', room.teacher.name, 'sugar', 'glucose', 'kind of food', 'Must mention']) expect(sent).not.toContain(word)
    expect(sent).toContain('Think of what shines on them.')
  })

  test.each<[string, Parameters<typeof withPartner>[0][number]]>([
    ['refuses', { status: 401 }],
    ['has too much to do', { status: 429 }],
    ['is broken', { status: 500 }],
    ['cuts the line', 'cuts'],
    ['hangs', 'hangs'],
    ['says nothing', { says: '' }],
    ['says nothing that may be told', { says: 'Well done, that is correct!' }],
    ['floods', 'floods'],
  ])('are the tutor’s own when the model %s', async (_, move) => {
    const room = await withPartner([move])
    const { turn, reply } = await room.say('because they are flat')
    expect(await room.listen(turn.id)).toEqual([{ kind: 'end', content: turn.content, by: 'tutor', why: 'away', left: null }])
    expect(reply.agent.current_question_state.attempts).toBe(1)
  })

  test('are what was said when the model breaks off later', async () => {
    const room = await withPartner([{ says: 'Leaves are flat for a reason. They want to', then: 'cuts' }])
    const { turn } = await room.say('because they are flat')
    const lines = await room.listen(turn.id)
    expect([spoken(lines), lines.at(-1)?.kind === 'end' && lines.at(-1)]).toEqual([
      'Leaves are flat for a reason.',
      { kind: 'end', by: 'model', why: null, left: 29, content: expect.stringMatching(/^Leaves are flat for a reason\. .*\?/) },
    ])
  })

  test('are asked for where what was said before is long and ends within a sign of two halves', async () => {
    const room = await withPartner([good])
    await room.say(`they are flat ${'and wide '.repeat(64)}${'a'.repeat(9)}😀 and so on`)
    const { turn } = await room.say('because they are flat and wide')
    expect(spoken(await room.listen(turn.id))).toBe(good.says)
    const [kept] = await room.app.db.select().from(tutorWords)
    expect(kept?.sent?.turns.every(({ words }) => words.isWellFormed())).toBe(true)
  })

  test('stop at the day’s budget of the school and of the teacher', async () => {
    for (const settings of [{ tutorDailyLimit: 1 }, { tutorTeacherLimit: 1 }]) {
      const room = await withPartner([good], { settings })
      const ends = []
      for (const text of ['because they are flat', 'because they are green', 'because they are thin']) {
        const { turn } = await room.say(text)
        ends.push((await room.listen(turn.id)).at(-1))
      }
      expect(ends.map((end) => end?.kind === 'end' && [end.by, end.why])).toEqual([['model', null], ['tutor', 'spent'], ['tutor', 'spent']])
      expect(room.model.heard.length).toBe(1)
    }
  })

  test('are kept with what was sent, what stood there and what became of them', async () => {
    const room = await withPartner([good])
    const { turn } = await room.say('because they are flat and wide')
    await room.listen(turn.id)
    const [kept] = await room.app.db.select().from(tutorWords)
    const replay = await room.app.request(getSession, { as: room.teacher, params: { id: room.play.session_id } })
    const shown = replay.chat_sessions[0]?.chat_full_context.find(({ id }) => id === turn.id)
    expect([shown?.worded?.said, shown?.worded?.model, shown?.worded?.sent?.includes('because they are flat and wide')]).toEqual([turn.content, 'school-model', true])
    const own = await room.app.send(getSession, { as: room.student, params: { id: room.play.session_id } })
    expect(await own.text()).not.toContain('"worded"')
    expect([kept?.outcome, kept?.model, kept?.said, kept?.words, kept?.sent?.answer]).toEqual(['said', 'school-model', turn.content, good.says, 'because they are flat and wide'])
  })
})

test('a question that holds its answer is left to the tutor, and uses up nothing', async () => {
  const room = await withPartner([good], { asked: [{ title: 'Mammal', prompt: 'Which is a mammal: the shark, the whale or the trout?\n\nAnswer: whale' }] })
  const { turn } = await room.say('shark')
  expect(await room.listen(turn.id)).toEqual([{ kind: 'end', content: turn.content, by: 'tutor', why: null, left: null }])
  const [kept] = await room.app.db.select().from(tutorWords)
  expect([room.model.heard, kept?.outcome]).toEqual([[], 'unasked'])
})

describe('words that were not listened to at once', () => {
  test('are not asked for once the consent is taken back, and nothing is sent', async () => {
    const room = await withPartner([good])
    const { turn } = await room.say('because they are flat')
    await room.takeBackConsent()
    expect([await room.listen(turn.id), room.model.heard]).toEqual([[{ kind: 'end', content: turn.content, by: 'tutor', why: null, left: null }], []])
  })

  test('change no log once the question is settled or the session over', async () => {
    const room = await withPartner([good])
    const first = await room.say('because they are flat')
    await room.say('They catch sunlight and make sugar from it.')
    expect(await room.listen(first.turn.id)).toEqual([{ kind: 'end', content: first.turn.content, by: 'tutor', why: null, left: null }])
    const other = await withPartner([good])
    const { turn } = await other.say('because they are flat')
    await other.app.request(forceEndChat, { as: other.student, body: { session_id: other.play.session_id, state_token: other.play.token() } })
    expect(await other.listen(turn.id)).toEqual([{ kind: 'end', content: turn.content, by: 'tutor', why: null, left: null }])
    expect([room.model.heard, other.model.heard]).toEqual([[], []])
  })

  test('stay in the log as far as they were told when their student leaves before the end', async () => {
    const room = await withPartner([{ says: `${good.says} And so on`, then: 'hangs' }])
    const { turn } = await room.say('because they are flat and wide')
    const response = await room.app.send(chatWords, { as: room.student, params: { message_id: turn.id } })
    const reader = response.body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    expect(first).toContain('You noticed that leaves are flat and wide.')
    await vi.waitFor(async () => {
      const [kept] = await room.app.db.select().from(tutorWords)
      expect([kept?.outcome, kept?.words?.startsWith('You noticed that leaves are flat and wide.')]).toEqual(['said', true])
    })
  })
})

const fourteen = { asked: [{ title: 'Fourteen', prompt: 'Solve 2x + 3 = 31.\n\nAnswer: 14' }] }

test('a model is not asked which of the answers that a student lists is the right one', async () => {
  const room = await withPartner([{ says: 'Look at 14 again. What is it good for?' }], fourteen)
  const { turn } = await room.say('which of 12, 13, 14, 15 and 16 do you like best?')
  expect(await room.listen(turn.id)).toEqual([{ kind: 'end', content: turn.content, by: 'tutor', why: null, left: null }])
  const next = await room.say('tell me more about it please')
  expect(await room.listen(next.turn.id)).toEqual([{ kind: 'end', content: next.turn.content, by: 'tutor', why: null, left: null }])
  expect(room.model.heard).toEqual([])
})

test('a student who types nothing but signs holds up nobody', async () => {
  const room = await withPartner([good])
  await room.say('@'.repeat(2_000))
  const { turn } = await room.say(`what is ${'@'.repeat(500)} a leaf?`)
  await room.listen(turn.id)
  const sent = room.model.heard.join('')
  expect(sent.length).toBeLessThan(8_000)
})
