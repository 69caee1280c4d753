import { tooMany } from './rate-limits.ts'

/** Runs work for a sender in its turn. */
export type FairLine = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>

/** A signed-in person as the sender of work. */
export function senderOf({ id }: { id: number }): string {
  return `person ${id}`
}

type Waiting = { begin: () => void; refuse: (error: Error) => void }

const comeBackMs = 2_000

/**
 * Runs `atOnce` pieces of work at a time; senders take turns with theirs, and at most `most` pieces wait. A full line sends away (429)
 * whoever has the most waiting, so that nobody's many stand in the way of another's one.
 */
export function fairLine({ atOnce, most }: { atOnce: number; most: number }): FairLine {
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  return async (sender, work) => {
    if (running < atOnce) running += 1
    else await turnOf(sender)
    try {
      return await work()
    } finally {
      goOn()
    }
  }

  function turnOf(sender: string): Promise<void> {
    if (waiting >= most) makeRoom(sender)
    return new Promise((begin, refuse) => {
      const line = lines.get(sender) ?? []
      lines.set(sender, line)
      line.push({ begin, refuse })
      waiting += 1
    })
  }

  function makeRoom(sender: string): void {
    const [longest = sender, line = []] = [...lines].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    if (longest === sender || line.length <= (lines.get(sender)?.length ?? 0) + 1) throw tooMany(comeBackMs)
    line.pop()?.refuse(tooMany(comeBackMs))
    waiting -= 1
  }

  /** Whoever was served goes behind the others. */
  function goOn(): void {
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [sender, line] = next
    lines.delete(sender)
    const turn = line.shift()
    if (line.length > 0) lines.set(sender, line)
    waiting -= 1
    turn?.begin()
  }
}
