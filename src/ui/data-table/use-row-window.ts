import { defaultRangeExtractor, measureElement as heightOf, type Range, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'

/** The longest list that is drawn whole, so that the browser's own search and print find every row. */
export const wholeUpTo = 60
const sampled = 5

/** One drawn row: `index` in the list, and the height of the rows left out between the row drawn before and this one. */
export type DrawnRow = { index: number; gap: number }

/** What to draw of a list: the rows in sight and a few around them, and the height left out below the last of them. */
export type RowWindow = {
  body: RefObject<HTMLTableSectionElement | null>
  drawn: readonly DrawnRow[]
  rest: number
  measure: (row: HTMLTableRowElement | null) => void
}

/**
 * Which rows of a long list are in sight, whether the page scrolls or the nearest `data-scroller` around the body.
 * `keptIndex` is drawn wherever it is (the row that has the focus); -1 for none. Rows may have any height.
 */
export function useRowWindow(ids: readonly number[], scroll: 'page' | 'own', keptIndex: number): RowWindow {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState<{ top: number; height: number } | null>(null)
  const { top, height } = place ?? { top: 0, height: 52 }
  const options = {
    // A few rows tell where the table stands and how high a usual one is, so that the others are laid out once.
    count: place === null ? Math.min(sampled, ids.length) : ids.length,
    estimateSize: () => height,
    // A new function makes the unmeasured rows take a new estimate.
    getItemKey: useCallback((index: number) => ids[index] ?? -height, [ids, height]),
    rangeExtractor: (range: Range) => indexesOf(range, keptIndex),
    scrollMargin: top,
    // The rows in sight come first, those around them once they are painted.
    overscan: useDeferredValue(8, 0),
    measureElement: heightOnceLaidOut,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  }
  const ofPage = useWindowVirtualizer<HTMLTableRowElement>({ ...options, enabled: scroll === 'page' })
  const ofBox = useVirtualizer<HTMLElement, HTMLTableRowElement>({ ...options, enabled: scroll === 'own', getScrollElement: () => scrollerOf(body.current) })
  const { getVirtualItems, getTotalSize, measureElement } = scroll === 'page' ? ofPage : ofBox

  useLayoutEffect(() => {
    if (body.current === null) return
    const next = { top: topOf(body.current, scroll), height: usualHeight(body.current) ?? height }
    if (place === null || Math.abs(next.top - top) > 1 || Math.abs(next.height - height) > height / 4) setPlace(next)
  })

  let end = top
  const drawn = getVirtualItems().map((item) => {
    const gap = Math.max(0, item.start - end)
    end = item.end
    return { index: item.index, gap }
  })
  return { body, drawn, rest: Math.max(0, getTotalSize() + top - end), measure: measureElement }
}

/** A row counts as high as expected until the browser has laid it out anyway: asking sooner would make it do so twice. */
function heightOnceLaidOut<Scroller extends Element | Window>(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<Scroller, HTMLTableRowElement>,
): number {
  if (entry !== undefined) return heightOf(row, entry, rows)
  const index = rows.indexFromElement(row)
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index)
}

function indexesOf(range: Range, keptIndex: number): number[] {
  if (range.count <= wholeUpTo) return Array.from({ length: range.count }, (_, index) => index)
  const inSight = defaultRangeExtractor(range)
  return keptIndex === -1 || inSight.includes(keptIndex) ? inSight : [...inSight, keptIndex].sort((one, other) => one - other)
}

function scrollerOf(body: Element | null): HTMLElement | null {
  return body?.closest<HTMLElement>('[data-scroller]') ?? null
}

function topOf(body: Element, scroll: 'page' | 'own'): number {
  const top = body.getBoundingClientRect().top
  if (scroll === 'page') return Math.round(top + window.scrollY)
  const scroller = scrollerOf(body)
  return scroller === null ? 0 : Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop)
}

/** The height of a usual row of those drawn now: the middle one, so that most rows are exactly as high as expected. */
function usualHeight(body: Element): number | undefined {
  const heights = [...body.querySelectorAll('tr[data-index]')].map((row) => Math.round(row.getBoundingClientRect().height)).sort((one, other) => one - other)
  return heights[heights.length >> 1]
}
