import { describe, expect, test } from 'vitest'
import type { ChatReply } from '#contract/chat/chat-sessions.ts'
import { askForHelp, forceEndChat } from '#contract/chat/chat-sessions.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom } from './classroom.ts'

function varied(range: string): string {
  return `Double {n}.\n\nLet: n = ${range}, d = 2*n\nAnswer: {d}\nExplain: Twice {n} is {d}.`
}

type Room = Awaited<ReturnType<typeof createClassroom>>
type Play = Awaited<ReturnType<Room['start']>>

/** Work on one varied question, asked `count` times. */
function working(prompt: string, count: number) {
  const asked = [{ title: 'One', prompt, set: { numQuestions: count, allowSkipping: true, attemptsBeforeAnswers: 3, attemptsBeforeMovingOn: 4 } }]
  return createClassroom({ asked, tutor: builtInTutor })
}

/** The questions that the worked examples of the one a session stands at solve. */
async function examplesOf(room: Room, { session_id }: Play): Promise<string[]> {
  const said: string[] = []
  for (let at = 0; at < 4; at += 1) {
    const { message } = await room.app.request(askForHelp, { as: room.student, body: { session_id, kind: 'example' } })
    said.push(questionIn(message))
  }
  return said
}

function questionIn(text: string): string {
  return /Double \d+\./.exec(text)?.[0] ?? ''
}

function abandon(room: Room, { session_id }: Play) {
  return room.app.request(forceEndChat, { as: room.student, body: { session_id } })
}

/** The texts of all questions of a session, walked through by skipping. */
async function allAsked(play: Play): Promise<string[]> {
  const texts: string[] = []
  for (let reply: ChatReply = play.latest(); !reply.complete; reply = await play.turn('next')) texts.push(reply.agent.current_question_definition.prompt)
  return texts
}

describe('a session after an abandoned one', () => {
  test('asks no row that was shown as a worked example, however often it is begun again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const room = await working(varied('11..15'), 1)
      const shown: string[] = []
      for (let again = 0; again < 2; again += 1) {
        const play = await room.start()
        expect(shown).not.toContain(play.latest().agent.current_question_definition.prompt)
        if (again === 0) await play.turn('1')
        shown.push(...(await examplesOf(room, play)))
        await abandon(room, play)
      }
      expect(shown[0]).toMatch(/^Double \d+\.$/)
    }
  })

  test('asks no row whose answer was shown at another question of the set', async () => {
    for (let round = 0; round < 3; round += 1) {
      const room = await working(varied('11..14'), 2)
      const play = await room.start()
      const first = play.latest().agent.current_question_definition.prompt
      for (const answer of ['1', '2', '3']) await play.turn(answer)
      await abandon(room, play)
      expect(await allAsked(await room.start())).not.toContain(first)
    }
  })

  test('asks the rows that are left where they are few, first at questions that can earn everything', async () => {
    const room = await working(varied('11..13'), 2)
    const play = await room.start()
    const [first = '', second = ''] = [play.latest().message, (await play.turn('next')).message]
    await play.turn('1')
    const shown = new Set(await examplesOf(room, play))
    await abandon(room, play)
    const again = await room.start()
    const asked = await allAsked(again)
    expect([asked.length, asked.some((text) => shown.has(text)), asked.toSorted()]).toEqual([2, false, [first, second].toSorted()])
  })

  test('still asks something where every row was seen', async () => {
    const room = await working(varied('11..11'), 2)
    const play = await room.start()
    for (const answer of ['1', '2', '3']) await play.turn(answer)
    await abandon(room, play)
    expect(await allAsked(await room.start())).toEqual(['Double 11.', 'Double 11.'])
  })

  test('asks no row that differs from a shown one only in a name', async () => {
    const prompt = '{who} doubles {n}. What comes out?\n\nLet: who = Ana, Ben, Chen, Dana, n = 11..18, d = 2*n\nAnswer: {d}\nExplain: Twice {n} is {d}.'
    const numberIn = (text: string) => /doubles (\d+)\./.exec(text)?.[1] ?? ''
    for (let round = 0; round < 3; round += 1) {
      const room = await working(prompt, 1)
      const play = await room.start()
      await play.turn('1')
      const { message } = await room.app.request(askForHelp, { as: room.student, body: { session_id: play.session_id, kind: 'example' } })
      await abandon(room, play)
      const again = (await room.start()).latest().agent.current_question_definition.prompt
      expect(numberIn(again)).not.toEqual(numberIn(message))
    }
  })
})
