import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { constantsOf, constantValue, isNode, nodesIn, NotConstant, type SyntaxNode } from './constant.ts'
import { shortClasses, shortNames, withShortNames } from './short-classes.ts'

type Variants = Record<string, unknown>
type Css = (styles: unknown) => string
type Recipe = { (props: Variants): unknown; variantMap: Record<string, string[]>; getVariantProps: (props: Variants) => Variants }
type StyledSystem = { css: Css; cva: (config: unknown) => Recipe }

const runtime = '\0static-styles'
const runtimeCode = `
export function recipe(name, defaults) {
  return (props) => {
    let classes = name
    const chosen = { ...defaults }
    for (const key in props) if (props[key] != null) chosen[key] = props[key]
    for (const key in chosen) classes += ' ' + name + '--' + key + '_' + chosen[key]
    return classes
  }
}
export function slots(names, defaults) {
  const recipes = names.map(([slot, name]) => [slot, recipe(name, defaults)])
  const known = new Map()
  return (props) => {
    const key = JSON.stringify(props)
    if (!known.has(key)) known.set(key, Object.fromEntries(recipes.map(([slot, one]) => [slot, one(props)])))
    return known.get(key)
  }
}
export function table(keys, defaults, classes) {
  return (props) => classes[keys.map((key) => props?.[key] ?? defaults[key]).join()]
}
`

/**
 * Works Panda's classes out while the app is built, so that none of its runtime reaches the browser: `css` and `cva` of
 * written-out styles become strings, each recipe two lines. Every recipe is compared with Panda's own, variant by variant. The
 * utility classes get short names, in the sheet and where they are used.
 * Styles that depend on values of the running app stop the build; choose between two written-out ones instead.
 */
