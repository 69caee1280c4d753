/**
 * Remembers where the focus is, and returns what gets it later: the same element while it is there, else the row that took the
 * place of its row, else the last row, else the heading of the page.
 */
export function focusKeeper(): () => HTMLElement | null {
  const opener = document.activeElement
  const index = Number(opener?.closest('tr[data-index]')?.getAttribute('data-index') ?? Number.NaN)
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener
    const rows = Number.isNaN(index) ? [] : [...document.querySelectorAll<HTMLElement>('main tr[data-index]')]
    const row = rows.find(({ dataset }) => Number(dataset['index']) >= index) ?? rows.at(-1)
    return row?.querySelector<HTMLElement>('input:not(:disabled), a, button') ?? document.querySelector<HTMLElement>('main h1')
  }
}
