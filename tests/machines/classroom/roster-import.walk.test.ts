import { expect, test } from 'vitest'
import { rowStatus } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { rosterImportWalk } from '#tests/support/walks/classroom/roster-import.ts'

test('on every path of an import nothing is written before Import, nothing wrong or added is sent, and no way is without an end', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(rosterImportWalk, (moment, { calls }, { path, event }) => {
    const asked = path.steps.filter((step) => ['import.requested', 'import.resumed'].includes(step.event.type) || step.event.type === 'retry.requested').length
    const adding = calls.filter(({ src }) => src === 'addStudents')
    const isAllAdded = moment.context.rows.every((row) => ['added', 'out'].includes(rowStatus(row)))
    if (adding.length > asked) wrongs.push('written without being asked')
    if (event.type === 'import.requested' && JSON.stringify(adding.at(-1)?.input).includes('"email":""')) wrongs.push('a wrong row was sent')
    if (moment.matches('imported') && !isAllAdded) wrongs.push('called imported too early')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
    if (moment.hasTag('refused') && moment.context.sentence === null) wrongs.push('refused without a reason')
  })
  told('rosterImport', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
