import { afterAll, afterEach, vi } from 'vitest'
import { closeOpened, tidyUp } from './left-open.ts'

// Runs for every file of tests, while the modules it imports stay loaded.
afterEach(closeOpened)
afterAll(tidyUp)
// What a test caused to be loaded and did not wait for, such as the toasts, would otherwise arrive when its file is over, and fail the run.
afterAll(() => vi.dynamicImportSettled())
