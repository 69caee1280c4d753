/** How many calls of one person go before everybody else's at a time: two open pages of a student at work never have more. */
export const mostInFront = 4

/** Tells the work of a caller whether it goes first: while fewer than `mostInFront` of theirs do. */
export function inFront(): <Result>(caller: number, work: (goesFirst: boolean) => Promise<Result>) => Promise<Result> {
  const running = new Map<number, number>()
  return async (caller, work) => {
    const ahead = running.get(caller) ?? 0
    if (ahead >= mostInFront) return work(false)
    running.set(caller, ahead + 1)
    try {
      return await work(true)
    } finally {
      const left = (running.get(caller) ?? 1) - 1
      if (left === 0) running.delete(caller)
      else running.set(caller, left)
    }
  }
}
