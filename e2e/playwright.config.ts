import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '#scripts/testing/ensure-browser.mjs'
import { ownDataDir } from './data-folder.ts'
import { withMicrophone } from './microphone.ts'
import { timeZone } from './school.ts'

const root = join(import.meta.dirname, '..')

// The runner reads this file first and its workers after it; they share the port and the folder through the environment.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env.E2E_DATA_DIR ??= ownDataDir
process.env.E2E_MODEL_PORT ??= String(Number(process.env.E2E_PORT) + 20_000)
// The walks take longer than the journeys, have work of their own in the school, and look at both widths themselves.
const isWalking = process.env.WALKS === 'on'
// Things move on the phone alone: every move is waited for, which takes a sixth of the time.
const still = { reducedMotion: 'reduce' as const }
// What a walk leaves out is found with every change, though it is played on its own.
const wholeWalks = { name: 'whole walks', testDir: 'walks', grep: /every leaf state/ }
const desktop = { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, contextOptions: still } }
const model = `http://127.0.0.1:${process.env.E2E_MODEL_PORT}/`
const address = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: process.env.SPECS === 'on' ? 'specs' : isWalking ? 'walks' : 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, '.cache/e2e-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Some journeys wait for a clock or a voice, and leave a processor to two more.
  workers: availableParallelism() + (isWalking ? 0 : 2),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(root, process.env.E2E_REPORT ?? `.cache/reports/${isWalking ? 'walks' : 'e2e'}.json`) }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    timezoneId: timeZone,
    locale: 'en-GB',
    // What a journey intercepts must not be answered from the device instead; the journeys about the worker allow it.
    serviceWorkers: 'block',
    // A trace of every step costs a fifth of the time: `TRACE=on npm run test:e2e -- <file>` keeps one.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: isWalking ? withMicrophone('again and again') : launchOptions(),
  },
  // The microphone of the test browser stutters while others work beside it: `npm run test:readings` listens with nobody else there.
  grepInvert: process.env.READINGS === 'on' ? [] : /@alone/,
  // What is the same at every width is tagged `@anywidth` and walked once.
  projects: isWalking ? [desktop] : [desktop, wholeWalks, { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grepInvert: process.env.READINGS === 'on' ? /@anywidth/ : /@anywidth|@alone/ }],
  webServer: [
    // The walks' school has no language model.
    ...(isWalking ? [] : [{ command: 'node e2e/model.mjs', cwd: root, url: model, env: { E2E_MODEL_PORT: process.env.E2E_MODEL_PORT } }]),
    {
      command: isWalking ? 'npx tsx e2e/walks/stage/seed.ts && node e2e/walks/stage/serve.mjs' : 'npx tsx e2e/seed.ts && node scripts/start.mjs',
      cwd: root,
      url: `${address}/api/health`,
      // It builds first when the sources changed.
      timeout: 600_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: '',
        DEMO_DATA: 'on',
        PUBLIC_URL: address,
        LOG_LEVEL: 'warn',
        ...(isWalking ? {} : { TUTOR_BASE_URL: model, TUTOR_MODEL: 'scripted', TUTOR_TEACHER_LIMIT: '80' }),
      },
    },
  ],
})
