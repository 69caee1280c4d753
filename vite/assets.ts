import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Turns `import timer from 'lucide-static/icons/timer.svg?icon'` into the drawing's nodes as data: `[tag, attributes][]`. */
export function iconNodes(): Plugin {
  return {
    name: 'icon-nodes',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?icon$/ },
      async handler(id) {
        const source = await readFile(id.replace(/\?icon$/, ''), 'utf8')
        const nodes = [...source.matchAll(/<(path|line|circle|rect|polyline|polygon|ellipse)\s([^>]*?)\/?>/g)].map(([, tag, attributes]) => [
          tag,
          Object.fromEntries([...(attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
        ])
        return { code: `export default ${JSON.stringify(nodes)}`, moduleType: 'js' }
      },
    },
  }
}

/** Leaves KaTeX one format per font: every browser that runs the app reads woff2. */
export function onlyWoff2(): Plugin {
  return {
    name: 'only-woff2',
    enforce: 'pre',
    transform: {
      filter: { id: /katex\.min\.css$/ },
      handler: (code) => code.replaceAll(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, ''),
    },
  }
}
