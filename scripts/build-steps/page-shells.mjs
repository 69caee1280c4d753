import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes, for every page of the web app in `web`, the plain page with the name of each script it begins with, so that they are fetched
 * side by side and not one after the other: `.shells/<its address, encoded>.html`, where `$name` stands for a part that differs. Pages for
 * somebody signed in name them for `src/first-script.ts` alone: a visitor is sent on to another page.
 */
export function writePageShells(web) {
  const shell = readFileSync(join(web, 'index.html'), 'utf8')
  mkdirSync(join(web, '.shells'))
  for (const [route, files] of Object.entries(pagesOf(web))) {
    const scripts = files.map((file) => `/${file}`).join(' ')
    const page = isForSomebody(route)
      ? shell.replace('<html', () => `<html data-scripts="${scripts}"`)
      : shell.replace('</head>', () => `${preloads(files)}</head>`)
    const file = join(web, '.shells', `${encodeURIComponent(addressOf(route))}.html`)
    // Two routes at one address, as a layout without an underscore and the page in it, are more than this can tell apart.
    writeFileSync(file, page, { flag: 'wx' })
  }
}

/** The scripts each page of the built web app begins with beside those of every page, by its route file. */
export function pagesOf(web) {
  return JSON.parse(readFileSync(join(web, '.vite', 'pages.json'), 'utf8')).pages
}

/** The scripts of pages for somebody signed in, each page with a pattern of its addresses. */
export function scriptsByAddress(web) {
  const own = Object.entries(pagesOf(web)).filter(([route, files]) => isForSomebody(route) && files.length > 0)
  return own.map(([route, files]) => [`^${addressOf(route).replaceAll(/\$\w+/g, '[^/]+')}$`, files.map((file) => `/${file}`)])
}

function isForSomebody(route) {
  return route.startsWith('_signedIn/')
}

/** The tags that fetch scripts with the page and not after it. */
export function preloads(files) {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n  `).join('')
}

/** The address of a route's page: folders and files that begin with an underscore are no part of it, dots part it, `index` ends it. */
function addressOf(route) {
  return `/${route.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index').join('/')}`
}
