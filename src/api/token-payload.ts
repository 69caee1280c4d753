/** Under which name this browser's storage keeps the access token. */
export const tokenKey = 'token'

/** The middle of a signed token, unverified. Throws when it is none. */
export function payloadOf(accessToken: string): unknown {
  const [, payload = '', signature] = accessToken.split('.')
  if (signature === undefined) throw new Error('This is no signed token.')
  const letters = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))))
}
