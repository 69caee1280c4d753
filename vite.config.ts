import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconNodes, onlyWoff2 } from './vite/assets.ts'
import { firstScript } from './vite/first-script.ts'
import { qaTools } from './vite/qa-tools.ts'
import { staticStyles } from './vite/static-styles.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One chunk per route, with its loader and its waiting, failing and missing pages: left out, they would sit in the entry of every page.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        // In a page that tests share, it would take the router of an earlier test for an older version of this one, and draw its part.
        addHmr: process.env['VITEST'] === undefined,
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
    firstScript(),
    iconNodes(),
    onlyWoff2(),
    staticStyles(),
    qaTools(),
  ],
  // React has had this hook since 18; two libraries still bring their own for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    // The content security policy refuses data: fonts and inline scripts, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // The entry lists every file of every page: names would be the larger part of it. `dist/web/.vite/manifest.json` says which is which.
        chunkFileNames: 'assets/[hash:7].js',
      },
      treeshake: { moduleSideEffects: [{ test: /\/src\/(styled-system|ui|screens)\/.*\.[jt]sx?$|\/contract\//, sideEffects: false }] },
    },
  },
})
