import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

/** Where the page of the app names it. */
const place = '<script src="/src/first-script.ts"></script>'

/** Writes `src/first-script.ts` into the page where it names it, so that what cannot wait for the app waits for no file either. */
export function firstScript(): Plugin {
  let apiRoot: string | undefined
  return {
    name: 'first-script',
    configResolved({ env }) {
      apiRoot = env['VITE_API_ROOT']
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (path === '/index.html' && !html.includes(place)) throw new Error(`index.html has no ${place}`)
        const script = await bundled(apiRoot)
        return html.replace(place, () => `<script>${script}</script>`)
      },
    },
  }
}

/** The script and all it imports as one, which leaves no name behind. */
async function bundled(apiRoot: string | undefined): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/first-script.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.env': JSON.stringify({ VITE_API_ROOT: apiRoot }) },
    logLevel: 'warning',
  })
  return (outputFiles[0]?.text ?? '').trim()
}
