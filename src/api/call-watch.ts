/** A call that takes longer than usual, or one of those that ended. */
export type CallNews = { type: 'call.dragged' | 'call.ended'; id: number }

/** The calls that people wait for: who makes one says when it begins and ends, who watches hears of those that drag and may give them up. */
export type CallWatch = {
  /** Notes that a call began; the answer notes that it ended, however often it is said. */
  begin: (abort: () => void) => () => void
  /** Tells of calls that go on `usualMs` after they began, those that are under way included; the answer stops telling. */
  watch: (usualMs: number, tell: (news: CallNews) => void) => () => void
  giveUp: (ids: readonly number[]) => void
}

type Running = { abort: () => void; beganMs: number; isSlow: boolean; wait?: ReturnType<typeof setTimeout> }

/** The calls of one page. */
export function createCallWatch(): CallWatch {
  const running = new Map<number, Running>()
  let count = 0
  let watcher: { usualMs: number; tell: (news: CallNews) => void } | null = null
  return {
    begin(abort) {
      count += 1
      const id = count
      const call: Running = { abort, beganMs: Date.now(), isSlow: false }
      running.set(id, call)
      follow(call, id)
      return () => {
        clearTimeout(call.wait)
        if (running.delete(id) && call.isSlow) watcher?.tell({ type: 'call.ended', id })
      }
    },
    watch(usualMs, tell) {
      watcher = { usualMs, tell }
      running.forEach(follow)
      return () => void (watcher = null)
    },
    giveUp: (ids) => ids.forEach((id) => running.get(id)?.abort()),
  }

  function follow(call: Running, id: number) {
    if (watcher === null) return
    const leftMs = call.beganMs + watcher.usualMs - Date.now()
    call.wait = setTimeout(() => {
      call.isSlow = true
      watcher?.tell({ type: 'call.dragged', id })
    }, leftMs)
  }
}
