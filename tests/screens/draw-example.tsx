import '#src/styles.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'

/** Draws an example of the gallery until it, or a dialog of it, is there; it is taken away when the test is over. */
export async function drawExample(Component: ComponentType): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  root.render(<Component />)
  await expect.poll(() => host.childElementCount + document.querySelectorAll('[role$=dialog]').length).toBeGreaterThan(0)
}
