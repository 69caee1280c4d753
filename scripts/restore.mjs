import { runBuilt } from './build-steps/freshness.mjs'

await runBuilt(['restore', ...process.argv.slice(2)])
