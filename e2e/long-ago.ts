import type { Page } from '@playwright/test'
import type { Role } from '#contract/classroom/people.ts'
import { randomIds } from '#server/ports/ids.ts'
import { settleSecret } from '#server/secret.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { ownDataDir } from './data-folder.ts'
import { remember } from './remember.ts'

const dataDir = process.env.E2E_DATA_DIR ?? ownDataDir

/** Makes a page's browser remember somebody who signed in that many minutes ago; answers their token. */
export async function rememberFrom(minutesAgo: number, page: Page, person: { id: number; role: Role }): Promise<string> {
  const jwtSecret = settleSecret({ jwtSecret: null, dataDir, databaseUrl: null })
  const clock = { now: () => new Date(Date.now() - minutesAgo * 60_000) }
  const token = await issueAccessToken({ settings: { jwtSecret }, ids: randomIds, clock }, { ...person, tokenVersion: 1 })
  await remember(page, token)
  return token
}
