import { describe, expect, test } from 'vitest'
import { formatExactPercent, formatPercent, judgedPoints } from '#contract/exercises/points.ts'

test('a percentage is read as a whole number, and with two decimals where it is final', () => {
  expect([75, 58.33, 66.5, 0].map((percent) => [formatPercent(percent), formatExactPercent(percent)])).toEqual([
    ['75%', '75%'],
    ['58%', '58.33%'],
    ['67%', '66.50%'],
    ['0%', '0%'],
  ])
})

describe('the judged points of a session', () => {
  test('are all of them where nothing waits', () => {
    expect(judgedPoints({ score: 22.5, total: 30, pending: 0, percent: 75 })).toEqual({ score: 22.5, total: 30 })
  })

  test('leave out what waits and what it had earned before, as the percentage does', () => {
    expect(judgedPoints({ score: 5.5, total: 20, pending: 10, percent: 10 })).toEqual({ score: 1, total: 10 })
  })

  test('are told as they stand while every question waits', () => {
    expect(judgedPoints({ score: 0, total: 20, pending: 20, percent: null })).toEqual({ score: 0, total: 20 })
  })
})
