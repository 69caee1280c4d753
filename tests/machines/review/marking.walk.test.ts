import { expect, test } from 'vitest'
import { acceptanceToConfirm, hasUnsavedMark, markViewAt } from '#machines/review/marking/marking.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { markingWalk } from '#tests/support/walks/review/marking.ts'

test('on every path a mark is saved once or said why not, others are asked about first, and every failure has a way on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(markingWalk, (moment, _, { event }) => {
    const view = markViewAt(moment, 0)
    const { wish } = moment.context
    if (moment.matches('idle') && (wish !== null || view.sentence !== null || view.newer !== null)) wrongs.add('something is left over')
    if (moment.matches('confirming') && acceptanceToConfirm(moment) === null) wrongs.add('nothing to confirm is shown')
    if (moment.matches('confirming') && wish?.kind !== 'accept') wrongs.add('asks about what concerns nobody else')
    if (view.canRetry && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    if (moment.hasTag('refused') && view.sentence === null) wrongs.add('a refusal without words')
    if (moment.matches('outdated') !== (view.newer !== null && moment.hasTag('refused'))) wrongs.add('a newer mark is not shown')
    if (event.type === 'mark.typed' && !hasUnsavedMark(moment)) wrongs.add('forgets what is typed')
    if (markViewAt(moment, 1).wish !== null) wrongs.add('shows beside another question')
  })
  told('marking', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
