import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './freshness.mjs'
import { pagesOf, preloads } from './page-shells.mjs'
import { firstStyles } from './first-styles.mjs'

const words = 'Lectern runs in the browser and needs JavaScript. Please turn it on and reload the page.'
const readable = 'You can read this page without JavaScript. Please turn it on to sign in, register or try a session.'

/**
 * Draws the pages a visitor begins with into the web app's folder `web`, each as `.pages/<its address, encoded>.html`: the plain
 * page with the drawn one in its root element. The styles that draw them are written into every page, which needs no other file to be seen.
 * `folder` is for the program that draws them.
 */
export async function prerender(web, folder) {
  const quietly = { checks: { pluginTimings: false, ineffectiveDynamicImport: false } }
  const outDir = relative(root, folder)
  await build({ logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false, manifest: false, rolldownOptions: quietly } })
  const { addresses, renderPage } = await import(pathToFileURL(join(folder, 'prerender.js')).href)
  const plain = readFileSync(join(web, 'index.html'), 'utf8')
  const drawn = []
  for (const address of addresses) drawn.push({ address, ...(await renderPage(address)) })
  const shell = withFirstStyles(web, plain, drawn.map(({ html }) => html))
  writeFileSync(join(web, 'index.html'), shell)
  const pages = pagesOf(web)
  mkdirSync(join(web, '.pages'))
  for (const { address, title, html } of drawn) {
    const { pathname } = new URL(address, 'http://localhost')
    const page = filled(shell, {
      '<title>Lectern</title>': `<title>${title}</title>`,
      '</head>': `${preloads(pages[pathname.slice(1)])}</head>`,
      '<div id="root"></div>': `<div id="root">${html}</div>`,
      [words]: pathname.endsWith('login') ? words : readable,
    })
    writeFileSync(join(web, '.pages', `${encodeURIComponent(address)}.html`), page)
  }
}

/**
 * The page with the styles that `htmls` need in its head and the whole sheet at its end, where nothing that is drawn waits for it. Its letters
 * are only named: on a first visit they would take the line from what is waited for.
 */
function withFirstStyles(web, page, htmls) {
  const [link, sheet] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(page) ?? ['a style sheet']
  const styles = firstStyles(readFileSync(join(web, sheet), 'utf8'), [page, ...htmls])
  const [letters, font] = /<link\s+rel="preload"\s+as="font"[^>]*href="([^"]+)"[^>]*>\s*/.exec(page) ?? ['letters fetched ahead']
  const [script] = /<script type="module"[^>]*><\/script>/.exec(page) ?? ['the script of the app']
  // Named first, they are asked for before the page is read on; the sheet is the smaller, and the script waits for it.
  const ahead = `<link rel="preload" as="style"${/ crossorigin/.exec(link) ?? ''} href="/${sheet}">\n  ${script}`
  const changes = { '<html': `<html data-font="${font}"`, [letters]: '', [link]: '', [script]: '', '<script>': `${ahead}\n  <script>` }
  return filled(page, { ...changes, '</head>': `<style>${styles}</style></head>`, '</body>': `${link}\n  </body>` })
}

function filled(text, changes) {
  for (const [place, content] of Object.entries(changes)) {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`)
    text = text.replace(place, () => content)
  }
  return text
}
