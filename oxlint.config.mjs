import { defineConfig } from 'oxlint'

/** Each entry: what is refused, and what to do instead. The linter shows the message beside the line. */
const everywhere = [
  ['TSAsExpression:not([typeAnnotation.typeName.name="const"])', 'No `as`: narrow with a guard, parse with a schema, or use `satisfies`.'],
  ['TSTypeAssertion', 'No type assertions: narrow with a guard or parse with a schema.'],
  ['TSEnumDeclaration', 'No enums: use a union of string literals.'],
  ['TSModuleDeclaration[kind="namespace"]', 'No namespaces: a file is the namespace.'],
  ['TSParameterProperty', 'No parameter properties: declare the field.'],
  ['TSInterfaceDeclaration:not(TSModuleDeclaration TSInterfaceDeclaration)', 'Use `type`; interfaces only to extend a library module.'],
  ['ExportAllDeclaration', 'No barrels: import from the file that declares it.'],
  ['Program > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression', 'Write a function declaration at top level.'],
  ['Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression', 'Write a function declaration at top level.'],
]
const noDefaultExport = ['ExportDefaultDeclaration', 'Export by name; only routes and tool configuration export a default.']
const noAssertionInMachines = [
  'TSAsExpression:not([typeAnnotation.typeName.name="const"]):not([expression.type="ObjectExpression"][expression.properties.length=0])',
  'No `as` but `{} as T` in the types of `setup`.',
]
const inTheApp = [
  [':matches(JSXElement, JSXFragment) > JSXExpressionContainer > LogicalExpression[operator="&&"]', 'Write a ternary with an explicit null: `&&` can render 0.'],
  ['JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'Never HTML from a string: render React elements.'],
  ['AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]', 'Never HTML from a string: build nodes.'],
  ['CallExpression[callee.object.name="document"][callee.property.name=/^(write|writeln)$/]', 'Never HTML from a string: build nodes.'],
  ['CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseFromString)$/]', 'Never HTML from a string: build nodes.'],
]
const inTests = [
  [
    'CallExpression[callee.property.name=/^(toMatchObject|toBeDefined|toMatchSnapshot|toMatchInlineSnapshot|toBeTruthy|toBeFalsy)$/]',
    'Assert the whole value with toEqual.',
  ],
  ['CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock|hoisted)$/]', 'Replace at a seam (provide, Deps, fetch), not the module.'],
  ['CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what the person sees, not for time.'],
  ['Literal[value="networkidle"]', 'Wait for what the person sees, not for the network.'],
  ['NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]', 'No sleeps: wait for a state, a tag or visible text.'],
  ['ImportDeclaration[source.value=/timers\\/promises$/]', 'No sleeps: wait for a state, a tag or visible text.'],
  [
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme|skipIf|runIf)$/]',
    'A test runs always, or it is not there.',
  ],
  [
    ':matches(IfStatement, ConditionalExpression, LogicalExpression, SwitchStatement, CatchClause) ExpressionStatement > CallExpression CallExpression[callee.name="expect"]',
    'No condition around an expectation.',
  ],
]
const environment = ['MemberExpression[object.name="process"][property.name="env"]', 'Only main.ts reads the environment; take the value as a parameter.']

/** Files of `src` that may use an effect: hooks that bind a DOM object (focus, canvas, media, a formula). */
const filesThatBindTheDom = ['src/ui/**/use-*.{ts,tsx}', 'src/screens/**/use-*.{ts,tsx}']

const routeAndToolFiles = ['*.config.{js,mjs,ts}', 'scripts/testing/unhandled.reporter.mjs', 'scripts/testing/kept-eslint-rules.mjs', 'e2e/playwright.config.ts', 'src/routes/**']

function refuse(...entries) {
  return { 'kept/no-restricted-syntax': ['error', ...entries.map(([selector, message]) => ({ selector, message }))] }
}

/** What may not be imported: the packages `only as types`, and whatever `paths` name. */
function imports({ onlyTypes = [], paths = [] }) {
  return { 'no-restricted-imports': ['error', { patterns: [upwards, ...onlyTypes], paths }] }
}

const withoutAssertions = everywhere.slice(1)