export function staticStyles(): Plugin {
  const folder = join(import.meta.dirname, '../src/styled-system')
  const sheet = join(import.meta.dirname, '../src/styles.css')
  let names: ReadonlyMap<string, string> = new Map()
  let loaded: Promise<StyledSystem> | undefined
  return {
    name: 'static-styles',
    apply: 'build',
    resolveId: { filter: { id: /^static-styles$/ }, handler: () => runtime },
    load: {
      filter: { id: [/^\0static-styles$/, /\/src\/styled-system\/recipes\/(?!index|create-recipe)[\w-]+\.js$/] },
      async handler(id) {
        if (id === runtime) return { code: runtimeCode, moduleSideEffects: false }
        const recipes: Record<string, Recipe> = await import(pathToFileURL(id).href)
        const lines = Object.entries(recipes).map(([name, one]) => `export const ${name} = ${recipeCode(name, one)}`)
        return { code: `import { recipe, slots } from 'static-styles'\n${lines.join('\n')}`, moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: { include: [/\/src\/styles\.css$/, /\/src\/.*\.tsx?(\?|$)/], exclude: /\/styled-system\// }, code: /#styled\/css|@layer utilities/ },
      async handler(code, id) {
        if (id === sheet) {
          names = shortNames(code)
          return { code: withShortNames(code, names), map: null }
        }
        await this.load({ id: sheet })
        const { css, cva } = await (loaded ??= load(folder))
        const program = this.parse(code)
        const edits = editsOf(program, { css, cva, short: (classes) => shortClasses(classes, names) }, (node) => {
          const line = code.slice(0, node.start).split('\n').length
          this.error(`${id}:${line}: these styles are not written out, so they cannot be worked out while building`)
        })
        if (edits.length === 0) return null
        const lastFirst = edits.sort((one, other) => other.start - one.start)
        const edited = lastFirst.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
        return { code: `import { table as __table } from 'static-styles'\n${edited}`, map: null }
      },
    },
  }
}

type Edit = { start: number; end: number; by: string }
type Naming = { short: (classes: string) => string }

function editsOf(program: unknown, { css, cva, short }: StyledSystem & Naming, refuse: (node: SyntaxNode) => void): Edit[] {
  const names = importedNames(program)
  const constants = constantsOf(program)
  const edits: Edit[] = []
  for (const node of nodesIn(program)) {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Identifier') continue
    const callee = names.get(String(node.callee.name))
    if (callee === undefined) continue
    try {
      const [styles] = (Array.isArray(node.arguments) ? node.arguments : []).map((argument) => constantValue(argument, constants))
      edits.push({ start: node.start, end: node.end, by: callee === 'css' ? JSON.stringify(short(css(styles))) : `__table(${tableCode(cva(styles), short)})` })
    } catch (problem) {
      if (!(problem instanceof NotConstant)) throw problem
      refuse(node)
    }
  }
  return edits
}

/** The local names of `css` and `cva`. */
function importedNames(program: unknown): Map<string, 'css' | 'cva'> {
  const names = new Map<string, 'css' | 'cva'>()
  for (const node of nodesIn(program)) {
    if (node.type !== 'ImportSpecifier' || !isNode(node.imported) || !isNode(node.local)) continue
    const { name } = node.imported
    if (name === 'css' || name === 'cva') names.set(String(node.local.name), name)
  }
  return names
}

/** The arguments of `table` for what `cva` made: every choice with its classes. A variant with styles for `true` only is written for `false` too. */
export function tableCode(styles: Recipe, short: Naming['short']): string {
  const keys = Object.keys(styles.variantMap)
  const classes = Object.fromEntries(choicesOf(styles).map((choice) => [keys.map((key) => choice[key]).join(), short(String(styles(choice)))]))
  return [keys, styles.getVariantProps({}), classes].map((part) => JSON.stringify(part)).join(', ')
}

function recipeCode(name: string, panda: Recipe): string {
  const defaults = panda.getVariantProps({})
  const base = panda({})
  const names = typeof base === 'string' ? firstWord(base) : Object.entries(Object(base)).map(([slot, classes]): [string, string] => [slot, firstWord(String(classes))])
  for (const choice of choicesOf(panda)) {
    const expected = panda(choice)
    const slotClasses = ([slot, one]: readonly string[]) => [slot, classesOf(String(one), defaults, choice)]
    const made = typeof names === 'string' ? classesOf(names, defaults, choice) : Object.fromEntries(names.map(slotClasses))
    if (sorted(made) !== sorted(expected)) throw new Error(`recipe ${name} is not a plain one: ${sorted(expected)} but ${sorted(made)}`)
  }
  delete defaults[name]
  return `/* @__PURE__ */ ${typeof names === 'string' ? 'recipe' : 'slots'}(${JSON.stringify(names)}, ${JSON.stringify(defaults)})`
}

function classesOf(name: string, defaults: Variants, choice: Variants): string {
  const chosen = Object.entries({ ...defaults, ...choice }).filter(([key]) => key !== name)
  return [name, ...chosen.map(([key, value]) => `${name}--${key}_${String(value)}`)].join(' ')
}

/** Every combination of a recipe's variants; a variant without a default may also be left out. */
function choicesOf({ variantMap, getVariantProps }: Recipe): Variants[] {
  const defaults = getVariantProps({})
  let choices: Variants[] = [{}]
  for (const [key, named] of Object.entries(variantMap)) {
    const values = named.includes('true') && !named.includes('false') ? [...named, 'false'] : named
    const left: Variants[] = defaults[key] === undefined ? choices : []
    choices = [...left, ...choices.flatMap((choice) => values.map((value) => ({ ...choice, [key]: value })))]
  }
  return choices
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0] ?? text
}

function sorted(classes: unknown): string {
  if (typeof classes === 'string') return classes.split(' ').sort().join(' ')
  return JSON.stringify(Object.entries(Object(classes)).map(([slot, one]) => [slot, sorted(String(one))]))
}

async function load(folder: string): Promise<StyledSystem> {
  return import(pathToFileURL(join(folder, 'css/index.js')).href)
}
