import { describe, expect, test } from 'vitest'
import { lintPrompt } from '#server/grading/keys/lint.ts'
import { edited } from '#server/grading/keys/lint-types.ts'

/** What an author is told, and the prompt after its mends. */
function suggested(prompt: string): [string[], string[]] {
  const lints = lintPrompt(prompt, { isSpoken: false, count: 1 })
  return [lints.map(({ line, message }) => `${line ?? '-'}: ${message}`), lints.flatMap(({ mend }) => (mend ? [edited(prompt, mend)] : []))]
}

describe('a prompt that says factor', () => {
  const message = '2: The prompt says factor, but any equal formula is right. “Form: factored” asks for factors.'
  test.each(['Factor 2x + 6.', 'Factorise x^2 - 9.', 'Factor the expression 2x + 6.', 'Write 2x + 6 in factored form.'])('%s wants its form', (asked) => {
    const prompt = `${asked}\nAnswer: 2(x+3)`
    expect(suggested(prompt)).toEqual([[message], [`${prompt}\nForm: factored`]])
  })
  test.each(['Factor 2x + 6.\nAnswer: 2(x+3)\nForm: factored', 'What is a factor of 12?\nAnswer: 3', 'Expand 2(x+3).\nAnswer: 2x + 6'])('%s does not', (prompt) => {
    expect(suggested(prompt)).toEqual([[], []])
  })
})

describe('other names of the answer', () => {
  test('the last name of a person is offered', () => {
    const prompt = 'Who wrote Hamlet?\nAnswer: William Shakespeare\nHint: Stratford'
    expect(suggested(prompt)).toEqual([
      ['2: Students may also write “Shakespeare”. Strict grading takes only what is listed.'],
      ['Who wrote Hamlet?\nAnswer: William Shakespeare\nAlso accept: Shakespeare\nHint: Stratford'],
    ])
  })
  test('so are other names of the same thing', () => {
    expect(suggested('Which gas do plants take in?\nAnswer: carbon dioxide')[0]).toEqual([
      '2: Students may also write “CO2”. Strict grading takes only what is listed.',
    ])
  })
  test.each(['Who wrote Hamlet?\nAnswer: William Shakespeare\nAlso accept: Shakespeare', 'Which gas?\nAnswer: CO2\nAlso accept: carbon dioxide', 'Where is it?\nAnswer: New York'])(
    'nothing is offered twice, or where there is nothing: %s',
    (prompt) => expect(suggested(prompt)[0]).toEqual([]),
  )
})

describe('ideas', () => {
  test('that one phrase alone names get a shorter one', () => {
    expect(suggested('Why?\nMust mention: takes up more room; lighter')).toEqual([
      ['2: Only the words “takes up more room” count for this idea. Add others after a slash, short ones best.'],
      ['Why?\nMust mention: takes up more room / room; lighter'],
    ])
  })
  test('of one or two words, or with others, are fine', () => {
    expect(suggested('Why?\nMust mention: takes up more room / expands; carbon dioxide; light')[0]).toEqual([])
  })
})
