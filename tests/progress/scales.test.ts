import { expect, test } from 'vitest'
import { barWidth, heightsOf, placesOf } from '#src/screens/progress/scales.ts'

test('bars stand apart however many there are, and few are no wider than 44', () => {
  const counts = [1, 2, 12, 60, 90, 121, 122, 150, 365, 1000]
  const wrong = counts.filter((count) => {
    const x = placesOf(count)
    return barWidth(count) <= 0 || (count > 1 && barWidth(count) >= x(1) - x(0))
  })
  expect(wrong).toEqual([])
  expect(counts.slice(0, 3).map((count) => Math.round(barWidth(count)))).toEqual([44, 44, 37])
})

test('a picture has lines at about four round values, the last at or above the most there is', () => {
  const lines = [0, 1, 3, 7, 13, 26, 121, 1999].map((most) => heightsOf(most).lines)
  expect(lines).toEqual([
    [0, 1], [0, 1], [0, 1, 2, 3], [0, 2, 4, 6, 8], [0, 5, 10, 15], [0, 10, 20, 30], [0, 50, 100, 150], [0, 500, 1000, 1500, 2000],
  ])
  expect([0, 4, 8].map(heightsOf(7).y)).toEqual([168, 90, 12])
})
