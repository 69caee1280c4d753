import { describe, expect, test } from 'vitest'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import type { InstanceState } from '#server/grading/types.ts'
import { asMoments } from '#tests/server/grading/as-moments.ts'
import { defaultRules as rules } from '#tests/server/grading/default-rules.ts'
import { question, verdict } from '#tests/server/grading/judged.ts'

const solve = 'Solve for x: 5x + 3 = 38.\nAnswer: 7\nHint: After taking away 3 you have 5x = 35.\nHint: Divide by 5.\nExplain: 38 − 3 = 35, 35 : 5 = 7.'
const bothSides = 'Solve for x: 6x + 6 = 2x + 22.\nAnswer: 4\nHint: Take away 2x.'
const bracket = 'Solve for x: 3(x - 4) + 5 = 20.\nAnswer: 9\nIf they say 5: That is the bracket, x - 4. What is x itself?'
const marbles = 'A bag holds 4 red and 9 blue marbles. How many are in 5 bags?\nAnswer: 65'
const left = 'Tom has 12 apples and gives away 5. How many are left?\nAnswer: 7'
const prose = 'What is the sum of 1/2 and 1/3?\nAnswer: 5/6\nStep: find a common denominator\nStep: 3/6 + 2/6'

const rectangle = 'A rectangle is 9 cm long and 4 cm wide. What is its area?\nAnswer: 36 cm^2'
const apples = 'Ana has 3 bags with 8 apples in each. She eats 2. How many are left?\nAnswer: 22'

describe('a true step costs nothing', () => {
  test.each([
    [bothSides, 'minus 2x on both sides'],
    [bothSides, 'subtract 2x from each side'],
    [bothSides, 'take away 2x'],
    [bothSides, 'move 2x to the other side'],
    [bracket, 'multiply out the bracket'],
    [bracket, 'subtract 5'],
    [solve, '5x = 35'],
    [solve, '35 = 5x'],
    [solve, '10x = 70'],
    [solve, 'i got 5x=35'],
    [solve, '38 - 3 = 35'],
    [solve, '35'],
    [solve, 'subtract 3'],
    [solve, 'minus 3 on both sides'],
    [solve, 'take 3 from both'],
    [solve, 'divide by 5'],
    [solve, 'first you take away 3'],
    ['Solve 12/x = 4.\nAnswer: 3', '12 = 4x'],
    ['Solve x/2 - 4 = 1.\nAnswer: 10', 'add 4'],
    [marbles, '4+9=13'],
    [marbles, '5x4=20 and 5x9=45'],
    ['What is the mean of 4, 9 and 11?\nAnswer: 8', '4+9+11=24'],
    [left, '12 - 5'],
    ['What is 17 × 6?\nAnswer: 102', '10*6=60'],
    [prose, 'find a common denominator'],
    [prose, '3/6 + 2/6'],
    [solve, '5*7+3=38'],
    ['What is 15 % of 60?\nAnswer: 9\nHint: 10 % of 60 is 6.', '10% = 6'],
    ['What is 3/4 of 20?\nAnswer: 15', '20 entre 4'],
    ['How long is 3 m 45 cm in centimetres?\nAnswer: 345 cm', '300 + 45'],
    ['How many legs do 3 spiders have?\nAnswer: 24\nHint: One spider has 8 legs.', '8+8=16'],
    ['How many legs do 3 spiders have?\nAnswer: 24\nHint: One spider has 8 legs.', '3x8'],
    ['What is 29 ÷ 4? Give the remainder too.\nAnswer: 7 r 1', '29-28=1'],
    ['Factor x² + 5x + 6.\nAnswer: (x+2)(x+3)', '2x3=6'],
    ['Simplify 4a + 3b − a + 2b.\nAnswer: 3a + 5b', '4a - a = 3a'],
    ['Is 51 a prime number?\nAnswer: no', '51 : 3 = 17'],
    ['How many metres is 3 km?\nAnswer: 3000 m', 'times by a thousand'],
    ['How many metres is 3 km?\nAnswer: 3000 m', 'multiply by 1000'],
    ['How many metres is 3 km?\nAnswer: 3000 m', 'x1000'],
    ['Simplify 6/8.\nAnswer: 3/4\nForm: simplified', 'divide both by 2'],
    ['What is 100 ÷ 7 to the nearest whole number?\nAnswer: 14', '100/7'],
    ['A car goes 100 km in 7 hours. How far does it go in 14 hours?\nAnswer: 200 km', '100/7'],
    ['What is the mean of 4, 9 and 11?\nAnswer: 8', 'add then divide by 3'],
    ['What is the mean of 4, 9 and 11?\nAnswer: 8', 'add them up and divide by three'],
    ['What is the mean of 4, 9 and 11?\nAnswer: 8', 'first you add them all'],
    ['The angles of a quadrilateral are 110, 90 and 60. What is the fourth?\nAnswer: 100\nHint: They sum to 360.', '360-110=250'],
    ['Simplify 4a + a + 3b.\nAnswer: 5a + 3b', '4a+a=5a'],
    ['A farmer has 36 eggs, 6 in a box. How many boxes?\nAnswer: 6', '6 12 18 24 30 36'],
    [solve, 'then divide 35 by 5'],
    [solve, 'and then divide 35 by 5'],
    [solve, '-3 on both sides'],
    [solve, 'move the 3 to the other side'],
    ['What is 3/4 of 20?\nAnswer: 15', 'a quarter is 5'],
    ['What is 3/4 of 20?\nAnswer: 15', 'one quarter = 5'],
    ['Solve for x: 4x - 6 = 18.\nAnswer: 6', 'add 6'],
    ['Solve for x: 4x - 6 = 18.\nAnswer: 6', '+6 both sides'],
    ['Solve for x: 4x - 6 = 18.\nAnswer: 6', 'bring 6 over'],
    [rectangle, 'multiply'],
    [rectangle, 'you multiply them'],
    ['A square has a perimeter of 80 cm. How long is a side?\nAnswer: 20 cm', '80/4'],
    ['Factor 3x + 12.\nAnswer: 3(x+4)\nForm: factored', 'take out the 3'],
    ['Factor 3x + 12.\nAnswer: 3(x+4)\nForm: factored', 'divide both by 3'],
    ['Write twice the sum of x and 3.\nAnswer: 2(x+3)', '2*x'],
    ['Expand 2(x + 3).\nAnswer: 2x + 6', '2x3'],
    [apples, 'take away 2'],
    [apples, '24 then take away 2'],
  ])('%# %s: %s', (prompt, answer) => expect([answer, verdict(prompt, answer)]).toEqual([answer, 'step']))
})

