import { expect, test } from 'vitest'
import { circlesIn } from './circles.ts'

test('files that lead back to themselves are told with the way there, others are not', () => {
  const imports = new Map([
    ['page', ['table', 'words', 'react']],
    ['table', ['row', 'words']],
    ['row', ['page']],
    ['words', ['react']],
    ['mirror', ['mirror', 'page']],
  ])
  expect(circlesIn(imports)).toEqual([
    ['page', 'table', 'row', 'page'],
    ['mirror', 'mirror'],
  ])
})
