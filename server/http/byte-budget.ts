import { fail, type Failure } from '#server/errors.ts'

/** Counts bytes that are in memory from now on; 429 when there is no room for them. */
export type Hold = (bytes: number) => void

/**
 * Reads what somebody sends. While it arrives its sender may be sent away for somebody who holds less: then `gone` is aborted with the
 * refusal to throw.
 */
export type Receive = <Body>(isVisitor: boolean, read: (hold: Hold, gone: AbortSignal) => Promise<Body>) => Promise<Body>

/** Runs work that receives something; what it holds is let go of when the work is over. */
export type ByteBudget = <Result>(work: (receive: Receive) => Promise<Result>) => Promise<Result>

type Sender = { isVisitor: boolean; held: number; stop: AbortController }

/**
 * A budget of `most` bytes for everything that is held in memory at once. When it is full, visitors without an account are sent away
 * first, then whoever holds the most of what is still arriving.
 */
export function byteBudget(most: number): ByteBudget {
  const arriving = new Set<Sender>()
  let held = 0

  return async (work) => {
    const own: Sender[] = []
    try {
      return await work(async (isVisitor, read) => {
        const sender = { isVisitor, held: 0, stop: new AbortController() }
        own.push(sender)
        arriving.add(sender)
        try {
          return await read((bytes) => holdFor(sender, bytes), sender.stop.signal)
        } finally {
          arriving.delete(sender)
        }
      })
    } finally {
      for (const sender of own) letGo(sender)
    }
  }

  function holdFor(sender: Sender, bytes: number): void {
    sender.stop.signal.throwIfAborted()
    while (held + bytes > most) makeRoom(sender, bytes)
    sender.held += bytes
    held += bytes
  }

  function makeRoom(sender: Sender, bytes: number): void {
    const wanted = { ...sender, held: sender.held + bytes }
    const others = [...arriving].filter((other) => other !== sender)
    const [first] = others.toSorted((one, other) => standing(other) - standing(one))
    if (!first || standing(first) <= standing(wanted)) throw full()
    arriving.delete(first)
    letGo(first)
    first.stop.abort(full())
  }

  function standing({ isVisitor, held: bytes }: Pick<Sender, 'isVisitor' | 'held'>): number {
    return bytes === 0 ? 0 : bytes + (isVisitor ? most : 0)
  }

  function letGo(sender: Sender): void {
    held -= sender.held
    sender.held = 0
  }
}

function full(): Failure {
  return fail('too_many_requests', { headers: { 'Retry-After': '2' } })
}