describe('no step is', () => {
  test.each([
    [solve, '5x = 41', 'not yet'],
    [solve, 'x = 8', 'not yet'],
    [solve, '38 + 3 = 41', 'not yet'],
    [solve, '41', 'not yet'],
    [solve, '38', 'not yet'],
    [solve, '5x + 3 = 38', 'unclear'],
    [solve, 'x = 7', 'right'],
    [solve, '5x = 35, x = 7', 'right'],
    [solve, '35/5 = 7', 'right'],
    [left, '12 + 5 = 17', 'not yet'],
    [marbles, '5x4=20 and 5x9=44', 'not yet'],
    [left, '17', 'not yet'],
    ['What is 5 + 3 × 2?\nAnswer: 11\nIf they say 16: You went from left to right.', '8*2=16', 'not yet'],
    ['How many metres is 3 km?\nAnswer: 3000 m', 'times by 100', 'not yet'],
    ['Simplify 6/8.\nAnswer: 3/4', '6/7', 'not yet'],
    ['What is 100 ÷ 8 to the nearest whole number?\nAnswer: 13', '8/100', 'not yet'],
    ['What is the mean of 4, 9 and 11?\nAnswer: 8', 'add then divide by 2', 'not yet'],
    [solve, 'divide by 7', 'unclear'],
    [solve, '5*8+3=42', 'not yet'],
    ['What is 25 % of 80?\nAnswer: 20', '80 - 25 = 55', 'not yet'],
    ['What is 17 × 6?\nAnswer: 102', '17 + 6 = 23', 'not yet'],
    [solve, 'then divide 35 by 7', 'unclear'],
    [solve, '-3', 'not yet'],
    [solve, 'move the 7 to the other side', 'unclear'],
    ['What is 3/4 of 20?\nAnswer: 15', 'a quarter is 4', 'not yet'],
    ['A square has a perimeter of 80 cm. How long is a side?\nAnswer: 20 cm', '80/5', 'not yet'],
    ['Factor 3x + 12.\nAnswer: 3(x+4)\nForm: factored', 'take out 12', 'not yet'],
    ['Write twice the sum of x and 3.\nAnswer: 2(x+3)', '2x', 'not yet'],
    ['Write twice the sum of x and 3.\nAnswer: 2(x+3)', '3*x', 'not yet'],
    [apples, 'take away 3', 'not yet'],
    ['When did the Berlin Wall fall?\nAnswer: 1989\nExplain: It was built in 1961 and fell in 1989.', '1961', 'not yet'],
  ])('%# %s: %s', (prompt, answer, expected) => expect([answer, verdict(prompt, answer)]).toEqual([answer, expected]))
})

test('each step is confirmed once, six at most, and a hint that says the same is passed over', async () => {
  const said = await heard(solve, ['5x = 35', '5x=35', '38 - 3 = 35', 'hint', '10x = 70', '15x = 105', '20x = 140', '25x = 175', '30x = 210', '7'])
  expect(said).toEqual([
    '[step]',
    '[stepAgain]',
    '[step]',
    'Here is a hint before the answer.\n\nHint 2 of 2: Divide by 5.',
    '[step]',
    '[step]',
    '[step]',
    '[step]',
    '[stepsEnough]',
    '[rightAfterSteps]',
  ])
})

test('a known mistake that is a step has its reply said and costs nothing', async () => {
  const prompt = `${solve}\nIf they say 35: That is 5x. Which step is left?`
  expect([verdict(prompt, '35'), await heard(prompt, ['35'])]).toEqual(['step', ['That is 5x. Which step is left?']])
})

async function heard(prompt: string, answers: readonly string[]): Promise<string[]> {
  const said: string[] = []
  let state: InstanceState = newInstanceState()
  for (const [at, answer] of answers.entries()) {
    const turn = await playTurn(builtInTutor, { instance: question(prompt), state, rules, answer, strategySaid: at > 3, reader: 'teacher' })
    state = turn.state
    said.push(asMoments(turn.said.content))
  }
  return said
}
