import type { FormulaTree } from 'katex'
import { expect, test } from 'vitest'
import { formulaTree } from '#src/ui/text/formula-tree.ts'

/** A formula of a whole page has some thousand. */
const mostNodes = 50_000

function nodesOf(tree: FormulaTree): number {
  return (tree.children ?? []).reduce((sum, child) => sum + nodesOf(child), 1)
}

/** How many nodes a formula is drawn with; none where it is shown as it was typed. */
function drawnWith(formula: string): number {
  try {
    return nodesOf(formulaTree(formula, true))
  } catch {
    return 0
  }
}

function nested(wrap: (inside: string) => string, depth: number): string {
  return Array.from({ length: depth }).reduce<string>((inside) => wrap(inside), 'x')
}

const names = ['\\def', '\\gdef', '\\edef', '\\xdef', '\\global\\def', '\\long\\def', '\\def ', '\\let\\b=\\c\\def']
const doubled = Array.from({ length: 12 }, (_, index) => `\\newcommand{\\${'b'.repeat(index + 2)}}{\\${'b'.repeat(index + 1)}\\${'b'.repeat(index + 1)}}`).join('')

const formulas = [
  ...names.map((define) => `${define}\\a{${'x'.repeat(1_500)}}${'\\a'.repeat(150)}`),
  ...['new', 'renew', 'provide'].map((kind) => `\\${kind}command{\\a}{${'x'.repeat(1_500)}}${'\\a'.repeat(150)}`),
  `\\def\\b{xxxxxxxxxx}${doubled}\\bbbbbbbbbbbbb`,
  '\\def\\a#1{\\a{#1#1}}\\a{x}',
  '\\let\\a=\\frac\\a12',
  ...['&', '\\\\', 'é', "'", '\\widehat{abc}', '\\sum\\limits_a^b', '\\rule{99em}{99em}', 'A @>>> ', 'a&b\\\\'].flatMap((part) => [
    part.repeat(20_000 / part.length),
    `\\begin{matrix}${part.repeat(Math.floor(1_900 / part.length))}\\end{matrix}`,
    `\\begin{CD}${part.repeat(Math.floor(1_900 / part.length))}\\end{CD}`,
    `x\\text{${part.repeat(Math.floor(1_900 / part.length))}}`,
  ]),
  ...[2_000, 600, 150, 40, 15].flatMap((depth) => [
    nested((inside) => `{${inside}}`, depth),
    nested((inside) => `\\hat{${inside}}^2`, depth),
    nested((inside) => `\\overbrace{${inside}}^2_3`, depth),
    nested((inside) => `\\sqrt{${inside}}`, depth),
    nested((inside) => `\\frac{${inside}}{2}`, depth),
    nested((inside) => `\\left(${inside}\\right)^2`, depth),
    nested((inside) => `\\begin{matrix}${inside}\\end{matrix}`, depth),
  ]),
  nested((inside) => `\\mathchoice{${inside}}{${inside}}{${inside}}{${inside}}`, 4),
]

test.each(formulas.map((formula) => [formula.slice(0, 60), formula]))('no formula makes more of itself than a page can draw: %s', (_, formula) => {
  expect(drawnWith(formula)).toBeLessThan(mostNodes)
})

test.each(['x^2', '\\left(\\frac{1}{2}\\right)^3', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\lim_{x\\to 0}\\frac{\\sin x}{x}=1', '\\vec{AB}\\cdot\\overline{CD}'])(
  'what a lesson writes is drawn: %s',
  (formula) => {
    expect(drawnWith(formula)).toBeGreaterThan(3)
  },
)
