import { describe, expect, test } from 'vitest'
import { pagedListMachine, type PagedListSnapshot } from '#machines/lists/paged-list/paged-list.machine.ts'
import { isSameList, pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { pageOf } from '#tests/support/walks/lists/paged-list.ts'

const start = createLive(pagedListMachine)

function listOf() {
  const live = start({ query: '' })
  live.actor.start()
  const moment = (): PagedListSnapshot<{ id: number }, string, null> => live.actor.getSnapshot()
  return {
    ...live,
    moment,
    answer: (ids: readonly number[], rest: Parameters<typeof pageOf>[1] = {}) =>
      live.play({ type: 'xstate.done.actor.fetchPage', output: pageOf(ids, rest) }),
    fail: () => live.play({ type: 'xstate.error.actor.fetchPage' }),
    asked: () => live.calls.filter(({ src }) => src === 'fetchPage').map(({ input }) => input),
    shown: () => {
      const { state, rows, total } = pagedListView(moment())
      return [state, rows.map(({ id }) => id), total]
    },
  }
}

describe(pagedListMachine.id, () => {
  test('it reads a page, then the next one after the last row, and no further than the end', async () => {
    const { answer, play, shown, asked } = listOf()
    expect(shown()).toEqual(['loading', [], 0])
    await answer([1, 2], { nextCursor: 'after 2' })
    await play({ type: 'more.requested' })
    expect(shown()).toEqual(['loadingMore', [1, 2], 4])
    await answer([2, 3, 4])
    await play({ type: 'more.requested' })
    expect(shown()).toEqual(['ready', [1, 2, 3, 4], 4])
    expect(asked()).toEqual([
      { query: '', cursor: null, atLeast: 0 },
      { query: '', cursor: 'after 2', atLeast: 0 },
    ])
  })

  test('while other words are looked for the old rows stay, and only the last words count', async () => {
    const { answer, play, shown, asked } = listOf()
    await answer([1, 2])
    await play({ type: 'query.changed', query: 'pla' })
    await play({ type: 'query.changed', query: 'plants' })
    await play({ type: 'query.changed', query: 'plants' })
    expect(shown()).toEqual(['searching', [1, 2], 4])
    await answer([2], { total: 1 })
    expect(shown()).toEqual(['ready', [2], 1])
    expect(asked().slice(1)).toEqual([
      { query: 'pla', cursor: null, atLeast: 0 },
      { query: 'plants', cursor: null, atLeast: 0 },
    ])
  })

  test('a search that fails leaves the old rows marked as stale, with the time they are from, until a retry', async () => {
    const { answer, fail, play, shown, moment } = listOf()
    await answer([1, 2], { readAtMs: 600 })
    await play({ type: 'query.changed', query: 'plants' })
    await fail()
    expect([shown(), pagedListView(moment()).readAtMs]).toEqual([['stale', [1, 2], 4], 600])
    await play({ type: 'retry.requested' })
    await answer([2], { total: 1, readAtMs: 900 })
    expect([shown(), pagedListView(moment()).readAtMs]).toEqual([['ready', [2], 1], 900])
  })

  test('a next page that fails is asked for again by the reader, and the rest stays', async () => {
    const { answer, fail, play, shown } = listOf()
    await answer([1, 2], { nextCursor: 'after 2' })
    await play({ type: 'more.requested' })
    await fail()
    expect(shown()).toEqual(['moreFailed', [1, 2], 4])
    await play({ type: 'more.requested' })
    await answer([3, 4])
    expect(shown()).toEqual(['ready', [1, 2, 3, 4], 4])
  })

  test('a write is seen at once: a changed row in its place, removed ones gone and not counted', async () => {
    const { answer, play, shown, moment } = listOf()
    await answer([1, 2, 3, 4])
    await play({ type: 'row.changed', row: { id: 3 } })
    await play({ type: 'rows.removed', ids: [1, 4, 9] })
    expect(shown()).toEqual(['ready', [2, 3], 2])
    await play({ type: 'row.changed', row: { id: 9 } })
    expect(moment().context.rows).toEqual([{ id: 2 }, { id: 3 }])
  })

  test('a refresh reads as many rows as are on the screen', async () => {
    const { answer, play, asked } = listOf()
    await answer([1, 2], { nextCursor: 'after 2' })
    await play({ type: 'more.requested' })
    await answer([3, 4])
    await play({ type: 'refresh.requested' })
    expect(asked().at(-1)).toEqual({ query: '', cursor: null, atLeast: 4 })
  })

  test('a list that never came can be tried again, also with other words', async () => {
    const { answer, fail, play, shown, asked } = listOf()
    await fail()
    expect(shown()).toEqual(['failed', [], 0])
    await play({ type: 'retry.requested' })
    await fail()
    expect(shown()).toEqual(['failed', [], 0])
    await play({ type: 'query.changed', query: 'plants' })
    await answer([1], { total: 1 })
    expect([shown(), asked().at(-1)]).toEqual([['ready', [1], 1], { query: 'plants', cursor: null, atLeast: 0 }])
  })

  test('two views are the same only when nothing on the screen differs', async () => {
    const { answer, moment } = listOf()
    await answer([1, 2])
    const view = pagedListView(moment())
    const others = [{ ...view }, { ...view, total: 5 }, { ...view, rows: [] }]
    expect(others.map((other) => isSameList(view, other))).toEqual([true, false, false])
  })
})
