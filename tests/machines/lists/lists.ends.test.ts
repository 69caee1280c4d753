import type { AnyMachineSnapshot } from 'xstate'
import { describe, expect, test } from 'vitest'
import { batchMachine } from '#machines/forms/batch/batch.machine.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import { markingMachine } from '#machines/review/marking/marking.machine.ts'
import { readingMachine } from '#machines/lists/reading/reading.machine.ts'
import { errandsMachine } from '#machines/review/review/errands.machine.ts'
import { examplePastSession } from '#src/screens/sessions/past/example-past-session.ts'
import { callsFor } from '#tests/support/walks/forms/batch.ts'
import { pageOf } from '#tests/support/walks/lists/paged-list.ts'
import { done, failed, outcomes, type Row } from '#tests/machines/journey.ts'

const retry = { type: 'retry.requested' }
const look = { type: 'page.looked_at' }

describe('a list in pages', () => {
  const machine = createPagedListMachine<{ id: number; title?: string }, string, null>({ id: 'titles', idOf: ({ id }) => id })
  const searched = (query: string) => ({ type: 'query.changed', query })
  const refresh = { type: 'refresh.requested' }
  const more = { type: 'more.requested' }
  const first = done('fetchPage', pageOf([1, 2], { nextCursor: 'after 2' }))
  const knows = ({ context: { rows } }: AnyMachineSnapshot) => [rows.map(({ id, title = '' }: { id: number; title?: string }) => `${id}${title}`).join()]
  const outcomeOf = async (events: Row[1]) => {
    const [place, calls, rows] = await outcomes(machine, { input: { query: '' }, knows })(events)
    return [place, String(calls).split(' ').filter((call) => call === 'fetchPage').length, rows]
  }

  test.each<Row>([
    ['the same words are not looked for again', [searched('')], ['opening.loading', 1, '']],
    ['a refresh before the first page looks again', [refresh], ['opening.loading', 2, '']],
    ['also after it failed', [failed('fetchPage'), refresh], ['opening.loading', 2, '']],
    ['a row that was written is shown at once', [first, { type: 'row.changed', row: { id: 2, title: ' Plants' } }], ['listed.ready', 1, '1,2 Plants']],
    ['and are tried again', [first, more, failed('fetchPage'), retry], ['listed.loadingMore', 3, '1,2']],
    ['until they are there', [first, more, failed('fetchPage'), more, done('fetchPage', pageOf([3, 4]))], ['listed.ready', 3, '1,2,3,4']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

describe(readingMachine.id, () => {
  test.each<Row>([
    ['so did one that nobody answered', [failed('read')], ['failed', 'read', null]],
    ['it is tried again', [failed('read'), retry], ['reading', 'read read', null]],
    ['and read once', [failed('read'), retry, done('read', 'found')], ['read.resting', 'read read watchLooks', 'found']],
    ['when the page is looked at again it is read again', [done('read', 'found'), look], ['read.checking', 'read watchLooks readAgain', 'found']],
    ['and what changed is shown', [done('read', 'found'), look, done('readAgain', 'changed')], ['read.resting', 'read watchLooks readAgain', 'changed']],
    ['what was found stays when nobody answers', [done('read', 'found'), look, failed('readAgain')], ['read.resting', 'read watchLooks readAgain', 'found']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(readingMachine, { input: { key: 1 }, knows: ({ context }) => [context.found] })(events)).toEqual(outcome)
  })
})

describe(errandsMachine.id, () => {
  const wish = (id: number, choice = 1) => ({ type: 'errand.wished', errand: { id, choice } })
  const ran = done('runErrand', { ok: true, done: 'yes' })

  test.each<Row>([
    ['a wish runs at once', [wish(1)], ['running', 'runErrand', 1]],
    ['the next one after it', [wish(1), wish(2), ran], ['running', 'runErrand runErrand', 1]],
    ['and is tried again', [wish(1), failed('runErrand'), retry], ['running', 'runErrand runErrand', 1]],
    ['or replaced', [wish(1), failed('runErrand'), wish(1, 2)], ['running', 'runErrand runErrand', 1]],
    ['when all ran it rests', [wish(1), ran], ['idle', 'runErrand', 0]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(errandsMachine, { knows: ({ context }) => [context.waiting.length] })(events)).toEqual(outcome)
  })
})

describe(markingMachine.id, () => {
  const score = { type: 'mark.wished', wish: { kind: 'score', place: 1, score: 10, reason: 'Both ideas are there.' } }
  const accept = { type: 'mark.wished', wish: { kind: 'accept', place: 0, questionId: 30, messageId: 33, answer: 'x = 8' } }
  const cancel = { type: 'mark.cancelled' }
  const no = { ok: false, sentence: 'There is no room left.' }
  const uncounted = [accept, failed('countRegraded')]
  const unsaved = [score, failed('saveMark')]
  const refused = [score, done('saveMark', no)]
  const outcomeOf = outcomes(markingMachine, {
    input: { session: examplePastSession, changes: [] },
    knows: ({ context }) => [context.wish?.kind ?? null, context.sentence],
  })

  test.each<Row>([
    ['so can one that nobody answers', [...uncounted, retry], ['counting', 'countRegraded countRegraded', 'accept', null]],
    ['or wished anew', [...uncounted, accept], ['counting', 'countRegraded countRegraded', 'accept', null]],
    ['or another mark made instead', [...uncounted, score], ['saving', 'countRegraded saveMark', 'score', null]],
    ['or none', [...uncounted, cancel], ['idle', 'countRegraded', null, null]],
    ['a refused count says why', [accept, done('countRegraded', no)], ['refused', 'countRegraded', 'accept', no.sentence]],
    ['or another one counted instead', [...unsaved, accept], ['counting', 'saveMark countRegraded', 'accept', null]],
    ['or made', [...unsaved, { ...score, wish: { ...score.wish, kind: 'quality' } }], ['saving', 'saveMark saveMark', 'quality', null]],
    ['or none', [...unsaved, cancel], ['idle', 'saveMark', null, null]],
    ['after a refusal another one is counted', [...refused, accept], ['counting', 'saveMark countRegraded', 'accept', null]],
    ['or made', [...refused, score], ['saving', 'saveMark saveMark', 'score', null]],
    ['or none', [...refused, cancel], ['idle', 'saveMark', null, null]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })

  test('an answer wished for in the place of a mark that failed is the one that is counted', async () => {
    const other = { ...accept, wish: { ...accept.wish, messageId: 34 } }
    const play = outcomes(markingMachine, { input: { session: examplePastSession, changes: [] }, knows: ({ context }) => [context.wish?.messageId] })
    expect([await play([...uncounted, other]), await play([...unsaved, other])]).toEqual([
      ['counting', 'countRegraded countRegraded', 34],
      ['counting', 'saveMark countRegraded', 34],
    ])
  })
})

describe(batchMachine.id, () => {
  const cancel = { type: 'cancel.requested' }
  const ran = (lane: number) => done(`runItem${lane}`, { ok: true, kept: null })

  test('what was cancelled is done when all of it had begun and came to its end', async () => {
    const play = outcomes(batchMachine, { input: { items: callsFor(2) } })
    expect(await play([cancel, ran(1), ran(2)])).toEqual(['finished', 'runItem runItem'])
  })

  test('the page is told when something failed, and only then', async () => {
    let count = 0
    const machine = batchMachine.provide({ actions: { tellFailed: () => (count += 1) } })
    const play = outcomes(machine, { input: { items: callsFor(5) } })
    const four = [1, 2, 3, 4].map(ran)
    const calls = (begun: number) => Array.from({ length: begun }, () => 'runItem').join(' ')
    expect([await play([...four, ran(1)]), count]).toEqual([['finished', calls(5)], 0])
    expect([await play([cancel, ...four]), count]).toEqual([['partlyDone.stopped', calls(4)], 0])
    expect([await play([...four, failed('runItem1')]), count]).toEqual([['partlyDone.failed', calls(5)], 1])
  })
})
