import type { Route } from './route.ts'

/**
 * Gathers routes into one list, those with fixed segments before those with parameters. Throws when two answer the same call, and for
 * one that takes a file without saying who may send any.
 */
export function defineRoutes(routes: readonly Route[]): readonly Route[] {
  const seen = new Set<string>()
  for (const one of routes) {
    const shape = `${one.endpoint.method} ${one.endpoint.path.replaceAll(/:\w+/g, ':')}`
    if (seen.has(shape)) throw new Error(`two routes answer ${shape}`)
    seen.add(shape)
    const { on } = one.policy
    if (one.endpoint.accepts && (typeof on === 'string' || !on.rule.mayHaveAny)) throw new Error(`${shape} takes a file and does not say who may send one`)
  }
  return routes.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

function order(one: Route): string {
  return one.endpoint.path.replaceAll(/:\w+/g, '~')
}
