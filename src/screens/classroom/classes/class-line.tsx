import { css } from '#styled/css'
import { figure } from '#src/ui/data-table/counts.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { trash2 } from '#src/ui/icons/icons.ts'
import { Link } from '#src/ui/controls/link.tsx'
import { CutTitle } from '#src/ui/text/short-title.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const longestName = 24

type ClassLineProps = { href: string; isShown: boolean; name: string; count: number | null; onDelete?: () => void }

/** One class of the panel, or everybody: a link with the number of students; `onDelete` adds a bin on hover, focus and touch. */
export function ClassLine({ href, isShown, name, count, onDelete }: ClassLineProps) {
  return (
    <li className={line}>
      <Link href={href} aria-current={isShown ? 'true' : undefined} className={link}>
        <span className={css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })} title={name}>
          <CutTitle most={longestName}>{name}</CutTitle>
        </span>
        {count === null ? null : (
          <span className={number}>
            {figure(count)}
            <VisuallyHidden>{count === 1 ? ' student' : ' students'}</VisuallyHidden>
          </span>
        )}
      </Link>
      {onDelete === undefined ? null : (
        <button type="button" aria-label={`Delete class ${name}`} className={bin} onClick={onDelete}>
          <Icon of={trash2} size={18} />
        </button>
      )}
    </li>
  )
}

const line = css({ position: 'relative', display: 'flex', borderRadius: 'control', '@media (hover: hover)': { '&:hover:not(:has([aria-current]))': { background: 'neutralTint' } }, '&:has([aria-current])': { background: 'tintStrong' } })
const link = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '11',
  px: '3',
  borderRadius: 'control',
  color: 'ink',
  textDecoration: 'none',
  '&[aria-current]': { color: 'tintInk', fontWeight: 'strong' },
})
const number = css({ color: 'muted', fontWeight: 'semibold', textStyle: 'label', '[aria-current] > &': { color: 'tintInk' } })
const bin = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  flexShrink: '0',
  borderRadius: 'control',
  color: 'muted',
  cursor: 'pointer',
  _hover: { color: 'bad' },
  '@media (hover: hover)': { 'li:not(:hover, :focus-within) > &': { position: 'absolute', clipPath: 'inset(50%)' } },
})
