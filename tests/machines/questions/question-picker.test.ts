import { describe, expect, test } from 'vitest'
import { questionPickerMachine, type QuestionPickerInput, type QuestionPickerSnapshot } from '#machines/questions/question-picker/question-picker.machine.ts'
import { canReset } from '#machines/questions/question-picker/question-picker.selectors.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { spoken, written } from '#tests/support/walks/questions/question-picker.ts'

const start = createLive(questionPickerMachine)

function picking(input: Partial<QuestionPickerInput> = {}) {
  const live = start({ lockedType: null, alreadyAdded: [], selected: [], ...input })
  live.actor.start()
  const moment = (): QuestionPickerSnapshot => live.actor.getSnapshot()
  return {
    ...live,
    moment,
    choose: (questions: QuestionPickerInput['selected']) => live.play({ type: 'questions.chosen', questions }),
    query: () => moment().context.query,
    picked: () => moment().output?.picked?.map(({ id }) => id) ?? null,
  }
}

const everything = { q: '', author: null, subject: null, type: null }

describe(questionPickerMachine.id, () => {
  test('the first question narrows the list to its type, and putting the last one back frees it', async () => {
    const { choose, query, moment } = picking()
    await choose([spoken])
    expect([moment().value, query()]).toEqual([{ picking: 'narrowed' }, { ...everything, type: 'ACCENT_TRAINING' }])
    await choose([])
    expect([moment().value, query()]).toEqual([{ picking: 'open' }, everything])
    await choose(written)
    expect(query().type).toEqual('FREE_FORM')
  })

  test('resetting puts back what was chosen, so that all types can be chosen again', async () => {
    const { choose, play, query, moment } = picking()
    await play({ type: 'filters.changed', filters: { q: 'solve', subject: 'Math' } })
    await choose(written)
    await play({ type: 'filters.reset' })
    expect([moment().value, query(), moment().context.chosen, canReset(moment())]).toEqual([{ picking: 'open' }, everything, [], false])
    await choose([spoken])
    expect([query().type, moment().context.chosen]).toEqual(['ACCENT_TRAINING', [spoken]])
  })

  test('an exercise that has questions keeps the list at its type through resets', async () => {
    const { choose, play, query, moment } = picking({ lockedType: 'FREE_FORM', alreadyAdded: [1] })
    expect([moment().value, query().type, canReset(moment())]).toEqual([{ picking: 'fixed' }, 'FREE_FORM', false])
    await choose(written)
    await choose([spoken])
    expect(moment().context.chosen).toEqual([])
    await choose(written.slice(1))
    await play({ type: 'filters.reset' })
    expect([query().type, moment().context.chosen]).toEqual(['FREE_FORM', written.slice(1)])
  })

  test('what was picked is handed on in the order it was picked', async () => {
    const { choose, play, picked } = picking()
    await play({ type: 'picking.confirmed' })
    await choose(written.toReversed())
    await play({ type: 'picking.confirmed' })
    expect(picked()).toEqual([2, 1])
  })

  test('closing hands on nothing', async () => {
    const { choose, play, picked, moment } = picking()
    await choose(written)
    await play({ type: 'picking.closed' })
    expect([moment().status, picked()]).toEqual(['done', null])
  })
})
