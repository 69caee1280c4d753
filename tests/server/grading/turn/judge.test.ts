import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf, judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { judgementOf, question, verdict } from '#tests/server/grading/judged.ts'

const equation = [
  'Solve for x: 2x + 3 = 11.',
  'Answer: 4',
  'Half credit: 8/3',
  'If they say 11: That is the whole right side.',
  'If they say 8 or x + 3: One step is left.',
  'Hint: Undo the 3 first.',
].join('\n')

describe('known mistakes', () => {
  test.each([
    ['11', 'That is the whole right side.'],
    ['x = 11', 'That is the whole right side.'],
    ['eleven', 'That is the whole right side.'],
    ['i think its 11.0', 'That is the whole right side.'],
    ['16/2', 'One step is left.'],
    ['x+3', 'One step is left.'],
    ['idk, 11', 'That is the whole right side.'],
  ])('%s is answered with the teacher’s reply', (answer, reply) => {
    const judgement = judgementOf(equation, answer)
    expect([judgement.outcome, judgement.quality, judgement.reply]).toEqual(['graded', 0, reply])
  })
  test('one that is a step on the way costs nothing, with the teacher’s reply', () => {
    const { outcome, reply } = judgementOf(equation, '8')
    expect([outcome, reply]).toEqual(['step', 'One step is left.'])
  })
  test('no slip is forgiven in one', () => {
    expect(judgementOf('Capital?\nAnswer: Ottawa\nIf they say Toronto: Largest, not capital.', 'Torontoo').reply).toBeNull()
  })
  test('a key comes before a mistake of the same value', () => {
    expect(verdict('How much?\nAnswer: 4\nIf they say 4.0: Careful.', '4.0')).toBe('right')
  })
  test('a mistake comes before a tolerance', () => {
    expect(verdict('How much?\nAnswer: 4 ± 1\nIf they say 5: Look again.', '5')).toBe('not yet')
  })
  test('half credit is kept and the reply shown with it', () => {
    const { quality, reply } = judgementOf('How much?\nAnswer: 4\nHalf credit: 2\nIf they say 2: Twice as much.', '2')
    expect([quality, reply]).toEqual([0.5, 'Twice as much.'])
  })
  test('alone they leave the rest to the teacher', () => {
    const prompt = 'What do you think?\nIf they say nothing: Really nothing?'
    expect([verdict(prompt, 'nothing'), verdict(prompt, 'a lot')]).toEqual(['not yet', 'pending'])
  })
})

describe('half credit', () => {
  test.each([
    ['8/3', 'partly 0.5'],
    ['2.67', 'partly 0.5'],
    ['5', 'not yet'],
    ['12abc', 'unclear'],
  ])('%s is %s', (answer, expected) => expect(verdict(equation, answer)).toBe(expected))
  test('a formula worth half: as written it is half, in another writing too, a number is not yet', () => {
    const prompt = 'Solve for x: 2x + 3 = 11.\nAnswer: 4\nHalf credit: 2x = 8'
    const answers = ['2x=8', '8 = 2x', '5', 'x = 5', 'idk']
    expect(answers.map((answer) => verdict(prompt, answer))).toEqual(['partly 0.5', 'partly 0.5', 'not yet', 'not yet', 'help'])
  })
})

describe('a repeat', () => {
  const earlier = [{ normalised: '=11', quality: 0 }]
  test.each(['11', '11.0', 'x = 11', 'eleven', '22/2', '1.1e1'])('%s again is free', (answer) => {
    const { outcome, reply } = judgeBuiltIn(question(equation), answer, { strictness: 'moderate', earlier })
    expect([outcome, reply]).toEqual(['unclear', 'You tried that already.'])
  })
  test('another value is no repeat', () => {
    expect(judgeBuiltIn(question(equation), '12', { strictness: 'moderate', earlier }).outcome).toBe('graded')
  })
  test('the same value in a better writing is no repeat', () => {
    const asked = question('Simplify 6/8.\nAnswer: 3/4\nForm: fraction')
    const first = judgeBuiltIn(asked, '0.75', { strictness: 'strict', earlier: [] })
    const tried = [{ normalised: first.normalised, quality: first.quality ?? 1 }]
    const second = judgeBuiltIn(asked, '9/12', { strictness: 'strict', earlier: tried })
    expect([first.quality, second.normalised === first.normalised, second.quality]).toEqual([0, true, 1])
  })
  test('texts are compared without case, punctuation and polite words', () => {
    const asked = question('Capital of Canada?\nAnswer: Ottawa')
    const tried = [{ normalised: judgeBuiltIn(asked, 'Montreal', { strictness: 'moderate', earlier: [] }).normalised, quality: 0 }]
    const judge = (answer: string) => judgeBuiltIn(asked, answer, { strictness: 'moderate', earlier: tried })
    const outcomes = ['montreal!', 'I think it is Montreal', 'Quebec'].map((answer) => judge(answer).outcome)
    expect(outcomes).toEqual(['unclear', 'unclear', 'graded'])
  })
})

