/** The scripts of the page at an address, of pages told by patterns; none for a page that is not among them. */
export function scriptsAt(pathname: string, pages: readonly [pattern: string, scripts: string[]][]): string[] {
  const [, scripts = []] = pages.find(([pattern]) => new RegExp(pattern).test(pathname)) ?? []
  return scripts
}

/** A page that names these scripts to `src/first-script.ts`, with the headers of the plain one. */
export async function withScripts(plain: Response, scripts: readonly string[]): Promise<Response> {
  if (scripts.length === 0) return plain
  const html = (await plain.text()).replace('<html', () => `<html data-scripts="${scripts.join(' ')}"`)
  const headers = new Headers(plain.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(html, { status: plain.status, headers })
}
