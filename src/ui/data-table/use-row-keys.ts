import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

type Keys = { ids: readonly number[]; hasBox: (index: number) => boolean; onKeep: (id: number) => void; onExtend: (from: number, to: number) => void }

/**
 * Keys on a row's check box: arrows, Page Up, Page Down, Home and End go to another row's box, near or far (rows for which `hasBox` is
 * false are passed over); with Shift the rows on the way are chosen too. `onKeep` must draw the row at once, so that it can take the focus.
 */
export function useRowKeys({ ids, hasBox, onKeep, onExtend }: Keys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const row = event.target instanceof HTMLInputElement ? event.target.closest('[data-select]')?.closest('tr') : null
    const index = Number(row?.dataset.index ?? -1)
    const next = withBox(destination(event.key, index, ids.length), index, ids.length, hasBox)
    const id = next === null ? undefined : ids[next]
    if (index === -1 || next === null || id === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const body = event.currentTarget
    flushSync(() => {
      onKeep(id)
      if (event.shiftKey) onExtend(index, next)
    })
    const box = body.querySelector<HTMLInputElement>(`tr[data-index="${next}"] > [data-select] input`)
    box?.focus({ preventScroll: true })
    if (box) keepInSight(box, settlingFrames)
  }
}

const page = 10
const settlingFrames = 20

/**
 * Brings a box into sight, with as much of its row as there is room for. Rows around a far one take their real heights once they are
 * drawn, which moves it: it is held for some frames, while it has the focus.
 */
function keepInSight(box: Element, frames: number): void {
  for (const part of [box.closest('tr'), box]) part?.scrollIntoView({ block: 'nearest' })
  if (frames > 0) requestAnimationFrame(() => (document.activeElement === box ? keepInSight(box, frames - 1) : undefined))
}

/** The nearest row from `wanted` on, away from where the focus is, that can be chosen; where there is none, nothing moves. */
function withBox(wanted: number | null, from: number, count: number, hasBox: (index: number) => boolean): number | null {
  if (wanted === null) return null
  const step = wanted < from ? -1 : 1
  for (let index = wanted; index >= 0 && index < count; index += step) if (hasBox(index)) return index
  return null
}

function destination(key: string, index: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined ? null : Math.min(Math.max(place, 0), count - 1)
}
