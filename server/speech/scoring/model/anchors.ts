/** A line through points, from the lowest value up: each says which score a value gets. */
export type Anchors = readonly { value: number; score: number }[]

/** The score of a value: straight between the points, and the outermost score beyond them. */
export function scoreBetween(anchors: Anchors, value: number): number {
  const above = anchors.findIndex((anchor) => anchor.value >= value)
  const high = anchors[above]
  const low = anchors[above - 1]
  if (!high) return anchors.at(-1)?.score ?? 0
  if (!low) return high.score
  return low.score + ((high.score - low.score) * (value - low.value)) / (high.value - low.value)
}
