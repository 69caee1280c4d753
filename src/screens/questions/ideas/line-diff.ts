/** One line of a difference: it stays, is new, or goes. */
export type DiffLine = { kind: 'same' | 'new' | 'gone'; text: string }

/** What becomes of a text's lines when another takes its place: the longest run of common lines stays. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const common = old.map(() => next.map(() => 0))
  const at = (one: number, other: number) => common[one]?.[other] ?? 0
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = next.length - 1; other >= 0; other -= 1) {
      const row = common[one]
      if (row) row[other] = old[one] === next[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
    }
  }
  const lines: DiffLine[] = []
  let [one, other] = [0, 0]
  while (one < old.length || other < next.length) {
    if (one < old.length && other < next.length && old[one] === next[other]) {
      lines.push({ kind: 'same', text: old[one] ?? '' })
      one += 1
      other += 1
    } else if (one < old.length && (other >= next.length || at(one + 1, other) >= at(one, other + 1))) {
      lines.push({ kind: 'gone', text: old[one] ?? '' })
      one += 1
    } else {
      lines.push({ kind: 'new', text: next[other] ?? '' })
      other += 1
    }
  }
  return lines
}
