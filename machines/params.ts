/** Hands what a finished call answered to a guard or an action. */
export function output<Output>({ event }: { event: { output: Output } }): Output {
  return event.output
}

/** Hands the whole event to a guard or an action. */
export function received<Event>({ event }: { event: Event }): Event {
  return event
}
