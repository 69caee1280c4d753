import { machineNames, walksOf } from '#tests/support/walks/all-walks.ts'
import { shortestPaths } from './choose.ts'
import { coverageOf } from './coverage.ts'

/** Every machine on a line: its name, how many states and transitions it has, and how many paths cover which part of them. */
export async function asList(): Promise<string> {
  const rows = [['machine', 'states', 'transitions', 'paths', 'covered']]
  for (const name of machineNames) {
    const walks = await walksOf(name)
    const paths = shortestPaths(walks)
    const [first] = walks
    if (first === undefined) continue
    const { states, transitions, missedStates, missedTransitions } = coverageOf(first.machine, paths)
    const missed = missedStates.length + missedTransitions.length
    rows.push([name, String(states), String(transitions), String(paths.length), missed === 0 ? 'all' : `all but ${missed}`])
  }
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')).join('\n')
}
