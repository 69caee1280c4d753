import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './freshness.mjs'
import { pagesOf, preloads } from './page-shells.mjs'

const words = 'Lectern runs in the browser and needs JavaScript. Please turn it on and reload the page.'
const readable = 'You can read this page without JavaScript. Please turn it on to sign in, register or try a session.'

/**
 * Draws the pages a visitor begins with into the web app's folder `web`, each as `.pages/<its address, encoded>.html`: the plain
 * page with the drawn one in its root element. `folder` is for the program that draws them.
 */
export async function prerender(web, folder) {
  const quietly = { checks: { pluginTimings: false, ineffectiveDynamicImport: false } }
  const outDir = relative(root, folder)
  await build({ logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false, manifest: false, rolldownOptions: quietly } })
  const { addresses, renderPage } = await import(pathToFileURL(join(folder, 'prerender.js')).href)
  const shell = readFileSync(join(web, 'index.html'), 'utf8')
  const pages = pagesOf(web)
  mkdirSync(join(web, '.pages'))
  for (const address of addresses) {
    const { title, html } = await renderPage(address)
    const { pathname } = new URL(address, 'http://localhost')
    const page = filled(shell, {
      '<title>Lectern</title>': `<title>${title}</title>`,
      // The page is there before the app: styles and letters come first.
      '<script type="module"': '<script type="module" fetchpriority="low"',
      '</head>': `${preloads(pages[pathname.slice(1)], 'fetchpriority="low" crossorigin')}</head>`,
      '<div id="root"></div>': `<div id="root">${html}</div>`,
      [words]: pathname.endsWith('login') ? words : readable,
    })
    writeFileSync(join(web, '.pages', `${encodeURIComponent(address)}.html`), page)
  }
}

function filled(text, changes) {
  for (const [place, content] of Object.entries(changes)) {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`)
    text = text.replace(place, () => content)
  }
  return text
}
