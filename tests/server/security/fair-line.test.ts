import { describe, expect, test } from 'vitest'
import { fail } from '#server/errors.ts'
import { fairLine } from '#server/security/fair-line.ts'

const comeBack = fail('too_many_requests', { headers: { 'Retry-After': '2' } })

describe('a fair line', () => {
  test('does so much at once and no more, and all of it in the end', async () => {
    const { take, letAllGo, running } = createLine({ atOnce: 2, most: 600 })
    const all = Promise.all(Array.from({ length: 300 }, (_, turn) => take('a school', turn)))
    expect(running()).toBe(2)
    letAllGo()
    expect(await all).toEqual(Array.from({ length: 300 }, (_, turn) => turn))
    expect(running()).toBe(0)
  })

  test('lets senders take turns, however much one of them has waiting', async () => {
    const { take, letAllGo, order } = createLine({ atOnce: 1, most: 600 })
    const all = [...[1, 2, 3, 4].map((turn) => take('busy', turn)), take('other', 5), take('third', 6)]
    letAllGo()
    await Promise.all(all)
    expect(order).toEqual([1, 2, 5, 6, 3, 4])
  })

  test('refuses what comes when it is full, with when to come back', async () => {
    const { take, letAllGo } = createLine({ atOnce: 1, most: 600 })
    const taken = Array.from({ length: 601 }, (_, turn) => take('a school', turn))
    await expect(take('a school', 601)).rejects.toEqual(comeBack)
    letAllGo()
    expect(await Promise.all(taken)).toHaveLength(601)
  })

  test('a full one makes room for others at the cost of whoever has the most waiting', async () => {
    const { take, letAllGo } = createLine({ atOnce: 1, most: 4 })
    const flood = Promise.allSettled([1, 2, 3, 4, 5].map((turn) => take('flood', turn)))
    const others = [take('one', 6), take('two', 7)]
    await expect(take('flood', 8)).rejects.toEqual(comeBack)
    letAllGo()
    expect(await Promise.all(others)).toEqual([6, 7])
    expect((await flood).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  })

  test('goes on after work that failed', async () => {
    const line = fairLine({ atOnce: 1, most: 1 })
    await expect(line('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await line('a', () => Promise.resolve('done'))).toBe('done')
  })
})

/** A line whose work ends when it is let go, and that tells in which order it began. */
function createLine(limits: { atOnce: number; most: number }) {
  const line = fairLine(limits)
  const order: number[] = []
  let letAllGo = () => {}
  const gate = new Promise<void>((open) => {
    letAllGo = open
  })
  let running = 0
  const take = (sender: string, turn: number) =>
    line(sender, async () => {
      order.push(turn)
      running += 1
      await gate
      running -= 1
      return turn
    })
  return { take, order, letAllGo, running: () => running }
}