const upwards = { regex: '^\\.\\./', message: 'Use the # aliases; relative only inside the same folder.' }
const effects = {
  name: 'react',
  importNames: ['useEffect', 'useLayoutEffect', 'useInsertionEffect'],
  message: 'An effect is a machine or a loader that is missing something; hooks that bind a DOM object live in use-*.ts of ui or screens.',
}
const runtimes = {
  group: ['xstate', '@xstate/*', 'ky', '@tanstack/react-router'],
  message: 'Screens and parts are pictures made of props: no machine runtime, api or router.',
  allowTypeImports: true,
}
const parsing = { group: ['valibot'], message: 'Machines describe the product; parsing belongs to the edges.', allowTypeImports: true }

/** The whole tree is type-checked at once with every library's globals; which of them a layer may name is decided here. */
const globalsOfEachLayer = [
  { files: ['machines/**', 'contract/**'], env: { builtin: true }, rules: { 'no-undef': 'error' } },
  { files: ['server/**'], env: { builtin: true, node: true }, rules: { 'no-undef': 'error' } },
  { files: ['src/**'], env: { builtin: true, browser: true }, rules: { 'no-undef': 'error' } },
  { files: ['src/audio/*.worklet.ts'], env: { audioworklet: true } },
  { files: ['worker/**'], env: { builtin: true, serviceworker: true }, rules: { 'no-undef': 'error' } },
]

export default defineConfig({
  ignorePatterns: ['dist/**', '.cache/**', '.data/**', 'src/styled-system/**', 'src/routeTree.gen.ts', '**/test-results/**', 'coverage/**'],
  plugins: ['typescript', 'oxc'],
  jsPlugins: ['./scripts/testing/kept-eslint-rules.mjs'],
  options: { denyWarnings: true, typeAware: true },
  categories: { correctness: 'off' },
  rules: {
    'array-callback-return': 'error',
    eqeqeq: 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-constant-binary-expression': 'error',
    'no-empty': 'error',
    'no-eval': 'error',
    'no-fallthrough': 'error',
    'no-self-compare': 'error',
    'no-template-curly-in-string': 'error',
    'no-unreachable': 'error',
    'no-unsafe-finally': 'error',
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'preserve-caught-error': 'error',
    'use-isnan': 'error',
    'typescript/no-implied-eval': 'error',
    'kept/max-len': ['error', { code: 150, ignoreUrls: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreStrings: true }],
    'kept/quotes': ['error', 'single', { avoidEscape: true }],
    'kept/semi': ['error', 'never'],
    ...imports({}),
    ...refuse(...everywhere, noDefaultExport),
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-explicit-any': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      },
    },
    { files: routeAndToolFiles, rules: refuse(...everywhere) },
    {
      files: ['machines/**/*.ts'],
      rules: { ...refuse(noAssertionInMachines, ...withoutAssertions, noDefaultExport), ...imports({ onlyTypes: [parsing] }) },
    },
    { files: ['server/**/*.ts'], excludeFiles: ['server/main.ts'], rules: refuse(...everywhere, noDefaultExport, environment) },
    { files: ['src/**/*.{ts,tsx}'], excludeFiles: ['src/routes/**'], rules: refuse(...everywhere, ...inTheApp, noDefaultExport) },
    { files: ['src/routes/**'], rules: refuse(...everywhere, ...inTheApp) },
    { files: ['src/**/*.{ts,tsx}'], rules: imports({ paths: [effects] }) },
    { files: ['src/screens/**/*.{ts,tsx}', 'src/ui/**/*.{ts,tsx}'], rules: imports({ onlyTypes: [runtimes], paths: [effects] }) },
    { files: filesThatBindTheDom, rules: imports({ onlyTypes: [runtimes] }) },
    ...globalsOfEachLayer,
    { files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'], rules: refuse(...everywhere, ...inTests, noDefaultExport) },
    { files: ['e2e/playwright.config.ts'], rules: refuse(...everywhere, ...inTests) },
    { files: ['tests/**/*.test-d.ts'], rules: { 'typescript/ban-ts-comment': 'off' } },
    { files: ['**/*.d.ts'], rules: { 'kept/no-restricted-syntax': 'off' } },
    { files: ['scripts/**', 'bench/**', 'server/**'], rules: { 'no-console': 'off' } },
  ],
})
