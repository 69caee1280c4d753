import { runBuilt } from './freshness.mjs'

await runBuilt(['admin', ...process.argv.slice(2)])
