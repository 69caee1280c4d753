import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build puts into both halves: the contract's content as a short text, so that a page knows a server built with another one. */
export function contractVersion() {
  const hash = createHash('sha256')
  for (const file of readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.ts')).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(join('contract', file)))
  }
  return { CONTRACT_VERSION: JSON.stringify(hash.digest('hex').slice(0, 8)) }
}
