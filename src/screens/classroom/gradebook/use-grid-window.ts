import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A cell by its place among the students and the work; the head is row -1, the names column -1. */
export type Place = { row: number; column: number }

/** The rows and columns to draw, where each begins, and the size of all of them, in CSS pixels. */
export type GridWindow = {
  scroller: RefObject<HTMLDivElement | null>
  rows: readonly { index: number; start: number }[]
  columns: readonly { index: number; start: number }[]
  bodyHeight: number
  bodyWidth: number
  reveal: (place: Place) => void
}

/** Sizes of a grid's parts in CSS pixels at the standard text size. */
export type GridSizes = { row: number; column: number; names: number; head: number; foot: number; marks: number }

/**
 * Which cells of a large grid are in sight, both ways, with a few around them and always those of `kept`: every row is as high as every
 * other, and so is every column as wide, so that nothing is measured.
 */
export function useGridWindow(counts: { rows: number; columns: number }, sizes: GridSizes, kept: Place, letters: number): GridWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const shared = { getScrollElement: () => scroller.current, initialRect: { width: 1280, height: 800 } }
  const down = useVirtualizer({
    ...shared,
    count: counts.rows,
    estimateSize: () => sizes.row * letters,
    overscan: 4,
    scrollPaddingStart: sizes.head * letters,
    scrollPaddingEnd: sizes.foot * letters,
    rangeExtractor: (range) => withKept(range, kept.row),
  })
  const across = useVirtualizer({
    ...shared,
    horizontal: true,
    count: counts.columns,
    estimateSize: () => sizes.column * letters,
    overscan: 2,
    scrollPaddingStart: sizes.names * letters,
    scrollPaddingEnd: sizes.marks * letters,
    rangeExtractor: (range) => withKept(range, kept.column),
  })
  const size = `${sizes.row} ${sizes.column} ${letters}`
  useLayoutEffect(() => {
    down.measure()
    across.measure()
  }, [size, down, across])
  return {
    scroller,
    rows: down.getVirtualItems(),
    columns: across.getVirtualItems(),
    bodyHeight: down.getTotalSize(),
    bodyWidth: across.getTotalSize(),
    reveal: ({ row, column }) => {
      if (row >= 0 && row < counts.rows) down.scrollToIndex(row)
      if (column >= 0 && column < counts.columns) across.scrollToIndex(column)
    },
  }
}

/** How large the reader's letters are against the standard size, and whether a window has no more room for them than a phone's, as they change. */
export function useLetters(): { letters: number; isPhone: boolean } {
  const [known, setKnown] = useState(lettersNow)
  useLayoutEffect(() => {
    const look = () => setKnown((last) => (JSON.stringify(last) === JSON.stringify(lettersNow()) ? last : lettersNow()))
    const resized = new ResizeObserver(look)
    resized.observe(document.documentElement)
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [])
  return known
}

function lettersNow() {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  // Letters twice as large leave half as much room: then, too, the figures stand below the names.
  return { letters, isPhone: window.innerWidth / letters < 768 }
}

function withKept(range: Range, kept: number): number[] {
  const inSight = defaultRangeExtractor(range)
  if (kept < 0 || kept >= range.count || inSight.includes(kept)) return inSight
  return [...inSight, kept].toSorted((one, other) => one - other)
}
