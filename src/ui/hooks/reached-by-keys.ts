const controls = 'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex="0"]'

/**
 * As a `ref` of what scrolls within itself: while there is more of it than is shown, and no control in it that would bring it along, it is a
 * stop of Tab, so that the arrow keys can scroll it.
 */
export function reachedByKeys(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  const fit = () => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
    const isCut = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1
    if (isCut && element.querySelector(controls) === null) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(element)
  for (const child of element.children) sizes.observe(child)
  const parts = new MutationObserver(fit)
  parts.observe(element, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    parts.disconnect()
  }
}
