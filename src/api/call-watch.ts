/** A call that takes longer than usual, or one of those that ended. */
export type CallNews = { type: 'call.dragged' | 'call.ended'; id: number }

/** The calls that people wait for: who makes one says when it begins and ends, who watches hears of those that drag and may give them up. */
export type CallWatch = {
  /** Notes that a call began; the answer notes that it ended, however often it is said. */
  begin: (abort: () => void) => () => void
  /** Tells of calls that go on after `usualMs`; the answer stops telling. */
  watch: (usualMs: number, tell: (news: CallNews) => void) => () => void
  giveUp: (ids: readonly number[]) => void
}

/** The calls of one page. */
export function createCallWatch(): CallWatch {
  const running = new Map<number, () => void>()
  let count = 0
  let watcher: { usualMs: number; tell: (news: CallNews) => void } | null = null
  return {
    begin(abort) {
      count += 1
      const id = count
      let isSlow = false
      running.set(id, abort)
      const wait = watcher === null ? undefined : setTimeout(drag, watcher.usualMs)
      return () => {
        clearTimeout(wait)
        if (running.delete(id) && isSlow) watcher?.tell({ type: 'call.ended', id })
      }

      function drag() {
        isSlow = true
        watcher?.tell({ type: 'call.dragged', id })
      }
    },
    watch(usualMs, tell) {
      watcher = { usualMs, tell }
      return () => void (watcher = null)
    },
    giveUp: (ids) => ids.forEach((id) => running.get(id)?.()),
  }
}
