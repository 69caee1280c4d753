import { useState } from 'react'
import { css } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown, chevronUp } from '#src/ui/icons/icons.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { lineOf } from './line-of.ts'
import { type QuestionCardProps, QuestionHead } from './question-card.tsx'

/** The question in one line while its card is out of sight; a press unfolds all of it over the log. Give it the question as `key`. */
export function FoldedQuestion({ text, ...head }: QuestionCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.root}>
      <div className={styles.sheet}>
        {isOpen ? (
          <div className={styles.all} tabIndex={0} role="region" aria-label={`All of question ${head.number}`}>
            <QuestionHead {...head} />
            <RichText text={text} />
          </div>
        ) : (
          <p className={styles.line}>
            <span className={styles.number}>
              <span className={styles.word}>Question </span>
              {head.number}
            </span>
            <RichText inline text={lineOf(text)} />
          </p>
        )}
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span className={styles.verb}>{isOpen ? 'Fold' : 'Show all'}</span>
          <Icon of={isOpen ? chevronUp : chevronDown} size={18} />
        </button>
      </div>
    </div>
  )
}

const styles = {
  root: css({
    position: 'absolute',
    insetInline: '0',
    top: '0',
    zIndex: 'header',
    background: 'surface',
    borderBottom: '1px solid',
    borderBottomColor: 'hairlineStrong',
    animation: 'appear token(durations.press) token(easings.out)',
  }),
  sheet: css({
    position: 'relative',
    maxWidth: '[920px]',
    mx: 'auto',
    px: { base: '4', _sheet: '0', _compact: '[12px]' },
    width: { _sheet: '[calc(100% - 2rem)]' },
    display: 'flex',
    alignItems: 'flex-start',
    gap: { base: '2', _compact: '[8px]' },
  }),
  line: css({
    flex: '1',
    minWidth: '0',
    display: 'flex',
    columnGap: { base: '2.5', _compact: '0' },
    py: { base: '3', _compact: '1.5' },
    lineHeight: '[1.75rem]',
    whiteSpace: 'nowrap',
    fontSize: 'body',
    '& > bdi': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  }),
  number: css({ fontWeight: 'strong', _compact: { srOnly: true } }),
  word: css({ srOnly: { base: true, _sheet: false } }),
  all: css({ flex: '1', minWidth: '0', py: '3', maxHeight: '[55cqh]', overflowY: 'auto', textStyle: 'student', outlineOffset: '[-3px]' }),
  toggle: css({
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '13', _compact: '[max(2.5rem, 44px)]' },
    minWidth: '[44px]',
    justifyContent: 'flex-end',
    textStyle: 'label',
    fontWeight: 'semibold',
    color: 'action',
    cursor: 'pointer',
    borderRadius: 'small',
    // The whole line can be pressed.
    '&[aria-expanded=false]::after': { content: '""', position: 'absolute', inset: '0' },
  }),
  verb: css({ _compact: { srOnly: true } }),
}
