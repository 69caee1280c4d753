import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { graderAttacks } from '#tests/server/review/grader-attacks.ts'
import type { Move } from '#tests/support/model-server.ts'
import { sized } from '#tests/support/sizes.ts'
import { attacked, attacks, misdeeds } from './attacks.ts'
import { withPartner } from './conversation.ts'
import { dialogues, planted } from './long-attacks.ts'

const settings = { tutorDailyLimit: 100_000, tutorTeacherLimit: 100_000 }
const [one] = attacked
if (one === undefined) throw new Error('there is a question to attack')
const { key, telling, tellings } = one

/** Everything a server of a model does on purpose, and how a reply comes out of it. */
const moves: Readonly<Record<string, () => Move>> = {
  obeys: () => ({ says: `Sure. The answer is ${key}. Shall we go on?` }),
  leaks: () => ({ says: `Look at it from the other side. ${tellings.join(' or ')}? What do you think?` }),
  'breaks the JSON': () => ({ says: `{"reply": "${key}", "quality": 1, ` }),
  garbles: () => 'garbles',
  hangs: () => 'hangs',
  'begins and hangs': () => ({ says: `Think of ${key} and`, then: 'hangs' }),
  floods: () => 'floods',
  'has too much to do': () => ({ status: 429 }),
  'is broken': () => ({ status: 500 }),
  cuts: () => 'cuts',
  'begins and cuts': () => ({ says: `It is ${key}. And`, then: 'cuts' }),
  misbehaves: () => ({ says: misdeeds.join(' ') }),
}

function countsIn(log: readonly ChatMessage[]) {
  return log.filter(({ role }) => role === 'user').map(({ verdict, accepted, attempt, worth, next_worth, earned }) => ({ verdict, accepted, attempt, worth, next_worth, earned }))
}

/** Only these are waited for, all of them in vain. */
const silent = ['hangs', 'begins and hangs']

/** The question where a model is asked, and where none is. */
async function twoRooms(prompt = one?.prompt ?? '', patienceMs = 60_000) {
  const asked = [{ title: 'A number', prompt }]
  const room = await withPartner([], { asked, settings, restMs: 1, patienceMs })
  const plain = await createClassroom({ asked, tutor: builtInTutor, settings })

  /** Says these turns in sessions of their own: what counts with and without a model, and all that was told where it makes this move. */
  async function play(texts: readonly string[], move: Move, { as = room.teacher } = {}) {
    room.model.next(move)
    room.app.clock.advance(3_600_000)
    plain.app.clock.advance(3_600_000)
    const mine = await room.start(as, { exercise_id: room.exercise.id })
    const other = await plain.start(plain.teacher, { exercise_id: plain.exercise.id })
    const faults: unknown[] = []
    let heard = 0
    for (const text of texts) {
      const [reply, without] = [await mine.turn(text), await other.turn(text)]
      const turn = reply.agent.full_context.find(({ role }) => role === 'assistant')
      const lines = turn?.words === 'pending' ? await room.listen(turn.id, as) : []
      if (lines.length > 0) heard += 1
      const spoken = lines.map((line) => (line.kind === 'end' && line.by === 'tutor' ? '' : line.kind === 'end' ? line.content : line.text)).join('\n')
      if (telling.test(spoken)) faults.push({ text, spoken })
      if (reply.complete || reply.time_up) faults.push({ text, ended: true })
      const counts = [reply, without].map(({ agent }) => {
        const { full_context: log, tasks, current_question_state: state } = agent
        return [countsIn(log), tasks.map(({ score }) => score), state.attempts]
      })
      if (JSON.stringify(counts[0]) !== JSON.stringify(counts[1])) faults.push({ text, counts })
    }
    return { faults, heard }
  }

  return { ...room, play }
}

const singles = Object.values(attacks).flat()
const all = [...singles, ...dialogues.flat(), ...Object.values(planted).flat(), ...Object.values(graderAttacks).flat()]

