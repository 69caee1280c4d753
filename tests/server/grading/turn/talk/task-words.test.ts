import { describe, expect, test } from 'vitest'
import { judgementOf } from '#tests/server/grading/judged.ts'

const solve = 'Solve for x: 6x + 3 = 45.\nAnswer: 7'
const mean = 'What is the mean of 4, 8 and 9?\nAnswer: 7'
const plural = 'What do we call the form for more than one?\nAnswer: plural'

describe('a word of tasks is explained where nobody wrote what it means', () => {
  test.each([
    [solve, 'what does solve mean', 'find the number that makes it true'],
    [solve, 'whats solve', 'find the number that makes it true'],
    [mean, 'what does mean mean', 'what everybody gets if all is shared out evenly'],
    ['Expand 2(x + 3).\nAnswer: 2x + 6', 'what does expand mean', 'write it without brackets'],
    ['What is 25 % of 80? Give the percent as a number.\nAnswer: 20', 'what does percent mean', 'how many out of a hundred'],
  ])('%s: %s', (prompt, text, meaning) => expect(meaningIn(prompt, text)?.meaning).toBe(meaning))
  test('but for the words the author wrote', () => {
    expect(meaningIn(`${solve}\nWords: solve = undo what was done to x`, 'what does solve mean')?.meaning).toBe('undo what was done to x')
  })
  test('and never where that would be the answer, or the word is not in the question', () => {
    expect([meaningIn(plural, 'what is plural'), meaningIn(solve, 'what is a ratio')]).toEqual([null, null])
  })
})

describe('a mood is met as what it is', () => {
  test.each([
    ["i'm scared my mom will be mad", 'fear'],
    ['i am scared i get it wrong', 'fear'],
    ['i am so bad at this', 'fear'],
    ['tengo miedo de equivocarme', 'fear'],
    ['this is boring', 'boredom'],
    ['this is so boring', 'boredom'],
    ['estoy aburrido', 'boredom'],
    ['i am happy today', 'mood'],
  ])('%s: %s', (text, kind) => expect([text, judgementOf(solve, text).talk?.kind]).toEqual([text, kind]))
})

function meaningIn(prompt: string, text: string): { meaning: string } | null {
  return judgementOf(prompt, text).talk?.meaning ?? null
}
