import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beginAnew, ownDataDir } from '#e2e/data-folder.ts'

test('the journeys are looked for in their own folder, so that a clone whose path says journeys plays no walks, and listing them empties nothing', async () => {
  mkdirSync(ownDataDir, { recursive: true })
  const kept = join(ownDataDir, 'kept-by-a-test')
  writeFileSync(kept, '')
  onTestFinished(() => rmSync(kept, { force: true }))
  const { default: config } = await import('#e2e/playwright.config.ts')
  // A pattern is held against the whole path of a file, a folder is not.
  expect([config.testDir, config.testMatch]).toEqual(['journeys', '**/*.e2e.ts'])
  expect(readdirSync(ownDataDir)).toContain('kept-by-a-test')
})

test('a folder that somebody named for the journeys is not emptied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'mine'), '')
  beginAnew(folder)
  expect(readdirSync(folder)).toEqual(['mine'])
})
