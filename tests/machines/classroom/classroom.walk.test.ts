import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { workInHand } from '#machines/classroom/classroom/classroom.machine.ts'
import { classroomWalk } from '#tests/support/walks/classroom/classroom.ts'

test('on every path of the classroom nothing is done to nobody, and what was chosen outlives a dialog that was only closed', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(classroomWalk, (moment, _live, { event }) => {
    const { students, pieces, wanted, class: named, assignment } = moment.context
    const work = workInHand(moment.context)
    const isPlacing = moment.matches('adding') || moment.matches('moving') || moment.matches('takingOut')
    if (isPlacing && students.length === 0) wrongs.add('placing nobody')
    if (moment.matches('startingFresh') && work.length === 0) wrongs.add('a fresh start of nothing')
    if (moment.matches('batchEditing') && work.length < 2) wrongs.add('one as a batch')
    const isAboutClass = ['renaming', 'printing', 'lettingIn', 'sharing', 'archiving', 'copying'].includes(String(moment.value))
    if (isAboutClass && named === null) wrongs.add('no class')
    if (moment.matches('messaging') && moment.context.piece === null) wrongs.add('a message about nothing')
    if (moment.matches('editing') && assignment === null) wrongs.add('no assignment')
    if ((event.type === 'dialog.done' || event.type === 'place.changed') && students.length + pieces.length + work.length > 0) wrongs.add('still chosen')
    if (moment.hasTag('gathering') && wanted.length === 0) wrongs.add('reading nothing')
    if (!moment.matches('browsing') && !moment.hasTag('gathering') && !moment.can({ type: 'dialog.closed' })) wrongs.add('no way back')
  })
  told('classroom', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
