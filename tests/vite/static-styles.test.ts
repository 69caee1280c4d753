import { expect, test } from 'vitest'
import { cva } from '#styled/css'
import { tableCode } from '#vite/static-styles.ts'

test('a look with styles for true only has its base for false too', () => {
  const look = cva({ base: { display: 'flex' }, variants: { tone: { good: { color: 'good' } }, isOpen: { true: { gap: '2' } } } })
  const code = tableCode(look, (classes) => classes)
  const [, , classes] = JSON.parse(`[${code}]`)
  expect(classes['good,false']).toBe(look({ tone: 'good' }))
  expect(classes['good,true']).toBe(look({ tone: 'good', isOpen: true }))
})
