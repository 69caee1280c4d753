import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { examples } from '#src/screens/sessions/history/history.example.tsx'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'
import { drawExample } from '#tests/screens/draw-example.tsx'

beforeEach(() => page.viewport(390, 844))
afterEach(() => {
  document.documentElement.style.fontSize = ''
  return page.viewport(1280, 800)
})

function sides(element: Element | null | undefined) {
  const box = element?.getBoundingClientRect()
  return [Math.round(box?.left ?? 0), Math.round(box?.right ?? 0)]
}

test('on a phone search and filters reach from edge to edge of the page, as their list does', async () => {
  await drawExample(examples['Eight sessions'])
  await expect.poll(() => sides(document.querySelector('search'))).toEqual([16, 390 - 16])
})

test('with large text on a small phone Close and its focus ring stay within their dialog', async () => {
  document.documentElement.style.fontSize = '32px'
  await page.viewport(320, 568)
  draw(
    <Dialog open title="Read aloud calm">
      <DialogBody>Anything</DialogBody>
    </Dialog>,
  )
  const [, end] = sides(page.getByRole('button', { name: 'Close' }).element())
  expect((sides(page.getByRole('dialog').element())[1] ?? 0) - (end ?? 0)).toBeGreaterThanOrEqual(5)
})
