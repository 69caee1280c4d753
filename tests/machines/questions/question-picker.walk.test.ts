import { expect, test } from 'vitest'
import type { QuestionPickerSnapshot } from '#machines/questions/question-picker/question-picker.machine.ts'
import { replayWalks } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { asked, lockedPickerWalk, questionPickerWalk, resumedPickerWalk } from '#tests/support/walks/questions/question-picker.ts'

function wrongsOf(moment: QuestionPickerSnapshot): string[] {
  const { query, chosen, lockedType } = moment.context
  const types = new Set(chosen.map((question) => question.question_type))
  return [
    ...(types.size > 1 ? ['two types are chosen'] : []),
    ...(lockedType !== null && (query.type !== lockedType || types.has('ACCENT_TRAINING')) ? ["not the exercise's type"] : []),
    ...(lockedType !== null && moment.matches({ picking: 'narrowed' }) ? ['an own type beside the locked one'] : []),
    ...(chosen.some(({ id }) => id === asked.id) ? ['what is asked already is chosen'] : []),
    ...(moment.matches({ picking: 'narrowed' }) && (chosen.length === 0 || query.type !== chosen[0]?.question_type) ? ['narrowed to nothing chosen'] : []),
    ...(moment.matches({ picking: 'open' }) && query.type !== null ? ['open, but narrowed'] : []),
    ...(moment.can({ type: 'picking.confirmed' }) !== (moment.matches('picking') && chosen.length > 0) ? ['nothing can be confirmed'] : []),
    ...(moment.matches('closed') && moment.output?.picked !== null ? ['closing picks'] : []),
    ...(moment.matches('picked') && moment.output?.picked !== chosen ? ['what was picked is not handed on'] : []),
  ]
}

test('on every path of picking one type is chosen, the list shows the type that can be, and only a confirmed choice is handed on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalks([questionPickerWalk, lockedPickerWalk, resumedPickerWalk], (moment) => {
    for (const wrong of wrongsOf(moment)) wrongs.add(wrong)
  })
  told('questionPicker', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
