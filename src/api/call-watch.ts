/** A call that takes longer than usual, or one of those that ended. */
export type CallNews = { type: 'call.dragged' | 'call.ended'; id: number }

/** The calls that people wait for: who makes one says when it begins and ends, who watches hears of those that drag and may give them up. */
export type CallWatch = {
  /** Notes that a call began; the answer notes that it ended, however often it is said. */
  begin: (abort: () => void) => () => void
  /** Tells of calls that go on `usualMs` after they began, those that are under way included; the answer stops telling. */
  watch: (usualMs: number, tell: (news: CallNews) => void) => () => void
  giveUp: (ids: readonly number[]) => void
  /** Whether an answer is outstanding. */
  isBusy: () => boolean
  /** Notes what an answer came with. */
  hear: (headers: Headers) => void
  /** Tells of what every answer came with, those before included. */
  listen: (tell: (headers: Headers) => void) => void
}

type Running = { abort: () => void; beganMs: number; isSlow: boolean; wait?: ReturnType<typeof setTimeout> }

/** The calls of one page. */
export function createCallWatch(): CallWatch {
  const running = new Map<number, Running>()
  let count = 0
  const heard: Headers[] = []
  let hear: (headers: Headers) => void = (headers) => void heard.push(headers)
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
    isBusy: () => running.size > 0,
    hear: (headers) => hear(headers),
    listen(tell) {
      heard.splice(0).forEach(tell)
      hear = tell
    },
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
