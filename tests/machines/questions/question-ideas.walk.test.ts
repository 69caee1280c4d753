import { expect, test } from 'vitest'
import { told } from '#tests/support/walking/told.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { questionIdeasWalk } from '#tests/support/walks/questions/question-ideas.ts'

test('on every path one call runs at a time, and a suggestion stays until it is taken or dropped', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(questionIdeasWalk, (moment, live, { event }) => {
    const { idea, budget } = moment.context
    if (moment.matches('offered') !== (idea !== null)) wrongs.push('a suggestion is there and not offered, or the other way round')
    if (moment.matches('ready') && budget === null) wrongs.push('may be asked without a model')
    if (moment.matches('none') && live.calls.some(({ src }) => src === 'askIdea')) wrongs.push('was asked without a model')
    if (event.type === 'waiting.ended' && moment.matches('asking')) wrongs.push('was stopped and goes on')
  })
  told('questionIdeas', shown)
  expect({ ...shown, wrongs: [...new Set(wrongs)] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
