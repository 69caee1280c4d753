import { expect, test } from 'vitest'
import { barWidth, placesOf } from '#src/screens/progress/scales.ts'

test('bars stand apart however many there are, and few are no wider than 44', () => {
  const counts = [1, 2, 12, 60, 90, 121, 122, 150, 365, 1000]
  const wrong = counts.filter((count) => {
    const x = placesOf(count)
    return barWidth(count) <= 0 || (count > 1 && barWidth(count) >= x(1) - x(0))
  })
  expect(wrong).toEqual([])
  expect(counts.slice(0, 3).map((count) => Math.round(barWidth(count)))).toEqual([44, 44, 37])
})
