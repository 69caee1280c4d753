import { runBuilt } from './build-steps/freshness.mjs'

await runBuilt(['backup', ...process.argv.slice(2)])
