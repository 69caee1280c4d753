import { expect, test } from 'vitest'
import { and, not, or, stateIn } from 'xstate'
import { guardName } from '#scripts/machines/guard-name.mjs'

function isLate() {
  return true
}

test.each([
  [undefined, ''],
  ['isOpen', 'isOpen'],
  [{ type: 'isDealt', params: {} }, 'isDealt'],
  [isLate, 'isLate'],
  [stateIn('open'), 'stateIn'],
  [not('isOpen'), 'not isOpen'],
  [and(['isOpen', not('isFull')]), 'isOpen and not isFull'],
  [or(['isOpen', isLate, { type: 'isDealt' }]), 'isOpen or isLate or isDealt'],
  [not(and(['isOpen', 'isFull'])), 'not [isOpen and isFull]'],
  [and([or(['isOpen', 'isFull']), 'isLate']), '[isOpen or isFull] and isLate'],
])('a picture says which condition a guard is (%#)', (guard, name) => {
  expect(guardName(guard)).toEqual(name)
})
