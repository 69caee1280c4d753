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
    async load(id) {
      const [file, query] = id.split('?', 2)
      if (file === undefined || query !== 'icon') return null
      const source = await readFile(file, 'utf8')
      const nodes = [...source.matchAll(/<(path|line|circle|rect|polyline|polygon|ellipse)\s([^>]*?)\/?>/g)].map(([, tag, attributes]) => [
        tag,
        Object.fromEntries([...(attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
      ])
      return { code: `export default ${JSON.stringify(nodes)}`, moduleType: 'js' }
    },
  }
}
