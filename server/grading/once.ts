/** The same work, done again only for another text than the last one: all keys of a question look at the same answer. */
export function once<T>(work: (text: string) => T): (text: string) => T {
  let last: { text: string; made: T } | null = null
  return (text) => {
    last = last?.text === text ? last : { text, made: work(text) }
    return last.made
  }
}

/** Work that is done when it is first asked for, and not again. */
export function lazily<T>(work: () => T): () => T {
  let done: { made: T } | null = null
  return () => {
    done ??= { made: work() }
    return done.made
  }
}
