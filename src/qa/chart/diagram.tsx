import { use, useState } from 'react'
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { Segment } from '#src/ui/controls/segment.tsx'
import { leavesOfValue } from '#src/qa/recording/actor-path.ts'
import type { Arrow, Box, ChartPicture } from './chart-layout.ts'
import { transitionsFrom } from './transitions-from.ts'

type Props = { name: string; machine: AnyStateMachine; value: StateValue | null; moved: { from: StateValue | null; event: string | null } }

const sizes = [
  { value: 'fit', label: 'Whole chart' },
  { value: 'full', label: 'Full size' },
] as const

const pictures = new Map<string, Promise<ChartPicture>>()

/** A machine's chart with the current states lit, and the arrows an event may just have taken; its label says the same in words. */
export function Diagram({ name, machine, value, moved }: Props) {
  const picture = use(pictureOf(name, machine))
  const [size, setSize] = useState<'fit' | 'full'>('full')
  const lit = new Set(value === null ? [] : machine.resolveState({ value, context: {} })._nodes.map(({ id }) => id))
  const taken = moved.from === null || moved.event === null ? new Set<string>() : transitionsFrom(machine, moved.from, moved.event)
  const leaves = value === null ? [] : leavesOfValue(value)
  const initial = value === null ? firstStateOf(machine.root).id : null
  const label = `The chart of ${name}: ${picture.boxes.length} states, ${picture.arrows.length} arrows. ${leaves.length === 0 ? '' : `Lit: ${leaves.join(' and ')}.`}`
  const first = picture.boxes.find(({ id, kind }) => (value === null ? id === initial : lit.has(id) && (kind === 'leaf' || kind === 'final')))
  return (
    <section aria-labelledby="chart">
      <div className="qa-row">
        <h3 id="chart">The chart</h3>
        <Segment label="Size of the chart" options={sizes} value={size} onChange={setSize} />
      </div>
      <div className="qa-frame qa-chart" tabIndex={0} role="region" aria-label={`The chart of ${name}, scrollable`}>
        <svg role="img" aria-label={label} viewBox={`0 0 ${picture.width} ${picture.height}`} width={size === 'fit' ? '100%' : picture.width}>
          <defs>
            <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0 8 4 0 8z" className="qa-head-of-arrow" />
            </marker>
          </defs>
          {picture.boxes.map((box) => (
            <State key={box.id} box={box} isLit={lit.has(box.id)} />
          ))}
          {picture.arrows.map((arrow) => (
            <Way key={arrow.transitions.join()} arrow={arrow} isTaken={arrow.transitions.some((id) => taken.has(id))} />
          ))}
          {first === undefined ? null : <rect key={first.id} ref={bringIntoFrame} {...placeOf(first)} className={value === null ? 'qa-place' : 'qa-ring'} rx={first.kind === 'final' ? 15 : 5} />}
        </svg>
      </div>
    </section>
  )
}

function State({ box, isLit }: { box: Box; isLit: boolean }) {
  const isLeaf = box.kind === 'leaf' || box.kind === 'final'
  return (
    <g className={`qa-state qa-${box.kind}${isLit ? ' qa-lit' : ''}`}>
      <rect {...placeOf(box)} rx={box.kind === 'final' ? 15 : 5} />
      <text x={isLeaf ? box.x + box.width / 2 : box.x + 12} y={box.y + 20} textAnchor={isLeaf ? 'middle' : 'start'}>
        {box.key}
      </text>
    </g>
  )
}

function Way({ arrow, isTaken }: { arrow: Arrow; isTaken: boolean }) {
  return (
    <g className={`qa-way${isTaken ? ' qa-taken' : ''}`}>
      <polyline points={arrow.points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd="url(#head)" />
      {arrow.words.map((words, index) => (
        <text key={words} x={arrow.at?.x} y={(arrow.at?.y ?? 0) + 11 + index * 15}>
          {words}
        </text>
      ))}
    </g>
  )
}

/** Where a machine begins, as far in as its states go. */
function firstStateOf(node: AnyStateNode): AnyStateNode {
  const inside = node.initial.target[0] ?? Object.values(node.states)[0]
  return inside === undefined ? node : firstStateOf(inside)
}

function pictureOf(name: string, machine: AnyStateMachine): Promise<ChartPicture> {
  const known = pictures.get(name) ?? import('./chart-layout.ts').then(({ layOut }) => layOut(machine))
  pictures.set(name, known)
  return known
}

function placeOf({ x, y, width, height }: Box) {
  return { x, y, width, height }
}

/** Scrolls the frame, not the page, so that the mark of the current state, or of the first one, is in its middle. */
function bringIntoFrame(mark: SVGRectElement | null): void {
  const frame = mark?.closest('.qa-frame')
  if (mark === null || frame === null || frame === undefined) return
  const [inside, outside] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()]
  const left = inside.x + inside.width / 2 - outside.x - outside.width / 2
  frame.scrollBy({ left, top: inside.y + inside.height / 2 - outside.y - outside.height / 2 })
}
