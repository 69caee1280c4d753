import { expect, test } from 'vitest'
import { listedWords, selectedWords } from '#src/ui/data-table/counts.ts'
import { compareValues, nextSort } from '#src/ui/data-table/sort.ts'

test('a head goes from none to ascending, to descending, to none', () => {
  const first = nextSort(null, 'title')
  const second = nextSort(first, 'title')
  expect([first, second, nextSort(second, 'title')]).toEqual([
    { column: 'title', direction: 'ascending' },
    { column: 'title', direction: 'descending' },
    null,
  ])
})

test('another head begins with ascending', () => {
  expect(nextSort({ column: 'title', direction: 'descending' }, 'grade')).toEqual({ column: 'grade', direction: 'ascending' })
})

test('words are ordered as people do', () => {
  expect(['unit 10', 'Unit 2', 'Área', 'area 1', 'Zoo'].toSorted(compareValues)).toEqual(['Área', 'area 1', 'Unit 2', 'unit 10', 'Zoo'])
  expect([10, 9, -1].toSorted(compareValues)).toEqual([-1, 9, 10])
})

test('counts are said in words', () => {
  const noun = { one: 'question', many: 'questions' }
  expect([listedWords(1, 1, noun), listedWords(10_000, 10_000, noun), listedWords(200, 10_000, noun)]).toEqual([
    '1 question',
    '10,000 questions',
    '200 of 10,000 questions',
  ])
  expect([selectedWords(1, 0, noun), selectedWords(1_200, 30, noun)]).toEqual(['1 question selected', '1,200 questions selected, 30 not in this list'])
})
