import { expect, test } from 'vitest'
import { plainFormula } from '#src/ui/text/plain-formula.ts'

test.each([
  ['{7} \\cdot {7}', '7 · 7'],
  ['{4}x + {4} = {28}', '4x + 4 = 28'],
  ['\\frac{1}{2}', '1/2'],
  ['\\frac{x + 1}{2}', '(x + 1)/2'],
  ['\\frac{\\sqrt{x}}{y^{2}}', '(√x)/(y²)'],
  ['3(x - 4)^2 + x^{10} + x^{n+1}', '3(x - 4)² + x¹⁰ + x^(n+1)'],
  ['12 \\text{ cm} \\times 3 \\leq 40', '12 cm × 3 ≤ 40'],
  ['\\left( a \\right) \\unknown', '( a ) unknown'],
  ['50\\%', '50%'],
])('%s reads %s before it is drawn', (source, plain) => {
  expect(plainFormula(source)).toEqual(plain)
})
