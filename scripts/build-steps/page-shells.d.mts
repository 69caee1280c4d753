/**
 * Writes, for every page of the web app in `web`, the plain page with the name of each script it begins with, so that they are fetched
 * side by side and not one after the other: `.shells/<its address, encoded>.html`, where `$name` stands for a part that differs. Pages for
 * somebody signed in name them for `src/first-script.ts` alone: a visitor is sent on to another page.
 */
export function writePageShells(web: string): void
/** The scripts each page of the built web app begins with beside those of every page, by its route file. */
export function pagesOf(web: string): Record<string, string[]>
/** The scripts of pages for somebody signed in, each page with a pattern of its addresses. */
export function scriptsByAddress(web: string): [pattern: string, scripts: string[]][]
/** The tags that fetch scripts with the page and not after it. */
export function preloads(files: readonly string[]): string
