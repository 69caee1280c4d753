import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'
import { draw } from './chat/draw.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))

afterEach(() => void vi.useRealTimers())

test('the words of a control come when the pointer rests there 700 ms, and at once when it comes from another within 300', async () => {
  draw(
    <>
      <Tooltip words="About the first">{(described) => <button {...described}>first</button>}</Tooltip>
      <Tooltip words="About the second">{(described) => <button {...described}>second</button>}</Tooltip>
    </>,
  )
  await expect.poll(() => buttons().length).toBe(2)
  point('over', 0)
  expect(await shownAfter(699)).toEqual([])
  expect(await shownAfter(1)).toEqual(['About the first'])
  point('out', 0)
  expect(await shownAfter(299)).toEqual(['About the first'])
  point('over', 1)
  expect(await shownAfter(0)).toEqual(['About the first', 'About the second'])
  point('out', 1)
  expect(await shownAfter(300)).toEqual([])
  point('over', 0)
  expect(await shownAfter(699)).toEqual([])
})

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')]
}

function point(way: 'over' | 'out', index: number) {
  buttons()[index]?.dispatchEvent(new PointerEvent(`pointer${way}`, { bubbles: true, relatedTarget: document.body }))
}

/** The words in sight once so many milliseconds have passed and the page was drawn. */
async function shownAfter(ms: number): Promise<(string | null)[]> {
  vi.advanceTimersByTime(ms)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  return [...document.querySelectorAll('[role=tooltip]:not([hidden])')].map((bubble) => bubble.textContent)
}
