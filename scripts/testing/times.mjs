/** A table for the terminal of what a run did: each step with its seconds and, where it has them, its tests, and the whole at the end. */
export function timesTable(steps, seconds) {
  const tests = steps.reduce((sum, step) => sum + (step.tests ?? 0), 0)
  const rows = [...steps, { name: 'altogether', seconds, tests }]
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.map((row) => `${row.name.padEnd(width)}  ${row.seconds.toFixed(1).padStart(7)} s  ${words(row.tests)}`.trimEnd()).join('\n')
}

function words(tests) {
  return tests === undefined ? '' : `${String(tests).padStart(6)} tests`
}
