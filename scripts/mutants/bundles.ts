import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** A file of tests as one script, with the packages it needs and the machine files it runs. */
export type Bundle = { file: string; script: string; packages: string[]; machines: string[] }

/** Where a machine's configuration says which file it was written in, until `evaluate` takes that out. */
export const sourceKey = 'lectern:source'

/** Everything a run needs, as it was when the run began: the machines, and the chart-level tests. */
export type Bundles = { machines: Bundle[]; suites: Bundle[] }

/**
 * Bundles every machine and every file of chart-level tests into a file of its own and answers its path, so that all workers see the
 * same tree. A file of tests that makes no script of its own, as one that loads machines by name does, is left out and named.
 */
export async function bundleAll(leftOut: (file: string) => void): Promise<string> {
  const machines = await Promise.all(filesIn('machines', '.machine.ts').map(bundle))
  const suites = await Promise.all(
    filesIn('tests/machines', '.test.ts').map((file) =>
      bundle(file).catch(() => {
        leftOut(file)
        return null
      }),
    ),
  )
  const path = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'bundles.json')
  writeFileSync(path, JSON.stringify({ machines, suites: suites.filter((one) => one !== null) } satisfies Bundles))
  return path
}

/** What `bundleAll` left at a path. */
export function readBundles(path: string): Bundles {
  return JSON.parse(readFileSync(path, 'utf8'))
}

async function bundle(file: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    outdir: '.cache/mutants',
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [ownImports, sources],
  })
  const [output] = Object.values(metafile.outputs)
  return {
    file,
    script: outputFiles[0]?.text ?? '',
    packages: [...new Set((output?.imports ?? []).filter((one) => one.external).map((one) => one.path))],
    machines: Object.keys(metafile.inputs).filter((input) => input.endsWith('.machine.ts')),
  }
}

function filesIn(folder: string, ending: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
  return files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
}

/** `packages: external` would leave the repository's own `#` names outside, too. */
const ownImports: Plugin = {
  name: 'own imports',
  setup({ onResolve }) {
    const folders: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports
    onResolve({ filter: /^#/ }, ({ path }) => {
      const [alias, ...rest] = path.split('/')
      const folder = folders[`${alias}/*`]
      return folder === undefined ? undefined : { path: `${process.cwd()}/${folder.replace('./', '').replace('*', rest.join('/'))}` }
    })
  },
}

/** Notes in each machine's configuration which file it was written in. */
const sources: Plugin = {
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.machine\.ts$/ }, ({ path }) => {
      const file = path.slice(process.cwd().length + 1).replaceAll('\\', '/')
      return { loader: 'ts', contents: readFileSync(path, 'utf8').replace('.createMachine({', `.createMachine({ '${sourceKey}': '${file}',`) }
    })
  },
}
