import { runBuilt } from './build-steps/freshness.mjs'

// Serves the product on PORT; builds it first when needed.

// npm hands signals to the shell between it and this process, and the shell dies of them without a word.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

await runBuilt([])
