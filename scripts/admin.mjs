import { runBuilt } from './build-steps/freshness.mjs'

await runBuilt(['admin', ...process.argv.slice(2)])
