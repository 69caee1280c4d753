import { runBuilt } from './freshness.mjs'

// Serves the product on PORT; builds it first when needed.
await runBuilt([])
