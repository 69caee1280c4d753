import type { KeyPart } from '#contract/sessions/verdicts.ts'
import { css, cx } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check, x } from '#src/ui/icons/icons.ts'

/** What an answer has of a key of several parts, and what not: a tick or a cross before each, and a word behind what is missing. */
export function KeyParts({ parts }: { parts: readonly KeyPart[] }) {
  if (parts.length === 0) return null
  return (
    <ul className={styles.list}>
      {parts.map(({ text, is_met: isMet }, index) => (
        <li key={`${index} ${text}`} className={styles.part}>
          <span className={cx(styles.sign, isMet ? styles.met : undefined)}>
            <Icon of={isMet ? check : x} size={16} label={isMet ? 'There:' : 'Missing:'} />
          </span>
          <span className={isMet ? undefined : styles.missing}>
            <bdi>{text}</bdi>
            {isMet ? null : <span aria-hidden>, missing</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const styles = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '1.5' }),
  part: css({ display: 'flex', gap: '2', overflowWrap: 'break-word', minWidth: '0' }),
  sign: css({ flexShrink: '0', pt: '0.5' }),
  met: css({ color: 'good' }),
  missing: css({ color: 'muted' }),
}