describe('what the built-in judge leaves to the teacher', () => {
  test.each<[string, string, string]>([
    ['Where is it real?\nAnswer: sqrt(x - 500)', 'sqrt(x - 500) * 1', 'pending'],
    ['About how much?\nRange: some to many', '12', 'pending'],
    ['What do you think?', 'A lot.', 'pending'],
    ['What do you think?\nHint: Feel free.', 'hint please', 'help'],
    ['Write an essay.\nCheck: teacher', 'My essay', 'pending'],
    ['Write an essay.\nCheck: teacher\nAnswer: My essay', 'My essay', 'pending'],
    ['Write an essay.\nCheck: teacher', 'idk', 'help'],
  ])('%j, answer %s: %s', (prompt, answer, expected) => expect(verdict(prompt, answer)).toBe(expected))
})

test('a teacher can see the rule, the key and the answer as it was read', () => {
  const { rule, matchedKey, normalised } = judgementOf('How many?\nAnswer: 1500', 'about 1,500 people')
  expect({ rule, matchedKey, normalised }).toEqual({ rule: 'equal value', matchedKey: '1500', normalised: '=1500' })
})

test('a blank costs nothing', () => {
  expect(['', '   ', '🙂', '\u200b'].map((answer) => verdict(equation, answer))).toEqual(['unclear', 'unclear', 'unclear', 'unclear'])
})

describe('for any text', () => {
  const joined = (parts: readonly string[]) => parts.join(' ')
  const prompts = [
    equation,
    'Capital of Canada?\nAnswer: Ottawa\nAlso accept: Ottawa, Ontario',
    'Explain.\nMust mention: sun / light; water; carbon dioxide',
    'Factor.\nAnswer: 2(x+3)\nHalf credit: 2x',
    'Anything.',
  ]
  const answers = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom(...'4 11 x = + / not or Ottawa water idk the cm % ( ) 1,5 ^ , tell me answer'.split(' ')), { maxLength: 20 }).map(joined),
  )
  test('only a graded judgement has a quality, between 0 and 1', () => {
    fc.assert(
      fc.property(fc.constantFrom(...prompts), answers, fc.constantFrom('loose', 'moderate', 'strict'), (prompt, answer, strictness) => {
        const { outcome, quality } = judgementOf(prompt, answer, strictness)
        expect(quality !== null).toBe(outcome === 'graded')
        expect(quality ?? 0).toBeGreaterThanOrEqual(0)
        expect(quality ?? 0).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })
  test('2,000 characters run nobody away', () => {
    const parts = ['4 ', '(', '1,', 'water ', '-', '4 or ', 'not ', '9', '1/', '= ', 'a b ', '4 cm ', '10^', 'please tell me ', 'x', "'", '1 000 ']
    const long = parts.map((part) => part.repeat(Math.floor(2000 / part.length)))
    const costs = prompts.flatMap((prompt) => long.map((answer) => costOf(question(prompt), answer, 'moderate')))
    expect(costs.filter(({ isRefused }) => isRefused)).toEqual([])
  })
})

describe('several guesses in one question are free, at every kind of key', () => {
  test.each([
    ['Solve for x: 2x + 3 = 11.\nAnswer: 4', 'is it 5 or 6 or 7'],
    ['Which gas do plants take in?\nAnswer: carbon dioxide', 'is it oxygen or nitrogen or helium'],
    ['Why do we have day and night?\nMust mention: Earth; spins / turns; axis; sun', 'is it 5 or 6 or 7'],
    ['Why do we have day and night?\nMust mention: Earth; spins / turns; axis; sun', 'is it the moon or the clouds?'],
    ['Name two primes below 6.\nAnswer: 2, 3', 'could it be 4 or 5 or 1'],
  ])('%s: %s', (prompt, answer) => {
    const { outcome, reply } = judgementOf(prompt, answer)
    expect([outcome, reply]).toEqual(['unclear', 'Choose one answer.'])
  })
})
