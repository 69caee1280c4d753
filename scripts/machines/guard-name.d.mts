/** A guard as a diagram says it: its name, and of guards joined with `and`, `or` or `not` all their names. */
export function guardName(guard: unknown): string
