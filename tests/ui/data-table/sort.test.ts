import { expect, test } from 'vitest'
import { chosenWords, listedWords, selectedWords } from '#src/ui/data-table/counts.ts'
import { compareKeys, nextSort, sortKey } from '#src/ui/data-table/sort.ts'

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

function ordered<Value extends string | number>(values: Value[]): Value[] {
  return values.toSorted((one, other) => compareKeys(sortKey(one) ?? '', sortKey(other) ?? ''))
}

test('words are ordered as people do: without case and accents, numbers by size', () => {
  expect(ordered(['unit 10', 'Unit 2', 'area 1', 'Área', 'Zoo', 'Éclair'])).toEqual(['Área', 'area 1', 'Éclair', 'Unit 2', 'unit 10', 'Zoo'])
  expect(ordered([10, 9, -1, 0.5])).toEqual([-1, 0.5, 9, 10])
  expect(sortKey(null)).toBe(undefined)
})

const noun = { one: 'question', many: 'questions' }

test('counts are said in words', () => {
  expect([listedWords(1, 1, noun), listedWords(10_000, 10_000, noun), listedWords(200, 10_000, noun)]).toEqual([
    '1 question',
    '10,000 questions',
    '200 of 10,000 questions',
  ])
  expect([selectedWords(1, 0, noun), selectedWords(1_200, 30, noun)]).toEqual(['1 question selected', '1,200 questions selected, 30 not in this list'])
})

test('whoever chose all of a list that is still to come is told how many are not among them', () => {
  expect(chosenWords(50, 0, noun, 100)).toEqual({
    sentence: '50 questions selected, 100 more are not listed yet',
    count: '50 selected',
    elsewhere: '100 not listed yet',
  })
  expect(chosenWords(50, 0, noun)).toEqual({ sentence: '50 questions selected', count: '50 selected', elsewhere: null })
})
