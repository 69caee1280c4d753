/** Puts the focus on the page's heading, so that a screen reader says where one is. Who opened a menu since the page was asked for keeps it. */
export function focusHeading(): void {
  if (document.querySelector('details[open] :focus') !== null) return
  document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true })
}
