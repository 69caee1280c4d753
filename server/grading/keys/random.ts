/** A stream of numbers in [0, 1) that is the same for the same seed text (FNV-1a into mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The items in an order drawn from `random` (Fisher-Yates); the given array stays as it is. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return [...drawnIndexes(items.length, random)].flatMap((index) => items.slice(index, index + 1))
}

/** The numbers below `total`, each once, in an order drawn from `random`; taking a few of very many costs only those few. */
export function* drawnIndexes(total: number, random: () => number): Generator<number> {
  const moved = new Map<number, number>()
  for (let last = total - 1; last >= 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1))
    yield moved.get(pick) ?? pick
    moved.set(pick, moved.get(last) ?? last)
    moved.delete(last)
  }
}
