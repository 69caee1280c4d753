import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { AccessTokenClaims } from '#contract/auth.ts'
import { randomIds } from '#server/ports/ids.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { settleSecret } from '#server/secret.ts'

const dataDir = process.env.E2E_DATA_DIR ?? join(import.meta.dirname, '../.cache/e2e-data')

/** Makes a page's browser remember the person of a token as somebody who signed in that many minutes ago; answers their older token. */
export async function rememberFrom(minutesAgo: number, page: Page, token: string): Promise<string> {
  const { sub, role } = v.parse(AccessTokenClaims, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  const jwtSecret = settleSecret({ jwtSecret: null, dataDir, databaseUrl: null })
  const clock = { now: () => new Date(Date.now() - minutesAgo * 60_000) }
  const older = await issueAccessToken({ settings: { jwtSecret }, ids: randomIds, clock }, { id: Number(sub), role, tokenVersion: 1 })
  await page.goto('/home')
  await page.evaluate((kept) => localStorage.setItem('token', kept), older)
  return older
}
