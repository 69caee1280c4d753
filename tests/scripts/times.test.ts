import { expect, test } from 'vitest'
import { timesTable } from '#scripts/testing/times.mjs'

test('a run ends with what each step took, how many tests it had, and the whole', () => {
  const steps = [{ name: 'lint', seconds: 12.34 }, { name: 'browser journeys', seconds: 310, tests: 199 }, { name: 'server on PostgreSQL', seconds: 95.06, tests: 1402 }]
  expect(timesTable(steps, 400.5).split('\n')).toEqual([
    'lint                     12.3 s',
    'browser journeys        310.0 s     199 tests',
    'server on PostgreSQL     95.1 s    1402 tests',
    'altogether              400.5 s    1601 tests',
  ])
})
