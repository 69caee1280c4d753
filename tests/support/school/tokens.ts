import { base64url } from 'jose'

/** An unsigned token that says these things; good for whatever only reads claims. */
export function tokenSaying(payload: unknown): string {
  return [{ alg: 'HS256', typ: 'at+jwt' }, payload, 'unsigned'].map((part) => base64url.encode(JSON.stringify(part))).join('.')
}
