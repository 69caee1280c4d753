import { expect, test } from 'vitest'
import { lanes } from '#machines/forms/batch/batch.items.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { batchWalk, emptyBatchWalk } from '#tests/support/walks/forms/batch.ts'

test('on every path of a batch four run at most, none is begun after a cancel or twice without a retry, and done means all', async () => {
  const wrongs: string[] = []
  let begunBefore = 0
  const shown = await replayWalk(batchWalk, (moment, { calls }, { path, event }) => {
    const { items, held } = moment.context
    const inLanes = lanes.map((lane) => held[lane]).filter((index) => index !== null)
    const running = items.filter((item) => item.status === 'running')
    const retries = path.steps.filter((step) => step.event.type === 'retry.requested').length
    const begun = calls.map(({ input }) => JSON.stringify(input))
    if (new Set(inLanes).size !== running.length || inLanes.length !== running.length) wrongs.push('runs outside the lanes')
    if (begun.some((one) => begun.filter((other) => other === one).length > 1 + retries)) wrongs.push('begun twice without a retry')
    const isStopping = moment.matches({ working: { course: 'stopping' } }) || moment.matches({ working: { course: 'closing' } })
    if (isStopping && calls.length > begunBefore && event.type !== 'cancel.requested' && event.type !== 'batch.closed') wrongs.push('begun after the cancel')
    begunBefore = calls.length
    const isClosed = path.steps.some((step) => step.event.type === 'batch.closed')
    if (moment.matches('finished') && !isClosed && items.some((item) => item.status !== 'done')) wrongs.push('called done too early')
    if (moment.matches('partlyDone') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
    if (moment.hasTag('failed') !== (moment.matches('partlyDone') && items.some((item) => item.status === 'failed'))) wrongs.push('a stop told as a failure')
    if (!moment.hasTag('pending') && running.length > 0) wrongs.push('something runs unseen')
    if (items.some((item) => (item.status === 'failed') !== (item.sentence !== null))) wrongs.push('failed without a reason, or a reason without failing')
  })
  told('batch', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('a batch of nothing is done at once', async () => {
  const shown = await replayWalk(emptyBatchWalk, (moment) => expect(moment.status).toEqual('done'))
  expect(shown.leavesReached).toEqual(1)
})
