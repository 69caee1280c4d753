import '#src/styles.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Draws a picture into the page until the test ends; the answer draws another one in its place. */
export function draw(picture: ReactNode): (next: ReactNode) => void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const show = (next: ReactNode) => flushSync(() => root.render(next))
  show(picture)
  return show
}
