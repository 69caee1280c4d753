import { createHash } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Role } from '#contract/classroom/people.ts'
import type { Deps } from '#server/deps.ts'
import { keyFor, liveSecrets, type Secrets } from './keys.ts'

/** Seconds an access token lives from the login that made it. */
export const accessTokenSeconds = 12 * 60 * 60

const issuer = 'lectern'
const audience = 'lectern-api'
const type = 'at+jwt'
const leewaySeconds = 30
const longestToken = 2048

/** What a verified token says. Everything else about its owner is read from the users table. */
export type VerifiedToken = { userId: number; tokenVersion: number; jti: string; issuedAt: Date; expiresAt: Date }

const Header = v.strictObject({ alg: v.literal('HS256'), typ: v.literal(type), kid: v.string() })
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const Second = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12))
const Claims = v.pipe(
  v.object({
    sub: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), Count),
    ver: Count,
    jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    iat: Second,
    exp: Second,
  }),
  v.check(({ iat, exp }) => exp - iat <= accessTokenSeconds),
)

/**
 * A signed token for a person who has just proven who they are; good for 12 hours, or for fewer `seconds`, which a `sample`
 * gets. `role` and `sample` are there for the client to show, never trusted.
 */
export async function issueAccessToken(
  { settings, ids, clock }: Pick<Deps, 'ids' | 'clock'> & { settings: Secrets },
  user: { id: number; role: Role; tokenVersion: number; sample?: true },
  seconds = accessTokenSeconds,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ ver: user.tokenVersion, role: user.role, ...(user.sample ? { sample: true } : {}) })
    .setProtectedHeader({ alg: 'HS256', typ: type, kid: keyIdOf(settings.jwtSecret) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(user.id))
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .setJti(ids.short())
    .sign(keyFor('access', settings.jwtSecret))
}

const mostKnown = 5_000
const knownTokens = new WeakMap<Secrets, Map<string, VerifiedToken>>()

/**
 * What a token says when this server made it, it is in its time and carries nothing unknown; else null. A token that comes with
 * every call of a lesson is verified once and then known by its hash; whether it was revoked only the database says.
 */
export async function readAccessToken(deps: Pick<Deps, 'settings' | 'clock'>, token: string): Promise<VerifiedToken | null> {
  if (token.length > longestToken) return null
  const known = knownTokens.get(deps.settings) ?? new Map<string, VerifiedToken>()
  knownTokens.set(deps.settings, known)
  const hash = createHash('sha256').update(token).digest('base64url')
  const before = known.get(hash)
  const now = deps.clock.now()
  if (before && before.issuedAt <= now && now < before.expiresAt) return before
  const verified = await verifyAccessToken(deps, token)
  const [oldest] = known.keys()
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
  if (verified) known.set(hash, verified)
  return verified
}

async function verifyAccessToken({ settings, clock }: Pick<Deps, 'settings' | 'clock'>, token: string): Promise<VerifiedToken | null> {
  try {
    const { kid } = v.parse(Header, decodeProtectedHeader(token))
    const secret = liveSecrets(settings).find((one) => keyIdOf(one) === kid)
    if (!secret) return null
    const { payload } = await jwtVerify(token, keyFor('access', secret), {
      algorithms: ['HS256'],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['sub', 'jti', 'iat', 'exp', 'ver'],
      clockTolerance: leewaySeconds,
      maxTokenAge: accessTokenSeconds + leewaySeconds,
      currentDate: clock.now(),
    })
    const claims = v.parse(Claims, payload)
    return {
      userId: claims.sub,
      tokenVersion: claims.ver,
      jti: claims.jti,
      issuedAt: new Date(claims.iat * 1000),
      expiresAt: new Date(claims.exp * 1000),
    }
  } catch {
    return null
  }
}

/** The name of a secret's key in a token's header; it tells nothing of the key. */
function keyIdOf(secret: Uint8Array): string {
  return createHash('sha256').update(keyFor('access', secret)).digest('base64url').slice(0, 8)
}
