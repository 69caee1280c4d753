import '#src/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Toast } from '#src/ui/feedback/toast.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

test.each(['Saved', 'Mark saved', 'Twelve answers of two classes were marked and are counted from now on'])('%s: a message keeps its Close within it', (words) => {
  draw(
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <div>
        <Toast kind="success" onDismiss={() => undefined}>
          {words}
        </Toast>
      </div>
    </div>,
  )
  const close = page.getByRole('button', { name: 'Close' }).element()
  const word = document.createRange()
  word.selectNodeContents(close)
  expect(word.getBoundingClientRect().right).toBeLessThan(close.parentElement?.getBoundingClientRect().right ?? 0)
})
