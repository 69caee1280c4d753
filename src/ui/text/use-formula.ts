import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

type Draw = (host: HTMLElement, source: string, display: boolean) => void

const firstWaitMs = 1_000
const longestWaitMs = 30_000

let draw: Draw | null = null
let isLoading = false
const waiting = new Set<() => void>()

/** Draws a formula into the element of the returned `host` as soon as KaTeX is here; `isDrawn` is false until then. The first caller loads KaTeX. */
export function useFormula(source: string, display: boolean): { host: RefObject<HTMLSpanElement | null>; isDrawn: boolean } {
  const host = useRef<HTMLSpanElement>(null)
  const ready = useSyncExternalStore(subscribe, currentDraw, currentDraw)
  useLayoutEffect(() => {
    const element = host.current
    if (ready === null || element === null) return
    ready(element, source, display)
    if (display && element.scrollWidth > element.clientWidth + 1) element.tabIndex = 0
  }, [ready, source, display])
  return { host, isDrawn: ready !== null }
}

/**
 * Fetches KaTeX and the two fonts of most formulas, so that the next page draws its formulas at once. What does not arrive is fetched by the
 * first formula.
 */
export async function fetchFormulas(): Promise<void> {
  if (draw === null && !isLoading) await load()
  await Promise.allSettled(['1em KaTeX_Main', 'italic 1em KaTeX_Math'].map((font) => document.fonts.load(font)))
}

function currentDraw(): Draw | null {
  return draw
}

function subscribe(notify: () => void): () => void {
  waiting.add(notify)
  if (draw === null && !isLoading) void load()
  return () => waiting.delete(notify)
}

async function load(waitMs = firstWaitMs): Promise<void> {
  isLoading = true
  try {
    const module = await import('./katex-draw.ts')
    draw = module.drawFormula
    isLoading = false
    for (const notify of waiting) notify()
  } catch {
    // The formula stays readable as text meanwhile.
    window.setTimeout(() => void (waiting.size > 0 ? load(Math.min(2 * waitMs, longestWaitMs)) : (isLoading = false)), waitMs)
  }
}
