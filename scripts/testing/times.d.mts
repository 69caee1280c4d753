/** One step of a run; those without tests of their own have no number of them. */
export type Step = { name: string; seconds: number; tests?: number }
/** A table for the terminal of what a run did: each step with its seconds and, where it has them, its tests, and the whole at the end. */
export function timesTable(steps: readonly Step[], seconds: number): string
