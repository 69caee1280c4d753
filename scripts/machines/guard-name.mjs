/** A guard as a diagram says it: its name, and of guards joined with `and`, `or` or `not` all their names. */
export function guardName(guard) {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'function') return guard.type
  if (!guard.guards) return guard.name
  const names = guard.guards.map((one) => (isJoined(one) ? `[${guardName(one)}]` : guardName(one)))
  return guard.name === 'not' ? `not ${names[0]}` : names.join(` ${guard.name} `)
}

function isJoined(guard) {
  return typeof guard === 'function' && guard.guards !== undefined && guard.name !== 'not'
}
