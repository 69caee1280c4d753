import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { suggestForQuestion } from '#contract/questions/question-ideas.ts'
import { getLanguageModel } from '#contract/operations/language-model.ts'
import { users } from '#server/db/schema/people.ts'
import { modelCalls } from '#server/db/schema/operations.ts'
import { messages, tutorWords } from '#server/db/schema/sessions.ts'
import { authorOf } from '#server/language-model/model-author.ts'
import { modelLine } from '#server/language-model/model-line.ts'
import { ModelNotAsked } from '#server/ports/marker.ts'
import { withPartner } from './conversation.ts'

const good = { says: 'You noticed that leaves are flat and wide. What could being flat and wide help them to catch?' }
const prompt = 'Why does a plant need its leaves?\n\nMust mention: sunlight / light; sugar / glucose'

type Room = Awaited<ReturnType<typeof withPartner>>

/** Says something and hears how its words end. */
async function ended({ say, listen }: Pick<Room, 'say' | 'listen'>, text: string) {
  const end = (await listen((await say(text)).turn.id)).at(-1)
  return end?.kind === 'end' ? { by: end.by, why: end.why, left: end.left } : null
}

describe('the budgets of a language model', () => {
  test('are shared by replies to students and what their teacher asks for, however many come at once', async () => {
    const room = await withPartner([good], { settings: { tutorDailyLimit: 3 } })
    const author = authorOf({ tutorBaseUrl: room.model.url, tutorModel: 'school-model', tutorApiKey: null })
    Object.assign(room.app.deps, { author })
    const turns = []
    for (const text of ['because they are flat', 'because they are green', 'because they are thin']) turns.push((await room.say(text)).turn.id)
    const body = { title: 'Leaves', prompt: 'Why?', subject: 'Science', wanted: 'hints', about: '' } as const
    const asked = [1, 2, 3].map(() => room.app.send(suggestForQuestion, { as: room.teacher, body }))
    const [heard, replies] = [await Promise.all(turns.map((id) => room.listen(id))), await Promise.all(asked)]
    const worded = heard.filter((lines) => lines.length > 1).length
    const through = replies.filter(({ status }) => status !== 429).length
    expect([worded + through, await room.app.db.$count(modelCalls)]).toEqual([3, 3])
  })

  test('of teacher, school and student begin anew at midnight UTC', async () => {
    const room = await withPartner([{ says: 'Why?' }], { settings: { tutorTeacherLimit: 2, tutorDailyLimit: 2 } })
    const { app } = room
    const midnight = new Date(app.clock.now())
    midnight.setUTCHours(24, 0, 0, 0)
    app.clock.advance(midnight.getTime() - app.clock.now().getTime() - 1_000)
    const whys = async (...texts: string[]) => {
      const ends = []
      for (const text of texts) ends.push((await ended(room, text))?.why)
      return ends
    }
    expect(await whys('what is a leaf for?', 'what is a plant for?', 'what is a tree for?')).toEqual([null, null, 'spent'])
    app.clock.advance(999)
    expect(await whys('what is a root for?')).toEqual(['spent'])
    app.clock.advance(1)
    expect(await whys('what is a stem for?', 'what is a seed for?', 'what is a bud for?')).toEqual([null, null, 'spent'])
    expect(await app.db.$count(modelCalls)).toBe(4)
  })

  test('give back what a model at rest was never asked', async () => {
    const room = await withPartner([{ status: 500 }])
    const ends = []
    for (const text of ['they are flat', 'they are green', 'they are thin', 'they are soft', 'they are wet']) ends.push((await ended(room, text))?.why)
    expect([ends, room.model.heard.length, await room.app.db.$count(modelCalls)]).toEqual([Array.from({ length: 5 }, () => 'away'), 3, 3])
  })

  test('are not for the work of a teacher who has yet to confirm their address', async () => {
    const room = await withPartner([good])
    const first = await room.say('because they are flat')
    await room.app.db.update(users).set({ mustConfirmEmail: true }).where(eq(users.id, room.teacher.id))
    const { turn } = await room.say('because they are green')
    expect([turn.words, (await room.listen(first.turn.id)).length, room.model.heard]).toEqual([undefined, 1, []])
  })

  test('of one student come back after ten minutes, and how many are left is told', async () => {
    const room = await withPartner([{ says: 'Why?' }])
    const { app, play, teacher } = room
    const at = app.clock.now()
    const line = { sessionId: play.session_id, position: 0, role: 'assistant', content: 'Look.', at } as const
    const rows = await app.db.insert(messages).values(Array.from({ length: 28 }, () => line)).returning()
    const asked = { sessionId: play.session_id, about: 'talk', teacherId: teacher.id, at, askedAt: at, outcome: 'said' } as const
    await app.db.insert(tutorWords).values(rows.map(({ id }) => ({ ...asked, messageId: id })))
    const ends = []
    for (const text of ['what is a leaf for?', 'what is a plant for?', 'what is a tree for?']) ends.push(await ended(room, text))
    expect(ends).toEqual([
      { by: 'model', why: null, left: 1 },
      { by: 'model', why: null, left: 0 },
      { by: 'tutor', why: 'often', left: null },
    ])
    const admin = await app.seedAdmin()
    expect((await app.request(getLanguageModel, { as: admin })).model?.month).toEqual({ said: 30, refused: 0, away: 0, spent: 0, left: 0 })
    room.app.clock.advance(600_001)
    expect((await ended(room, 'what is a leaf for in the end?'))?.left).toBe(29)
  })

  test('of one student are sixty replies in a day, so that the others of their teacher keep some', async () => {
    const room = await withPartner([{ says: 'Why?' }])
    const { app, play, teacher } = room
    const at = app.clock.now()
    const line = { sessionId: play.session_id, position: 0, role: 'assistant', content: 'Look.', at } as const
    const rows = await app.db.insert(messages).values(Array.from({ length: 60 }, () => line)).returning()
    const asked = { sessionId: play.session_id, about: 'talk', teacherId: teacher.id, at, askedAt: at, outcome: 'said' } as const
    await app.db.insert(tutorWords).values(rows.slice(0, 58).map(({ id }) => ({ ...asked, messageId: id })))
    await app.db.insert(tutorWords).values(rows.slice(58).map(({ id }) => ({ ...asked, outcome: 'away' as const, messageId: id })))
    app.clock.advance(600_001)
    const ends = []
    for (const text of ['what is a leaf for?', 'what is a plant for?', 'what is a tree for?']) ends.push(await ended(room, text))
    expect(ends).toEqual([
      { by: 'model', why: null, left: 1 },
      { by: 'model', why: null, left: 0 },
      { by: 'tutor', why: 'share', left: null },
    ])
    expect(room.model.heard.length).toBe(2)
  })
})

