import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '#src/ui/controls/button.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const sizes = ['lg', 'md', 'sm'] as const
const words = 'Start the sample session now'

test('words of several lines keep room above and below them in their button', async () => {
  draw(
    <main style={{ width: '7rem' }}>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {words}
        </Button>
      ))}
    </main>,
  )
  await expect.element(page.getByRole('button').first()).toBeVisible()
  const rooms = page.getByRole('button').elements().map((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()]
    return { isHigh: inner.height > 30, isFree: inner.top - outer.top >= 4 && outer.bottom - inner.bottom >= 4 }
  })
  expect(rooms).toEqual(sizes.map(() => ({ isHigh: true, isFree: true })))
})
