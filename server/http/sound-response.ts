import { createHash } from 'node:crypto'

/** Answers a sound as a media element asks for it: whole, a range of it (206), nothing when it is known (304), or 416 beyond its end. */
export function soundResponse(request: Request, bytes: Uint8Array<ArrayBuffer>): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({ 'Content-Type': 'audio/wav', 'Accept-Ranges': 'bytes', 'ETag': etag, 'Content-Disposition': 'inline; filename="recording.wav"' })
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim())
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers })
  const range = rangeOf(request.headers, etag, bytes.length)
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes
  headers.set('Content-Length', String(part.length))
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`)
  return new Response(part, { status: range ? 206 : 200, headers })
}

/** The one range a request asks for; null for none, for several, and for one of an older state. */
function rangeOf(headers: Headers, etag: string, length: number): { first: number; last: number } | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '') ?? []
  const isOther = headers.has('if-range') && headers.get('if-range') !== etag
  if (isOther || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last ? 'beyond' : { first, last }
}
