import type { ReactNode } from 'react'
import { band, type BandVariantProps } from '#styled/recipes'
import { asSentence } from '#src/ui/text/as-sentence.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { refreshCw, triangleAlert } from '#src/ui/icons/icons.ts'

/** A band in a tone with an icon, words and something at its right end. `announce` makes it a status that screen readers hear. */
export function Band(props: BandVariantProps & { icon: IconNodes; action?: ReactNode; announce?: boolean; children: ReactNode }) {
  const styles = band({ tone: props.tone, shape: props.shape })
  return (
    <div className={styles.root} role={props.announce ? 'status' : undefined}>
      <Icon of={props.icon} size={24} />
      <p className={styles.words}>{props.children}</p>
      {props.action === undefined ? null : <div className={styles.action}>{props.action}</div>}
    </div>
  )
}

type ErrorBandProps = { children: ReactNode; safe?: ReactNode; onRetry?: () => void; retryLabel?: string; retrying?: boolean; box?: boolean }

/**
 * What failed, in its literal words (`children`, which get their full stop here), what is `safe` ("Your answer is still here."),
 * and Try again when `onRetry` is given.
 * `box` stands free with round corners; without it the band fills the top of its list.
 */
export function ErrorBand(props: ErrorBandProps) {
  const styles = band({ tone: 'bad', shape: props.box ? 'box' : 'edge' })
  return (
    <div role="alert" className={styles.root}>
      <Icon of={triangleAlert} size={24} />
      <p className={styles.words}>
        <strong>{typeof props.children === 'string' ? asSentence(props.children) : props.children}</strong> {props.safe}
      </p>
      {props.onRetry === undefined ? null : (
        <div className={styles.action}>
          <Button variant="danger" size="sm" icon={refreshCw} busy={props.retrying} busyLabel="Trying..." onClick={props.onRetry}>
            {props.retryLabel ?? 'Try again'}
          </Button>
        </div>
      )}
    </div>
  )
}
