/** As a `ref`: what a press at the bottom of a phone came to is scrolled into view once it stands there. */
export function inSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
