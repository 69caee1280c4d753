import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { frame, isLabelled } from './scales.ts'

type PlotProps = {
  label: string
  y: (value: number) => number
  lines: readonly number[]
  unit?: '%'
  x: (index: number) => number
  names: readonly string[]
  children: ReactNode
}

/** The frame of a picture: lines with their values at the left, names below, marks inside; `label` says what it shows. */
export function Plot({ label, y, lines, unit, x, names, children }: PlotProps) {
  return (
    <svg viewBox={`0 ${-frame.above} ${frame.width} ${frame.height + frame.above}`} width="100%" role="img" aria-label={label} className={css({ display: 'block', maxWidth: '[36rem]' })}>
      {lines.map((value) => (
        <g key={value}>
          <path d={`M${frame.left} ${y(value)}H${frame.right}`} className={line} />
          <text x={frame.left - 8} y={y(value) + 4} textAnchor="end" className={words}>
            {value}
            {unit}
          </text>
        </g>
      ))}
      {names.map((name, index) =>
        isLabelled(index, names.length) ? (
          <text key={index} x={x(index)} y={frame.bottom + 20} textAnchor="middle" className={words}>
            {name}
          </text>
        ) : null,
      )}
      {children}
    </svg>
  )
}

const line = css({ stroke: 'hairline', fill: '[none]' })
const words = css({ fill: 'muted', fontSize: { base: '[19px]', md: '[16px]' }, fontVariantNumeric: 'tabular-nums' })
