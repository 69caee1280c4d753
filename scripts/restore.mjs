import { runBuilt } from './freshness.mjs'

await runBuilt(['restore', ...process.argv.slice(2)])
