import { css } from '#styled/css'
import { countOf } from '#src/ui/data-table/counts.ts'
import type { BatchChange } from './batch-changes.ts'

const most = 5

/** What will change before it does: how many, and the first of them one by one. `total` is how many are chosen. */
export function BatchPreview({ changes, total }: { changes: readonly BatchChange[]; total: number }) {
  const same = total - changes.length
  const rest = changes.length - most
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5', color: 'muted' })}>
      <p role="status">
        {changes.length === 0 ? 'Nothing changes yet.' : `${countOf(changes.length, noun)} will change${same === 0 ? '' : `, ${same} already ${same === 1 ? 'has' : 'have'} these settings`}.`}
      </p>
      {changes.length === 0 ? null : (
        <ul aria-label="What will change" className={css({ display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'label' })}>
          {changes.slice(0, most).map(({ id, name, words }) => (
            <li key={id}>
              <strong dir="auto" className={css({ color: 'ink' })}>{name}</strong>: {words}
            </li>
          ))}
          {rest > 0 ? <li>+{rest} more</li> : null}
        </ul>
      )}
    </div>
  )
}

const noun = { one: 'assignment', many: 'assignments' }
