import { expect, test } from 'vitest'
import { health } from '#contract/operations/health.ts'
import { createTestApp } from '#tests/support/app.ts'

test('anybody learns that server and database answer', async () => {
  const { request } = await createTestApp()
  expect(await request(health)).toEqual({ status: 'ok', db: 'ok' })
})
