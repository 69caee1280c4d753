/** An event's type in words: `login done`, `login failed`, `after loginPatience`, or the type itself. */
export function eventWords(type: string): string {
  const [, ending, call] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (call !== undefined) return `${call} ${ending === 'done' ? 'done' : 'failed'}`
  const [, wait] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return wait === undefined ? type : `after ${wait}`
}

/** What makes a machine take a transition, in words. */
export function wayWords({ eventType }: { eventType: string }): string {
  return eventType === '' ? 'at once' : eventWords(eventType)
}
