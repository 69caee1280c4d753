import { randomBytes } from 'node:crypto'
import type { Settings } from '#server/settings.ts'
import { isSigned, type Secrets, signatureOf } from './keys.ts'

type MarkSettings = Secrets & Pick<Settings, 'publicUrl'>

const cookieName = 'device'
const markBytes = 16
const mostMarks = 30
const keptSeconds = 400 * 24 * 60 * 60

/**
 * The name of the device a request comes from when an account has signed in on it before, else null. A mark opens nothing; wrong tries
 * of elsewhere are only not counted against it.
 */
export function knownDevice(settings: MarkSettings, cookies: string | undefined, userId: number): string | null {
  const { device, marks } = readMarks(cookies)
  return device !== null && isSigned('device', settings, `${device} ${userId}`, marks, markBytes) ? device : null
}

/** The `Set-Cookie` that marks a device for an account which has just signed in there; the marks of up to 29 others stay. */
export function markedDevice(settings: MarkSettings, cookies: string | undefined, userId: number): string {
  const { device, marks } = readMarks(cookies)
  const name = device ?? randomBytes(markBytes).toString('base64url')
  const own = signatureOf('device', settings.jwtSecret, `${name} ${userId}`, markBytes)
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, mostMarks)
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${[name, ...kept].join('.')}; Path=/api/auth; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${secure}`
}

function readMarks(cookies = ''): { device: string | null; marks: string[] } {
  const [, device = null, rest = ''] = /(?:^|;\s*)device=([\w-]{22})((?:\.[\w-]{22}){1,30})(?:;|$)/.exec(cookies) ?? []
  return { device, marks: rest.split('.').filter(Boolean) }
}
