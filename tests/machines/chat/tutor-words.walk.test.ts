import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { tutorWordsMachine, type WordsEvent } from '#machines/chat/tutor-words/tutor-words.machine.ts'
import { worded } from '#machines/chat/tutor-words/tutor-words.selectors.ts'
import { told } from '#tests/support/walking/told.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { ends, tutorWordsWalk } from '#tests/support/walks/chat/tutor-words.ts'

const reply = { id: 7, question_set_index: 0, question_index: 0, role: 'assistant', content: 'Not yet.', at: '2026-11-20T15:00:00.000Z', words: 'pending' } as const

test('on every path a reply ends once, in the words of the model or in the tutor’s own', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(tutorWordsWalk, (moment, live, { event }) => {
    const { messageId, ends: known } = moment.context
    const [message] = worded([reply], moment)
    const isHeard = moment.matches('listening')
    if (isHeard && messageId === 7 && message?.isSpoken !== true) wrongs.push('is listened to and not shown as coming')
    if (!isHeard && message?.isSpoken) wrongs.push('is shown as coming and nobody listens')
    if (!isHeard && message?.content !== reply.content && message?.content !== ends.model.content) wrongs.push(`ends as ${message?.content}`)
    if (!isHeard && messageId !== 0 && !(messageId in known)) wrongs.push('stopped without an end')
    if (event.type === 'words.lost' && known[messageId] !== null && !isHeard) wrongs.push('was lost and has other words')
    if (live.calls.filter(({ src }) => src === 'hearWords').some(({ input }) => JSON.stringify(input) !== '{"messageId":7}' && JSON.stringify(input) !== '{"messageId":9}')) wrongs.push('listens to another reply')
  })
  told('tutorWords', shown)
  expect({ ...shown, wrongs: [...new Set(wrongs)] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

function shownAfter(events: readonly WordsEvent[]) {
  const silent = fromCallback<{ type: 'never' }, { messageId: number }>(() => undefined)
  const actor = createActor(tutorWordsMachine.provide({ actors: { hearWords: silent } })).start()
  for (const event of [{ type: 'reply.came', messageId: 7 } as const, ...events]) actor.send(event)
  const [message] = worded([reply], actor.getSnapshot())
  actor.stop()
  return [message?.content, message?.isSpoken ?? false, message?.ownBecause ?? null, message?.left ?? null]
}

test('what was said so far, what it came to, and why the tutor spoke itself', () => {
  const said = { type: 'sentence.heard', text: 'Light, yes.' } as const
  expect([
    shownAfter([]),
    shownAfter([said]),
    shownAfter([said, { type: 'words.ended', end: ends.model }]),
    shownAfter([{ type: 'words.ended', end: ends.own }]),
    shownAfter([{ type: 'words.ended', end: ends.spent }]),
    shownAfter([{ type: 'words.ended', end: { ...ends.model, left: 12 } }]),
    shownAfter([said, { type: 'words.lost' }]),
  ]).toEqual([
    ['', true, null, null],
    ['Light, yes.', true, null, null],
    [ends.model.content, false, null, 3],
    [reply.content, false, 'away', null],
    [reply.content, false, 'spent', null],
    [ends.model.content, false, null, null],
    [reply.content, false, 'away', null],
  ])
})

test('how many replies from AI are left stands with the newest reply that has ended, and nowhere else', () => {
  const silent = fromCallback<{ type: 'never' }, { messageId: number }>(() => undefined)
  const actor = createActor(tutorWordsMachine.provide({ actors: { hearWords: silent } })).start()
  const after = (...events: readonly WordsEvent[]) => {
    for (const event of events) actor.send(event)
    return worded([reply, { ...reply, id: 9 }], actor.getSnapshot()).map(({ left }) => left ?? null)
  }
  const seen = [
    after({ type: 'reply.came', messageId: 7 }, { type: 'words.ended', end: ends.model }),
    after({ type: 'reply.came', messageId: 9 }),
    after({ type: 'words.ended', end: { ...ends.model, left: 2 } }),
    after({ type: 'reply.came', messageId: 11 }, { type: 'words.ended', end: ends.own }),
  ]
  actor.stop()
  expect(seen).toEqual([[3, null], [3, null], [null, 2], [null, null]])
})
