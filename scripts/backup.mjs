import { runBuilt } from './freshness.mjs'

await runBuilt(['backup', ...process.argv.slice(2)])
