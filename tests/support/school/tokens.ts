/** An unsigned token that says these things; good for whatever only reads claims. */
export function tokenSaying(payload: unknown): string {
  return [{ alg: 'HS256', typ: 'at+jwt' }, payload, 'unsigned'].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
