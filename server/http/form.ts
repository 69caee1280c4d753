import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { fail } from '#server/errors.ts'
import { readAtMost, type ReceivedBody, type Reading } from './input.ts'

const mostParts = 20
const longestHead = 2048
const longestField = 4096
const lineEnd = '\r\n'

/**
 * Reads a multipart form of at most `most` bytes: texts as they are, files as `{ size, arrayBuffer(), bytes() }`. Refuses one that is
 * too large (413, as soon as it is), of another type (415), or broken (422). The names of files are not looked at. Its
 * `bytes` are a digest of what is in it. Reading it heeds `reading`.
 */
export async function readForm(request: Request, most: number, reading: Reading = {}): Promise<ReceivedBody> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw fail('too_large')
  const type = request.headers.get('content-type') ?? ''
  const [, quoted, plain] = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || request.headers.has('content-encoding')) throw fail('wrong_type')
  const bytes = await readAtMost(request, most, reading)
  const parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), boundary)
  const fields = [...parts].map(([name, { contents, isFile }]) => [name, isFile ? fileOf(contents) : textOf(contents)] as const)
  return { bytes: digestOf(parts), value: Object.fromEntries(fields) }
}

type Part = { contents: Buffer<ArrayBuffer>; isFile: boolean }

function partsOf(bytes: Buffer<ArrayBuffer>, boundary: string): Map<string, Part> {
  const parts = new Map<string, Part>()
  const mark = Buffer.from(`--${boundary}`)
  let at = bytes.indexOf(mark)
  for (let count = 0; at >= 0 && count <= mostParts; count += 1) {
    const start = at + mark.length
    if (bytes.toString('latin1', start, start + 2) === '--') return parts
    const end = bytes.indexOf(Buffer.concat([Buffer.from(lineEnd), mark]), start)
    const headEnd = bytes.indexOf(lineEnd + lineEnd, start)
    if (end < 0 || headEnd < 0 || headEnd > end || headEnd - start > longestHead) break
    const head = bytes.toString('utf8', start, headEnd)
    const contents = bytes.subarray(headEnd + 4, end)
    const name = /^content-disposition:.*?[;\s]name="([^"]{1,100})"/im.exec(head)?.[1]
    if (name === undefined || parts.has(name)) break
    parts.set(name, { contents, isFile: /^content-disposition:.*?[;\s]filename\*?=/im.test(head) })
    at = end + lineEnd.length
  }
  throw fail('invalid', { error: 'This form could not be read.' })
}

/** The same form sent again has another boundary: what tells forms apart is what is in them. */
function digestOf(parts: ReadonlyMap<string, Part>): Uint8Array {
  const hash = createHash('sha256')
  for (const [name, { contents }] of parts) hash.update(`${name.length} ${contents.length} ${name}`).update(contents)
  return hash.digest()
}

function fileOf(contents: Buffer<ArrayBuffer>) {
  return {
    size: contents.length,
    arrayBuffer: () => Promise.resolve(new Uint8Array(contents).buffer),
    bytes: () => Promise.resolve(contents),
  }
}

function textOf(contents: Buffer): string {
  if (contents.length > longestField) throw fail('too_large')
  return contents.toString('utf8')
}
