/** The three names most like a wanted one, best first: those that contain it before those that need few letters changed. */
export function nearest(wanted: string, names: readonly string[]): string[] {
  const asked = wanted.toLowerCase()
  const far = (name: string) => (name.toLowerCase().includes(asked) ? 0 : distance(asked, endOf(name.toLowerCase(), asked)))
  return names.toSorted((one, other) => far(one) - far(other) || one.length - other.length).slice(0, 3)
}

/** The last parts of a dotted name, as many as the wanted one has. */
function endOf(name: string, wanted: string): string {
  return name.split('.').slice(-wanted.split('.').length).join('.')
}

/** How many letters must be changed, added or left out to make one text of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const above = row
    row = [index + 1]
    for (const [at, wanted] of [...other].entries()) {
      row.push(Math.min((above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1, (above[at] ?? 0) + (letter === wanted ? 0 : 1)))
    }
  }
  return row[other.length] ?? 0
}
