import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { constantsOf, constantValue, NotConstant } from '#vite/constant.ts'

function valueOf(code: string): unknown {
  const program = parseAst(code)
  return constantValue(constantsOf(program).get('wanted'), constantsOf(program))
}

test('objects, lists, spreads and other constants are worked out', () => {
  const code = "const shape = { display: 'flex', gap: -2 }; export const wanted = { ...shape, 'a b': [1, true, null], inside: { shape }, text: `plain` }"
  expect(valueOf(code)).toEqual({
    display: 'flex',
    gap: -2,
    'a b': [1, true, null],
    inside: { shape: { display: 'flex', gap: -2 } },
    text: 'plain',
  })
})

test.each(['f()', 'a + 1', '{ [key]: 1 }', 'props.a', 'unknown', '{ a: unknown }', 'c ? 1 : 2'])('%s is no constant', (expression) => {
  expect(() => valueOf(`const wanted = (${expression})`)).toThrow(NotConstant)
})
