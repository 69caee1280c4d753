/**
 * The circles among files that import each other, each as the way from a file back to itself; `imports` names what each file
 * imports, and what it does not hold itself leads nowhere.
 */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const way: string[] = []
  const left = new Set<string>()
  function visit(file: string): void {
    if (left.has(file)) return
    const start = way.indexOf(file)
    if (start !== -1) {
      found.push([...way.slice(start), file])
      return
    }
    way.push(file)
    for (const target of imports.get(file) ?? []) visit(target)
    way.pop()
    left.add(file)
  }
  for (const file of imports.keys()) visit(file)
  return found
}
