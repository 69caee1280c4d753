import { readFile } from 'node:fs/promises'
import pandacss from '@pandacss/dev/postcss'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One chunk per route, its waiting and failing pages in it: left out, they would sit in the entry of every page.
      codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
    iconNodes(),
    onlyWoff2(),
  ],
  css: { postcss: { plugins: [pandacss()] } },
  build: {
    // The content security policy refuses data: fonts and inline scripts, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
})

/** Turns `import timer from 'lucide-static/icons/timer.svg?icon'` into the drawing's nodes as data: `[tag, attributes][]`. */
function iconNodes(): Plugin {
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
function onlyWoff2(): Plugin {
  return {
    name: 'only-woff2',
    enforce: 'pre',
    transform: {
      filter: { id: /katex\.min\.css$/ },
      handler: (code) => code.replaceAll(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, ''),
    },
  }
}
