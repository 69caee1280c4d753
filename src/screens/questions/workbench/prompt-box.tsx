import { type ComponentProps, useMemo } from 'react'
import { css, cx } from '#styled/css'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { type PromptPart, promptParts } from './prompt-parts.ts'

/** The text of a question as its teacher types it, with its labels, answers and values marked as with a pen. `isMarked` false leaves it plain. */
export function PromptBox({ isMarked, value, ...rest }: Omit<ComponentProps<'textarea'>, 'value' | 'className'> & { isMarked: boolean; value: string }) {
  const parts = useMemo(() => (isMarked ? promptParts(value) : []), [isMarked, value])
  return (
    <div className={box}>
      {/* The same words in the same places below the box, of which only the marks are seen. */}
      <div aria-hidden="true" className={cx(typed, below)}>
        {parts.map(({ kind, text }, index) => (
          <span key={index} className={pens[kind]}>
            {text}
          </span>
        ))}
        {'\n'}
      </div>
      <Textarea {...rest} value={value} className={cx(typed, above)} />
    </div>
  )
}

const pens: Record<PromptPart['kind'], string | undefined> = {
  plain: undefined,
  label: css({ background: 'tintStrong', borderRadius: 'badge' }),
  key: css({ background: 'goodTint', borderRadius: 'badge' }),
  value: css({ background: 'todayTint', borderRadius: 'badge' }),
}

const box = css({
  display: 'grid',
  minHeight: '[14rem]',
  maxHeight: '[60dvh]',
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  background: 'surface',
  border: '1px solid',
  borderColor: 'control',
  borderRadius: 'control',
  '&:has(:focus-visible)': { outline: '[3px solid token(colors.action)]', borderColor: 'action' },
  '&:has(textarea:read-only)': { background: 'sunken', borderColor: 'hairlineStrong' },
  '&:has([aria-invalid=true])': { borderColor: 'bad' },
})
const typed = css({
  gridArea: '1 / 1',
  minWidth: '0',
  px: '3',
  py: '2.5',
  fontSize: 'body',
  lineHeight: 'text',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  unicodeBidi: 'plaintext',
  // Pieces are as wide as the whole they are cut from.
  fontKerning: 'none',
  fontVariantLigatures: 'none',
})
const below = css({ color: '[transparent]', pointerEvents: 'none', userSelect: 'none', _print: { display: 'none' } })
const above = css({ fieldSizing: 'content', overflow: 'hidden', resize: 'none', border: '0', background: '[transparent]', outline: '[0]', boxShadow: 'none' })
