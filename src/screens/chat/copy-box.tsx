import { useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { copy } from '#src/ui/icons.ts'

/** A text that could not be sent, to be copied by button or by hand. */
export function CopyBox({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  function copyText() {
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <div className={styles.root}>
      <textarea readOnly rows={2} aria-label="What you typed" value={text} className={styles.text} />
      <Button size="sm" variant="secondary" icon={copy} onClick={copyText}>
        {isCopied ? 'Copied' : 'Copy my text'}
      </Button>
    </div>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' }),
  text: css({
    width: 'full',
    maxHeight: '24',
    p: '2.5',
    background: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    fieldSizing: 'content',
  }),
}
