import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptedEncodings } from './accepted-encodings.ts'

/** Bytes. What fits into one packet of the network arrives no sooner for being smaller. */
const least = 1_400
/** Half of what the highest level takes, for replies a twentieth larger. */
const level = 4

const pack = promisify(gzip)

type Packed = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** The body of a reply, gzipped where its caller can read that and is served sooner by it, and the headers that say so. */
export async function packed(text: string, accepts: string | undefined): Promise<Packed> {
  if (text.length < least) return { body: text, headers: {} }
  const vary = { Vary: 'Accept-Encoding' }
  if (!acceptedEncodings(accepts ?? '').includes('gzip')) return { body: text, headers: vary }
  return { body: new Uint8Array(await pack(text, { level })), headers: { ...vary, 'Content-Encoding': 'gzip' } }
}
