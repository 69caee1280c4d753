import type { MouseEvent } from 'react'
import { css } from '#styled/css'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** Everything that is wrong with the form around it, by the name of its field; each line leads to its field. */
export function ErrorSummary({ fields }: { fields: Readonly<Record<string, string>> }) {
  const problems = Object.entries(fields)
  if (problems.length === 0) return null
  return (
    <Notice tone="bad">
      <p>Please correct the following errors</p>
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
        {problems.map(([field, sentence]) => (
          <li key={field}>
            <a href={`#${field}`} className={css({ display: 'block', py: '1', color: 'badInk' })} onClick={(event) => goTo(event, field)}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The address stays as it is: it names the page, not a place in its form. */
function goTo(event: MouseEvent<HTMLAnchorElement>, field: string) {
  event.preventDefault()
  event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}
