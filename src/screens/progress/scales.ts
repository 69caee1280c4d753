/** The space of a picture in its own units; its width follows the page. `above` is the room for a number over the highest bar. */
export const frame = { width: 560, height: 200, left: 60, right: 548, top: 12, bottom: 168, above: 10 }

/** Places marks side by side, from left to right. */
export function placesOf(count: number): (index: number) => number {
  const [first, last] = [frame.left + 30, frame.right - 30]
  return (index) => (count === 1 ? (first + last) / 2 : first + ((last - first) * index) / (count - 1))
}

/** How wide each of so many bars is: they leave gaps, which shrink with them where there are many. */
export function barWidth(count: number): number {
  const room = (frame.right - frame.left) / count
  return Math.min(44, room - Math.min(4, room / 4))
}

/** Heights from nothing to `most`, and the values that deserve a line: whole, round, and about so many. */
export function heightsOf(most: number, lines = 4): { y: (value: number) => number; lines: number[] } {
  const nearly = roundStep(most / lines)
  const step = roundStep((Math.ceil(most / nearly) * nearly) / lines)
  const count = Math.ceil(Math.max(1, most) / step)
  return { y: heightIn(count * step), lines: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** Heights of percentages: always the whole hundred, with the lines of the bands. */
export function percentHeights(): { y: (value: number) => number; lines: number[] } {
  return { y: heightIn(100), lines: [0, 60, 80, 100] }
}

function heightIn(most: number): (value: number) => number {
  return (value) => Math.round((frame.bottom - (value / most) * (frame.bottom - frame.top)) * 10) / 10
}

/** The 1, 2, 5 or 10 of its power of ten that comes nearest in proportion, and never less than 1. */
function roundStep(step: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(step)))
  const factor = [10, 5, 2].find((_, place) => step / power >= Math.sqrt([50, 10, 2][place] ?? 0)) ?? 1
  return factor * power
}

/** Which of many labels are written, so that they do not touch: at most `most`, the first and last among them. */
export function isLabelled(index: number, count: number, most = 6): boolean {
  const every = Math.ceil(count / most)
  return (count - 1 - index) % every === 0
}
