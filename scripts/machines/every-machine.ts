import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type FoundMachine, machinesIn } from '#src/qa/machines/machines-in.ts'

/** Every machine that a file in `machines/` exports, in the order of the files. */
export async function everyMachine(): Promise<FoundMachine[]> {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const found: FoundMachine[] = []
  for (const file of files.filter((one) => one.endsWith('.ts')).sort()) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(resolve('machines', file)).href)
    found.push(...machinesIn(file, exported))
  }
  return found
}
