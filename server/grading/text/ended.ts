/** A text with a full stop, where it does not end a sentence or a displayed formula already. */
export function ended(text: string): string {
  return /[.!?]$|\\\)$|\$\$$/.test(text) ? text : `${text}.`
}
