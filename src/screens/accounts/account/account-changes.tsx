import type { AccountChange } from '#contract/accounts/account-changes.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

type AccountChangesProps = { view: ReadingView<{ results: readonly AccountChange[] }>; timeZone: string; onRetry: () => void }

/** What others changed of the own account, newest first; nothing while nobody did. */
export function AccountChanges({ view, timeZone, onRetry }: AccountChangesProps) {
  if (view.mode === 'failed') {
    return (
      <ErrorBand box onRetry={onRetry}>
        Failed to load changes by others
      </ErrorBand>
    )
  }
  const changes = view.mode === 'ready' ? view.found.results : []
  if (changes.length === 0) return null
  return (
    <Panel title="Changed by others">
      <ul className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
        {changes.map((change) => (
          <li key={change.id}>
            {sentenceOf(change)} <time className={css({ color: 'muted', textStyle: 'label', whiteSpace: 'nowrap' })}>{formatMoment(change.at, timeZone)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function sentenceOf({ kind, fields, by }: AccountChange): string {
  const who = by ?? 'Somebody'
  if (kind === 'password') return `${isolated(who)} gave you a new password.`
  if (kind === 'start_password') return `${isolated(who)} gave you a new start password.`
  return `${isolated(who)} changed your ${fields.length === 0 ? 'details' : inWords(fields.map((field) => fieldWords[field]))}.`
}

function inWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}

const fieldWords = { name: 'name', username: 'username', email: 'email address' }