test('a model is told a long dialogue in short, which grows no further', async () => {
  const room = await withPartner([good], { asked: [{ title: 'Leaves', prompt, set: { attemptsBeforeCorrections: 60, attemptsBeforeAnswers: 70, attemptsBeforeMovingOn: 80 } }] })
  const sizes = []
  for (let time = 0; time < 44; time += 1) {
    const { turn } = await room.say(time % 2 === 0 ? `what is a leaf of kind ${time} for?` : `they are number ${time} and flat`)
    if (time === 23 || time === 43) {
      await room.listen(turn.id)
      sizes.push(room.model.heard.at(-1)?.length ?? 0)
    }
  }
  const [last] = (await room.app.db.select().from(tutorWords).orderBy(tutorWords.messageId)).filter(({ sent }) => sent !== null).slice(-1)
  const { before = null, turns = [], answer } = last?.sent ?? {}
  expect([before?.turns, before?.tries.length, before?.tries.at(-1), before?.said.length, turns.length, answer]).toEqual([
    75,
    8,
    'they are number 35 and flat',
    6,
    12,
    'they are number 43 and flat',
  ])
  expect(Math.abs((sizes[1] ?? 0) - (sizes[0] ?? 0))).toBeLessThan(200)
})

test('nobody of the class is named to a model, whoever names them', async () => {
  const room = await withPartner([{ says: 'You and [name 1] looked at leaves. What do they catch?' }], { asked: [{ title: 'Leaves', prompt: `Ask Theodora Brown.\n\n${prompt}`, subject: 'Science' }] })
  const other = await room.app.seedStudent({ teacher: room.teacher, name: 'Theodora Brown' })
  const { turn } = await room.say(`theodora (${other.username}) says they are flat, and so does ${room.teacher.name}`)
  const lines = await room.listen(turn.id)
  const sent = room.model.heard.join('\n').toLowerCase()
  for (const word of ['theodora', other.username, room.teacher.name.toLowerCase()]) expect(sent).not.toContain(word)
  expect(lines[0]).toEqual({ kind: 'sentence', text: 'You and Theodora Brown looked at leaves.' })
})

describe('the one queue before a model', () => {
  test('lets so many through at once, kinds in turn, and forgets who leaves', async () => {
    const line = modelLine(1)
    const staying = new AbortController().signal
    const leaving = new AbortController()
    const order: string[] = []
    const first = await line('mark', staying)
    const waiting = (['mark', 'mark', 'words'] as const).map((kind) => line(kind, staying).then((end) => (order.push(kind), end())))
    const left = line('idea', leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow(ModelNotAsked)
    first()
    await Promise.all(waiting)
    expect(order).toEqual(['mark', 'words', 'mark'])
  })

  test('sends away at once whom it has no room for', async () => {
    const line = modelLine(1)
    const staying = new AbortController().signal
    const end = await line('words', staying)
    const waiting = Array.from({ length: 100 }, () => line('words', staying).then((done) => done()))
    await expect(line('words', staying)).rejects.toThrow(ModelNotAsked)
    end()
    await Promise.all(waiting)
  })
})
