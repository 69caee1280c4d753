import { toDirectedGraph } from 'xstate/graph'
import { eventWords } from '#src/qa/chart/event-words.ts'
import { guardName } from './guard-name.mjs'

const litState = 'fill:#fde68a,stroke:#92400e,color:#1c1917,stroke-width:2px'
const litArrow = 'stroke:#b45309,stroke-width:3px'

/**
 * A machine as the lines of a Mermaid flowchart. `noteOf` answers null for a state or a transition that is drawn as usual; a text
 * lights it, and stands before a transition's label.
 */
export function diagramOf(machine, noteOf = () => null) {
  const graph = toDirectedGraph(machine)
  const root = machine.root
  const lines = ['flowchart LR']
  const litStates = []
  const litArrows = []
  let arrows = 0
  for (const child of graph.children) draw(child, '  ')
  for (const first of firstOf(root)) drawArrow('start((" "))', '', first)
  for (const node of nodesOf(graph)) {
    if (isBox(node.stateNode) && node.stateNode !== root) for (const first of firstOf(node.stateNode)) drawArrow(anchor(node.stateNode), '', first)
    for (const edge of node.edges) drawEdge(edge)
    for (const transition of node.stateNode.always ?? []) {
      for (const target of transition.target ?? []) drawEdge({ source: node.stateNode, target, transition })
    }
  }
  if (litStates.length > 0) lines.push(`  classDef lit ${litState}`, `  class ${litStates.join()} lit`)
  if (litArrows.length > 0) lines.push(`  linkStyle ${litArrows.join()} ${litArrow}`)
  return lines

  function draw({ stateNode, children }, indent) {
    if (children.length === 0) {
      const [open, close] = stateNode.type === 'final' ? ['([', '])'] : ['[', ']']
      lines.push(`${indent}${idOf(stateNode)}${open}"${stateNode.key}"${close}`)
      if (noteOf(stateNode) !== null) litStates.push(idOf(stateNode))
      return
    }
    lines.push(`${indent}subgraph ${idOf(stateNode)}["${stateNode.key}"]`, `${indent}  ${anchor(stateNode)}((" "))`)
    for (const child of children) draw(child, `${indent}  `)
    lines.push(`${indent}end`)
  }

  function drawEdge({ source, target: to, transition }) {
    if (source === root || transition.target === undefined) return
    const note = noteOf(transition)
    if (note !== null) litArrows.push(arrows)
    drawArrow(enter(source), `|"${note ?? ''}${labelOf(transition)}"|`, to)
  }

  function drawArrow(from, label, to) {
    lines.push(`  ${from} -->${label} ${enter(to)}`)
    arrows += 1
  }
}

/** The states a box is entered in: its initial one, or every region at once. */
function firstOf(stateNode) {
  return stateNode.type === 'parallel' ? Object.values(stateNode.states) : stateNode.initial.target
}

function nodesOf(node) {
  return [node, ...node.children.flatMap(nodesOf)]
}

function idOf(stateNode) {
  return stateNode.path.join('_').replace(/^end$/, 'end_')
}

function anchor(stateNode) {
  return `${idOf(stateNode)}_any`
}

function isBox(stateNode) {
  return Object.keys(stateNode.states).length > 0
}

function enter(stateNode) {
  return isBox(stateNode) ? anchor(stateNode) : idOf(stateNode)
}

function labelOf({ eventType, guard }) {
  const condition = guardName(guard)
  return [eventWords(eventType), condition === '' ? '' : `(${condition})`].filter(Boolean).join(' ') || 'otherwise'
}
