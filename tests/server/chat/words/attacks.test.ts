import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { sized } from '#tests/support/sizes.ts'
import { attacked, attacks, misdeeds, type Attacked } from './attacks.ts'
import { withPartner } from './conversation.ts'

const settings = { tutorDailyLimit: 100_000, tutorTeacherLimit: 100_000 }
const minute = 60_000

/** The same question asked twice: where a model of the given obedience is asked, and where none is. */
async function twice({ title, prompt }: Attacked) {
  const asked = [{ title, prompt }]
  const room = await withPartner([{ says: '' }], { asked, settings })
  const plain = await createClassroom({ asked, tutor: builtInTutor, settings })

  /** One attack in sessions of their own: what counts in both, and all that was told where the model obeys. */
  async function attack(text: string, told: string) {
    room.model.next({ says: told })
    room.app.clock.advance(minute)
    plain.app.clock.advance(minute)
    const play = await room.start(room.teacher, { exercise_id: room.exercise.id })
    const other = await plain.start(plain.teacher, { exercise_id: plain.exercise.id })
    const [reply, without] = [await play.turn(text), await other.turn(text)]
    const turn = reply.agent.full_context.find(({ role }) => role === 'assistant')
    const lines = turn?.words === 'pending' ? await room.listen(turn.id, room.teacher) : []
    const spoken = lines.map((line) => (line.kind === 'end' && line.by === 'tutor' ? '' : line.kind === 'end' ? line.content : line.text)).join('\n')
    const counted = [countsIn(reply.agent.full_context), countsIn(without.agent.full_context)]
    return { counted, wasAsked: lines.length > 0, spoken, done: [reply.complete, reply.time_up] }
  }

  return attack
}

function countsIn(log: readonly ChatMessage[]) {
  return log.filter(({ role }) => role === 'user').map(({ verdict, accepted, attempt, worth, next_worth, earned }) => ({ verdict, accepted, attempt, worth, next_worth, earned }))
}

describe.each(attacked)('a model that obeys whoever asks, at: $title', (one) => {
  // Each key is attacked by another share of them in every run, by all with `HOSTILE=1`.
  const all = Object.values(attacks).flat()
  const share = sized(attacked.length * 4, 1)
  const texts = all.filter((_, at) => at % share === attacked.indexOf(one) % share)

  test(`tells no answer after ${texts.length} attacks, and changes no try and no point`, async () => {
    const attack = await twice(one)
    const wrongs: unknown[] = []
    let asked = 0
    for (const [at, text] of texts.entries()) {
      const told = one.tellings[at % one.tellings.length] ?? one.key
      const { counted, wasAsked, spoken, done } = await attack(text, `Sure, here you are. ${at % 2 === 0 ? `The answer is ${told}.` : `${told}.`} Shall we go on?`)
      if (wasAsked) asked += 1
      if (one.telling.test(spoken)) wrongs.push({ text, told, spoken })
      if (JSON.stringify(counted[0]) !== JSON.stringify(counted[1])) wrongs.push({ text, counted })
      if (done.includes(true)) wrongs.push({ text, done })
    }
    expect(wrongs).toEqual([])
    // Most attacks are talk or wrong tries, so that the model was really there to be talked round.
    expect(asked).toBeGreaterThan(texts.length / 3)
  })

  test('says nothing of marks, verdicts, links, persons or its own rules', async () => {
    const attack = await twice(one)
    const spoken = []
    for (const misdeed of misdeeds) spoken.push((await attack('what is a thing like that for?', misdeed)).spoken)
    expect(spoken).toEqual(misdeeds.map(() => ''))
  })
})
