import { use, useMemo } from 'react'
import { css, cva } from '#styled/css'
import { melodySentence } from './picture-words.ts'
import { pitchPath, pitchSpan } from './pitch-path.ts'
import { RibbonFrame } from './ribbon-frame.tsx'
import { useWordAxis } from './use-word-axis.ts'
import { takeLabels, WhoseTakeContext } from './whose-take.ts'
import type { WaveRibbonProps } from './wave-ribbon.tsx'
import { placeOf } from './word-columns.ts'
import { WordLabels } from './word-labels.tsx'

const height = 120

/**
 * How both voices rise and fall, each around its own middle so that a child's and the model's can be compared: the model as a
 * broad band, the student's as a line on it, word by word as in the ribbon. The sentence below says the same.
 */
export function PitchLines({ words, model, own, played }: WaveRibbonProps) {
  const whose = use(WhoseTakeContext)
  const { view, axis } = useWordAxis({ words, model, own })
  const paths = useMemo(() => {
    const span = pitchSpan([model, own])
    return { model: pitchPath(model, axis, { side: 'model', height, span }), own: pitchPath(own, axis, { side: 'own', height, span }) }
  }, [model, own, axis])
  return (
    <RibbonFrame
      name={`Melody of the model and of ${whose === 'own' ? 'your' : 'the'} take`}
      width={axis.width}
      view={view}
      followX={played === null ? null : placeOf(axis, played.row, played.ms)}
      labels={<PitchKey />}
      drawing={
        <>
          <PitchKey inside />
          <svg width={axis.width} height={height} fill="none" strokeLinecap="round" strokeLinejoin="round" className={css({ display: 'block' })}>
            <path d={`M0 ${height / 2}H${axis.width}`} className={line({ of: 'middle' })} />
            <path d={paths.model} className={line({ of: 'band' })} />
            <path d={paths.model} className={line({ of: 'model' })} />
            <path d={paths.own} className={line({ of: 'own' })} />
          </svg>
          <WordLabels words={words} axis={axis} />
        </>
      }
    >
      <p className={css({ mt: '2', textStyle: 'label', color: 'muted' })}>{melodySentence({ model, own }, whose)}</p>
    </RibbonFrame>
  )
}

/** Which line is whose, beside the drawing or above it on phones. */
function PitchKey({ inside = false }: { inside?: boolean }) {
  return (
    <span className={key({ inside })}>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <Swatch of={['band', 'model']} /> Model
      </span>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <Swatch of={['own']} /> {takeLabels[use(WhoseTakeContext)]}
      </span>
    </span>
  )
}

function Swatch({ of }: { of: readonly ('band' | 'model' | 'own')[] }) {
  return (
    <svg width={22} height={12} strokeLinecap="round" className={css({ flexShrink: 0 })}>
      {of.map((one) => (
        <path key={one} d="M6 6h10" className={line({ of: one })} />
      ))}
    </svg>
  )
}

const key = cva({
  base: { textStyle: 'label', fontWeight: 'semibold', color: 'muted', whiteSpace: 'nowrap' },
  variants: {
    inside: {
      true: { display: { base: 'inline-flex', md: 'none' }, gap: '5', position: 'sticky', left: '0' },
      false: { display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: '3', height: '[7.5rem]' },
    },
  },
})

const line = cva({
  base: {},
  variants: {
    of: {
      middle: { stroke: 'hairline', strokeWidth: '[1px]', '@media (forced-colors: active)': { stroke: '[GrayText]' } },
      band: { stroke: 'marginRule', strokeWidth: '[9px]', '@media (forced-colors: active)': { stroke: '[Canvas]' } },
      model: { stroke: 'action', strokeWidth: '[2px]', '@media (forced-colors: active)': { stroke: '[Highlight]' } },
      own: { stroke: 'ink', strokeWidth: '[3px]', '@media (forced-colors: active)': { stroke: '[CanvasText]' } },
    },
  },
})
