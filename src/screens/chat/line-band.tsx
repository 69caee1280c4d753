import { type ReactNode, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconNodes } from '#src/ui/icon.tsx'
import { copy, monitorSmartphone, wifiOff } from '#src/ui/icons.ts'
import type { ChatLine } from './chat-view.ts'

/** The band under the header when the connection is away or the session went on elsewhere; it speaks when it appears. */
export function LineBand({ line, isTimed, onContinueHere }: { line: ChatLine; isTimed: boolean; onContinueHere: () => void }) {
  return (
    <div role="status" className={css({ flexShrink: '0' })}>
      {line.state === 'offline' ? (
        <Band icon={wifiOff} lead="You're offline.">
          {line.unsent === null ? 'What you type stays here.' : 'Your answer is kept here and sent when you’re back.'}
          {isTimed ? ' The time keeps running.' : ''}
        </Band>
      ) : null}
      {line.state === 'elsewhere' ? (
        <Band icon={monitorSmartphone} lead="This assignment went on in another tab or device." actions={<Elsewhere text={line.text} onContinueHere={onContinueHere} />}>
          {line.text === '' ? '' : 'What you typed here was not sent:'}
        </Band>
      ) : null}
    </div>
  )
}

function Elsewhere({ text, onContinueHere }: { text: string; onContinueHere: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const copyText = () => void navigator.clipboard.writeText(text).then(() => setIsCopied(true), () => setIsCopied(false))
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '3', mt: '2' })}>
      {text === '' ? null : (
        <textarea
          readOnly
          rows={2}
          aria-label="What you typed here"
          value={text}
          className={css({ width: 'full', maxHeight: '24', p: '2.5', background: 'surface', color: 'ink', border: '1px solid', borderColor: 'control', borderRadius: 'control' })}
        />
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button size="sm" onClick={onContinueHere}>
          Continue here
        </Button>
        {text === '' ? null : (
          <Button size="sm" variant="secondary" icon={copy} onClick={copyText}>
            {isCopied ? 'Copied' : 'Copy my text'}
          </Button>
        )}
      </div>
    </div>
  )
}

function Band({ icon, lead, children, actions }: { icon: IconNodes; lead: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={css({ background: 'todayTint', color: 'todayInk', px: '4', py: '2.5', display: 'flex', justifyContent: 'center', gap: '3' })}>
      <Icon of={icon} size={20} className={css({ flexShrink: '0', mt: '0.5' })} />
      <div className={css({ maxWidth: 'reading' })}>
        <p>
          <strong>{lead}</strong> {children}
        </p>
        {actions}
      </div>
    </div>
  )
}
