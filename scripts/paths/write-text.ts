import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file, and the folders it lies in where there are none; answers a sentence where it cannot be written. */
export function writeText(file: string, text: string): string | null {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return null
  } catch (error) {
    return `${file} was not written. ${error instanceof Error ? error.message : String(error)}.`
  }
}
