import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/testing/ensure-browser.mjs'

/**
 * Suites that open no database, or only ever the embedded one, those about what judging takes, and those that try every route thousands
 * of times: a second run on PostgreSQL would show little new for its time.
 */
const sameOnEveryDatabase = [
  'tests/server/grading/**',
  'tests/server/speech/**',
  'tests/server/boot/first-start.test.ts',
  'tests/server/chat/kill-nine.test.ts',
  'tests/server/chat/words/{attacks,sentences}.test.ts',
  'tests/server/language-model/**',
  'tests/server/db/{copy-directory,directory-lock,full-disk}.test.ts',
  'tests/server/operations/{backup-kills,command-line,durability}.test.ts',
  'tests/server/http/{authorization,deleted,existence,forbidden-fields,fuzz}.test.ts',
  'tests/server/{costs,judging}/**',
]

// The screens are drawn as they are delivered; React's other build takes twice as long.
process.env.NODE_ENV = 'production'

/** The tests of machines alone. */
const charts = 'tests/machines/**/*.test.ts'

/** One process runs many files, and what was read once is kept on disk as it runs: reading and loading take longer than most tests. */
const loadedOnce = { isolate: false, experimental: { fsModuleCache: true } }

/** Milliseconds. They stop what hangs, and nothing else: a loaded machine takes ten times as long as a quiet one. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000, interval: 10 } } }

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'charts',
          environment: 'node',
          include: [charts],
          ...loadedOnce,
          pool: 'threads',
          setupFiles: ['tests/support/seed.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, charts, 'tests/screens/**', 'tests/hostile/**', ...(process.env.DATABASE_URL ? sameOnEveryDatabase : [])],
          ...loadedOnce,
          globalSetup: ['tests/support/run.ts'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/seed.ts'],
          ...patience,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps: {
          entries: ['tests/screens/**/*.test.tsx'],
          // All of them: one found later is prepared then, and the page that reloads for it fails the suite it was running.
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            '@tanstack/react-router',
            '@tanstack/react-table',
            '@tanstack/react-virtual',
            '@xstate/react',
            'xstate',
            'xstate/graph',
            '@ark-ui/react/dialog',
            '@ark-ui/react/menu',
            '@ark-ui/react/portal',
            '@dnd-kit/core',
            '@dnd-kit/sortable',
            '@dnd-kit/utilities',
            'axe-core',
            'elkjs/lib/elk.bundled.js',
            'jose',
            'katex',
            'ky',
            'papaparse',
            'react-hot-toast/headless',
            'uqr',
            'valibot',
          ],
        },
        test: {
          name: 'screens',
          // Without it the browser gets one page, and one processor idles.
          maxWorkers: '100%',
          include: ['tests/screens/**/*.test.tsx'],
          isolate: false,
          setupFiles: ['tests/screens/one-page.ts'],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
