import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'
import { buildServer } from '#scripts/build-steps/build-server.mjs'
import { ensureBrowser } from '#scripts/testing/ensure-browser.mjs'

// Serves the product as it is built for QA, whose pages say where their machines stand, in a folder of its own.

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.cache/qa')

process.chdir(root)
process.env.NODE_ENV = 'production'
// A fresh clone has neither yet.
ensureBrowser()
execFileSync(process.execPath, ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'])
await build({ mode: 'qa', logLevel: 'warn', build: { outDir: join(folder, 'web'), emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } } })
await buildServer(join(folder, 'server'))
process.argv.splice(2)
await import(join(folder, 'server/main.js'))
