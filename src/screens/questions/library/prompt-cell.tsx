import { useId, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { firstWords, onOneLine } from '#src/ui/text/first-words.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

/** About as many characters as the one line of a row holds. */
const oneLine = 45

/** A question's prompt in a row: its first line with formulas drawn, and Show more and Show less where there is more. `of` names the question. */
export function PromptCell({ text, of }: { text: string; of: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const words = onOneLine(text)
  if (isOpen || words.length > oneLine) {
    return (
      <div className={isOpen ? styles.open : styles.folded}>
        <div id={id} className={styles.words}>
          {isOpen ? <RichText text={text} /> : <RichText inline text={firstWords(words)} />}
        </div>
        <Button variant="text" size="row" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span className={isOpen ? undefined : styles.more}>{isOpen ? 'Show less' : 'Show more'}</span>
          <VisuallyHidden> of {of}</VisuallyHidden>
        </Button>
      </div>
    )
  }
  return (
    <span className={styles.words}>
      <RichText inline text={words} />
    </span>
  )
}

const styles = {
  folded: css({
    display: 'flex',
    alignItems: 'center',
    '& > div': { flex: '1', minWidth: '0', overflow: 'clip', textOverflow: 'ellipsis' },
    '& > button': { flexShrink: '0', marginInlineEnd: '-2.5' },
    // A card has no room for the words beside the text: there the text itself is pressed.
    '@container data-table (width < 52rem)': { position: 'relative', '& > button': { position: 'absolute', inset: '0', width: 'full', minHeight: '0', m: '0' } },
  }),
  open: css({ py: '3', whiteSpace: 'normal', '& > button': { marginInlineStart: '-2.5' } }),
  words: css({ color: 'muted' }),
  more: css({ '@container data-table (width < 52rem)': { srOnly: true } }),
}
