import type { AccountChange } from '#contract/account-changes.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Panel } from '#src/ui/panel.tsx'

/** What others changed of the own account, newest first; nothing while nobody did. */
export function AccountChanges({ changes, timeZone }: { changes: readonly AccountChange[]; timeZone: string }) {
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
  if (kind === 'password') return `${who} gave you a new password.`
  if (kind === 'start_password') return `${who} gave you a new start password.`
  return `${who} changed your ${fields.length === 0 ? 'details' : inWords(fields.map((field) => fieldWords[field]))}.`
}

function inWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}

const fieldWords = { name: 'name', username: 'username', email: 'e-mail address' }
