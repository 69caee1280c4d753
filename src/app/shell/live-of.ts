import type { Live } from '#src/screens/accent/live.ts'

type Source<Snapshot> = { getSnapshot: () => Snapshot; subscribe: (listener: () => void) => { unsubscribe: () => void } }

/** A part of an actor that changes often, to be read from outside; null while there is no actor. The same stays the same object. */
export function liveOf<Snapshot, Value>(
  actor: Source<Snapshot> | undefined,
  select: (snapshot: Snapshot) => Value | null,
  isSame: (one: Value | null, other: Value | null) => boolean,
): Live<Value | null> {
  let last: Value | null = null
  return {
    read() {
      const next = actor === undefined ? null : select(actor.getSnapshot())
      if (!isSame(last, next)) last = next
      return last
    },
    subscribe(listener) {
      const subscription = actor?.subscribe(listener)
      return () => subscription?.unsubscribe()
    },
  }
}
