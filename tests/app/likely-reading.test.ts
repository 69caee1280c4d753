import { expect, test } from 'vitest'
import { likelyReadingMs } from '#src/app/accent/likely-reading.ts'

test('a script without a reading is given the time a voice would about take, by letters or by syllables', () => {
  expect([likelyReadingMs('The weather was too rough for the boats.'), likelyReadingMs('ふねがでます。'), likelyReadingMs('')]).toEqual([2_600, 1_145, 0])
})
