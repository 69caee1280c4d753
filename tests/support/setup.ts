import { afterAll, afterEach } from 'vitest'
import { closeOpened, tidyUp } from './left-open.ts'

// Runs for every file of tests, while the modules it imports stay loaded.
afterEach(closeOpened)
afterAll(tidyUp)
