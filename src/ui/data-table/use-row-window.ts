import { defaultRangeExtractor, measureElement as heightOf, type Range, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'

/** The longest list that is drawn whole where all of it is here, so that the browser's own search finds every row. */
const wholeUpTo = 60
const sampled = 5
const guessedHeight = 52

/** One drawn row: `index` in the list, and the height of the rows left out between the row drawn before and this one. */
export type DrawnRow = { index: number; gap: number }

/**
 * Where the body begins on its scroller, and how high a usual row was found to be in a layout. The height is learned once per layout:
 * learned anew from whatever is drawn, it would change what is drawn, and so on for ever. `reached` is the row at the top of what was
 * in sight when another height was learned, so that it can be brought back; 0 for none.
 */
type Place = { top: number; height: number; layout: string; reached: number }

/** What to draw of a list: the rows in sight and a few around them, and the height left out below the last of them. */
export type RowWindow = {
  body: RefObject<HTMLTableSectionElement | null>
  drawn: readonly DrawnRow[]
  rest: number
  measure: (row: HTMLTableRowElement | null) => void
}

/**
 * Which rows of a long list are in sight, whether the page scrolls or the nearest `data-scroller` around the body.
 * `keptIndex` is drawn wherever it is (the row that has the focus); -1 for none. `isPart` says that more rows exist than are here.
 * Rows may have any height. On paper every row is drawn.
 */
export function useRowWindow(ids: readonly number[], scroll: 'page' | 'own', keptIndex: number, isPart: boolean): RowWindow {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const { top, height, layout, reached } = place ?? { top: 0, height: guessedHeight, layout: '', reached: 0 }
  // The rows in sight come first, the others once they are painted.
  const around = useDeferredValue(4, 0)
  const isWhole = usePrinting() || (around > 0 && !isPart && ids.length <= wholeUpTo)
  const options = {
    // A few rows tell where the table stands and how high a usual one is, so that the others are laid out once.
    count: place === null ? Math.min(sampled, ids.length) : ids.length,
    estimateSize: () => height,
    // A new function makes the unmeasured rows take a new estimate.
    getItemKey: useCallback((index: number) => ids[index] ?? -height, [ids, height]),
    rangeExtractor: (range: Range) => (isWhole ? everyIndex(range) : indexesOf(range, keptIndex)),
    scrollMargin: top,
    overscan: around,
    measureElement: heightOnceLaidOut,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  }
  const ofPage = useWindowVirtualizer<HTMLTableRowElement>({ ...options, enabled: scroll === 'page' })
  const ofBox = useVirtualizer<HTMLElement, HTMLTableRowElement>({ ...options, enabled: scroll === 'own', getScrollElement: () => scrollerOf(body.current) })
  const rowsHere = scroll === 'page' ? ofPage : ofBox
  const { getVirtualItems, getTotalSize, measureElement } = rowsHere

  useLayoutEffect(() => {
    const rows = body.current
    if (rows === null) return
    function look(at: HTMLTableSectionElement) {
      const seen = { top: topOf(at, scroll), height: usualHeight(at), layout: layoutNow() }
      const first = rowsHere.range?.startIndex ?? 0
      setPlace((known) => {
        if (known?.layout === seen.layout) return movedTo(known, seen.top)
        return { ...seen, reached: known === null || known.height === seen.height ? 0 : first }
      })
    }
    look(rows)
    // Asked in every commit instead, the browser would lay the page out before each press is answered.
    const resized = new ResizeObserver(() => look(rows))
    resized.observe(scroll === 'page' ? document.body : (scrollerOf(rows) ?? rows))
    return () => resized.disconnect()
  }, [scroll, rowsHere])

  useLayoutEffect(() => {
    if (reached > 0) rowsHere.scrollToIndex(reached, { align: 'start' })
  }, [layout, reached, rowsHere])

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

function everyIndex({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function indexesOf(range: Range, keptIndex: number): number[] {
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

function movedTo(place: Place, top: number): Place {
  return Math.abs(top - place.top) > 1 ? { ...place, top } : place
}

/** What the height of usual rows hangs on, and what no list can change by what it draws. */
function layoutNow(): string {
  return `${window.innerWidth} wide, letters of ${getComputedStyle(document.documentElement).fontSize}`
}

/** The height of a usual row of those drawn now: the middle one, so that most rows are exactly as high as expected. */
function usualHeight(body: Element): number {
  const heights = [...body.querySelectorAll('tr[data-index]')].map((row) => Math.round(row.getBoundingClientRect().height)).sort((one, other) => one - other)
  return heights[heights.length >> 1] ?? guessedHeight
}
