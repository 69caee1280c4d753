/** The middle of some figures; NaN of none. */
export function median(figures: number[]): number {
  return percentile(figures, 50)
}

/** The figure below which `share` percent of the figures lie; NaN of none. */
export function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
}

/** Prints rows as a table with a title; columns are as wide as their widest cell. */
export function printTable(title: string, header: string[], rows: string[][]): void {
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  console.log(['', title, line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'))
}
