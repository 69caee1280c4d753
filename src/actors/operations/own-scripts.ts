type OwnScripts = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: OwnScripts) => OwnScripts }

let ownScripts: OwnScripts | null = null

/**
 * The address of one of the app's own workers in the form the page's policy asks for. Refuses every address but a file of the
 * build on this origin. The policy's name can be taken once, so this is the only place that makes it.
 */
export function ownScriptUrl(url: string): string {
  ownScripts ??= makeOwnScripts(globalThis)
  return ownScripts.createScriptURL(url)
}

function makeOwnScripts(scope: object): OwnScripts {
  const rules = { createScriptURL: checkedUrl }
  return hasPolicies(scope) ? scope.trustedTypes.createPolicy('lectern', rules) : rules
}

function checkedUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin || !/^\/(assets\/|src\/|(sw|policy)\.js$)/.test(pathname)) throw new TypeError('Only the own scripts may run.')
  return url
}

function hasPolicies(scope: object): scope is { trustedTypes: Policies } {
  return 'trustedTypes' in scope
}
