import { css, cva } from '#styled/css'

const shapes = {
  math: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0 -11Z',
  science: 'M3 3H13V13H3Z',
  english: 'M8 2L14 13H2Z',
  history: 'M8 1.5L14.5 8L8 14.5L1.5 8Z',
  other: 'M8 3.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0 -9.6Z',
}

/** A subject as a mark in a plot: by colour and by shape. Whoever draws it says the subject in words. */
export function SubjectShape({ subject }: { subject: string }) {
  const word = subject.trim().toLowerCase()
  const look = word === 'math' || word === 'science' || word === 'english' || word === 'history' ? word : 'other'
  return (
    <svg width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden="true" className={css({ display: 'block', flexShrink: '0', overflow: 'visible' })}>
      <path d={shapes[look]} className={shape({ look })} />
    </svg>
  )
}

const shape = cva({
  base: { stroke: 'surface', strokeWidth: '[1.5]', paintOrder: 'stroke', '@media (forced-colors: active)': { fill: '[CanvasText]' } },
  variants: {
    look: {
      math: { fill: 'math' },
      science: { fill: 'science' },
      english: { fill: 'english' },
      history: { fill: 'history' },
      other: { fill: 'surface', stroke: 'otherSubject', strokeWidth: '[2.4]' },
    },
  },
})
