/** A node of a parsed module. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown }

/** Thrown for an expression whose value is not written out in its module. */
export class NotConstant extends Error {}

/** Whether a value is a node of a parsed module. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Every node below and including `root`, outermost first. */
export function* nodesIn(root: unknown): Generator<SyntaxNode> {
  if (Array.isArray(root)) for (const item of root) yield* nodesIn(item)
  if (!isNode(root)) return
  yield root
  for (const value of Object.values(root)) if (typeof value === 'object' && value !== null) yield* nodesIn(value)
}

/** The module-level constants of a parsed module by name. */
export function constantsOf(program: unknown): Map<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>()
  const body = isNode(program) && Array.isArray(program.body) ? program.body : []
  for (const statement of body) {
    const declaration = isNode(statement) && statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const declarator of Array.isArray(declaration.declarations) ? declaration.declarations : []) {
      if (isNode(declarator) && isNode(declarator.id) && typeof declarator.id.name === 'string' && isNode(declarator.init)) {
        constants.set(declarator.id.name, declarator.init)
      }
    }
  }
  return constants
}

/** The value of an expression made of literals, objects, arrays, spreads and constants of its module; throws `NotConstant` for any other. */
export function constantValue(node: unknown, constants: ReadonlyMap<string, SyntaxNode>): unknown {
  if (!isNode(node)) throw new NotConstant()
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      return templateText(node)
    case 'Identifier':
      return constantValue(constants.get(String(node.name)), constants)
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(constantValue(node.argument, constants))
      throw new NotConstant()
    case 'ParenthesizedExpression':
      return constantValue(node.expression, constants)
    case 'ArrayExpression':
      return (Array.isArray(node.elements) ? node.elements : []).map((element) => constantValue(element, constants))
    case 'ObjectExpression':
      return Object.fromEntries((Array.isArray(node.properties) ? node.properties : []).flatMap((property) => entriesOf(property, constants)))
    default:
      throw new NotConstant()
  }
}

function entriesOf(property: unknown, constants: ReadonlyMap<string, SyntaxNode>): [string, unknown][] {
  if (!isNode(property)) throw new NotConstant()
  if (property.type === 'SpreadElement') return Object.entries(Object(constantValue(property.argument, constants)))
  const { key } = property
  if (property.type !== 'Property' || property.computed === true || !isNode(key)) throw new NotConstant()
  return [[String(key.type === 'Identifier' ? key.name : key.value), constantValue(property.value, constants)]]
}

function templateText(node: SyntaxNode): string {
  const [quasi, ...others] = Array.isArray(node.quasis) ? node.quasis : []
  if (others.length > 0 || !isNode(quasi) || typeof quasi.value !== 'object' || quasi.value === null || !('cooked' in quasi.value)) throw new NotConstant()
  return String(quasi.value.cooked)
}
