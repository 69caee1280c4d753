import { css, cx } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { keyboard } from '#src/ui/icons/icons.ts'
import { raised } from '#src/ui/layout/raised.ts'

const keys = [
  ['Enter', 'Send'],
  ['Shift + Enter', 'New line'],
  ['Alt + N', 'Next Question, when it is offered'],
  ['Alt + T', 'Say the time'],
] as const

/** The keys of the session in a small popover; only where there is a keyboard to press them on. */
export function KeysHelp() {
  return (
    <div className={styles.root}>
      <Button variant="quiet" icon={keyboard} popoverTarget="session-keys">
        Keys
      </Button>
      <div id="session-keys" popover="auto" className={styles.popover}>
        <h2 className={styles.title}>Keys</h2>
        <dl className={styles.keys}>
          {keys.map(([key, what]) => (
            <div key={key} className={styles.key}>
              <dt>
                <kbd className={styles.kbd}>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

const styles = {
  root: css({ display: 'none', '@media (hover: hover) and (min-width: 768px)': { display: 'block' } }),
  popover: cx(
    raised,
    css({
      position: 'fixed',
      inset: 'auto',
      insetInlineEnd: '[max(1rem, calc((100vw - 60rem) / 2 + 1.25rem))]',
      bottom: '[9.5rem]',
      p: '5',
      color: 'ink',
    }),
  ),
  title: css({ textStyle: 'body', fontWeight: 'strong', mb: '2.5' }),
  keys: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  key: css({ display: 'grid', gridTemplateColumns: '[8rem auto]', alignItems: 'center', gap: '3', textStyle: 'dense' }),
  kbd: css({ fontFamily: 'mono', textStyle: 'caption', px: '1.5', py: '0.5', border: '1px solid', borderColor: 'hairlineStrong', borderRadius: 'corner', background: 'sunken' }),
}
