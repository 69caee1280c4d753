import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const block = 512

/** Unpacks the tar (gzipped or not) of a database directory into `folder`, readable by this account only. It holds plain files and folders alone. */
export function unpack(file: string, folder: string): void {
  const packed = readFileSync(file)
  const tar = packed[0] === 0x1f && packed[1] === 0x8b ? gunzipSync(packed) : packed
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(textAt(tar, at + 124, 12), 8)
    const path = join(folder, textAt(tar, at, 100))
    const isFolder = textAt(tar, at + 156, 1) === '5'
    if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 })
    else writeFileSync(path, tar.subarray(at + block, at + block + size), { mode: 0o600 })
    at += block + Math.ceil(size / block) * block
  }
}

function textAt(tar: Uint8Array, from: number, length: number): string {
  return Buffer.from(tar.subarray(from, from + length)).toString('latin1').replace(/\0.*$/s, '')
}
