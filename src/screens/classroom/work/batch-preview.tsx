import type { Assignment } from '#contract/assignments/assignment.ts'
import { css } from '#styled/css'
import type { BatchChange } from './batch-changes.ts'
import { willChangeWords } from './work-words.ts'

const most = 5

/** What will change before it does: how many, and the first of them one by one. `work` is all that is chosen. */
export function BatchPreview({ changes, work }: { changes: readonly BatchChange[]; work: readonly Assignment[] }) {
  const same = work.length - changes.length
  const rest = changes.length - most
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5', color: 'muted' })}>
      <p role="status">
        {changes.length === 0 ? 'Nothing changes yet.' : `${willChangeWords(work, changes.length)}${same === 0 ? '' : `, ${same} already ${same === 1 ? 'has' : 'have'} these settings`}.`}
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
