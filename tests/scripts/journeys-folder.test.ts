import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

test('the journeys are looked for in their own folder, so that a clone whose path says journeys plays no walks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('E2E_DATA_DIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { default: config } = await import('#e2e/playwright.config.ts')
  // A pattern is held against the whole path of a file, a folder is not.
  expect([config.testDir, config.testMatch]).toEqual(['journeys', '**/*.e2e.ts'])
})
