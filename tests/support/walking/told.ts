import type { Replayed } from './replay-walk.ts'

/** Prints what a walk covered, so that a run shows how much was walked. */
export function told(machine: string, { paths, steps, transitionsTaken, leavesReached }: Replayed): void {
  process.stdout.write(`${machine}: ${paths} paths, ${steps} steps, ${transitionsTaken} transitions, ${leavesReached} leaf states\n`)
}
