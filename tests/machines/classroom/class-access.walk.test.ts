import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { classAccessWalk } from '#tests/support/walks/classroom/class-access.ts'

test("on every path of a class's access no password is replaced unasked, no link mailed unasked, and no card shows a password that was not made", async () => {
  const wrongs = new Set<string>()
  let before = ''
  const shown = await replayWalk(classAccessWalk, (moment, _live, { event }) => {
    const { chosen, cards, mailed } = moment.context
    const isWorking = moment.matches('making') || moment.matches('mailing')
    if (isWorking && before !== 'working' && event.type !== 'question.confirmed') wrongs.add(`begun by ${event.type}`)
    if (isWorking && chosen.length === 0) wrongs.add('done for nobody')
    if (moment.matches('making') && !chosen.includes(1)) wrongs.add('a password for whose account is another teacher’s')
    if (moment.matches('blankCards') && cards.some(({ startPassword }) => startPassword !== null)) wrongs.add('a password nobody made')
    if (moment.matches('newCards') && cards.some(({ startPassword }) => startPassword === null)) wrongs.add('a card without its password')
    if (moment.matches('mailed') && mailed === 0) wrongs.add('sent to nobody')
    before = isWorking ? 'working' : ''
  })
  told('class-access', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
