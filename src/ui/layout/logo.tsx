import { css } from '#styled/css'

/** The sign of Lectern with its name: an L made of margin and line, with a tick. `onCover` for the blue cover; `size` of the sign in CSS pixels. */
export function Logo({ onCover = false, size = 28 }: { onCover?: boolean; size?: number }) {
  return (
    <span className={onCover ? onCoverStyle : onPaperStyle}>
      <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 44 44" fill="none" aria-hidden="true">
        <rect width="44" height="44" rx="10.5" fill={onCover ? '#FFFFFF' : 'currentColor'} className={onCover ? undefined : ground} />
        <g className={onCover ? onWhite : onAction} stroke="currentColor" strokeWidth="4.6" strokeLinecap="round" strokeLinejoin="round">
          <path d="M14.6 8.8V32.2H34.4" />
          <path d="M21.4 18.6L25.4 22.6L33.2 13.8" strokeWidth="4" />
        </g>
      </svg>
      <span>Lectern</span>
    </span>
  )
}

const shape = { display: 'inline-flex', alignItems: 'center', gap: '2.5', fontWeight: 'bold', fontSize: 'section', lineHeight: '[1]' } as const
const onPaperStyle = css({ ...shape, color: 'ink' })
const onCoverStyle = css({ ...shape, color: 'onCover' })
const ground = css({ color: 'action' })
const onAction = css({ color: 'onAction' })
const onWhite = css({ color: 'studentTurn' })
