import type { ElkExtendedEdge, ElkNode } from 'elkjs'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameOf, nodesOf, waysOf } from './chart.ts'
import { wayWords } from './event-words.ts'

/** A state's place in the picture, outer states before those inside them; `depth` counts how many states it lies in. */
export type Box = { id: string; key: string; kind: 'leaf' | 'final' | 'nest' | 'regions'; depth: number; x: number; y: number; width: number; height: number }

/** One arrow: the transitions it stands for, its corners, and its words with their place. */
export type Arrow = { transitions: string[]; points: { x: number; y: number }[]; words: string[]; at: { x: number; y: number } | null }

/** A machine drawn: everything in pixels from the upper left corner. */
export type ChartPicture = { width: number; height: number; boxes: Box[]; arrows: Arrow[] }

type Way = { from: AnyStateNode; to: AnyStateNode; transitions: AnyTransitionDefinition[] }

const line = 15
const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeLabel': '3',
  'elk.edgeLabels.inline': 'false',
  'elk.insideSelfLoops.activate': 'true',
}

/** Works out where a machine's states and transitions go; ways between the same two states share an arrow. */
export async function layOut(machine: AnyStateMachine): Promise<ChartPicture> {
  const { root } = machine
  const ways = waysBetween(nodesOf(root))
  const laid = await new ELK().layout({ ...elkNode(root), layoutOptions, edges: ways.map(elkEdge) })
  const nodes = new Map(nodesOf(root).map((node) => [node.id, node]))
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: (laid.children ?? []).flatMap((child) => boxesOf(child, nodes, 0)),
    arrows: (laid.edges ?? []).map((edge, index) => arrowOf(edge, ways[index])),
  }
}

/** Every way from one state to another; those of the whole machine are left out, since they would start nowhere. */
function waysBetween(nodes: readonly AnyStateNode[]): Way[] {
  const ways = new Map<string, Way>()
  for (const from of nodes.filter(({ parent }) => parent !== undefined)) {
    for (const transition of waysOf(from)) {
      for (const to of transition.target ?? []) {
        const key = `${from.id} ${to.id}`
        const way = ways.get(key) ?? { from, to, transitions: [] }
        way.transitions.push(transition)
        ways.set(key, way)
      }
    }
  }
  return [...ways.values()]
}

function elkNode(node: AnyStateNode): ElkNode {
  const children = Object.values(node.states).map(elkNode)
  const width = textWidth(node.key) + 24
  if (children.length === 0) return { id: node.id, width, height: 30 }
  const size = { 'elk.nodeSize.constraints': 'MINIMUM_SIZE', 'elk.nodeSize.minimum': `(${width},40)` }
  return { id: node.id, children, layoutOptions: { 'elk.padding': '[top=34,left=14,bottom=14,right=14]', ...size } }
}

function elkEdge(way: Way, index: number): ElkExtendedEdge {
  const words = wordsOf(way)
  const width = Math.max(0, ...words.map(textWidth))
  return { id: String(index), sources: [way.from.id], targets: [way.to.id], labels: [{ text: words.join('\n'), width, height: words.length * line }] }
}

function boxesOf(laid: ElkNode, nodes: ReadonlyMap<string, AnyStateNode>, depth: number): Box[] {
  const node = nodes.get(laid.id)
  const children = laid.children ?? []
  const outer = node?.type === 'parallel' ? 'regions' : 'nest'
  const kind = children.length > 0 ? outer : node?.type === 'final' ? 'final' : 'leaf'
  const place = { x: laid.x ?? 0, y: laid.y ?? 0, width: laid.width ?? 0, height: laid.height ?? 0 }
  return [{ id: laid.id, key: node?.key ?? laid.id, kind, depth, ...place }, ...children.flatMap((child) => boxesOf(child, nodes, depth + 1))]
}

function arrowOf({ sections = [], labels: [label] = [] }: ElkExtendedEdge, way: Way | undefined): Arrow {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  const at = label?.x === undefined || label.y === undefined ? null : { x: label.x, y: label.y }
  return { transitions: (way?.transitions ?? []).map(nameOf), points, words: way === undefined ? [] : wordsOf(way), at }
}

function wordsOf({ transitions }: Way): string[] {
  return [...new Set(transitions.map(wayWords))]
}

function textWidth(text: string): number {
  return text.length * 7
}
