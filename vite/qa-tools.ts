import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const walkNotes = join(import.meta.dirname, '../.cache/walks/results')

/** Whether QA's tools belong to what is served or built; the product is built in mode `production`. */
export function hasQaTools({ command, mode }: { command: 'build' | 'serve'; mode: string }): boolean {
  return mode === 'qa' || (command === 'serve' && mode === 'development')
}

/**
 * Puts the inspection of every machine before the app's own script, while developing and in builds made with `--mode qa`, and
 * the page that shows it beside the app: at `/qa` while developing. The app itself knows nothing of it, so nothing of it can
 * reach the product.
 */
export function qaTools(): Plugin {
  return {
    name: 'qa-tools',
    apply: (_, at) => hasQaTools(at),
    // The product's one file for what a page starts with would hold the starts of both pages, and whoever loads it draws both.
    config: (_, { command }) =>
      command === 'build' ? { build: { rolldownOptions: { input: ['index.html', 'qa.html'], output: { codeSplitting: true } } } } : {},
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path === '/index.html' ? [{ tag: 'script', attrs: { type: 'module', src: '/src/qa/install.ts' }, injectTo: 'head' }] : [],
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url === '/qa/last-run.json') response.setHeader('Content-Type', 'application/json').end(lastRun())
        else {
          request.url = request.url?.replace(/^\/qa(?=$|\?)/, '/qa.html')
          next()
        }
      })
    },
  }
}

/** The notes the walks in the browser left, one file for each path. */
function lastRun(): string {
  const files = existsSync(walkNotes) ? readdirSync(walkNotes).filter((name) => name.endsWith('.json')) : []
  return `[${files.map((name) => readFileSync(join(walkNotes, name), 'utf8')).join(',')}]`
}
