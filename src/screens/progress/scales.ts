import { scaleLinear, scalePoint } from 'd3-scale'

/** The space of a picture in its own units; its width follows the page. */
export const frame = { width: 560, height: 200, left: 60, right: 548, top: 12, bottom: 168 }

/** Places marks side by side, from left to right. */
export function placesOf(count: number): (index: number) => number {
  const scale = scalePoint<number>(Array.from({ length: count }, (_, index) => index), [frame.left + 30, frame.right - 30])
  return (index) => (count === 1 ? (frame.left + frame.right) / 2 : (scale(index) ?? 0))
}

/** How wide each of so many bars is: they leave gaps, which shrink with them where there are many. */
export function barWidth(count: number): number {
  const room = (frame.right - frame.left) / count
  return Math.min(44, room - Math.min(4, room / 4))
}

/** Heights from nothing to `most`, and the values that deserve a line. */
export function heightsOf(most: number, lines = 4): { y: (value: number) => number; lines: number[] } {
  const scale = scaleLinear([0, Math.max(1, most)], [frame.bottom, frame.top]).nice(lines)
  return { y: (value) => Math.round(scale(value) * 10) / 10, lines: scale.ticks(lines).filter(Number.isInteger) }
}

/** Heights of percentages: always the whole hundred, with the lines of the bands. */
export function percentHeights(): { y: (value: number) => number; lines: number[] } {
  const scale = scaleLinear([0, 100], [frame.bottom, frame.top])
  return { y: (value) => Math.round(scale(value) * 10) / 10, lines: [0, 60, 80, 100] }
}

/** Which of many labels are written, so that they do not touch: at most `most`, the first and last among them. */
export function isLabelled(index: number, count: number, most = 6): boolean {
  const every = Math.ceil(count / most)
  return (count - 1 - index) % every === 0
}