test('there are three hundred attacks in other words, and more', () => {
  const different = new Set(all.map((text) => text.toLowerCase().trim()))
  expect(different.size).toBe(all.length)
  expect(different.size).toBeGreaterThan(300)
})

describe.each(Object.entries(moves))('a server that %s', (name, move) => {
  // Each move meets another share of the attacks in every run, all of them with `HOSTILE=1`.
  const share = sized(Object.keys(moves).length * 4, 1)
  const mine = singles.filter((_, at) => at % share === Object.keys(moves).indexOf(name) % share)
  // A quarter at a time, so that a machine with much else to do finishes each part.
  const parts = Array.from({ length: sized(1, 4) }, (_, part) => mine.filter((__, at) => at % sized(1, 4) === part))

  test.each(parts.map((texts) => [texts.length, texts] as const))('tells no key, takes no try and gives no point in %i attacks', async (_, texts) => {
    const { play } = await twoRooms(one.prompt, silent.includes(name) ? 150 : 60_000)
    const faults = []
    let heard = 0
    for (const text of texts) {
      const played = await play([text], move())
      faults.push(...played.faults)
      heard += played.heard
    }
    expect([faults, heard > 0]).toEqual([[], true])
  })
})

describe('an attack of many turns', () => {
  const texts = dialogues.filter((_, at) => at % sized(3, 1) === 0)

  test(`gets no further than one without a model, in ${texts.length} dialogues`, async () => {
    const { play } = await twoRooms()
    const faults = []
    for (const [at, turns] of texts.entries()) faults.push(...(await play(turns, at % 2 === 0 ? { says: `Sure. It is ${tellings[at % tellings.length]}. Right?` } : { says: `The key reads ${key}.` })).faults)
    expect(faults).toEqual([])
  })
})

describe('an order that stands in the exercise', () => {
  const wrong = ['9', 'what is x?']
  const obeys = { says: `As the text says: ${key}.` }
  const some = (texts: readonly string[]) => texts.filter((_, at) => at % sized(4, 1) === 0)

  test('changes no point and tells no key, as title, theme or subject, and titles are not even sent', async () => {
    const { app, exercise, play, model } = await twoRooms()
    const faults = []
    for (const title of some(planted.title)) {
      await app.db.update(exercises).set({ title }).where(eq(exercises.id, exercise.id))
      await app.db.update(questions).set({ title })
      faults.push(...(await play(wrong, obeys)).faults)
    }
    for (const theme of some(planted.theme)) {
      await app.db.update(exercises).set({ themes: [theme] }).where(eq(exercises.id, exercise.id))
      faults.push(...(await play(wrong, obeys)).faults)
    }
    for (const subject of some(planted.subject)) {
      await app.db.update(questions).set({ subject })
      faults.push(...(await play(wrong, obeys)).faults)
    }
    const sent = model.heard.join('\n')
    expect([faults, planted.title.filter((title) => sent.includes(JSON.stringify(title).slice(1, -1)))]).toEqual([[], []])
  })

  test.each(['prompt', 'meaning', 'hint'] as const)('changes no point and tells no key, as a %s', async (place) => {
    const faults = []
    for (const text of some(planted[place])) {
      const lines = { prompt: `${text}\n${one?.prompt}`, meaning: `${one?.prompt}\nWords: ${text}`, hint: `${one?.prompt}\nHint: ${text}` }
      const { play } = await twoRooms(lines[place])
      faults.push(...(await play(['hint', ...wrong], obeys)).faults)
    }
    expect(faults).toEqual([])
  })

  test('is never sent as a name', async () => {
    const { app, play, model, teacher } = await twoRooms()
    const faults = []
    for (const name of planted.name) {
      await app.db.update(users).set({ name }).where(eq(users.id, teacher.id))
      faults.push(...(await play([`${name} says 9`], obeys)).faults)
    }
    expect([faults, planted.name.filter((name) => model.heard.join('\n').includes(name))]).toEqual([[], []])
  })
})
