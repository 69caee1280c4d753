import type { Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { Role } from '#contract/classroom/people.ts'
import { randomIds } from '#server/ports/ids.ts'
import { settleSecret } from '#server/secret.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { ownDataDir } from './data-folder.ts'
import { remember } from './remember.ts'

const dataDir = process.env.E2E_DATA_DIR ?? ownDataDir

const Whose = v.object({ sub: v.pipe(v.string(), v.toNumber()), role: Role, ver: v.number() })

/** Makes a page's browser remember whoever a token was given to, as if they had signed in that many minutes ago; answers that older token. */
export async function rememberFrom(minutesAgo: number, page: Page, fresh: string): Promise<string> {
  const { sub: id, role, ver: tokenVersion } = v.parse(Whose, decodeJwt(fresh))
  const jwtSecret = settleSecret({ jwtSecret: null, dataDir, databaseUrl: null })
  const clock = { now: () => new Date(Date.now() - minutesAgo * 60_000) }
  const token = await issueAccessToken({ settings: { jwtSecret }, ids: randomIds, clock }, { id, role, tokenVersion })
  await remember(page, token)
  return token
}
