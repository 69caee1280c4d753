/** A due date as a date-time box holds it, by this device's clock; empty for none. */
export function dueInput(dueAt: string | null): string {
  if (dueAt === null) return ''
  const moment = new Date(dueAt)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The instant a date-time box holds that began with `before`: untouched it stays that, also to the second and in an hour that comes twice. */
export function dueInstantAfter(before: string | null, text: string): string {
  return before !== null && text === dueInput(before) ? before : dueInstant(text)
}

/** The instant a date-time box holds; empty while it holds none. */
export function dueInstant(text: string): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
