import { expect, test } from 'vitest'
import { questionTestTexts } from '#machines/questions/question-test/question-test.machine.ts'
import { isStale } from '#machines/questions/question-test/question-test.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { questionTestWalk } from '#tests/support/walks/questions/question-test.ts'

test('on every path one call runs at a time, nothing follows the closing feedback, and an edited question marks its test as stale', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(questionTestWalk, (moment) => {
    const { question, tested, problem } = moment.context
    const calls = Object.keys(moment.children).filter((id) => id === 'startTest' || id === 'submitAnswer')
    const isRunning = !moment.matches({ run: 'inactive' })
    if (calls.length > 1) wrongs.add('two calls at once')
    if (moment.matches({ run: 'ended' }) && moment.can({ type: 'answer.submitted', text: 'x' })) wrongs.add('an answer after the end')
    if (!isRunning && (tested !== null || isStale(moment))) wrongs.add('something is left of a closed test')
    if (isRunning && isStale(moment) !== (tested?.title !== question.title || tested.prompt !== question.prompt || tested.type !== question.type)) {
      wrongs.add('the mark is wrong')
    }
    if (moment.hasTag('failed') && (problem === null || !moment.can({ type: 'retry.requested' }))) wrongs.add('a failure without words or a way on')
    if (moment.hasTag('pending') && problem !== null && problem !== questionTestTexts.incomplete) wrongs.add('an old sentence while something runs')
  })
  told('questionTest', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
