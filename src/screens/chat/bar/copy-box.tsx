import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { copy } from '#src/ui/icons/icons.ts'
import { useCopy } from '#src/ui/hooks/use-copy.ts'

/** A text that could not be sent, to be copied by button or by hand; `children` are buttons before Copy. */
export function CopyBox({ text, children }: { text: string; children?: ReactNode }) {
  const { outcome, copy: copyText } = useCopy(text)
  return (
    <div className={styles.root}>
      <textarea dir="auto" readOnly rows={2} aria-label="What you typed" value={text} className={styles.text} />
      <div className={styles.buttons}>
        {children}
        <Button size="sm" variant="secondary" icon={copy} onClick={copyText}>
          {outcome === 'copied' ? 'Copied' : 'Copy my text'}
        </Button>
      </div>
    </div>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2.5', width: 'full' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  text: css({
    width: 'full',
    maxHeight: '24',
    p: '2.5',
    background: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    resize: 'none',
  }),
}
