/** A path of the contract as the router matches it: a parameter may be followed by a file ending, as in `/sessions/:id.csv`. */
export function routerPath(path: string): string {
  return path.replaceAll(/:(\w+)(\.\w+)/g, ':$1{[^/]+\\$2}')
}

/** The parameters that the router found, without the file ending that the path gives one of them. */
export function withoutEnding(path: string, params: Record<string, string>): Record<string, string> {
  const endings = new Map([...path.matchAll(/:(\w+)(\.\w+)/g)].map(([, name = '', ending = '']) => [name, ending]))
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text.slice(0, text.length - (endings.get(name)?.length ?? 0))]))
}
