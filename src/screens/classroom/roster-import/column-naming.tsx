import { type FormEvent, useId, useState } from 'react'
import { css } from '#styled/css'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { ImportColumn, NamedKind } from './import-view.ts'

/** What a column may hold, as it is offered. */
const kinds: readonly { value: NamedKind; label: string }[] = [
  { value: 'other', label: 'Leave out' },
  { value: 'name', label: 'Whole name' },
  { value: 'firstName', label: 'First name' },
  { value: 'lastName', label: 'Last name' },
  { value: 'email', label: 'Email' },
  { value: 'username', label: 'Username' },
  { value: 'age', label: 'Age' },
  { value: 'password', label: 'Start password' },
]

type ColumnNamingProps = {
  id: string
  columns: readonly ImportColumn[]
  sentence: string | null
  onNamed: (kinds: readonly NamedKind[]) => void
}

/** Says of each column of a file what it holds; its submit stands in the foot of the dialog and names this form by `id`. */
export function ColumnNaming({ id, columns, sentence, onNamed }: ColumnNamingProps) {
  const first = useId()
  const [chosen, setChosen] = useState(() => columns.map(({ kind }) => kind))
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onNamed(chosen)
  }
  return (
    <form id={id} onSubmit={submit} className={stack}>
      {sentence === null ? null : (
        <Notice tone="bad">
          <p>{sentence}</p>
        </Notice>
      )}
      <p>Say what each column of your file holds. A student needs a name and an email. What you choose here is remembered for your next file.</p>
      <ul className={list}>
        {columns.map(({ title, example }, at) => (
          <li key={`${at} ${title}`} className={row}>
            <label htmlFor={`${first}-${at}`} className={css({ minWidth: '0', overflowWrap: 'break-word' })}>
              <bdi className={css({ fontWeight: 'semibold' })}>{title}</bdi>
              {example === '' ? null : (
                <span className={css({ display: 'block', color: 'muted', textStyle: 'label' })}>
                  as in “<bdi>{example}</bdi>”
                </span>
              )}
            </label>
            <Select id={`${first}-${at}`} value={chosen[at] ?? 'other'} options={kinds} onChange={(kind) => setChosen(chosen.with(at, kind))} />
          </li>
        ))}
      </ul>
    </form>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none', maxWidth: '[44rem]' })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr]', md: '[1fr 14rem]' },
  alignItems: 'center',
  gap: '2',
  py: '2.5',
  borderBottom: '1px solid',
  borderBottomColor: 'hairline',
})
