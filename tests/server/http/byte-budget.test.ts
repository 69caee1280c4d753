import { describe, expect, test } from 'vitest'
import { fail } from '#server/errors.ts'
import { byteBudget, type Hold } from '#server/http/byte-budget.ts'

const full = fail('too_many_requests', { headers: { 'Retry-After': '2' } })

describe('a budget of bytes', () => {
  test('sends away whoever holds the most when somebody who holds less needs room', async () => {
    const { sender } = createBudget(30)
    const [large, middle, small] = [sender(), sender(), sender()]
    large.hold(14)
    middle.hold(12)
    small.hold(4)
    expect([large, middle, small].map(({ isGone }) => isGone())).toEqual([false, false, false])
    small.hold(2)
    expect([large, middle, small].map(({ isGone }) => isGone())).toEqual([true, false, false])
    expect(() => large.hold(1)).toThrow(full)
    middle.hold(12)
  })

  test('refuses whoever would hold the most', async () => {
    const { sender } = createBudget(30)
    const [one, other] = [sender(), sender()]
    one.hold(14)
    other.hold(14)
    expect(() => other.hold(14)).toThrow(full)
    expect(one.isGone()).toBe(false)
  })

  test('sends visitors away before anybody with an account, however little they hold, and takes none of them for one', async () => {
    const { sender } = createBudget(30)
    const [student, visitor] = [sender(), sender(true)]
    visitor.hold(2)
    student.hold(28)
    student.hold(2)
    expect(visitor.isGone()).toBe(true)
    expect(() => sender(true).hold(1)).toThrow(full)
    expect(student.isGone()).toBe(false)
  })

  test('keeps what has arrived until its work is over, and sends nobody away whose file is whole', async () => {
    const { sender } = createBudget(30)
    const [whole, next] = [sender(), sender()]
    whole.hold(28)
    await whole.arrive()
    expect(() => next.hold(4)).toThrow(full)
    expect(whole.isGone()).toBe(false)
    await whole.end()
    next.hold(4)
  })
})

/** A budget and those who send within it, each as far as the test lets them. */
function createBudget(most: number) {
  const budget = byteBudget(most)
  const sender = (isVisitor = false) => {
    let hold: Hold = () => undefined
    let signal = new AbortController().signal
    const [arrived, ended] = [opened(), opened()]
    const work = budget(async (receive) => {
      await receive(isVisitor, async (held, gone) => {
        hold = held
        signal = gone
        await arrived.promise
      })
      await ended.promise
    })
    const arrive = async () => {
      arrived.open()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const end = async () => {
      ended.open()
      await work
    }
    return { hold: (bytes: number) => hold(bytes), isGone: () => signal.aborted, arrive, end }
  }
  return { sender }
}

function opened(): { promise: Promise<void>; open: () => void } {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open: () => open() }
}
