import { describe, expect, test } from 'vitest'
import { verdicts } from '#tests/server/grading/judged.ts'

describe('closeness without a tolerance', () => {
  test.each<[string, string, string]>([
    ['3.14', '3.14', 'right | right | right'],
    ['3.14', '3.140', 'right | right | right'],
    ['3.14', '3.135', 'right | right | not yet'],
    ['3.14', '3.145', 'right | right | not yet'],
    ['3.14', '3.146', 'right | not yet | not yet'],
    ['3.14', '3.2028', 'right | not yet | not yet'],
    ['3.14', '3.2029', 'not yet | not yet | not yet'],
    ['3.14', '3.1', 'right | not yet | not yet'],
    ['0.5', '0.45', 'right | right | not yet'],
    ['0.5', '0.6', 'right | not yet | not yet'],
    ['12.0', '12', 'right | right | right'],
    ['12.0', '12.05', 'right | right | not yet'],
    ['12.0', '12.06', 'right | not yet | not yet'],
    ['12', '12.05', 'not yet | not yet | not yet'],
    ['100', '101', 'not yet | not yet | not yet'],
    ['6.02e23', '6.022e23', 'right | right | not yet'],
    ['6.02e23', '6.03 × 10^23', 'right | not yet | not yet'],
    ['12.5%', '12.54%', 'right | right | not yet'],
    ['12.5%', '12.56%', 'right | not yet | not yet'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`How much?\nAnswer: ${key}`, answer)).toBe(expected))
})

describe('exact keys and decimal answers', () => {
  test.each<[string, string, string]>([
    ['1/3', '1/3', 'right | right | right'],
    ['1/3', '2/6', 'right | right | right'],
    ['1/3', '0.33', 'right | right | not yet'],
    ['1/3', '0.333', 'right | right | not yet'],
    ['1/3', '33%', 'right | right | not yet'],
    ['1/3', '0.3', 'not yet | not yet | not yet'],
    ['1/3', '0.34', 'right | not yet | not yet'],
    ['2/3', '0.66', 'right | right | not yet'],
    ['2/3', '0.67', 'right | right | not yet'],
    ['2/3', '0.65', 'not yet | not yet | not yet'],
    ['pi', '3.14', 'right | right | not yet'],
    ['pi', '3.141', 'right | right | not yet'],
    ['pi', '3.1', 'right | not yet | not yet'],
    ['pi', 'π', 'right | right | right'],
    ['sqrt(2)', '1.41', 'right | right | not yet'],
    ['sqrt(2)', '√2', 'right | right | right'],
    ['sqrt(2)', '2^(1/2)', 'right | right | right'],
    ['sqrt(2)', 'sqrt(3)', 'not yet | not yet | not yet'],
    ['10^3', '1000', 'right | right | right'],
    ['10^3', '999', 'right | not yet | not yet'],
    ['1/2', '0.5', 'right | right | right'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`How much is it?\nAnswer: ${key}`, answer)).toBe(expected))
})

describe('tolerances and ranges', () => {
  test.each<[string, string, string]>([
    ['Answer: 3.14 ± 0.01', '3.15', 'right | right | right'],
    ['Answer: 3.14 ± 0.01', '3.16', 'right | not yet | not yet'],
    ['Answer: 3.14 +- 0.01', '3.161', 'not yet | not yet | not yet'],
    ['Answer: 250 ± 2%', '255', 'right | right | right'],
    ['Answer: 250 ± 2%', '256', 'right | not yet | not yet'],
    ['Answer: 250 ± 2%', '261', 'not yet | not yet | not yet'],
    ['Answer: 50% ± 2', '52%', 'right | right | right'],
    ['Range: 5 to 8', '5', 'right | right | right'],
    ['Range: 5 to 8', '8.0', 'right | right | right'],
    ['Range: 5 to 8', '8.01', 'not yet | not yet | not yet'],
    ['Range: -2..2', '-2', 'right | right | right'],
    ['Range: 5-8', '6 1/2', 'right | right | right'],
    ['Range: 5 to 8 cm', '60 mm', 'right | right | not yet'],
  ])('%s, answer %s: %s', (key, answer, expected) => expect(verdicts(`Estimate it.\n${key}`, answer)).toBe(expected))
})
