import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AnswerCard, type AnswerCardProps } from '#src/screens/review/answer-card.tsx'
import { exampleNow, exampleSuggested } from '#src/screens/review/example-review.ts'
import { draw } from './chat/draw.tsx'

const suggestions = page.getByRole('group', { name: 'Suggested by a language model' })

function show(index: number, props: Partial<AnswerCardProps> = {}) {
  const [item] = exampleSuggested().slice(index)
  if (item === undefined) throw new Error('there is no such example')
  const on = { onJudge: vi.fn(), onKeep: vi.fn(), onReplace: vi.fn(), onReadAgain: vi.fn() }
  const atRest = { wanted: null, isSaving: false, made: null, result: null, ...on }
  draw(<AnswerCard items={[item]} {...atRest} now={exampleNow} timeZone="UTC" {...props} />)
}

describe('a suggested mark', () => {
  test('says what it would give, why, and by which words, and is given by a press', async () => {
    const onJudge = vi.fn()
    show(0, { onJudge })
    await expect.element(suggestions).toHaveTextContent('It goes by “throws the green light back”.')
    await expect.element(suggestions).toHaveTextContent('Suggested by school-model. It can be wrong: you decide.')
    await suggestions.getByRole('button', { name: 'Give 7.5 of 10 points, as suggested' }).click()
    expect(onJudge.mock.calls).toEqual([[0.75]])
  })

  test.each<[string, number, Partial<AnswerCardProps>]>([
    ['where the model was not asked', 2, {}],
    ['once a mark is on its way', 0, { wanted: { quality: 0.5 } }],
    ['once a mark is given', 0, { result: { ok: true, done: [{ message_id: 100, quality: 0.5, score: 5, points: 10, assignment_score: null, version: 1 }] } }],
  ])('is not shown %s', async (_, index, props) => {
    show(index, props)
    await expect.element(page.getByRole('group', { name: 'Points, keys 1 to 5' })).toBeVisible()
    expect(suggestions.elements()).toEqual([])
  })
})
