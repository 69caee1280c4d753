import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Profile, TypedPassword } from '#contract/classroom/people.ts'

/** What every way to sign in answers. */
export const AccessToken = v.object({ access_token: v.string() })

const Identifier = v.pipe(v.string(), v.trim(), v.nonEmpty('Username or email is required'), v.maxLength(254))

/** Signs in with a username or e-mail address. 401 `invalid_credentials` for a wrong pair and an unknown account alike. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with username or email address and password',
  status: 200,
  body: v.object({ login_identifier: Identifier, password: TypedPassword }),
  reply: AccessToken,
})

/** The signed-in person. */
export const getProfile = endpoint({ method: 'GET', path: '/auth/profile', summary: 'Who is signed in', status: 200, reply: Profile })

/** Redeems a mailed link. 401 `link_invalid` when it was used, is older than 60 minutes or unknown. */
export const verifyMagic = endpoint({
  method: 'POST',
  path: '/auth/verify_magic',
  summary: 'Redeem a sign-in link',
  status: 200,
  body: v.object({ token: v.pipe(v.string(), v.nonEmpty('No token provided'), v.maxLength(512)) }),
  reply: AccessToken,
})

/** Ends the caller's token at once. */
export const logout = endpoint({ method: 'POST', path: '/auth/logout', summary: 'Sign out', status: 204, reply: null })

/** Claims a client may read from an access token, for display and expiry only; the server trusts none of them unverified. */
export const AccessTokenClaims = v.object({
  sub: v.string(),
  role: v.string(),
  exp: v.number(),
  iat: v.number(),
  jti: v.string(),
  sample: v.optional(v.literal(true)),
})
export type AccessTokenClaims = v.InferOutput<typeof AccessTokenClaims>
