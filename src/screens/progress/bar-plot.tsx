import { css, cva } from '#styled/css'
import { Plot } from './plot.tsx'
import { barWidth, frame, heightsOf, placesOf } from './scales.ts'

/** One bar; `isOther` draws it hatched apart from the rest. */
export type Bar = { name: string; value: number; text: string; isOther?: boolean }

/** Amounts side by side, each with its own number above it. */
export function BarPlot({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const x = placesOf(bars.length)
  const { y, lines } = heightsOf(Math.max(0, ...bars.map(({ value }) => value)))
  const width = barWidth(bars.length)
  return (
    <Plot label={label} y={y} lines={lines} x={x} names={bars.map(({ name }) => name)}>
      {bars.map(({ value, text, isOther = false }, index) =>
        value === 0 ? null : (
          <g key={index}>
            <rect x={x(index) - width / 2} y={y(value)} width={width} height={Math.max(1, frame.bottom - y(value))} rx="3" className={bar({ isOther })} />
            {width < 18 ? null : (
              <text x={x(index)} y={y(value) - 4} textAnchor="middle" className={number}>
                {text}
              </text>
            )}
          </g>
        ),
      )}
    </Plot>
  )
}

const bar = cva({
  variants: { isOther: { true: { fill: 'surface', stroke: 'bad', strokeWidth: '[2]', strokeDasharray: '[4 3]' }, false: { fill: 'action' } } },
})
const number = css({ fill: 'ink', fontSize: { base: '[19px]', md: '[16px]' }, fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
