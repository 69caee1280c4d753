import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'
import { draw } from './chat/draw.tsx'

// The clock goes on from where the page's stands: at zero it would be before the last words that another file closed.
beforeEach(() => {
  const nowMs = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.advanceTimersByTime(nowMs + 1000)
})

afterEach(() => void vi.useRealTimers())

test('@f36 the words of a control come when the pointer rests there 700 ms, and at once when it comes from another within 300', async () => {
  // Away from the corner, where the browser's own pointer stands.
  draw(
    <div style={{ padding: 200 }}>
      <Tooltip words="About the first">{(described) => <button {...described}>first</button>}</Tooltip>
      <Tooltip words="About the second">{(described) => <button {...described}>second</button>}</Tooltip>
    </div>,
  )
  await expect.poll(() => buttons().length).toBe(2)
  point('over', 0)
  expect(shownAfter(699)).toEqual([])
  expect(shownAfter(1)).toEqual(['About the first'])
  point('out', 0)
  expect(shownAfter(299)).toEqual(['About the first'])
  point('over', 1)
  await expect.poll(shown).toEqual(['About the first', 'About the second'])
  point('out', 1)
  expect(shownAfter(300)).toEqual([])
  point('over', 0)
  expect(shownAfter(699)).toEqual([])
})

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')]
}

function point(way: 'over' | 'out', index: number) {
  buttons()[index]?.dispatchEvent(new PointerEvent(`pointer${way}`, { bubbles: true, relatedTarget: document.body }))
}

/** The words in sight once so many milliseconds have passed. */
function shownAfter(ms: number): (string | null)[] {
  flushSync(() => vi.advanceTimersByTime(ms))
  return shown()
}

function shown(): (string | null)[] {
  return [...document.querySelectorAll('[role=tooltip]:not([hidden])')].map((bubble) => bubble.textContent)
}
