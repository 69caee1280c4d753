import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// Runs a thread from its TypeScript sources: in tests and `npm run dev` there is no bundle.
register()
await import(workerData.program)
