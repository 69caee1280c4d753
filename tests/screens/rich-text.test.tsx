import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { draw } from './chat/draw.tsx'

const movedAside = ['\\kern-30em\\colorbox{yellow}{MOVED}', '\\raisebox{-15em}{\\smash{\\colorbox{yellow}{MOVED}}}', '\\smash{\\raisebox{15em}{\\colorbox{yellow}{MOVED}}}', '\\llap{\\colorbox{yellow}{MOVED}\\hskip40em}']

test.each(movedAside)('a formula is painted over nothing but its own text: %s', async (formula) => {
  draw(
    <div data-testid="text">
      <p>{'Before '.repeat(200)}</p>
      <RichText text={`Here \\(${formula}\\) and $$${formula}$$`} />
      <p>{'After '.repeat(200)}</p>
    </div>,
  )
  const host = page.getByTestId('text').element()
  await expect.poll(() => host.querySelectorAll('.katex').length).toBe(2)
  const text = host.querySelector('.rich-text')
  const { left, right, top, bottom } = text?.getBoundingClientRect() ?? new DOMRect()
  const steps = Array.from({ length: 60 }, (_, at) => at / 60)
  const points = steps.flatMap((x) => steps.map((y) => ({ x: innerWidth * x, y: innerHeight * y })))
  const outside = points.filter(({ x, y }) => x < left - 16 || x > right + 16 || y < top - 16 || y > bottom + 16)
  expect(outside.filter(({ x, y }) => text?.contains(document.elementFromPoint(x, y)))).toEqual([])
})
