import { expect, test } from 'vitest'
import { pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { pagedListWalk } from '#tests/support/walks/lists/paged-list.ts'

test('on every path of a list one page is asked for at a time, rows once read stay until others come, and every failure has a way on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(pagedListWalk, (moment, { calls }) => {
    const { rows, query, shown: shownQuery, nextCursor } = moment.context
    const asked = calls.filter(({ src }) => src === 'fetchPage').at(-1)?.input
    const view = pagedListView(moment)
    const isAsking = 'fetchPage' in moment.children
    if (isAsking !== moment.hasTag('pending')) wrongs.add('a call without its state')
    if (isAsking && JSON.stringify(asked).includes('"query"') && !JSON.stringify(asked).includes(JSON.stringify(query))) wrongs.add('an old query is asked')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    if (moment.matches('opening') && rows.length > 0) wrongs.add('rows before any were read')
    if ((view.state === 'ready' || view.state === 'loadingMore' || view.state === 'moreFailed') && query !== shownQuery) wrongs.add('rows of another query look like the wanted')
    if (moment.matches({ listed: 'ready' }) && moment.can({ type: 'more.requested' }) !== (nextCursor !== null)) wrongs.add('more is offered wrongly')
    if (new Set(rows.map(({ id }) => id)).size !== rows.length) wrongs.add('a row twice')
  })
  told('pagedList', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
